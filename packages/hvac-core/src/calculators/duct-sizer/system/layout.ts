import { valuesFromSource, treeChildren, treeParents } from "../../../trees/tree.ts";
import { isBelow } from "../../../quantity/tolerance.ts";
import { joinPath, OutOfRangeError } from "../../../kernel/index.ts";
import type { AirPath, SectionPlace, SectionRow } from "../duct.ts";
import type { Leaving } from "./junctions.ts";
import { rowOf } from "../asSystem.ts";
import type { DuctValues } from "../schema.ts";
import { sectionName } from "../sectionName.ts";

/** The rows of a system as a tree. By row: its parent (−1 at the fan), what is connected to it, and which air it carries. */
export interface Layout {
  readonly rows: readonly SectionRow[];
  readonly parents: readonly number[];
  readonly children: readonly (readonly number[])[];
  readonly paths: readonly AirPath[];
}

const compactRows = new WeakMap<SectionRow, SectionRow>();

/**
 * A copy of a row, which engines keep in a compact form: it is read dozens of times. Without it 500 sections miss the 5 ms that they may take
 * (`pnpm bench`). Rows are the same objects from one reading to the next as long as nothing changes in them.
 */
function compactRow(row: SectionRow): SectionRow {
  const compact = compactRows.get(row) ?? { ...row };
  compactRows.set(row, compact);
  return compact;
}

/** A single duct, which needs no tree. */
function layoutOfOne(row: SectionRow): Layout {
  return { rows: [row], parents: [-1], children: [[]], paths: [row.airPath] };
}

/** The sections of a system, or the single duct. @throws {OutOfRangeError} when there are no sections, or none of them has a terminal airflow */
export function layoutOf(values: DuctValues): Layout {
  if (values.scope === "section") return layoutOfOne(rowOf(values));
  const rows = values.sections.map(compactRow);
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
      reason: "no section has a terminal airflow; enter one where a terminal is",
    });
  return { rows, parents, children: treeChildren(parents), paths };
}

/** The section with the largest airflow among some with air; several where they carry the same. */
export function largestOf(sections: readonly number[], airflows: readonly number[]): number[] {
  let largest = 0;
  for (const index of sections) largest = Math.max(largest, airflows[index]!);
  return sections.filter((index) => !isBelow(airflows[index]!, largest));
}

/** Groups of sections with the same, largest airflow from one section: none of them goes straight on. */
export function tiedSections({ rows, children }: Layout, airflows: readonly number[]): number[][] {
  return children.flatMap((connected) => {
    if (connected.length < 2) return [];
    const flowing = connected.filter((index) => airflows[index]! > 0);
    if (flowing.some((index) => rows[index]!.junction === "straight")) return [];
    const tied = largestOf(
      flowing.filter((index) => rows[index]!.junction === "auto"),
      airflows,
    );
    return tied.length > 1 ? [tied] : [];
  });
}

/** Connection of each row to the one on its fan side. @throws {OutOfRangeError} when two go straight on from one */
export function leavingOf({ rows, children, parents }: Layout, airflows: readonly number[]): Leaving[] {
  const nameOf = (index: number): string => sectionName(rows, index);
  const leaving: Leaving[] = rows.map(({ junction }, index) => (parents[index] === -1 || junction === "none" ? "none" : "branch"));
  for (const [parent, connected] of children.entries()) {
    if (connected.length === 0) continue;
    // Sections without air do not count.
    const straightOn = connected.filter((index) => rows[index]!.junction === "straight" && airflows[index]! > 0);
    if (straightOn.length > 1) {
      const [first, second] = straightOn;
      throw new OutOfRangeError({
        parameter: joinPath("sections", rows[second!]!.id, "junction"),
        value: straightOn.length,
        min: 0,
        max: 1,
        unit: "",
        reason: `${nameOf(first!)} already goes straight on from ${nameOf(parent)}, and only one section can`,
      });
    }
    const flowing = connected.filter((index) => rows[index]!.junction === "auto" && airflows[index]! > 0);
    const [straight, other] = straightOn.length > 0 ? straightOn : largestOf(flowing, airflows);
    if (straight !== undefined && other === undefined) leaving[straight] = "straight";
  }
  return leaving;
}

/** Place of each row: its air, and its part of the system for noise limits. */
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
