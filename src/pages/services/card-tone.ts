export type CardTone = 'light' | 'dark'

/** Product cards alternate. The content schema uses it, because each picture is made on the background of its card. */
export const cardTone = (index: number): CardTone => (index % 2 === 0 ? 'light' : 'dark')
