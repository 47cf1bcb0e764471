import type { WorkedExample } from "../../kernel/index.ts";
import type { results } from "./results.ts";
import type { VentilationInput } from "./schema.ts";
import { zoneCases } from "./zoneCases.ts";
import { ashrae62, mathematics, persilyDeJonge2017 } from "../../sources/index.ts";

const printed = "the standard prints whole cfm per person";

export const cases: readonly WorkedExample<VentilationInput, typeof results>[] = [
  {
    id: "kitchen-hood-300",
    title: "Kitchen hood, 300 air changes on 12 by 4 by 1 ft",
    source: { source: mathematics, locator: "48 ft³ changed 300 times an hour" },
    input: {
      unitSystem: "Imperial",
      calculationName: "Kitchen hood",
      roomWidth: 12,
      roomLength: 4,
      roomHeight: 1,
      airChangesPerHour: 300,
      category: "none",
    },
    expected: {
      roomVolume: { value: 48, unit: "ft3", within: 1e-9, because: "exact" },
      requiredAirflow: { value: 240, unit: "cfm", within: 1e-9, because: "exact" },
      governing: { value: "Air changes" },
    },
  },
  {
    id: "office-default-density",
    title: "Office of 1000 ft² at the default density: combined rate of 17 cfm per person",
    source: { source: ashrae62, locator: "Table 6-1, office space, combined outdoor air rate" },
    input: {
      unitSystem: "Imperial",
      roomWidth: 25,
      roomLength: 40,
      roomHeight: 9,
      airChangesPerHour: 0,
      category: "office-space",
      rateColumn: "inch-pound",
      people: 5,
    },
    expected: {
      breathingZoneAirflow: { value: 5 * 17, unit: "cfm", within: 5 * 0.5, because: printed },
      governing: { value: "Ventilation rate procedure" },
    },
  },
  {
    id: "classroom-default-density",
    title: "Classroom (age 9 and older) of 1000 ft²: combined rate of 13 cfm per person",
    source: { source: ashrae62, locator: "Table 6-1, classrooms (age 9 plus), combined outdoor air rate" },
    input: {
      unitSystem: "Imperial",
      roomWidth: 25,
      roomLength: 40,
      roomHeight: 10,
      airChangesPerHour: 0,
      category: "classroom",
      rateColumn: "inch-pound",
    },
    expected: {
      occupantsCounted: { value: 35, within: 1e-9, because: "35 persons per 1000 ft² as printed" },
      breathingZoneAirflow: { value: 35 * 13, unit: "cfm", within: 35 * 0.5, because: printed },
    },
  },
  {
    id: "co2-rise-at-8.5",
    title: "CO₂ settles about 610 ppm above outdoors at 8.5 L/s per person",
    source: { source: persilyDeJonge2017, locator: "0.0052 L/s per person at 1.2 met, mass balance" },
    input: {
      unitSystem: "Metric",
      roomWidth: 10,
      roomLength: 10,
      roomHeight: 3,
      airChangesPerHour: (8.5 * 10 * 3.6) / 300,
      outdoorAirFraction: 1,
      category: "office-space",
      rateColumn: "SI",
      people: 10,
      outdoorCo2: 420,
      co2PerPerson: 0.0052,
    },
    expected: { co2AtSteadyState: { value: 420 + 610, unit: "ppm", within: 5, because: "610 is printed to ten" } },
  },
  ...zoneCases,
];
