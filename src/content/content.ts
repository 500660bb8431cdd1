// content/, typed and checked: the only way in for pages.
import { content as made } from 'virtual:content'
import type { Content } from './made.ts'

export const content: Content = made
