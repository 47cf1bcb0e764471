import type { SheetBuilder } from "../../kernel/index.ts";
import { fundamentals2021, mathematics, type Citation } from "../../sources/index.ts";
import type { AcousticCalculation } from "./results.ts";
import { excessOf } from "./excess.ts";
import { describeElements } from "./describeElements.ts";
import { describePrivacy } from "./describePrivacy.ts";
import { describeRooms } from "./describeRooms.ts";
import { describeSources } from "./describeSources.ts";
import type { AcousticValues } from "./schema.ts";

const moist: Citation = { source: fundamentals2021, locator: "ch. 1" };

/** Sheet: air, sources, elements, rooms and speech privacy. */
export function describe(calculation: AcousticCalculation, values: AcousticValues, sheet: SheetBuilder): void {
  const { air } = calculation;
  sheet.part("Air");
  sheet.formula("p", "Air pressure", "atmosphericPressure", "pressureAtAltitude(z)", air.pressure, { ...moist, locator: "ch. 1, eq. 3" });
  sheet.result("airDensity", "p / (287.042 * (t + 273.15))", moist, { detail: "dry" });
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
    locator: "of the room that exceeds its target most or is nearest to it, otherwise the loudest",
  };
  sheet.part("Worst room");
  sheet.resultLookup("levelA", source);
  if (withoutTarget !== undefined)
    sheet.resultLookup("withoutTarget", { source: mathematics, locator: "rooms with sound that have no rating target" });
  if (excess === undefined) return;
  // A room whose spectrum is not neutral misses an RC target even if others exceed theirs by more.
  const isHighest = rooms.every((room) => (excessOf(room) ?? -Infinity) <= excess);
  if (isHighest) sheet.result("excess", "max(ΔT_r)");
  else sheet.resultLookup("excess", { source: mathematics, locator: "of the room whose spectrum is not neutral" });
}
