import { optimize } from 'svgo'
import { about } from './scenes/about.mjs'
import { contact } from './scenes/contact.mjs'
import { home } from './scenes/home.mjs'
import { signs } from './scenes/interface.mjs'
import { products } from './scenes/products.mjs'
import { services } from './scenes/services.mjs'

/** Every picture that this tool can draw. */
export const pictures = [...home, ...about, ...products, ...services, ...contact, ...signs]

/** The finished file: drawn, then written as briefly as its lines allow. */
export function drawPicture({ svg, decimals }) {
  const { data } = optimize(svg(), {
    floatPrecision: decimals,
    plugins: [
      {
        name: 'preset-default',
        params: {
          overrides: {
            // Ids carry the picture's name, so that two pictures in one page cannot take each other's gradients.
            cleanupIds: false,
            // A path is one layer of the drawing, and layers are what one looks for when changing a picture by hand.
            mergePaths: false,
          },
        },
      },
    ],
  })
  return data
}
