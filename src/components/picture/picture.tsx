import type { GeneratedPicture } from '#schema/picture-slots.ts'

type PictureProps = {
  picture: GeneratedPicture
  /** The text is empty if the picture is decorative. */
  alt: string
  className?: string | undefined
  /** Replaces the slot's `sizes` if the picture is shown at other widths than most of its slot. */
  sizes?: string
  /** The first picture of a page is loaded with the document, every other when the visitor has scrolled near it. */
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
        // A picture that is decoded with the document would delay the frame after the first paint, and input with it.
        decoding={hasPriority ? 'async' : undefined}
      />
    </picture>
  )
}
