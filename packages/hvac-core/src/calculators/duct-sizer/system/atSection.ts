import { joinPath, OutOfRangeError } from "../../../kernel/index.ts";
import { alone } from "../asSystem.ts";
import type { SectionRow } from "../duct.ts";

/** The field of a section that a refused parameter of physics is shown at. */
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

/** The same for a custom size, which then is the cause. */
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

/** Reasons for refusals, where the parameter alone does not explain them. */
const reasons: Readonly<Record<string, string>> = {
  velocity: "the air would be faster than 400 m/s",
  frictionRate: "no size that can be calculated has the target friction rate",
  pressure: "the pressure in the duct would be higher than 10 kPa",
  major: "the duct would be wider than can be calculated; give it more height or less air",
  minor: "the duct would be lower than can be calculated; give it more height",
  side: "one of its sides would be beyond what can be calculated; give it another height or airflow",
  chosenDiameter: "flexible duct is made and tested from 100 mm (4 in) to 500 mm (20 in)",
};

/** Runs a calculation of one section: a refusal of physics names a field of the section. For a single duct it names the input's fields as they are. */
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
