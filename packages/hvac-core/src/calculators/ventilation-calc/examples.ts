import type { Example } from "../../kernel/index.ts";
import type { fields } from "./schema.ts";
import { zoneExamples } from "./zoneExamples.ts";

/** Rooms of one zone each, then systems of several zones and a dwelling. */
export const examples: readonly Example<typeof fields>[] = [
  {
    id: "open-plan-office",
    title: "Open-plan office",
    input: {
      Metric: {
        unitSystem: "Metric",
        calculationName: "Open-plan office",
        roomWidth: 10,
        roomLength: 20,
        roomHeight: 2.8,
        airChangesPerHour: 6,
        category: "office-space",
        occupants: 20,
      },
      Imperial: {
        unitSystem: "Imperial",
        calculationName: "Open-plan office",
        roomWidth: 32,
        roomLength: 64,
        roomHeight: 9,
        airChangesPerHour: 6,
        category: "office-space",
        occupants: 20,
      },
    },
  },
  {
    id: "classroom",
    title: "Classroom",
    input: {
      Metric: {
        unitSystem: "Metric",
        calculationName: "Classroom",
        roomWidth: 8,
        roomLength: 9,
        roomHeight: 3,
        airChangesPerHour: 6,
        category: "classroom",
        occupants: 25,
      },
      Imperial: {
        unitSystem: "Imperial",
        calculationName: "Classroom",
        roomWidth: 26,
        roomLength: 30,
        roomHeight: 10,
        airChangesPerHour: 6,
        category: "classroom",
        occupants: 25,
      },
    },
  },
  {
    id: "restaurant",
    title: "Restaurant",
    input: {
      Metric: {
        unitSystem: "Metric",
        calculationName: "Restaurant",
        roomWidth: 10,
        roomLength: 12,
        roomHeight: 3.2,
        airChangesPerHour: 10,
        outdoorAirFraction: 0.5,
        category: "restaurant",
        occupants: 80,
      },
      Imperial: {
        unitSystem: "Imperial",
        calculationName: "Restaurant",
        roomWidth: 33,
        roomLength: 40,
        roomHeight: 10.5,
        airChangesPerHour: 10,
        outdoorAirFraction: 0.5,
        category: "restaurant",
        occupants: 80,
      },
    },
  },
  ...zoneExamples,
];
