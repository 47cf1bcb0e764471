import { describe, expect, test } from "vitest";
import { warningsByPlace } from "../../../kernel/index.ts";
import { ductSizer, type DuctInput } from "../index.ts";

/* Losses where sections meet, by the equations of Crane TP-410 (2-35 to 2-38) and by hand. */

type Section = NonNullable<DuctInput["sections"]>[number];

function system(sections: readonly Section[], more: DuctInput = {}) {
  const outcome = ductSizer.calculate({ unitSystem: "Metric", scope: "system", sections, ...more });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome;
}
type Outcome = ReturnType<typeof system>;
const junctionOf = ({ results }: Outcome, id: string): number =>
  results.sections!.find((row) => row.id === id)!.junctionPressureLoss!.value;
const codesOf = ({ warnings }: Outcome, id: string) =>
  warningsByPlace(warnings)
    .filter(({ field }) => field?.startsWith(`sections.${id}.`))
    .map(({ code, severity }) => `${code} ${severity}`);

/** Dry air at 20 °C and 101 325 Pa by the gas law, kg/m³. */
const density = 101_325 / ((8.314462618 / 0.028966) * 293.15);
/** Air of 1.2041 and 1.2040 kg/m³ are both in print. */
const air = 3e-4;
const circle = (diameter: number): number => (Math.PI / 4) * diameter ** 2;

describe("a branch far smaller than the main", () => {
  const main = { id: "main", ductLength: 1, sizeChoice: "chosen" } as const;
  const run = { id: "run", parent: "main", ductLength: 1, sizeChoice: "chosen", junction: "straight" } as const;
  const round = (airPath: "supply" | "return", branch: Section, common: number, part: number): Section[] => [
    { ...main, airPath, ductShape: "round", chosenDiameter: common },
    { ...run, ductShape: "round", chosenDiameter: common, airflow: 1000 - part },
    { id: "b", parent: "main", ductLength: 1, sizeChoice: "chosen", ductShape: "round", junction: "tee", airflow: part, ...branch },
  ];

  test.each([
    [500, 100, 40, 90],
    [355, 80, 40, 45],
  ])("%i mm, branch of %i mm with %i of 1000 L/s at %i°: by its own velocity", (common, diameter, part, angle) => {
    const q = part / 1000;
    const a = circle(diameter / 1000) / circle(common / 1000);
    const pressure = (density * (1 / circle(common / 1000)) ** 2) / 2;
    // Eq. 2-35 with C = 1 up to an area of 0.35, less J q²/a; eq. 2-37 with G = 1 at 90° and 1.1 − 0.7 q of wyes.
    const j = angle === 90 ? 0 : 1.41;
    const converging = 1 + (q / a) ** 2 - 2 * (1 - q) ** 2 - (j * q * q) / a;
    const diverging =
      angle === 90 ? 1 + (q / a) ** 2 : (1.1 - 0.7 * q) * (1 + (q / a) ** 2 - 2 * (q / a) * Math.cos((angle * Math.PI) / 180));
    for (const [airPath, expected] of [
      ["return", converging],
      ["supply", diverging],
    ] as const) {
      const outcome = system(round(airPath, { id: "b", chosenDiameter: diameter, branchAngle: angle }, common, part));
      expect(Math.abs(junctionOf(outcome, "b") - expected * pressure)).toBeLessThan(air * Math.max(1, Math.abs(expected) * pressure));
      expect(codesOf(outcome, "b")).toContain("junction-beyond-data caution");
    }
  });

  test("1 × 1 m at 5 m/s, branch of 250 × 200 mm at 10 m/s", () => {
    for (const [airPath, expected] of [
      // q = 0.1, a = 0.05: 1 + 2² − 2 · 0.9² and 1 + 2².
      ["return", 3.38],
      ["supply", 5],
    ] as const) {
      const outcome = system([
        { ...main, airPath, chosenWidth: 1000, chosenHeight: 1000 },
        { ...run, chosenWidth: 1000, chosenHeight: 1000, airflow: 4500 },
        {
          id: "b",
          parent: "main",
          ductLength: 1,
          sizeChoice: "chosen",
          chosenWidth: 250,
          chosenHeight: 200,
          airflow: 500,
          junction: "tee",
        },
      ]);
      const pressure = (density * 25) / 2;
      expect(Math.abs(junctionOf(outcome, "b") - expected * pressure)).toBeLessThan(air * expected * pressure);
    }
  });

  test("by a table of flow and area: at the true ratio of velocities", () => {
    // q = 0.04, a = 0.04: equal velocities, the table's 0.79 … 0.74 at its edge of a tenth of the flow: 0.78.
    const outcome = system([
      { ...main, chosenWidth: 1000, chosenHeight: 1000 },
      { ...run, chosenWidth: 1000, chosenHeight: 1000, airflow: 4800 },
      {
        id: "b",
        parent: "main",
        ductLength: 1,
        sizeChoice: "chosen",
        chosenWidth: 200,
        chosenHeight: 200,
        airflow: 200,
        junction: "takeoffRectangular45",
      },
    ]);
    const pressure = (density * 25) / 2;
    expect(Math.abs(junctionOf(outcome, "b") - 0.78 * pressure)).toBeLessThan(air * pressure);
  });
});

