import { sumsFromSource, sumsTowardsSource } from "../../trees/tree.ts";
import { joinPath } from "../../kernel/index.ts";
import { airOf } from "./air.ts";
import { alone } from "./asSystem.ts";
import type { CalculatedDucts, DuctSection, DuctState } from "./ductState.ts";
import { ambientDewPoint, insulationOf, type Insulation } from "./insulation.ts";
import type { DuctsState } from "./results.ts";
import type { DuctValues } from "./schema.ts";
import { sectionName } from "./sectionName.ts";
import { atSection } from "./system/atSection.ts";
import { fansOf } from "./system/fans.ts";
import { layoutOf, tiedSections } from "./system/layout.ts";
import type { SectionLosses } from "./system/losses.ts";
import type { SectionPressures, SectionWalls } from "./system/pressures.ts";
import { settle } from "./system/settle.ts";
import { heatOf, type SectionHeat } from "./system/temperatures.ts";
import { velocityLimitOf } from "./velocityLimits.ts";

/** The state of a duct. Its values are named one by one: engines are slow at putting several objects into one, and there are hundreds of ducts. */
function stateOf(
  { sized, flow, flexible, fittings, ductPressureLoss, fittingsPressureLoss, junction, pressureLoss }: SectionLosses,
  { startTotal, endTotal, startStatic, endStatic, meanStatic }: SectionPressures,
  { metal, surfaceArea, leakageAirflow }: SectionWalls,
  insulation: Insulation | undefined,
  heat: SectionHeat | undefined,
  pressureLossFromFan: number,
): DuctState {
  const { duct, clear, sheet, exact, origin, regain, isFlattened, isResized } = sized;
  return {
    duct,
    clear,
    sheet,
    exact,
    origin,
    regain,
    isFlattened,
    isResized,
    flow,
    flexible,
    velocityLimit: velocityLimitOf(duct),
    fittings,
    ductPressureLoss,
    fittingsPressureLoss,
    junction,
    pressureLoss,
    pressureLossFromFan,
    startTotal,
    endTotal,
    startStatic,
    endStatic,
    meanStatic,
    metal,
    surfaceArea,
    leakageAirflow,
    insulation,
    heat,
  };
}

/** Sections of a tree: sizes from the fan outwards, losses, the critical path, balancing, pressures, walls and fans. */
function calculateDucts(values: DuctValues): CalculatedDucts {
  const air = airOf(values);
  const layout = layoutOf(values);
  const delivered = sumsTowardsSource(
    layout.parents,
    layout.rows.map(({ airflow }) => airflow),
  );
  const pass = settle({ layout, delivered, air, values });
  const { airflows, losses, walls, places, balance } = pass;
  const insulations = losses.map(
    (loss) => loss && atSection(loss.sized.duct.row, () => insulationOf(loss.sized, loss.flow, loss.flexible, values, air)),
  );
  const heats = heatOf(layout, walls, insulations, airflows, values, air);
  const fromFan = sumsFromSource(
    layout.parents,
    losses.map((loss) => loss?.pressureLoss ?? 0),
  );
  const stateAt = (index: number): DuctState | undefined => {
    const [loss, pressures, wall] = [losses[index], pass.pressures[index], walls[index]];
    return loss && pressures && wall && stateOf(loss, pressures, wall, insulations[index]?.around, heats[index], fromFan[index]!);
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
      state: stateAt(index),
    })),
    parents: layout.parents,
    ties: tiedSections(layout, delivered),
    balance,
    fans: fansOf(layout, pass, airflows, values),
    dewPoint: ambientDewPoint(values),
  };
}

/** Sizes of ducts by friction rate, velocity or static regain, with their pressure losses. */
export function calculate(values: DuctValues): DuctsState {
  if (values.scope === "section") {
    const ducts = calculateDucts(values);
    return { ...ducts, scope: "section", state: ducts.sections[0]!.state! };
  }
  return { ...calculateDucts(values), scope: "system", state: undefined };
}
