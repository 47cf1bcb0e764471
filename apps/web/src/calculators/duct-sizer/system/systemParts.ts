import { joinPath } from "@org/hvac-core/kernel";
import { prose } from "@org/form/numbers";
import type { DrawnPart, Reading } from "@org/ui/figures";
import { numberOf, textOf } from "./sectionResults.ts";
import type { ReadSystem } from "./systemReading.ts";
import { texts as systemTexts } from "../../systems/texts.ts";
import { texts } from "../texts.ts";

/** Quantity that the schematic is shaded by. */
export type Shading = "velocity" | "friction" | "noise";

export const shadings: Readonly<Record<Shading, string>> = texts.schematic.shadings;

/** Shadings that have a number: without a criterion of noise nothing is limited. */
export const shadingsOf = ({ values }: ReadSystem): readonly Shading[] =>
  values.noiseCriterion === "none" ? ["velocity", "friction"] : ["velocity", "friction", "noise"];

export function readingOfShading(system: ReadSystem, shading: Shading): Reading {
  return { velocity: system.velocity, friction: system.friction, noise: system.share }[shading];
}

/** The velocity of a section over the one up to which it is quiet enough; `undefined` where nothing is limited. */
function noiseShare(system: ReadSystem, section: { readonly id: string }): number | undefined {
  const [velocity, limit] = [numberOf(system, section, "velocity"), numberOf(system, section, "velocityLimit")];
  return velocity === undefined || limit === undefined ? undefined : velocity / limit;
}

/** Why a section is as it is, in a line. */
function describe(system: ReadSystem, index: number): string {
  const section = system.calculation.sections[index]!;
  const { name } = section;
  if (!section.state) return texts.schematic.noAir(name);
  const number = (result: string, reading: Reading): string | undefined => {
    const value = numberOf(system, section, result);
    return value === undefined ? undefined : reading.text(value);
  };
  const share = noiseShare(system, section);
  const left = numberOf(system, section, "slack");
  const parts = [
    prose(textOf(system, section, "size")),
    system.airflow.text(section.airflow),
    number("velocity", system.velocity),
    number("frictionRate", system.friction),
    systemTexts.loss(number("pressureLoss", system.pressure)!),
    ...(left === undefined || left === 0 ? [] : [systemTexts.excess(system.pressure.text(left))]),
    ...(left === 0 ? [texts.schematic.critical] : []),
    ...(share !== undefined && share > 1 ? [texts.schematic.overLimit(number("velocityLimit", system.velocity)!)] : []),
  ];
  return texts.schematic.sectionResults(name, parts.filter((each) => each).join(", "));
}

/** The sections of a system as the schematic draws them. */
export function schematicParts(system: ReadSystem, shading: Shading): readonly DrawnPart[] {
  const { calculation } = system;
  const reading = readingOfShading(system, shading);
  return calculation.sections.map((section, index): DrawnPart => {
    const parent = calculation.parents[index]!;
    const value = {
      velocity: numberOf(system, section, "velocity"),
      friction: numberOf(system, section, "frictionRate"),
      noise: noiseShare(system, section),
    }[shading];
    const share = noiseShare(system, section);
    const { path } = section.place;
    return {
      id: section.id,
      row: joinPath("sections", section.id),
      parent: parent === -1 ? undefined : calculation.sections[parent]!.id,
      // A section that is set to go straight on does so in the drawing.
      weight: section.row.junction === "straight" ? Infinity : section.airflow,
      name: section.name,
      value: value === undefined ? undefined : reading.shown(value),
      description: describe(system, index),
      isCritical: section.state !== undefined && numberOf(system, section, "slack") === 0,
      isOver: share !== undefined && share > 1,
      isInward: path !== "supply",
      ...(parent === -1 && { title: texts.schematic.paths[path] }),
    };
  });
}
