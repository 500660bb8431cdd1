// Puts together what is inlined in the <head> of every document.
import { type BootOptions, bootScript } from './bundle-boot-script.ts'
import { policyElement } from './content-security-policy.ts'
import { versionMark } from './site-version.ts'

type HeadOptions = BootOptions & { style: string; version: string; enquiryOrigin: string | undefined }

/** Returns the elements with script, style and version of the site, and a policy that allows only these. */
export async function inlinedHead({ style, version, enquiryOrigin, ...boot }: HeadOptions) {
  const script = await bootScript(boot)
  return {
    policy: policyElement({ script, style, enquiryOrigin }),
    elements: `<script>${script}</script><style>${style}</style>${versionMark(version)}`,
  }
}
