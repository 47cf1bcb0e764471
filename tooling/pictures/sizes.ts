/** Pixels of a picture for each CSS pixel. */
export const pixelRatio = 2;

/** What a picture may weigh. Most are far lighter; a friction chart at twice the pixels is not, and is loaded only when it comes into view. */
export const mostBytes = 170_000;

/** The size that readers of links ask for, and what such a picture may weigh. */
export const linkPictureSize = { width: 1200, height: 630 };
export const mostLinkBytes = 100_000;