describe("branches that carry the same", () => {
  test("come together the same in whatever order they are entered", () => {
    const rows: Section[] = [
      { id: "s1", parent: "s0", ductLength: 16, airflow: 400, junction: "tee", branchAngle: 45, terminalPressureDrop: 23 },
      { id: "s2", parent: "s0", ductLength: 20, airflow: 400, terminalPressureDrop: 20 },
      { id: "s3", parent: "s0", ductLength: 36, airflow: 450, terminalPressureDrop: 43 },
    ];
    const main: Section = { id: "s0", ductLength: 22, airPath: "return" };
    const [first, second] = [system([main, ...rows]), system([main, ...rows.toReversed()])];
    expect(first.results.totalPressureLoss.value).toBeCloseTo(second.results.totalPressureLoss.value, 9);
    for (const { id } of rows) expect(junctionOf(first, id!)).toBeCloseTo(junctionOf(second, id!), 9);
  });
});

describe("the section that goes straight on", () => {
  test("is never one without air, even where that is entered", () => {
    const rows = (spare: readonly Section[]): Section[] => [
      { id: "main", ductLength: 10 },
      ...spare,
      { id: "b", parent: "main", ductLength: 10, airflow: 500 },
    ];
    const bare = system(rows([]));
    const outcome = system(rows([{ id: "spare", parent: "main", ductLength: 5, junction: "straight" }]));
    expect(junctionOf(outcome, "b")).toBe(junctionOf(bare, "b"));
    // All the air goes on in a duct of the same size.
    expect(junctionOf(outcome, "b")).toBe(0);
  });
});

describe("a take-off between ducts of other shapes than it was measured with", () => {
  const with_ = (junction: NonNullable<Section["junction"]>, main: "round" | "rectangular", branch: "round" | "rectangular") =>
    codesOf(
      system([
        { id: "main", ductLength: 10, ductShape: main },
        { id: "run", parent: "main", ductLength: 10, airflow: 600, ductShape: main, junction: "straight" },
        { id: "b", parent: "main", ductLength: 10, airflow: 400, ductShape: branch, junction },
      ]),
      "b",
    ).includes("takeoff-of-another-shape caution");
  test.each([
    ["takeoffRectangular45", "rectangular", "rectangular"],
    ["takeoffRectangular90", "rectangular", "rectangular"],
    ["takeoffRectangularToRound", "rectangular", "round"],
    ["takeoffRectangularToConical", "rectangular", "round"],
    ["takeoffConical90", "round", "round"],
    ["takeoffConical45", "round", "round"],
  ] as const)("%s is of a %s main and a %s branch", (junction, main, branch) => {
    for (const branchShape of ["round", "rectangular"] as const)
      for (const mainShape of ["round", "rectangular"] as const)
        expect(with_(junction, branchShape, mainShape), `${branchShape} ${mainShape}`).toBe(branchShape !== main || mainShape !== branch);
  });
  test("a tee is of any shape", () => expect(with_("tee", "round", "rectangular")).toBe(false));
});

