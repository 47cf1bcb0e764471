import type { CalculatorInput, Example } from "../../kernel/index.ts";
import type { fields } from "./schema.ts";

type Input = CalculatorInput<typeof fields>;
type Zones = NonNullable<Input["zones"]>;

/** Shares of the people by the hour: from one hour to another as many as are there at most, and a part of them in the hours beside and at noon. */
function shares(from: number, to: number, { noon, most }: { readonly noon: number; readonly most: number }): number[] {
  return Array.from({ length: 24 }, (_, hour) => {
    if (hour === 12) return noon;
    if (hour >= from && hour < to) return most;
    return hour === from - 1 || hour === to ? 0.3 : 0;
  });
}

const officeDay = { peopleSchedule: "custom", peopleShares: shares(8, 17, { noon: 0.5, most: 0.7 }) } as const;
const schoolDay = { peopleSchedule: "custom", peopleShares: shares(8, 15, { noon: 0.2, most: 1 }) } as const;

/** The same example in both systems, its zones in round numbers of each. */
function example(id: string, title: string, shared: Input, metric: Zones, imperial: Zones): Example<typeof fields> {
  const stated = { ...shared, calculationName: title, scope: "zones" } as const;
  return {
    id,
    title,
    input: {
      Metric: { unitSystem: "Metric", ...stated, zones: metric },
      Imperial: { unitSystem: "Imperial", ...stated, zones: imperial },
    },
  };
}

