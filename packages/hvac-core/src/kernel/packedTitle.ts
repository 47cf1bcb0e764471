/**
 * What people see of data packed into one line of text: its title, the second of its parts.
 *
 * @param text `kind|title|…`, the title percent-encoded
 * @returns the title; of other text its beginning
 */
export function packedTitle(text: string): string {
  const [, title] = text.slice(0, 2000).split("|");
  if (title === undefined) return text.length > 40 ? `${text.slice(0, 40)}…` : text;
  try {
    return decodeURIComponent(title);
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    return title;
  }
}
