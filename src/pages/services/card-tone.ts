export type CardTone = 'light' | 'dark'

/** Product cards alternate. The build asks too, because each picture is made on the background of its card. */
export const cardTone = (index: number): CardTone => (index % 2 === 0 ? 'light' : 'dark')
