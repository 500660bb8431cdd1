type ThumbnailProps = { name: string; version: number }

/** The text alternative is empty, because the name of the picture or what it shows is beside it. */
export const Thumbnail = ({ name, version }: ThumbnailProps) => (
  <img className="thumbnail" src={pictureAddress({ name, version })} alt="" loading="lazy" />
)

/** Returns the address of a picture's thumbnail. A new version of the picture has a new address. */
export const pictureAddress = ({ name, version }: ThumbnailProps, size = 'small') =>
  `/edit/api/pictures/${name}?size=${size}&version=${version}`
