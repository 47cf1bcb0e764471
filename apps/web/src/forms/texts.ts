/** Texts of forms that are sent. */
export const texts = { slow: "The server is slow to respond. What you typed is kept." };
