import type { SheetBuilder } from "../../kernel/index.ts";
import { fundamentals2021, mathematics, type Citation } from "../../sources/index.ts";
import type { AcousticCalculation } from "./calculate.ts";
import { describeElements } from "./describeElements.ts";
import { describePrivacy } from "./describePrivacy.ts";
import { describeRooms } from "./describeRooms.ts";
import { describeSources } from "./describeSources.ts";
import type { AcousticValues } from "./schema.ts";

const moist: Citation = { source: fundamentals2021, locator: "ch. 1" };

/** States every step: the air, the sources, what the sound passes, and the rooms. */
export function describe(calculation: AcousticCalculation, values: AcousticValues, sheet: SheetBuilder): void {
  const { air, results } = calculation;
  sheet.part("Air");
  sheet.formula({
    symbol: "p",
    name: "Air pressure",
    expression: "pressureAtAltitude(z)",
    value: air.pressure,
    quantity: "atmosphericPressure",
    source: { ...moist, locator: "ch. 1, eq. 3" },
  });
  sheet.formula({
    symbol: "ρ",
    name: "Density of the air, dry",
    expression: "p / (287.042 * (t + 273.15))",
    value: air.density,
    quantity: "density",
    source: moist,
    result: "airDensity",
  });
  describeSources(calculation, sheet);
  describeElements(calculation, values, sheet);
  describeRooms(calculation, sheet);
  describePrivacy(calculation, sheet);
  describeWorst(results, sheet);
}

function describeWorst({ levelA, excess }: AcousticCalculation["results"], sheet: SheetBuilder): void {
  if (levelA === undefined) return;
  const source: Citation = { source: mathematics, locator: "of the room most above its target, else the loudest" };
  sheet.part("Room that is worst off");
  sheet.lookup({ symbol: "L_Am", name: "A-weighted level", value: levelA, quantity: "aWeightedSoundLevel", source, result: "levelA" });
  if (excess !== undefined)
    sheet.formula({
      symbol: "ΔT_m",
      name: "Above its target",
      expression: "max(ΔT_r)",
      value: excess,
      quantity: "soundRating",
      source: { source: mathematics },
      result: "excess",
    });
}
