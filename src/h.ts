// What JSX becomes in a build: see vite.config.ts.
import { createElement, Fragment } from 'react'

export const h = createElement
export const F = Fragment
