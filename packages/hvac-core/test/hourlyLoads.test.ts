import { runs } from "@tooling/testing/extent";
import { describe } from "vitest";
import { heatLoad } from "../src/calculators/heat-load/index.ts";
import { lawContext } from "./laws/context.ts";
import { inputArbitrary, type Input } from "./laws/inputs.ts";
import { sheetLaws } from "./laws/sheetLaws.ts";

/** A daily range of the wet bulb that every month's dry bulb allows for. */
const steady = Array.from({ length: 12 }, () => 3);

/** Temperatures of the site that must agree with each other. */
const ofTemperatures = new Set([
  "dryBulb",
  "wetBulb",
  "dryBulbRange",
  "wetBulbRange",
  "designWetBulb",
  "wetBulbDryBulb",
  "designDewPoint",
  "dewPointDryBulb",
]);

type Row = Readonly<Record<string, unknown>>;

const rowsOf = (value: unknown, most: number): Row[] => ((value ?? []) as Row[]).slice(0, most);
const withRef = (row: Row, name: string, ids: readonly Row[]): Row => ({
  ...row,
  [name]: ids.some(({ id }) => id === row[name]) ? row[name] : null,
});

/** A surface with a U-value, where it has no construction. */
function withUValue(surface: Row): Row {
  const isBare = (surface["construction"] ?? null) === null && (surface["uValue"] ?? null) === null;
  return isBare ? { ...surface, uValue: 0.3 } : surface;
}

/** A temperature of the summer months, °C. */
const inSummer = (value: number): unknown => ({
  values: Array.from({ length: 12 }, (_, m) => (m >= 4 && m <= 8 ? value : null)),
  unit: "degC",
});

/** Possible humid days, if the input has any. */
function humidDays({ designWetBulb, designDewPoint }: Row): Row {
  return {
    ...(designWetBulb !== undefined && { designWetBulb: inSummer(26), wetBulbDryBulb: inSummer(32) }),
    ...(designDewPoint !== undefined && { designDewPoint: inSummer(25), dewPointDryBulb: inSummer(28) }),
  };
}

/** Rooms of any input by the hourly method: two at most, with possible weather, and with rows for all references. */
function hourlyInput(input: Input): Input {
  const data = input as Row;
  const drawn = (data["site"] ?? {}) as Row;
  const { wetBulbRange } = drawn;
  const site = Object.fromEntries(Object.entries(drawn).filter(([name]) => !ofTemperatures.has(name)));
  const windowTypes = rowsOf(data["windowTypes"], 2);
  const constructions = rowsOf(data["constructions"], 2).map((row): Row => ({ ...row, layers: rowsOf(row["layers"], 2) }));
  const usable = constructions.filter(({ by, layers }) => by !== "layers" || (layers as Row[]).length > 0);
  const schedules = rowsOf(data["schedules"], 1);
  const systems = rowsOf(data["systems"], 2);
  const zones = rowsOf(data["zones"], 2).map((row) => withRef(row, "system", systems));
  const rooms = rowsOf(data["rooms"], 2).map((room) => {
    const scheduled = ["peopleSchedule", "lightingSchedule", "equipmentSchedule"].reduce(
      (row, name) => withRef(row, name, schedules),
      room,
    );
    return {
      ...withRef(scheduled, "zone", zones),
      surfaces: rowsOf(room["surfaces"], 3).map((surface) => withUValue(withRef(surface, "construction", usable))),
      windows: rowsOf(room["windows"], 2).filter(({ type }) => windowTypes.some(({ id }) => id === type)),
    };
  });
  return {
    ...data,
    method: "hourly",
    site: { ...site, ...(wetBulbRange !== undefined && { wetBulbRange: steady }), ...humidDays(drawn) },
    windowTypes,
    constructions,
    schedules,
    systems,
    zones,
    rooms,
  };
}

/** The laws of the sheet, over rooms that can mostly be calculated; few freely drawn inputs can. */
describe("the hourly method", () => {
  sheetLaws(lawContext(heatLoad, { inputs: inputArbitrary(heatLoad.fields).map(hourlyInput), count: runs(45), minAnswered: 1 / 6 }));
});
