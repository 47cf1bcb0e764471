import { sumsFromSource, sumsTowardsSource } from "../../trees/tree.ts";
import { joinPath, type ResultValues } from "../../kernel/index.ts";
import { airOf } from "./air.ts";
import { alone, rowsOf } from "./asSystem.ts";
import { ductResults, fanResults, sectionResult, totals } from "./calculateResults.ts";
import type { CalculatedDucts, DuctSection, DuctState } from "./ductState.ts";
import { ambientDewPoint, insulationOf } from "./insulation.ts";
import type { results } from "./results.ts";
import type { DuctValues } from "./schema.ts";
import { sectionName } from "./sectionName.ts";
import { atSection } from "./system/atSection.ts";
import { fansOf } from "./system/fans.ts";
import { layoutOf, tiedSections } from "./system/layout.ts";
import { settle } from "./system/settle.ts";
import { heatOf } from "./system/temperatures.ts";
import { velocityLimitOf } from "./velocityLimits.ts";

interface WithResults extends CalculatedDucts {
  readonly results: ResultValues<typeof results>;
}

/** A single duct as calculated. */
export interface SectionCalculation extends WithResults {
  readonly scope: "section";
  readonly duct: DuctState;
}

/** A system as calculated. */
export interface SystemCalculation extends WithResults {
  readonly scope: "system";
}

/** A duct, or a system of ducts, as calculated. */
export type DuctCalculation = SectionCalculation | SystemCalculation;

/** Sections of a tree: sizes from the fan outwards, losses, the critical path, balancing, pressures, walls and fans. */
function calculateDucts(values: DuctValues): CalculatedDucts {
  const air = airOf(values);
  const layout = layoutOf(rowsOf(values));
  const delivered = sumsTowardsSource(
    layout.parents,
    layout.rows.map(({ airflow }) => airflow),
  );
  const pass = settle({ layout, delivered, air, values });
  const { airflows, losses, pressures, walls, places, balance } = pass;
  const insulations = losses.map(
    (of) => of && atSection(of.sized.duct.row, () => insulationOf(of.sized, of.flow, of.flexible, values, air)),
  );
  const heats = heatOf(layout, walls, insulations, airflows, values, air);
  const fromFan = sumsFromSource(
    layout.parents,
    losses.map((of) => of?.pressureLoss ?? 0),
  );
  const stateOf = (index: number): DuctState | undefined => {
    const [loss, pressure, wall] = [losses[index], pressures[index], walls[index]];
    if (!loss || !pressure || !wall) return undefined;
    const { sized, ...own } = loss;
    return {
      ...sized,
      ...own,
      ...pressure,
      ...wall,
      velocityLimit: velocityLimitOf(sized.duct),
      insulation: insulations[index]?.around,
      heat: heats[index],
      pressureLossFromFan: fromFan[index]!,
    };
  };
  return {
    air,
    sections: layout.rows.map((row, index): DuctSection => ({
      id: row.id,
      index,
      name: sectionName(layout.rows, index),
      path: row.id === alone ? "" : joinPath("sections", row.id),
      row,
      place: places[index]!,
      airflow: airflows.near[index]!,
      addedLeakage: airflows.leakage[index]!,
      state: stateOf(index),
    })),
    parents: layout.parents,
    ties: tiedSections(layout, delivered),
    balance,
    fans: fansOf(layout, pass, airflows, values),
    dewPoint: ambientDewPoint(values),
  };
}

/** Sizes of ducts by friction rate, velocity or static regain, with their pressure losses. */
export function calculate(values: DuctValues): DuctCalculation {
  // Of a system a copy, which engines keep in a compact form, unlike what was read field by field; it is asked for hundreds of times.
  const ducts = calculateDucts(values.scope === "system" ? { ...values } : values);
  const sums = totals(ducts);
  const [first] = ducts.sections;
  if (values.scope === "section") {
    const duct = first!.state!;
    return { scope: "section", ...ducts, duct, results: { ...ductResults(duct), ...sums } };
  }
  return {
    scope: "system",
    ...ducts,
    results: { ...sums, ...fanResults(ducts), sections: ducts.sections.map((section) => sectionResult(section, ducts)) },
  };
}
