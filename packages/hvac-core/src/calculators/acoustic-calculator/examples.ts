import type { Example } from "../../kernel/index.ts";
import type { UnitSystem } from "../../quantity/index.ts";
import type { AcousticInput, fields } from "./schema.ts";

type InSystem = <T>(metric: T, imperial: T) => T;

const inSystem =
  (unitSystem: UnitSystem): InSystem =>
  (metric, imperial) =>
    unitSystem === "Metric" ? metric : imperial;

function inBoth(build: (unitSystem: UnitSystem, of: InSystem) => AcousticInput): Example<typeof fields>["input"] {
  return { Metric: build("Metric", inSystem("Metric")), Imperial: build("Imperial", inSystem("Imperial")) };
}

/** Supply through a terminal unit above the ceiling, which is heard itself, and through the walls of the duct. */
const terminalUnit = inBoth((unitSystem, of) => ({
  unitSystem,
  calculationName: "Office with a terminal unit",
  sources: [{ id: "fan", name: "Supply fan", kind: "bands", discharge: [82, 80, 78, 76, 73, 70, 66, 60] }],
  elements: [
    {
      id: "main",
      name: "Main duct",
      kind: "duct",
      width: of(500, 20),
      height: of(300, 12),
      length: of(10, 33),
      liningThickness: of(25, 1),
      airflow: of(800, 1700),
    },
    {
      id: "silencer",
      name: "Silencer",
      kind: "silencer",
      parent: "main",
      insertionLoss: [5, 11, 19, 28, 30, 24, 16, 11],
      ownNoise: [42, 39, 36, 33, 30, 26, 21, 15],
      testedArea: of(0.36, 4),
    },
    {
      id: "branch",
      name: "Branch over the office",
      kind: "duct",
      parent: "silencer",
      leaves: "branch",
      otherArea: of(0.15, 1.6),
      shape: "round",
      diameter: of(200, 8),
      length: of(5, 16),
      airflow: of(120, 250),
      breakout: true,
      breakoutRoom: "office",
      exposedLength: of(4, 13),
      ceilingBy: "mineral-fibre",
    },
    {
      id: "box",
      name: "Terminal unit",
      kind: "unit",
      parent: "branch",
      insertionLoss: [2, 4, 7, 10, 12, 12, 12, 12],
      ownNoise: [63, 61, 57, 54, 51, 48, 45, 41],
      breakout: true,
      breakoutRoom: "office",
      radiated: [61, 58, 54, 50, 46, 42, 38, 33],
      ceilingBy: "mineral-fibre",
    },
    {
      id: "low",
      name: "Lined duct",
      kind: "duct",
      parent: "box",
      shape: "rectangular",
      width: of(300, 12),
      height: of(200, 8),
      length: of(1.5, 5),
      liningThickness: of(25, 1),
    },
    {
      id: "flexible",
      name: "Flexible duct",
      kind: "flexible",
      parent: "low",
      shape: "round",
      diameter: of(200, 8),
      flexibleLength: of(1.5, 5),
    },
    {
      id: "outlet",
      name: "Diffuser",
      kind: "outlet",
      parent: "flexible",
      noiseBy: "bands",
      outletNoise: [43, 43, 41, 38, 34, 28, 21, 14],
      room: "office",
    },
  ],
  rooms: [{ id: "office", name: "Office", use: "open-office", length: of(8, 26), width: of(6, 20), height: of(2.8, 9) }],
}));

/** Return air of a classroom: sound goes against the air. */
const returnPath = inBoth((unitSystem, of) => ({
  unitSystem,
  calculationName: "Return air of a classroom",
  criterion: "dba",
  sources: [
    {
      id: "fan",
      name: "Return fan",
      kind: "fan",
      fanType: "backward-small",
      airflow: of(900, 1900),
      pressure: of(250, 1),
      speed: 1100,
      blades: 10,
      efficiencyRatio: 0.95,
    },
  ],
  elements: [
    {
      id: "plant",
      name: "Duct in the plant room",
      kind: "duct",
      side: "inlet",
      width: of(500, 20),
      height: of(400, 16),
      length: of(3, 10),
    },
    {
      id: "elbow",
      name: "Elbow with vanes",
      kind: "elbow",
      parent: "plant",
      elbowKind: "square-vanes",
      elbowLoss: of(8, 0.03),
      lined: true,
    },
    {
      id: "silencer",
      name: "Silencer",
      kind: "silencer",
      parent: "elbow",
      insertionLoss: [6, 12, 20, 29, 31, 24, 17, 12],
      ownNoise: [42, 38, 35, 32, 29, 25, 20, 14],
    },
    {
      id: "corridor",
      name: "Duct over the corridor",
      kind: "duct",
      parent: "silencer",
      length: of(6, 20),
    },
    {
      id: "grille",
      name: "Return grille",
      kind: "outlet",
      parent: "corridor",
      shape: "rectangular",
      width: of(900, 36),
      height: of(500, 20),
      noiseBy: "bands",
      outletNoise: [40, 40, 38, 35, 31, 26, 20, 14],
      room: "class",
      distance: of(3, 10),
    },
  ],
  rooms: [{ id: "class", name: "Classroom", use: "classroom", length: of(9, 30), width: of(8, 26), height: of(3, 10) }],
}));

/** Two meeting rooms on one duct. */
const twoRooms = inBoth((unitSystem, of) => ({
  unitSystem,
  calculationName: "Two meeting rooms on one duct",
  sources: [{ id: "fan", name: "Fan-coil unit", kind: "bands", discharge: [68, 66, 64, 64, 66, 63, 58, 52] }],
  elements: [
    {
      id: "main",
      name: "Duct over the corridor",
      kind: "duct",
      width: of(400, 16),
      height: of(200, 8),
      length: of(2.5, 8),
      liningThickness: of(25, 1),
    },
    ...(["east", "west"] as const).flatMap((side) => [
      {
        id: `${side}-branch`,
        name: `Branch ${side}`,
        kind: "duct",
        parent: "main",
        leaves: "tee",
        shape: "rectangular",
        width: of(200, 8),
        height: of(200, 8),
        length: of(1.5, 5),
        liningThickness: of(25, 1),
      } as const,
      {
        id: `${side}-outlet`,
        name: `Grille ${side}`,
        kind: "outlet",
        parent: `${side}-branch`,
        shape: "rectangular",
        width: of(300, 12),
        height: of(150, 6),
        noiseBy: "pressure",
        outletLoss: of(25, 0.1),
        room: side,
        airflow: of(80, 170),
      } as const,
    ]),
  ],
  rooms: (["east", "west"] as const).map((side) => ({
    id: side,
    name: `Meeting room ${side}`,
    use: "conference-room",
    length: of(5, 16),
    width: of(4, 13),
    height: of(2.7, 9),
  })),
  privacy: [
    { id: "talk", name: "East to west", from: "east", to: "west", partition: "gypsum-steel-studs-filled", partitionArea: of(11, 120) },
  ],
}));

/** Typical systems, each a click away. */
export const examples: readonly Example<typeof fields>[] = [
  { id: "terminal-unit", title: "Office with a terminal unit above the ceiling", input: terminalUnit },
  { id: "return", title: "Return air of a classroom, fan estimated", input: returnPath },
  { id: "two-rooms", title: "Two meeting rooms on one duct", input: twoRooms },
];
