/** One degree in radians. */
export const degree = Math.PI / 180;
