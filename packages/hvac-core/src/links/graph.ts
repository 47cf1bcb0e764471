/** A file with the files that its inputs are linked to. */
export interface FileLinks {
  readonly id: string;
  /** Ids of the files that it is linked to; ids of no file here are ignored. */
  readonly linksTo: readonly string[];
}

/** Files in the order in which they are calculated. */
export interface FileOrder {
  /** Every file after all that it is linked to; files without links between them in the given order. */
  readonly order: readonly string[];
  /** Files that are linked in a circle: each circle from the file that was given first, in the order of its links. */
  readonly circles: readonly (readonly string[])[];
}

/**
 * The order in which the files of a project are calculated, each after those that it is linked to.
 *
 * @param files the files, each with those that it is linked to
 * @returns the order of all files; files of a circle stand where the first of them is reached, and the circle is named
 * @example
 * ```ts
 * import { fileOrder } from "@org/hvac-core/links";
 * fileOrder([{ id: "duct", linksTo: ["room"] }, { id: "room", linksTo: [] }]).order; // ["room","duct"]
 * ```
 */
export function fileOrder(files: readonly FileLinks[]): FileOrder {
  const byId = new Map(files.map((file) => [file.id, file]));
  const place = new Map<string, "open" | "done">();
  const order: string[] = [];
  const circles: string[][] = [];
  // With a separate stack: links may lead through a whole project.
  for (const { id: start } of files) {
    const path: { readonly id: string; readonly left: string[] }[] = [];
    const enter = (id: string): void => {
      place.set(id, "open");
      path.push({ id, left: (byId.get(id)?.linksTo ?? []).filter((each) => byId.has(each)).toReversed() });
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
 * @param files the files, each with those that it is linked to
 * @param file the file that gets the link
 * @param linked the file of the result
 * @returns the files from `file` by `linked` back to `file`, `file` at both ends; `undefined` where the link closes no circle
 * @example
 * ```ts
 * import { circleThrough } from "@org/hvac-core/links";
 * const files = [{ id: "fan", linksTo: ["duct"] }, { id: "duct", linksTo: [] }];
 * circleThrough(files, "duct", "fan"); // ["duct","fan","duct"]
 * circleThrough(files, "fan", "duct"); // undefined
 * ```
 */
export function circleThrough(files: readonly FileLinks[], file: string, linked: string): readonly string[] | undefined {
  if (file === linked) return [file, file];
  const byId = new Map(files.map((each) => [each.id, each]));
  const cameFrom = new Map<string, string>([[linked, file]]);
  const waiting = [linked];
  for (const id of waiting)
    for (const next of byId.get(id)?.linksTo ?? []) {
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
