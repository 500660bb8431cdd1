type ThumbnailProps = { name: string; version: number }

/** Its name, or what it shows, stands beside it. */
export const Thumbnail = ({ name, version }: ThumbnailProps) => (
  <img className="thumbnail" src={pictureAddress({ name, version })} alt="" loading="lazy" />
)

/** A new version of a picture has a new address. */
export const pictureAddress = ({ name, version }: ThumbnailProps, size = 'small') =>
  `/edit/api/pictures/${name}?size=${size}&version=${version}`
