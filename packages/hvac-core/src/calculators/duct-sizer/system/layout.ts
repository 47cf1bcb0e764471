import { valuesFromSource, treeChildren, treeParents } from "../../../trees/tree.ts";
import { isBelow } from "../../../quantity/tolerance.ts";
import { joinPath, OutOfRangeError } from "../../../kernel/index.ts";
import type { AirPath, SectionPlace, SectionRow } from "../duct.ts";
import type { Leaving } from "./junctions.ts";
import { sectionName } from "../sectionName.ts";

/** The rows of a system as a tree. By row: its parent (−1 at the fan), what is connected to it, and which air it carries. */
export interface Layout {
  readonly rows: readonly SectionRow[];
  readonly parents: readonly number[];
  readonly children: readonly (readonly number[])[];
  readonly paths: readonly AirPath[];
}

/** Rows are the very same from one reading to the next as long as nothing changed in them. */
const compactRows = new WeakMap<SectionRow, SectionRow>();

/** A copy, which engines keep in a compact form, unlike a row that was read field by field: it is asked for dozens of times. */
function compactRow(row: SectionRow): SectionRow {
  let compact = compactRows.get(row);
  if (!compact) {
    compact = { ...row };
    compactRows.set(row, compact);
  }
  return compact;
}

/** @throws {OutOfRangeError} when there are no sections, or none of them delivers or takes air */
export function layoutOf(sections: readonly SectionRow[]): Layout {
  const rows = sections.length > 1 ? sections.map(compactRow) : sections;
  if (rows.length === 0) throw new OutOfRangeError({ parameter: "sections", value: Number.NaN, min: 1, max: 500, unit: "" });
  const parents = treeParents(rows);
  const paths = valuesFromSource(
    parents,
    rows.map(({ airPath }) => airPath),
  );
  if (rows.every(({ airflow }) => airflow === 0))
    throw new OutOfRangeError({
      parameter: joinPath("sections", rows.at(-1)!.id, "airflow"),
      value: 0,
      min: 0,
      max: 200,
      unit: "m³/s",
      reason: "no section delivers or takes air; state an airflow where a terminal is",
    });
  return { rows, parents, children: treeChildren(parents), paths };
}

/** The one of several sections that carries more than each of the others; undefined where two carry the same. */
function greatest(of: readonly number[], airflows: readonly number[]): number | undefined {
  const [first, second] = of.toSorted((one, other) => airflows[other]! - airflows[one]!);
  if (first === undefined) return undefined;
  return second !== undefined && !isBelow(airflows[second]!, airflows[first]!) ? undefined : first;
}

/** Groups of sections that carry the most from one, and the same: none of them goes straight on. */
export function tiedSections({ rows, children }: Layout, airflows: readonly number[]): number[][] {
  return children.flatMap((connected) => {
    const flowing = connected.filter((index) => airflows[index]! > 0);
    if (flowing.some((index) => rows[index]!.junction === "straight")) return [];
    const free = flowing.filter((index) => rows[index]!.junction === "auto");
    const most = Math.max(0, ...free.map((index) => airflows[index]!));
    const tied = free.filter((index) => !isBelow(airflows[index]!, most));
    return tied.length > 1 ? [tied] : [];
  });
}

/** By row, how it leaves the section that it is connected to. @throws {OutOfRangeError} when two go straight on from one */
export function leavingOf({ rows, children, parents }: Layout, airflows: readonly number[]): Leaving[] {
  const nameOf = (index: number): string => sectionName(rows, index);
  const leaving: Leaving[] = rows.map(({ junction }, index) => (parents[index] === -1 || junction === "none" ? "none" : "branch"));
  for (const [parent, connected] of children.entries()) {
    // What carries no air takes nobody's place.
    const stated = connected.filter((index) => rows[index]!.junction === "straight" && airflows[index]! > 0);
    if (stated.length > 1) {
      const [first, second] = stated;
      throw new OutOfRangeError({
        parameter: joinPath("sections", rows[second!]!.id, "junction"),
        value: stated.length,
        min: 0,
        max: 1,
        unit: "",
        reason: `${nameOf(first!)} already goes straight on from ${nameOf(parent)}, and only one section can`,
      });
    }
    const flowing = connected.filter((index) => rows[index]!.junction === "auto" && airflows[index]! > 0);
    const straight = stated[0] ?? greatest(flowing, airflows);
    if (straight !== undefined) leaving[straight] = "straight";
  }
  return leaving;
}

/** By row, where it stands: which part of the system it is for the limits of noise. */
export function placesOf({ rows, parents, children, paths }: Layout, leaving: readonly Leaving[]): SectionPlace[] {
  const isTrunk: boolean[] = [];
  return rows.map((row, index) => {
    const parent = parents[index]!;
    isTrunk.push(parent === -1 || (leaving[index] === "straight" && isTrunk[parent]!));
    const isLast = parent !== -1 && children[index]!.length === 0;
    const byPlace = isLast ? "runout" : isTrunk[index] ? "main" : "branch";
    return { path: paths[index]!, isAtFan: parent === -1, part: row.ductPart === "auto" ? byPlace : row.ductPart };
  });
}
