import type { SheetBuilder } from "../../kernel/index.ts";
import { fundamentals2021, mathematics, type Citation } from "../../sources/index.ts";
import type { AcousticCalculation } from "./calculate.ts";
import { excessOf } from "./excess.ts";
import { describeElements } from "./describeElements.ts";
import { describePrivacy } from "./describePrivacy.ts";
import { describeRooms } from "./describeRooms.ts";
import { describeSources } from "./describeSources.ts";
import type { AcousticValues } from "./schema.ts";

const moist: Citation = { source: fundamentals2021, locator: "ch. 1" };

/** States every step: the air, the sources, what the sound passes, and the rooms. */
export function describe(calculation: AcousticCalculation, values: AcousticValues, sheet: SheetBuilder): void {
  const { air } = calculation;
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
  describeWorst(calculation, sheet);
}

function describeWorst({ rooms, results: { levelA, excess, withoutTarget } }: AcousticCalculation, sheet: SheetBuilder): void {
  if (levelA === undefined) return;
  const source: Citation = {
    source: mathematics,
    locator: "of the room that misses its target by most or is nearest to it, else the loudest",
  };
  sheet.part("Room that is worst off");
  sheet.lookup({ symbol: "L_Am", name: "A-weighted level", value: levelA, quantity: "aWeightedSoundLevel", source, result: "levelA" });
  if (withoutTarget !== undefined)
    sheet.lookup({
      symbol: "n_T",
      name: "Rooms without a target",
      value: withoutTarget,
      quantity: "count",
      source: { source: mathematics, locator: "rooms that sound reaches and that are not judged" },
      result: "withoutTarget",
    });
  if (excess === undefined) return;
  const step = { symbol: "ΔT_m", name: "Above its target", value: excess, quantity: "soundRating", result: "excess" } as const;
  // A room whose spectrum is not neutral misses an RC target though others are nearer to their numbers.
  const isGreatest = rooms.every((room) => (excessOf(room) ?? -Infinity) <= excess);
  if (isGreatest) sheet.formula({ ...step, expression: "max(ΔT_r)", source: { source: mathematics } });
  else sheet.lookup({ ...step, source: { source: mathematics, locator: "of the room whose spectrum is not neutral" } });
}
