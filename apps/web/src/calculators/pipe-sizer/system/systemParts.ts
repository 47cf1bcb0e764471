import { criticalSections, sectionName } from "@org/hvac-core/calculators/pipe-sizer";
import { joinPath } from "@org/hvac-core/kernel";
import { prose } from "@org/form/numbers";
import type { DrawnPart, Reading } from "@org/ui/figures";
import { texts as systemTexts } from "../../systems/texts.ts";
import { texts } from "../texts.ts";
import { numberOf, textOf, type ReadSystem } from "./systemReading.ts";

/** The quantity that shades the schematic. */
export type Shading = "velocity" | "friction" | "limit";

export const shadings: Readonly<Record<Shading, string>> = texts.schematic.shadings;

export const offered: readonly Shading[] = ["velocity", "friction", "limit"];

export function readingOfShading(system: ReadSystem, shading: Shading): Reading {
  return { velocity: system.velocity, friction: system.friction, limit: system.share }[shading];
}

/** The velocity of a section over its limit of noise, wear or erosion. */
function limitShare(system: ReadSystem, index: number): number | undefined {
  const [velocity, limit] = [numberOf(system, index, "velocity"), numberOf(system, index, "velocityLimit")];
  return velocity === undefined || limit === undefined ? undefined : velocity / limit;
}

/** A section with its main results, in a line. */
function describe(system: ReadSystem, index: number, isCritical: boolean): string {
  const name = sectionName(system.values, index);
  if (!system.calculation.sections[index]!.pipes) return texts.schematic.noFlow(name);
  const number = (result: string, reading: Reading): string | undefined => {
    const value = numberOf(system, index, result);
    return value === undefined ? undefined : reading.text(value);
  };
  const share = limitShare(system, index);
  const left = numberOf(system, index, "slack");
  const parts = [
    prose(textOf(system, index, "nominalSize")),
    number("designFlow", system.flow),
    number("velocity", system.velocity),
    number("actualFrictionRate", system.friction),
    systemTexts.loss(number("totalPressureLoss", system.pressure)!),
    ...(left === undefined || left === 0 ? [] : [systemTexts.excess(system.pressure.text(left))]),
    ...(isCritical ? [texts.schematic.critical] : []),
    ...(share !== undefined && share > 1 ? [texts.schematic.overLimit(number("velocityLimit", system.velocity)!)] : []),
  ];
  return texts.schematic.sectionResults(name, parts.filter((each) => each).join(", "));
}

/** The sections of a system as the schematic draws them. */
export function schematicParts(system: ReadSystem, shading: Shading): readonly DrawnPart[] {
  const { calculation, values } = system;
  const { flows, sections } = calculation;
  const reading = readingOfShading(system, shading);
  const critical = criticalSections(calculation);
  const hasTwo = values.systemKind === "primarySecondary";
  return sections.map(({ id }, index): DrawnPart => {
    const parent = flows.parents[index]!;
    const share = limitShare(system, index);
    const value = { velocity: numberOf(system, index, "velocity"), friction: numberOf(system, index, "actualFrictionRate"), limit: share }[
      shading
    ];
    return {
      id,
      row: joinPath("sections", id),
      parent: parent === -1 ? undefined : sections[parent]!.id,
      // A section that is entered as straight on is straight in the drawing.
      weight: values.sections[index]!.junction === "straight" ? Infinity : flows.flows[index]!,
      name: sectionName(system.values, index),
      value: value === undefined ? undefined : reading.shown(value),
      description: describe(system, index, critical.has(index)),
      isCritical: critical.has(index),
      isOver: share !== undefined && share > 1,
      ...(parent === -1 && hasTwo && { title: texts.schematic.circuits[flows.circuits[index] === 1 ? "primary" : "secondary"] }),
    };
  });
}