/** Systems of several zones. */
export const zoneExamples: readonly Example<typeof fields>[] = [
  example(
    "office-floor",
    "Office floor, variable air volume",
    { systemKind: "multiple-zone", diversityBy: "diversity", diversity: 0.7, co2Limit: 1200 },
    [
      { id: "open", name: "Open office", area: 300, height: 2.8, category: "office-space", people: 30, loadAirflow: 1500, ...officeDay },
      { id: "meeting", name: "Meeting room", area: 40, height: 2.8, category: "conference", people: 12, loadAirflow: 350, ...officeDay },
      { id: "reception", name: "Reception", area: 50, height: 2.8, category: "reception", people: 4, loadAirflow: 300 },
      { id: "corner", name: "Corner office", area: 25, height: 2.8, category: "office-space", people: 2, loadAirflow: 250, ...officeDay },
    ],
    [
      { id: "open", name: "Open office", area: 3200, height: 9, category: "office-space", people: 30, loadAirflow: 3200, ...officeDay },
      { id: "meeting", name: "Meeting room", area: 430, height: 9, category: "conference", people: 12, loadAirflow: 740, ...officeDay },
      { id: "reception", name: "Reception", area: 540, height: 9, category: "reception", people: 4, loadAirflow: 640 },
      { id: "corner", name: "Corner office", area: 270, height: 9, category: "office-space", people: 2, loadAirflow: 530, ...officeDay },
    ],
  ),
  example(
    "school-wing",
    "School wing on outdoor air",
    { systemKind: "all-outdoor", co2Limit: 1300 },
    [
      {
        id: "east",
        name: "Classroom east",
        area: 70,
        height: 3,
        category: "classroom",
        people: 25,
        airDistribution: "displacement",
        ...schoolDay,
        demandControl: true,
      },
      {
        id: "west",
        name: "Classroom west",
        area: 70,
        height: 3,
        category: "classroom",
        people: 25,
        airDistribution: "displacement",
        ...schoolDay,
        demandControl: true,
      },
      { id: "corridor", name: "Corridor", area: 60, height: 3, category: "corridor" },
      { id: "toilets", name: "Toilets", area: 20, height: 3, exhaustKind: "toilet-public", exhaustUnits: 4, transferAirflow: 70 },
    ],
    [
      {
        id: "east",
        name: "Classroom east",
        area: 750,
        height: 10,
        category: "classroom",
        people: 25,
        airDistribution: "displacement",
        ...schoolDay,
        demandControl: true,
      },
      {
        id: "west",
        name: "Classroom west",
        area: 750,
        height: 10,
        category: "classroom",
        people: 25,
        airDistribution: "displacement",
        ...schoolDay,
        demandControl: true,
      },
      { id: "corridor", name: "Corridor", area: 650, height: 10, category: "corridor" },
      { id: "toilets", name: "Toilets", area: 215, height: 10, exhaustKind: "toilet-public", exhaustUnits: 4, transferAirflow: 150 },
    ],
  ),
  example(
    "operating-suite",
    "Operating suite",
    { systemKind: "multiple-zone", purge: true },
    [
      {
        id: "theatre",
        name: "Operating room",
        area: 55,
        height: 3,
        healthcareSpace: "operating-room",
        people: 8,
        pressureTarget: "positive",
        pressureBy: "leakage",
        leakageArea: 0.02,
      },
      { id: "recovery", name: "Recovery room", area: 60, height: 3, healthcareSpace: "recovery-room", people: 6 },
      {
        id: "sterile",
        name: "Clean workroom",
        area: 20,
        height: 3,
        healthcareSpace: "clean-workroom",
        people: 1,
        pressureTarget: "positive",
        pressureOffset: 20,
      },
    ],
    [
      {
        id: "theatre",
        name: "Operating room",
        area: 600,
        height: 10,
        healthcareSpace: "operating-room",
        people: 8,
        pressureTarget: "positive",
        pressureBy: "leakage",
        leakageArea: 0.22,
      },
      { id: "recovery", name: "Recovery room", area: 650, height: 10, healthcareSpace: "recovery-room", people: 6 },
      {
        id: "sterile",
        name: "Clean workroom",
        area: 215,
        height: 10,
        healthcareSpace: "clean-workroom",
        people: 1,
        pressureTarget: "positive",
        pressureOffset: 40,
      },
    ],
  ),
  example(
    "restaurant-kitchen",
    "Restaurant and its kitchen",
    { systemKind: "single-zone", co2Limit: 1200 },
    [
      { id: "dining", name: "Dining room", area: 120, height: 3.2, category: "restaurant", people: 80, loadAirflow: 1200 },
      {
        id: "kitchen",
        name: "Kitchen",
        area: 50,
        height: 3.2,
        category: "kitchen",
        people: 8,
        hood: "wall-medium",
        hoodLength: 4,
        transferAirflow: 600,
        transferFrom: "dining",
        pressureTarget: "negative",
        pressureOffset: 50,
      },
    ],
    [
      { id: "dining", name: "Dining room", area: 1300, height: 10, category: "restaurant", people: 80, loadAirflow: 2500 },
      {
        id: "kitchen",
        name: "Kitchen",
        area: 540,
        height: 10,
        category: "kitchen",
        people: 8,
        hood: "wall-medium",
        hoodLength: 13,
        transferAirflow: 1300,
        transferFrom: "dining",
        pressureTarget: "negative",
        pressureOffset: 100,
      },
    ],
  ),
  {
    id: "house",
    title: "House by ASHRAE 62.2",
    input: {
      Metric: {
        unitSystem: "Metric",
        calculationName: "House",
        scope: "dwelling",
        dwellingArea: 180,
        bedrooms: 3,
        infiltrationCredit: true,
        blowerDoorAirflow: 400,
        dwellingHeight: 5.5,
        weatherFactor: 0.5,
        localExhausts: [
          { id: "kitchen", name: "Kitchen", room: "kitchen-hood" },
          { id: "bath", name: "Bathroom", room: "bathroom", operation: "continuous" },
        ],
      },
      Imperial: {
        unitSystem: "Imperial",
        calculationName: "House",
        scope: "dwelling",
        dwellingArea: 2000,
        bedrooms: 3,
        infiltrationCredit: true,
        blowerDoorAirflow: 850,
        dwellingHeight: 18,
        weatherFactor: 0.5,
        localExhausts: [
          { id: "kitchen", name: "Kitchen", room: "kitchen-hood" },
          { id: "bath", name: "Bathroom", room: "bathroom", operation: "continuous" },
        ],
      },
    },
  },
];
