// Words that are shown after an enquiry was sent or failed. Apart, so that they come with the code that shows them.
import { late } from 'virtual:late-content'
import type { Content } from './made.ts'

export const lateContent: LateContent = late

export type LateContent = Pick<Content['contact'], 'sent' | 'failed'> & Pick<Content['practice'], 'ways'>
