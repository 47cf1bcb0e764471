import { refrigerantsIn } from "./list.ts";

/**
 * All refrigerants that have an equation, by the constants that the library exports and by the names that `refrigerant` takes.
 *
 * @param folder of the data
 * @returns the text of a module
 */
export function listModule(folder: string): string {
  const all = refrigerantsIn(folder).filter(({ kind }) => kind !== "listing");
  const byName = all.map(({ key, source: { name } }) => (name === key ? `  ${key},` : `  ${JSON.stringify(name)}: ${key},`));
  return [
    ...all.map(({ key }) => `import { ${key} } from "./${key}.ts";`),
    "",
    ...all.map(({ key }) => `export { ${key} };`),
    "",
    "/** All refrigerants, by the name that each has. */",
    "export const refrigerantsByName = {",
    ...byName,
    "};",
    "",
  ].join("\n");
}
