/** Maximum length of an address that is read; browsers and servers truncate longer ones. */
const maxSearchLength = 16_000;

/** Search parameters as texts, unconverted; each page reads its own and checks them. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search.slice(0, maxSearchLength)));
}

export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) if (typeof value === "string") params.set(key, value);
  const text = params.toString();
  return text && `?${text}`;
}

/** Accepts any parameters: the router does not know a calculator's fields. */
export function anySearch(search: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(search).filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}
