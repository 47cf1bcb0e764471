import type { WorkedExample } from "../../kernel/index.ts";
import { iec60335Edition6, refrigeration2010, tranePiping } from "../../refrigerant-lines/sources.ts";
import { methodsCheck } from "../../sources/index.ts";
import type { results } from "./results.ts";
import type { RefrigerantPipeSizerInput } from "./schema.ts";

const properties =
  "the table was computed with the properties of its time (2.91 psi for 2 °F, where the equation of state gives 2.87), and a capacity 3 % off is 6 % of the loss";
const printed = "as many digits as are printed";

/** ASHRAE Refrigeration, ch. 1: suction lines of R-22 at 40 °F, tons for 2 °F per 100 ft; 105 °F condensing, saturated on both sides. */
const suctionRow = (tube: string, size: string, tons: number): WorkedExample<RefrigerantPipeSizerInput, typeof results> => ({
  id: `r22-suction-${tube}`,
  title: `Suction line of R-22, ${size} in type L, ${tons} tons over 100 ft`,
  source: { source: refrigeration2010, locator: "capacities of suction lines for R-22" },
  input: {
    unitSystem: "Imperial",
    refrigerant: "R22",
    capacity: tons,
    evaporatingTemperature: 40,
    condensingTemperature: 105,
    superheat: 0,
    subcooling: 0,
    lines: [{ id: "suction", kind: "suction", length: 100, sizing: "chosen", tube: `acrL-${tube}` }],
  },
  expected: { "lines.suction.penalty": { value: 2, unit: "deltaF", within: 0.14, because: properties } },
});

/** Cycle of methods of peers: 40 °F, 110 °F, 10 °F of superheat and subcooling. */
const cycle = (
  refrigerant: string,
  title: string,
  [evaporating, condensing, effect]: readonly [number, number, number],
): WorkedExample<RefrigerantPipeSizerInput, typeof results> => ({
  id: `cycle-${refrigerant.toLowerCase()}`,
  title: `Cycle of ${title} between 40 and 110 °F`,
  source: { source: methodsCheck, locator: "refrigerants at 4.44 and 43.33 °C, superheat and subcooling 5.56 K" },
  input: {
    unitSystem: "Imperial",
    refrigerant,
    capacity: 10,
    evaporatingTemperature: 40,
    condensingTemperature: 110,
    condensingPoint: "bubble",
    superheat: 10,
    subcooling: 10,
  },
  expected: {
    evaporatingPressure: { value: evaporating, unit: "kPa", within: 1, because: printed },
    condensingPressure: { value: condensing, unit: "kPa", within: 1.2, because: printed },
    refrigeratingEffect: { value: effect, unit: "kJ/kg", within: 0.1, because: printed },
  },
});

export const cases: readonly WorkedExample<RefrigerantPipeSizerInput, typeof results>[] = [
  suctionRow("1-1_8", "1-1/8", 5.8),
  suctionRow("1-5_8", "1-5/8", 16),
  suctionRow("2-5_8", "2-5/8", 58.3),
  suctionRow("4-1_8", "4-1/8", 194.3),
  cycle("R410A", "R-410A", [917, 2628, 167.1]),
  cycle("R32", "R-32", [935, 2686, 252.3]),
  cycle("R454B", "R-454B", [842, 2505, 203.6]),
  cycle("R134a", "R-134a", [343, 1111, 153.2]),
  cycle("R290", "R-290", [542, 1478, 289]),
  {
    id: "riser-oil",
    title: "Oil up a suction riser of 7/8 in, and along a line of 1-1/8 in",
    source: { source: tranePiping, locator: "minimum velocities" },
    input: {
      unitSystem: "Imperial",
      refrigerant: "R410A",
      capacity: 4,
      lines: [
        { id: "along", kind: "suction", length: 30, sizing: "chosen", tube: "acrL-1-1_8" },
        { id: "riser", kind: "suction", length: 10, rise: 10, sizing: "chosen", tube: "acrL-7_8" },
      ],
    },
    expected: {
      "lines.riser.oilTabulated": { value: 600, unit: "fpm", within: 1e-6, because: "read from the table" },
      "lines.along.oilTabulated": { value: 525, unit: "fpm", within: 1e-6, because: "three quarters of the table's 700" },
    },
  },
  {
    id: "charge-r32-floor",
    title: "R-32 in a room of 45 m², released at the floor",
    source: { source: iec60335Edition6, locator: "Annex GG, as table I of Panasonic's manual prints it" },
    input: {
      unitSystem: "Metric",
      refrigerant: "R32",
      capacity: 10,
      chargeStandard: "iec60335Edition6",
      equipmentCharge: 3,
      roomArea: 45,
      releaseAt: "floor",
    },
    expected: {
      maximumCharge: { value: 2.299, within: 0.001, because: printed },
      minimumRoomArea: { value: 76.6, within: 0.05, because: printed },
    },
  },
];
