import { describe, test } from "vitest";
import { ductSizer } from "../index.ts";
import { byId, near, system, type Section } from "../../../../test/ductSystems.ts";

/* What sections lose where they meet is what the fittings of one section lose; what leaks is what its class says. */

describe("junctions", () => {
  /** A main of 500 × 400 mm with 1 m³/s, of which 0.3 m³/s leave into a branch of 250 × 200 mm. */
  const sections = (junction: string, more: object, airPath: "supply" | "return"): Section[] => [
    { id: "main", airPath, ductLength: 0, sizeChoice: "chosen", chosenWidth: 500, chosenHeight: 400 },
    {
      id: "branch",
      parent: "main",
      airflow: 300,
      ductLength: 0,
      sizeChoice: "chosen",
      chosenWidth: 250,
      chosenHeight: 200,
      junction,
      ...more,
    } as Section,
    {
      id: "run",
      parent: "main",
      airflow: 700,
      ductLength: 0,
      sizeChoice: "chosen",
      chosenWidth: 500,
      chosenHeight: 400,
      junction: "straight",
    },
  ];
  const shares = { flowRatio: 0.3, areaRatio: 0.25, velocityRatio: 1.2 };
  /** The same as a fitting in the main, with the shares typed. */
  const fittingLoss = (fitting: string, more: object): number => {
    const outcome = ductSizer.calculate({
      unitSystem: "Metric",
      airflow: 1000,
      sizeChoice: "chosen",
      chosenWidth: 500,
      chosenHeight: 400,
      ductLength: 0,
      fittings: [{ id: "a", fitting, ...more }],
    });
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
    return outcome.results.fittingsPressureLoss.value;
  };
  const { flowRatio, areaRatio, velocityRatio } = shares;
  test.each([
    ["tee", "divergingBranch", { branchAngle: 45 }, { flowRatio, areaRatio, angle: 45 }, "supply"],
    ["tee", "convergingBranch", { branchAngle: 60 }, { flowRatio, areaRatio, angle: 60 }, "return"],
    ["takeoffConical90", "takeoffConical90", {}, { velocityRatio }, "supply"],
    ["takeoffConical45", "takeoffConical45", {}, { velocityRatio }, "supply"],
    ["takeoffRectangular45", "takeoffRectangular45", {}, { flowRatio, areaRatio }, "supply"],
    ["takeoffRectangular90", "takeoffRectangular90", {}, { flowRatio, areaRatio }, "supply"],
    ["takeoffRectangularToRound", "takeoffRectangularToRound", {}, { flowRatio, areaRatio }, "supply"],
    ["takeoffRectangularToConical", "takeoffRectangularToConical", {}, { velocityRatio }, "supply"],
    // Tables of take-offs hold for air that parts: where it comes together they are tees of their angle.
    ["takeoffConical45", "convergingBranch", {}, { flowRatio, areaRatio, angle: 45 }, "return"],
  ] as const)("%s loses what the fitting %s loses with the same shares", (junction, fitting, more, geometry, airPath) => {
    const row = byId(system(sections(junction, more, airPath))).get("branch")!;
    near(row.junctionPressureLoss!.value, fittingLoss(fitting, geometry), 10);
  });

  test.each([
    ["supply", "takeoffRun", { velocityRatio: 0.7 }],
    ["return", "convergingRun", { flowRatio, areaRatio, angle: 90 }],
  ] as const)("straight on, %s air loses what the fitting %s loses", (airPath, fitting, geometry) => {
    const row = byId(system(sections("tee", {}, airPath))).get("run")!;
    near(row.junctionPressureLoss!.value, fittingLoss(fitting, geometry), 10);
  });

  test.each([
    ["supply", "contractionGradual"],
    ["return", "enlargementRectangular"],
  ] as const)("a smaller section straight on is a transition: of %s air, %s", (airPath, fitting) => {
    const rows = byId(
      system(
        [
          { id: "main", airPath, ductLength: 0, sizeChoice: "chosen", chosenWidth: 500, chosenHeight: 400 },
          { id: "small", parent: "main", airflow: 500, ductLength: 0, sizeChoice: "chosen", chosenWidth: 250, chosenHeight: 400 },
        ],
        { transitionAngle: 40 },
      ),
    );
    const alone = ductSizer.calculate({
      unitSystem: "Metric",
      airflow: 500,
      sizeChoice: "chosen",
      chosenWidth: 250,
      chosenHeight: 400,
      ductLength: 0,
      fittings: [{ id: "a", fitting, areaRatio: 0.5, angle: 40 }],
    });
    if (!alone.ok) throw new Error("refused");
    near(rows.get("small")!.junctionPressureLoss!.value, alone.results.fittingsPressureLoss.value, 10);
  });
});

describe("leakage", () => {
  test("is that of each section's own surface at its own mean static pressure, by the class", () => {
    const { results } = system(
      [
        { id: "main", ductLength: 20 },
        { id: "end", parent: "main", airflow: 500, ductLength: 30, terminalPressureDrop: 150 },
      ],
      { leakageClass: 12 },
    );
    // 12 cfm per 100 ft² at 1 in of water, in SI: 12 · 4.71947e-4 m³/s over 9.290304 m² at 249.089 Pa.
    const perArea = (12 * 4.719474432e-4) / 9.290304 / 249.08891 ** 0.65;
    for (const row of results.sections!) {
      const pressure = (Math.abs(row.startStaticPressure!.value) + Math.abs(row.endStaticPressure!.value)) / 2;
      near(row.leakageAirflow!.value, perArea * pressure ** 0.65 * row.surfaceArea!.value, 1e-3);
    }
  });
});
