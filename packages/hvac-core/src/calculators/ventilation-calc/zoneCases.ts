import type { WorkedExample } from "../../kernel/index.ts";
import { ashrae62Edition2019, mathematics } from "../../sources/index.ts";
import { airChanges, referenceRow } from "../../reference/index.ts";
import { cdcAir, imc507, retrotecPrimer, vrpProgram } from "../../ventilation/sources.ts";
import type { results } from "./results.ts";
import type { VentilationInput } from "./schema.ts";

const twoDecimals = "the program prints two decimals";
const twoDigits = "the program prints three decimals";

/** Office, conference room and break room of the program's own example. */
const threeRooms = {
  unitSystem: "Imperial",
  scope: "zones",
  systemKind: "multiple-zone",
  rateColumn: "inch-pound",
  diversityBy: "diversity",
  // 25 people where the default densities give 26.
  diversity: 25 / 26,
  zones: [
    { id: "office", name: "Office", area: 1200, height: 9, category: "office-space", people: 10, minimumAirflow: 183 },
    {
      id: "conference",
      name: "Conference room",
      area: 300,
      height: 9,
      category: "conference",
      people: 12,
      airDistribution: "ceiling-warm-ceiling-return",
      minimumAirflow: 146.25,
    },
    {
      id: "break",
      name: "Break room",
      area: 200,
      height: 9,
      category: "break-room",
      people: 3,
      airDistribution: "ceiling-warm-ceiling-return",
      minimumAirflow: 50.625,
    },
  ],
} as const satisfies VentilationInput;

