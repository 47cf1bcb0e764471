import { ductLeakage, smacnaLeakageCoefficient } from "../../../flow/index.ts";
import type { DuctValues } from "../schema.ts";
import { metalOf, type Metal } from "../sheetMetal.ts";
import { sectionOf } from "../size.ts";
import type { Balanced } from "./balance.ts";
import { atSection } from "./atSection.ts";
import type { Layout } from "./layout.ts";
import type { SectionLosses } from "./losses.ts";

/** Pressures at both ends of a section, once the system is balanced, against the surroundings. Pa; below zero on the suction side of a fan. */
export interface SectionPressures {
  /** Total pressure of the junction at the fan end. */
  readonly startTotal: number;
  readonly endTotal: number;
  readonly startStatic: number;
  readonly endStatic: number;
  /** Mean of both ends, for leakage. */
  readonly meanStatic: number;
}

/** Walls of a section. */
export interface SectionWalls {
  readonly metal: Metal;
  /** Including the flexible duct at its end, m². */
  readonly surfaceArea: number;
  /** m³/s. */
  readonly leakageAirflow: number;
}

/** By row. On the way from the fan the pressure of supply air falls from that of its fan, that of return and exhaust air rises to none. */
export function pressuresOf({ parents, paths }: Layout, { losses, balance }: Balanced): (SectionPressures | undefined)[] {
  const ends = losses.map(() => 0);
  return losses.map((loss, index) => {
    const through = balance.through[index];
    if (!loss || typeof through !== "number") return undefined;
    const sign = paths[index] === "supply" ? 1 : -1;
    const parent = parents[index]!;
    const startTotal = parent === -1 ? sign * (through + balance.slack[index]!) : ends[parent]!;
    const endTotal = startTotal - sign * (loss.pressureLoss + balance.toBalance[index]!);
    ends[index] = endTotal;
    const { velocityPressure } = loss.flow;
    const [startStatic, endStatic] = [startTotal - velocityPressure, endTotal - velocityPressure];
    return { startTotal, endTotal, startStatic, endStatic, meanStatic: (Math.abs(startStatic) + Math.abs(endStatic)) / 2 };
  });
}

/** Walls of a section without their leakage, which depends on the pressure. */
export type Metalwork = Omit<SectionWalls, "leakageAirflow">;

export function metalworkOf({ sized, flexible }: SectionLosses): Metalwork {
  const { duct, sheet } = sized;
  return atSection(duct.row, () => {
    const metal = metalOf(duct, sheet, sectionOf(duct.ductShape, sheet));
    return { metal, surfaceArea: metal.surface + (flexible ? flexible.section.perimeter * duct.row.flexibleLength : 0) };
  });
}

/** Leakage by row, m³/s: of a section at its mean static pressure, of a single duct at the entered one. */
export function leakagesOf(
  works: readonly (Metalwork | undefined)[],
  pressures: readonly (SectionPressures | undefined)[],
  { rows }: Layout,
  { scope, leakageClass, staticPressure }: DuctValues,
): number[] {
  const coefficient = smacnaLeakageCoefficient(leakageClass);
  return works.map((work, index) => {
    const pressure = scope === "section" ? staticPressure : pressures[index]?.meanStatic;
    return work && pressure !== undefined ? atSection(rows[index]!, () => ductLeakage(coefficient, pressure, work.surfaceArea)) : 0;
  });
}
