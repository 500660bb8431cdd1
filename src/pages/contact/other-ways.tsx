import { lateContent } from '#content/late-content.ts'
import styles from './contact-page.module.css'

type OtherWaysProps = {
  /** What the visitor has written so far, carried over into a letter. */
  form?: HTMLFormElement | null
}

/** The ways to reach the practice without the form, where the owner has given any. */
export function OtherWays({ form }: OtherWaysProps) {
  const { email, phone, whatsapp } = lateContent.ways
  if (!email && !phone && !whatsapp) return null
  const message = form ? new FormData(form).get('message') : null
  const body = message ? `?body=${encodeURIComponent(String(message))}` : ''
  const digits = (number: string) => number.replace(/[^0-9+]/g, '')
  return (
    <>
      <p>{lateContent.failed.otherWays}</p>
      <ul className={styles.ways}>
        {email && (
          <li>
            <a href={`mailto:${email}${body}`}>{email}</a>
          </li>
        )}
        {phone && (
          <li>
            <a href={`tel:${digits(phone)}`}>{phone}</a>
          </li>
        )}
        {whatsapp && (
          <li>
            <a href={`https://wa.me/${digits(whatsapp).slice(1)}`}>WhatsApp {whatsapp}</a>
          </li>
        )}
      </ul>
    </>
  )
}
