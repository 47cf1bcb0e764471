import { ductLeakage, smacnaLeakageCoefficient } from "../../../flow/index.ts";
import type { DuctValues } from "../schema.ts";
import { metalOf, type Metal } from "../sheetMetal.ts";
import { sectionOf } from "../size.ts";
import type { Balanced } from "./balance.ts";
import { atSection } from "./duct.ts";
import type { Layout } from "./layout.ts";
import type { SectionLosses } from "./losses.ts";

/** Pressures at both ends of a section, once the system is balanced, against the surroundings. Pa; below zero on the suction side of a fan. */
export interface SectionPressures {
  /** Of the junction at the end towards the fan. */
  readonly startTotal: number;
  readonly endTotal: number;
  readonly startStatic: number;
  readonly endStatic: number;
  /** What counts for leakage: the mean of both ends. */
  readonly meanStatic: number;
}

/** What a section is made of. */
export interface SectionWalls {
  readonly metal: Metal;
  /** With the flexible duct at its end, m². */
  readonly surface: number;
  /** m³/s. */
  readonly leakage: number;
}

/** By row. On the way from the fan the pressure of supply air falls from that of its fan, that of return and exhaust air rises to none. */
export function pressuresOf({ parents, paths }: Layout, { losses, balance }: Balanced): (SectionPressures | undefined)[] {
  const ends: number[] = [];
  return losses.map((of, index) => {
    ends.push(0);
    const through = balance.through[index];
    if (!of || typeof through !== "number") return undefined;
    const sign = paths[index] === "supply" ? 1 : -1;
    const parent = parents[index]!;
    const startTotal = parent === -1 ? sign * (through + balance.slack[index]!) : ends[parent]!;
    const endTotal = startTotal - sign * (of.loss + balance.toBalance[index]!);
    ends[index] = endTotal;
    const { velocityPressure } = of.flow;
    const [startStatic, endStatic] = [startTotal - velocityPressure, endTotal - velocityPressure];
    return { startTotal, endTotal, startStatic, endStatic, meanStatic: (Math.abs(startStatic) + Math.abs(endStatic)) / 2 };
  });
}

/** Sheet metal of a section, and what leaks through its walls at its own pressure. */
export function wallsOf({ sized, flexible }: SectionLosses, { meanStatic }: SectionPressures, { leakageClass }: DuctValues): SectionWalls {
  const { duct, sheet } = sized;
  return atSection(duct.row, () => {
    const metal = metalOf(duct, sheet, sectionOf(duct.ductShape, sheet));
    const surface = metal.surface + (flexible ? flexible.section.perimeter * duct.row.flexibleLength : 0);
    return { metal, surface, leakage: ductLeakage(smacnaLeakageCoefficient(leakageClass), meanStatic, surface) };
  });
}
