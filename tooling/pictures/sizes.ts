/** Pixels of a picture for each CSS pixel. */
export const pixelRatio = 2;

/** Maximum bytes of a picture. Only a friction chart at twice the pixels comes near, and it is loaded only when it comes into view. */
export const maxBytes = 170_000;

/** The size that readers of links ask for, and the maximum bytes of such a picture. */
export const linkPictureSize = { width: 1200, height: 630 };
export const maxLinkBytes = 100_000;
