export { MAX_PIXELS as MOST_PIXELS } from './make.ts'
