import { joinPath, OutOfRangeError } from "../../../kernel/index.ts";
import { alone } from "../asSystem.ts";
import type { SectionRow } from "../duct.ts";

/** The cell of a section to blame when a parameter of physics is refused. */
const blame: Readonly<Record<string, string>> = {
  flow: "airflow",
  velocity: "airflow",
  reynolds: "airflow",
  area: "ductLength",
  frictionRate: "airflow",
  side: "airflow",
  width: "airflow",
  height: "airflow",
  major: "airflow",
  minor: "airflow",
  diameter: "airflow",
  pressure: "airflow",
};

/** Where the size is a custom one, it is to blame. */
const blameOfCustomSize: Readonly<Record<string, string>> = {
  ...blame,
  side: "chosenWidth",
  width: "chosenWidth",
  height: "chosenHeight",
  major: "chosenWidth",
  minor: "chosenHeight",
  velocity: "chosenWidth",
  flow: "chosenWidth",
};

/** Why a parameter of physics is refused, where the parameter alone does not say it. */
const reasons: Readonly<Record<string, string>> = {
  velocity: "the air would be faster than 400 m/s",
  frictionRate: "no size that can be calculated has the friction rate asked for",
  pressure: "the pressure in the duct would be higher than 10 kPa",
  major: "the duct would be wider than can be calculated; give it more height or less air",
  minor: "the duct would be lower than can be calculated; give it more height",
  side: "one of its sides would be beyond what can be calculated; give it another height or airflow",
  chosenDiameter: "flexible duct is made and tested from 100 mm (4 in) to 500 mm (20 in)",
};

/** Runs what concerns one section: a refusal of physics names the section's own cell. Those of a single duct name its fields as they are. */
export function atSection<T>(row: SectionRow, run: () => T): T {
  if (row.id === alone) return run();
  try {
    return run();
  } catch (error) {
    if (!(error instanceof OutOfRangeError) || error.parameter.startsWith("sections.")) throw error;
    const { parameter, value, min, max, unit, reason } = error;
    const isRound = row.ductShape === "round" || row.ductShape === "flexible";
    const blamed = (row.sizeChoice === "chosen" ? blameOfCustomSize : blame)[parameter] ?? parameter;
    const words = parameter.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
    throw new OutOfRangeError({
      parameter: joinPath("sections", row.id, blamed === "chosenWidth" && isRound ? "chosenDiameter" : blamed),
      value,
      min,
      max,
      unit,
      reason: reason ?? reasons[parameter] ?? `its ${words} would be beyond what can be calculated`,
    });
  }
}
