// The one door to content/: typed words and pictures, checked when the site was built.
import { made } from 'virtual:content'
import type { Content } from './made.ts'

export const content: Content = made
