/** A file with the files that its inputs are linked to. */
export interface FollowingFile {
  readonly id: string;
  /** Ids of the files that it follows; those that are not among the files do not count. */
  readonly follows: readonly string[];
}

/** Files in the order in which they are calculated. */
export interface FileOrder {
  /** Every file after all that it follows; of files that do not depend on each other, as they were given. */
  readonly order: readonly string[];
  /** Files that follow each other in a circle, each circle from the one that was given first, and in the order in which they follow. */
  readonly circles: readonly (readonly string[])[];
}

/**
 * The order in which the files of a project are calculated, each after those that it follows.
 *
 * @param files the files, each with those that it follows
 * @returns the order of all files; files of a circle stand where the first of them is reached, and the circle is named
 */
export function fileOrder(files: readonly FollowingFile[]): FileOrder {
  const byId = new Map(files.map((file) => [file.id, file]));
  const place = new Map<string, "open" | "done">();
  const order: string[] = [];
  const circles: string[][] = [];
  // With a stack of its own: a chain may be as long as a project.
  for (const { id: start } of files) {
    const path: { readonly id: string; readonly left: string[] }[] = [];
    const enter = (id: string): void => {
      place.set(id, "open");
      path.push({ id, left: (byId.get(id)?.follows ?? []).filter((each) => byId.has(each)).toReversed() });
    };
    if (!place.has(start)) enter(start);
    while (path.length > 0) {
      const top = path.at(-1)!;
      const next = top.left.pop();
      if (next === undefined) {
        place.set(top.id, "done");
        order.push(top.id);
        path.pop();
      } else if (!place.has(next)) enter(next);
      else if (place.get(next) === "open") circles.push(path.slice(path.findIndex(({ id }) => id === next)).map(({ id }) => id));
    }
  }
  return { order, circles };
}

/**
 * The circle that a new link would close.
 *
 * @param files the files, each with those that it follows
 * @param file the file that is to follow
 * @param followed the file that it is to follow
 * @returns the files from `file` by `followed` back to `file`, `file` at both ends; `undefined` where the link closes no circle
 * @example
 * ```ts
 * import { circleThrough } from "@org/hvac-core/chain";
 * const files = [{ id: "fan", follows: ["duct"] }, { id: "duct", follows: [] }];
 * circleThrough(files, "duct", "fan"); // ["duct","fan","duct"]
 * circleThrough(files, "fan", "duct"); // undefined
 * ```
 */
export function circleThrough(files: readonly FollowingFile[], file: string, followed: string): readonly string[] | undefined {
  if (file === followed) return [file, file];
  const byId = new Map(files.map((each) => [each.id, each]));
  const cameFrom = new Map<string, string>([[followed, file]]);
  const waiting = [followed];
  for (const id of waiting)
    for (const next of byId.get(id)?.follows ?? []) {
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, id);
      if (next !== file) {
        waiting.push(next);
        continue;
      }
      const back: string[] = [file];
      for (let step = id; step !== file; step = cameFrom.get(step)!) back.push(step);
      return [...back, file].toReversed();
    }
  return undefined;
}
