import { basename } from "node:path";

/**
 * Names classes after their file and themselves: a kilobyte less script than hashes. File names must differ for it, or one part of the page would
 * dress as another.
 *
 * @throws {Error} when two style modules have the same name
 */
export function classNames(): (name: string, file: string) => string {
  const files = new Map<string, string>();
  return (name, address) => {
    const file = address.replace(/\?.*$/, "");
    const base = basename(file, ".module.css");
    const other = files.get(base) ?? file;
    if (other !== file) throw new Error(`${file} and ${other} have the same name, and so would their classes. Rename one of them.`);
    files.set(base, file);
    return `${base}-${name}`;
  };
}
