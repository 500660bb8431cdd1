// The only list of pages, and of the files in content/. The types of all content follow from it.
import type { z } from 'zod'
import { about } from './about.ts'
import { colours } from './colours.ts'
import { contact } from './contact.ts'
import { home } from './home.ts'
import { notFound } from './not-found.ts'
import type { GeneratedPicture, PictureName } from './picture-slots.ts'
import { practice } from './practice.ts'
import { services } from './services.ts'

/** A page has one name: in its address, of its file in content/, and of its folder in src/pages/. */
export const pageSchemas = { home, about, services, contact }

export const fileSchemas = { ...pageSchemas, 'not-found': notFound, practice, colours }

export type PageName = keyof typeof pageSchemas

/** The checked values of all files in content/. */
export type CheckedContent = { [File in keyof typeof fileSchemas]: z.output<(typeof fileSchemas)[File]> }

/** Checked content with every picture's name replaced by the picture that the build made of it. */
type Generated<Value> = Value extends PictureName
  ? GeneratedPicture
  : Value extends object
    ? { readonly [Key in keyof Value]: Generated<Value[Key]> }
    : Value

export type Content = Generated<CheckedContent>
