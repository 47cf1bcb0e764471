/**
 * Makes records of these names, to be filled in.
 *
 * A record that begins as a copy keeps the compact form of objects with fixed names; one to which many names are added becomes a slow hash table.
 * `Object.assign` copies ten times as fast as a spread where the same code copies records of many kinds (0.2 µs instead of 2 µs for 50 names: twice
 * per section, that is 2 of the 5 ms that 500 sections may take, `pnpm bench`).
 */
export function recordsOf(names: readonly string[]): () => Record<string, unknown> {
  const blank: Readonly<Record<string, unknown>> = Object.fromEntries(names.map((name) => [name, undefined]));
  return () => Object.assign({}, blank);
}
