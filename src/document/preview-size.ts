/** The size of the picture beside a shared link. Facebook, WhatsApp and others show it uncropped. */
export const PREVIEW_SIZE = { width: 1200, height: 630 }
