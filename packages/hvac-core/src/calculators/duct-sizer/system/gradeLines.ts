import type { GradePoint } from "../../../flow/index.ts";
import { joinPath, type Path } from "../../../kernel/index.ts";
import { pathFromSource } from "../../../trees/tree.ts";
import { hasAir, type CalculatedDucts } from "../ductState.ts";
import type { DuctValues } from "../schema.ts";

/** A point of one side of a fan. */
interface SidePoint {
  /** Distance from the fan, m. */
  readonly away: number;
  readonly total: number;
  readonly static: number;
  readonly row?: Path;
  readonly description?: string;
}

/** One side of a fan: from the fan to the end of its critical path. */
function pointsOfSide({ sections, parents, balance }: CalculatedDucts, end: number): readonly SidePoint[] {
  const points: SidePoint[] = [];
  let away = 0;
  for (const index of pathFromSource(parents, end)) {
    const section = sections[index]!;
    if (!hasAir(section)) continue;
    const { row, state, place } = section;
    const sign = place.path === "supply" ? 1 : -1;
    const pointAt = (distance: number, total: number, more?: Pick<SidePoint, "row" | "description">): SidePoint => ({
      away: distance,
      total,
      static: total - state.flow.velocityPressure,
      ...more,
    });
    const start = state.startTotal;
    const inside = start - sign * (state.junction.loss + balance.toBalance[index]!);
    const singleLosses = state.fittingsPressureLoss + row.equipmentPressureDrop;
    const half = state.ductPressureLoss / 2;
    const length = row.ductLength + (row.ductShape === "round" ? row.flexibleLength : 0);
    const first =
      away === 0 ? { description: `Duct at the ${place.path === "exhaust" ? "exhaust fan" : "air handler"}, ${place.path}` } : undefined;
    // Losses of fittings and equipment are at half of the length: their places are not entered.
    points.push(
      pointAt(away, start, first),
      pointAt(away, inside),
      pointAt(away + length / 2, inside - sign * half),
      pointAt(away + length / 2, inside - sign * (half + singleLosses)),
      pointAt(away + length, state.endTotal, { row: joinPath("sections", section.id), description: `End of ${section.name}` }),
    );
    away += length;
  }
  points.push({ away, total: 0, static: 0, description: `Room at the terminal of ${sections[end]!.name}` });
  return points;
}

const along = (prefix: string, points: readonly SidePoint[], distanceOf: (away: number) => number): GradePoint[] =>
  points.map(({ away, ...point }, index) => ({ id: `${prefix} ${index}`, distance: distanceOf(away), ...point }));

/** Parts of an air handler on a grade line: its fan with its internal losses, or only the step of pressure between its ducts. */
export type HandlerOnGradeLine = "fan" | "step";

/** The two sides of a fan. */
interface FanSides {
  readonly before: readonly SidePoint[];
  readonly after: readonly SidePoint[];
  /** Internal loss of the air handler before the fan, Pa. */
  readonly suction: number;
  /** Total pressure of the fan, Pa. */
  readonly rise: number;
  readonly name: string;
}

/** From the end of the path before a fan to the end of the path after it, along ducts only. */
function alongDucts({ before, after }: Pick<FanSides, "before" | "after">): readonly GradePoint[] {
  const reach = before.at(-1)?.away ?? 0;
  return [...along("before", before.toReversed(), (away) => reach - away), ...along("behind", after, (away) => reach + away)];
}

/** From the end of the path before a fan, through the fan, to the end of the path after it. */
function throughFan({ before, after, suction, rise, name }: FanSides): readonly GradePoint[] {
  const reach = before.at(-1)?.away ?? 0;
  const [last, first] = [before[0], after[0]];
  const inlet = (last?.total ?? 0) - suction;
  const dynamic = last ? last.total - last.static : first ? first.total - first.static : 0;
  const pointAt = (total: number, description: string): SidePoint => ({ away: 0, total, static: total - dynamic, description });
  const fan = [pointAt(inlet, `${name} inlet`), pointAt(inlet + rise, `${name} outlet`)];
  return [
    ...(before.length > 0
      ? along("before", before.toReversed(), (away) => reach - away)
      : along("in", [{ away: 0, total: 0, static: 0 }], () => reach)),
    ...along("fan", fan, () => reach),
    ...(after.length > 0 ? along("behind", after, (away) => reach + away) : along("out", [{ away: 0, total: 0, static: 0 }], () => reach)),
  ];
}

/** The grade line through one fan. */
export interface GradeLine {
  readonly id: "main" | "exhaust";
  readonly title: string;
  readonly points: readonly GradePoint[];
}

/**
 * The grade lines of a system of ducts: one through each fan, along the critical paths on both sides.
 *
 * @param system system as calculated
 * @param values its input in SI units
 * @param handler parts of the air handler on the line
 * @returns lines from room to room, with distances in m and pressures in Pa
 * @example
 * ```ts
 * import { ductSizer, gradeLines } from "@org/hvac-core/calculators/duct-sizer";
 * const sections = [{ id: "main", ductLength: 10, airflow: 500, terminalPressureDrop: 20 }];
 * const outcome = ductSizer.calculate({ unitSystem: "Metric", scope: "system", sections });
 * const [line] = outcome.ok ? gradeLines(outcome.calculation, outcome.values) : [];
 * line?.points.at(-1)?.total; // 0
 * ```
 */
export function gradeLines(
  system: CalculatedDucts,
  values: Pick<DuctValues, "returnEquipmentDrop" | "exhaustEquipmentDrop">,
  handler: HandlerOnGradeLine = "fan",
): readonly GradeLine[] {
  const pointsOf = (sides: FanSides): readonly GradePoint[] => (handler === "fan" ? throughFan(sides) : alongDucts(sides));
  const { supply, return: back, exhaust, main, exhaustFan } = system.fans;
  const pointsOn = (side: typeof supply): readonly SidePoint[] => (side ? pointsOfSide(system, side.critical) : []);
  const lines: GradeLine[] = [];
  if (main)
    lines.push({
      id: "main",
      title: exhaustFan ? "Grade line of supply and return" : "Grade line",
      points: pointsOf({
        before: pointsOn(back),
        after: pointsOn(supply),
        suction: values.returnEquipmentDrop,
        rise: main.totalPressure,
        name: "Fan",
      }),
    });
  if (exhaust && exhaustFan)
    lines.push({
      id: "exhaust",
      title: main ? "Grade line of the exhaust" : "Grade line",
      points: pointsOf({
        before: pointsOn(exhaust),
        after: [],
        suction: values.exhaustEquipmentDrop,
        rise: exhaustFan.totalPressure,
        name: "Exhaust fan",
      }),
    });
  return lines;
}
