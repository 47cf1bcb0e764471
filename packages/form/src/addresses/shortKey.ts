/** The one parameter of a short link: all others, compressed. */
export const shortKey = "z";
