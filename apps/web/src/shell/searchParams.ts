/** Longest address that is read; browsers and servers cut beyond. */
const maxSearchLength = 16_000;

/** Search parameters are texts, as they stand in the address; each page reads its own, carefully. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search.slice(0, maxSearchLength)));
}

export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) if (typeof value === "string") params.set(key, value);
  const text = params.toString();
  return text && `?${text}`;
}

/** For pages that take any parameters: a calculator's fields are not known to the router. */
export function anySearch(search: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(search).filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}
