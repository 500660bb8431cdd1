import type { GeneratedPicture } from '#schema/picture-slots.ts'

type PictureProps = {
  picture: GeneratedPicture
  /** Empty if the picture is decorative. */
  alt: string
  className?: string | undefined
  /** Where the slot alone does not say how wide the picture is shown. */
  sizes?: string
  /** The first picture of a page is loaded with the document; every other when it is near. */
  hasPriority?: boolean
}

const DARK = '(prefers-color-scheme: dark)'

export function Picture({ picture, alt, className, hasPriority = false, ...rest }: PictureProps) {
  const { file, widths, height, themed } = picture
  const { sizes = picture.sizes } = rest
  const address = `${import.meta.env.BASE_URL}assets/${file}`
  const srcSet = (suffix: string) => widths.map((w) => `${address}-${w}${suffix} ${w}w`).join()
  return (
    <picture>
      {themed && <source type="image/avif" media={DARK} srcSet={srcSet('-dark.avif')} sizes={sizes} />}
      <source type="image/avif" srcSet={srcSet('.avif')} sizes={sizes} />
      <img
        className={className}
        src={`${address}.webp`}
        width={Math.max(...widths)}
        height={height}
        alt={alt}
        loading={hasPriority ? undefined : 'lazy'}
        fetchPriority={hasPriority ? 'high' : undefined}
        // Otherwise the frame after the first paint waits for decoding, and input with it.
        decoding={hasPriority ? 'async' : undefined}
      />
    </picture>
  )
}
