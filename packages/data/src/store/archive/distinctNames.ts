import { cutText, limits } from "../../documents/index.ts";

/**
 * Unused names for imported projects: `Tower`, or, where that is taken, `Tower (2)`.
 *
 * @param names in the export
 * @param taken names of existing projects
 */
export function distinctNames(names: readonly string[], taken: readonly string[]): readonly string[] {
  const used = new Set(taken);
  return names.map((name) => {
    let free = name;
    for (let number = 2; used.has(free); number += 1) free = numbered(name, number);
    used.add(free);
    return free;
  });
}

function numbered(name: string, number: number): string {
  const suffix = ` (${number})`;
  return cutText(name, limits.nameLength - suffix.length) + suffix;
}
