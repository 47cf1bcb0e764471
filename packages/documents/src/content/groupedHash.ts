/** A hash in groups that can be read aloud, and between which a line may end. */
export function groupedHash(hash: string): string {
  return hash.replaceAll(/.{8}(?=.)/g, "$& ");
}