describe("similar tees", () => {
  const pairs = [
    [12, 8],
    [15, 10],
    [18, 12],
    [9, 6],
    [21, 14],
    [24, 16],
    [36, 24],
  ] as const;

  test.each([
    ["round, in", "Imperial", ([main, branch]: readonly [number, number]) => [{ chosenDiameter: main }, { chosenDiameter: branch }]],
    [
      "round, mm",
      "Metric",
      ([main, branch]: readonly [number, number]) => [{ chosenDiameter: 25 * main }, { chosenDiameter: 25 * branch }],
    ],
    [
      "rectangular, in",
      "Imperial",
      ([main, branch]: readonly [number, number]) => [
        { chosenWidth: 2 * main, chosenHeight: main },
        { chosenWidth: 2 * branch, chosenHeight: branch },
      ],
    ],
  ] as const)("%s: a branch of two thirds of the main loses twice the velocity pressure at equal velocities", (_, unitSystem, sizes) => {
    for (const pair of pairs) {
      const [main, branch] = sizes(pair);
      const ductShape = "chosenDiameter" in main! ? "round" : "rectangular";
      // Four ninths of the flow through four ninths of the area: K = 1 + 1².
      const flow = pair[0] * pair[0];
      const common = { ductLength: 1, sizeChoice: "chosen", ductShape } as const;
      const sections: Section[] = [
        { id: "main", ...common, ...main },
        { id: "run", parent: "main", ...common, ...main, airflow: (flow * 5) / 9 },
        { id: "branch", parent: "main", ...common, ...branch, airflow: (flow * 4) / 9 },
      ];
      const outcome = system(sections, { unitSystem });
      const pressure = outcome.results.sections![0]!.velocityPressure!.value;
      expect(Math.abs(junctionOf(outcome, "branch") / pressure - 2), pair.join(" by ")).toBeLessThan(1e-9);
    }
  });
});

describe("sections that carry the same airflow from one", () => {
  const halves = (junction: "auto" | "straight"): Section[] => [
    { id: "main", name: "Main", ductLength: 10 },
    { id: "trunk", name: "Trunk", parent: "main", ductLength: 10, junction },
    // 0.1 + 0.2 is not 0.3, and is the same airflow.
    { id: "t1", name: "T1", parent: "trunk", ductLength: 5, airflow: 100 },
    { id: "t2", name: "T2", parent: "trunk", ductLength: 5, airflow: 200 },
    { id: "branch", name: "Branch", parent: "main", ductLength: 10, airflow: { value: 0.3, unit: "m3/s" } },
  ];

  test("are both branches, and named, until one of them goes straight on", () => {
    const tied = system(halves("auto"));
    const remarks = tied.warnings.filter(({ code }) => code === "equal-branches");
    expect(remarks).toHaveLength(1);
    expect(remarks[0]).toMatchObject({
      severity: "info",
      field: "sections.trunk.junction",
      message: expect.stringMatching(/Trunk and Branch/) as string,
    });
    expect(junctionOf(tied, "trunk")).toBeCloseTo(junctionOf(tied, "branch"), 9);
    const straight = system(halves("straight"));
    expect(straight.warnings.map(({ code }) => code)).not.toContain("equal-branches");
    expect(junctionOf(straight, "trunk")).toBeLessThan(junctionOf(straight, "branch") / 2);
  });
});
