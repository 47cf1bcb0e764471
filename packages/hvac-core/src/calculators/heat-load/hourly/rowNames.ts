/** Rooms that a warning names before it gives their number. */
const maxNames = 3;

export interface NamedRow {
  readonly id: string;
  readonly name: string;
}

/** Names of rows as the sheet titles them: by their place in the list where they have none. */
export function rowNames(list: readonly NamedRow[], kind: "Room" | "System"): (row: NamedRow) => string {
  const places = new Map(list.map(({ id }, index) => [id, index + 1]));
  return ({ id, name }) => name || `${kind} ${places.get(id)}`;
}

/** "Office", "Office, Hall", or "Office, Hall, Store and 9 more". */
export function joinedNames(rows: readonly NamedRow[], nameOf: (row: NamedRow) => string): string {
  const names = rows.slice(0, maxNames).map(nameOf);
  const more = rows.length - names.length;
  return more > 0 ? `${names.join(", ")} and ${more} more` : names.join(", ");
}