/** Worked examples of systems and dwellings. */
export const zoneCases: readonly WorkedExample<VentilationInput, typeof results>[] = [
  {
    id: "three-rooms-simplified",
    title: "Office, conference room and break room by the simplified procedure",
    source: { source: vrpProgram, locator: "README, example of a recirculating system, run" },
    input: threeRooms,
    expected: {
      uncorrectedOutdoorAirflow: { value: 222.19, unit: "cfm", within: 0.005, because: twoDecimals },
      systemEfficiency: { value: 0.75, within: 1e-9, because: "exact" },
      outdoorIntake: { value: 296.26, unit: "cfm", within: 0.005, because: twoDecimals },
      designAirflow: { value: 183 + 146.25 + 50.625, unit: "cfm", within: 0.005, because: twoDecimals },
    },
  },
  {
    id: "three-rooms-appendix-a",
    title: "The same three rooms by Appendix A",
    source: { source: vrpProgram, locator: "README, example of a recirculating system, run" },
    input: { ...threeRooms, efficiencyMethod: "appendix-a" },
    expected: {
      systemEfficiency: { value: 0.918, within: 0.0005, because: twoDigits },
      outdoorIntake: { value: 241.98, unit: "cfm", within: 0.005, because: twoDecimals },
    },
  },
  {
    id: "wall-canopy-heavy",
    title: "Wall canopy of 10 ft above heavy-duty appliances",
    source: { source: imc507, locator: "400 cfm per foot" },
    evidence: "own",
    input: {
      unitSystem: "Imperial",
      scope: "zones",
      systemKind: "all-outdoor",
      zones: [{ id: "kitchen", name: "Kitchen", area: 500, height: 10, hood: "wall-heavy", hoodLength: 10 }],
    },
    expected: {
      exhaustTotal: { value: 4000, unit: "cfm", within: 1e-6, because: "exact" },
      designAirflow: { value: 4000, unit: "cfm", within: 1e-6, because: "exact" },
    },
  },
  {
    id: "hood-in-kitchen",
    title: "The same canopy in a kitchen of 800 ft²: its air is exhaust of the kitchen, which needs 560 cfm",
    source: { source: ashrae62Edition2019, locator: "Table 6-2, 0.7 cfm/ft² of a commercial kitchen, and section 6.5" },
    evidence: "own",
    input: {
      unitSystem: "Imperial",
      scope: "zones",
      systemKind: "all-outdoor",
      zones: [
        { id: "kitchen", name: "Kitchen", area: 800, height: 10, exhaustKind: "kitchen-commercial", hood: "wall-heavy", hoodLength: 10 },
      ],
    },
    expected: {
      exhaustTotal: { value: 4000, unit: "cfm", within: 1e-6, because: "exact" },
      outdoorForMakeup: { value: 4000, unit: "cfm", within: 1e-6, because: "exact" },
      designAirflow: { value: 4000, unit: "cfm", within: 1e-6, because: "exact" },
    },
  },
  {
    id: "operating-room",
    title: "Operating room of 60 m² by 3 m: 20 air changes, 4 of them outdoor air",
    source: referenceRow(airChanges, "operating-room").source,
    input: {
      unitSystem: "Metric",
      scope: "zones",
      zones: [{ id: "theatre", name: "Operating room", area: 60, height: 3, healthcareSpace: "operating-room" }],
    },
    evidence: "own",
    expected: {
      designAirflow: { value: (20 * 180) / 3.6, unit: "L/s", within: 1e-6, because: "exact" },
      "zones.theatre.minimumAirflow": { value: (20 * 180) / 3.6, unit: "L/s", within: 1e-6, because: "exact" },
      designOutdoorAirflow: { value: (4 * 180) / 3.6, unit: "L/s", within: 1e-6, because: "exact" },
    },
  },
  {
    id: "purge-six-changes",
    title: "Six air changes an hour remove 99 % in 46 minutes",
    source: { source: cdcAir, locator: "Table B.1" },
    input: {
      unitSystem: "Metric",
      scope: "zones",
      systemKind: "all-outdoor",
      outdoorCo2: 0,
      purge: true,
      purgeFrom: 20000,
      purgeTo: 200,
      zones: [{ id: "room", name: "Room", area: 50, height: 3, airChangesPerHour: 6 }],
    },
    expected: { "zones.room.purgeTime": { value: 46, unit: "min", within: 0.5, because: "printed in whole minutes" } },
  },
  {
    id: "dwelling-2400-ft2",
    title: "Dwelling of 2400 ft² with three bedrooms, 30 cfm of infiltration, fan half of the time",
    source: { source: retrotecPrimer, locator: "worked example by the edition of 2013" },
    input: {
      unitSystem: "Imperial",
      scope: "dwelling",
      dwellingArea: 2400,
      bedrooms: 3,
      dwellingRateColumn: "inch-pound",
      runShare: 0.5,
      infiltrationCredit: true,
      dwellingEdition: "2013",
      // What gives the 30 cfm of the example at the reference height.
      blowerDoorAirflow: 30 / 0.052 / 0.6,
      dwellingHeight: { value: 2.5, unit: "m" },
      weatherFactor: 0.6,
    },
    expected: {
      dwellingAirflow: { value: 102, unit: "cfm", within: 1e-6, because: "exact" },
      averageFanAirflow: { value: 72, unit: "cfm", within: 1e-6, because: "exact" },
      designAirflow: { value: 144, unit: "cfm", within: 1e-6, because: "exact" },
    },
  },
  {
    id: "one-zone",
    title: "A system of one zone has the outdoor air of the zone",
    source: { source: mathematics, locator: "X_s = Z_p and E_vz = 1 where E_z = 1" },
    input: {
      unitSystem: "Metric",
      scope: "zones",
      efficiencyMethod: "appendix-a",
      rateColumn: "SI",
      zones: [{ id: "office", name: "Office", area: 100, height: 3, category: "office-space", people: 5, loadAirflow: 500 }],
    },
    expected: {
      systemEfficiency: { value: 1, within: 1e-12, because: "exact" },
      outdoorIntake: { value: 42.5, unit: "L/s", within: 1e-9, because: "exact" },
    },
  },
];
