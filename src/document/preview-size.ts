/** The picture beside a shared link: what Facebook, WhatsApp and others show uncropped. */
export const PREVIEW_SIZE = { width: 1200, height: 630 }
