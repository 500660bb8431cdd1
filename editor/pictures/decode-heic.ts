// Decodes HEIC, the format of many phones. sharp's packages cannot, so libheif does, and sharp gets its pixels as a PNG.
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

type Pixels = { width: number; height: number; data: Uint8ClampedArray }

/** Returns the picture, upright and with its colour profile. It rejects a file that cannot be decoded. */
export async function decodeHeic(content: Buffer): Promise<Sharp> {
  const { width, height, data } = await pixelsOf(content)
  const picture = sharp(data, { raw: { width, height, channels: 4 } })
  const profile = profileIn(content)
  if (!profile) return picture
  return sharp(withProfile(await picture.png({ compressionLevel: 0 }).toBuffer(), profile))
}

/** Decodes in a thread of its own: a photograph of a phone takes seconds, and the editor saves words meanwhile. */
async function pixelsOf(content: Buffer): Promise<Pixels> {
  const worker = new Worker(new URL('decode-heic-worker.mjs', import.meta.url), {
    workerData: content,
    // The options of this process would load TypeScript in the thread too.
    execArgv: [],
  })
  try {
    // The promise rejects if the thread fails.
    const [pixels] = await once(worker, 'message')
    return pixels
  } finally {
    await worker.terminate()
  }
}

/** Returns the ICC profile of the first image. A `colr` box has its size, its name, the kind `prof`, and the profile. */
function profileIn(content: Buffer): Buffer | undefined {
  const name = content.indexOf('colrprof', 0, 'latin1')
  if (name < 4) return undefined
  const start = name + 'colrprof'.length
  const end = name - 4 + content.readUInt32BE(name - 4)
  const profile = content.subarray(start, end)
  // Each profile has this signature: ICC.1:2022, 7.2.
  return profile.toString('latin1', 36, 40) === 'acsp' ? profile : undefined
}

/** The signature of a PNG and its first chunk have this length: https://www.w3.org/TR/png-3/#11IHDR */
const PNG_START = 33

/** Puts the profile into a PNG: sharp converts from the profile of a file, but takes none with pixels. */
function withProfile(png: Buffer, profile: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from('iCCPprofile\0\0', 'latin1'), deflateSync(profile)])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(body.length - 'iCCP'.length)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([png.subarray(0, PNG_START), size, body, checksum, png.subarray(PNG_START)])
}
