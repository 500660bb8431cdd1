import type { GeneratedPicture } from '#schema/picture-slots.ts'
import { EnquireLink } from '../enquire-link/enquire-link.tsx'
import { inlineMarkup } from '../inline-markup/inline-markup.tsx'
import { plainText } from '../inline-markup/parse-inline.ts'
import { Picture } from '../picture/picture.tsx'
import styles from './care-tiles.module.css'

type CareTile = {
  title: string
  text: string
  /** The subject of the enquiry that the tile leads to. */
  subject: string
  picture: GeneratedPicture
}

type CareTilesProps = {
  tiles: readonly CareTile[]
  /** The place where massages are given, if the owner has said so. */
  place: string | undefined
  /** The sentence that names whom to ask before a massage. */
  safety: string
}

/** Shows the kinds of hands-on care. Each whole tile is a link to the form with its subject. */
export function CareTiles({ tiles, place, safety }: CareTilesProps) {
  return (
    <>
      <ul className={styles.tiles}>
        {tiles.map(({ title, text, subject, picture }) => (
          <li key={title}>
            <Picture className={styles.picture} picture={picture} alt="" />
            <div>
              <h3>{inlineMarkup(title)}</h3>
              <p>{inlineMarkup(text)}</p>
              <EnquireLink subject={plainText(subject)}>Enquire</EnquireLink>
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.notes}>
        {place && <p>{inlineMarkup(place)}</p>}
        <p>{inlineMarkup(safety)}</p>
      </div>
    </>
  )
}
