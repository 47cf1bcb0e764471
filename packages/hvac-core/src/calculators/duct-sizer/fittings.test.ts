import { describe, expect, test } from "vitest";
import { ductFittings, type Fitting } from "../../flow/index.ts";
import { allEntries } from "../../kernel/index.ts";
import { ductSizer, type DuctInput } from "./index.ts";

type Outcome = Extract<ReturnType<typeof ductSizer.calculate>, { ok: true }>;

/** A duct to be varied. */
const usual: DuctInput = { unitSystem: "Metric", airflow: 500, ductLength: 15 };

function size(input: DuctInput): Outcome {
  const outcome = ductSizer.calculate({ ...usual, ...input });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome;
}
const codes = (input: DuctInput): string[] => size(input).warnings.map(({ code }) => code);
const refusal = (input: DuctInput): { field: string; message: string } | undefined => {
  const outcome = ductSizer.calculate({ ...usual, ...input });
  return outcome.ok ? undefined : outcome.errors[0];
};
/** Rounding of a few dozen operations on doubles. */
const rounding = 1e-11;

describe("fittings", () => {
  const common = {
    airflow: 1000,
    ductShape: "rectangular",
    sizeChoice: "chosen",
    chosenWidth: 500,
    chosenHeight: 400,
    ductLength: 0,
  } as const;
  const loss = (input: DuctInput): number => size(input).results.fittingsPressureLoss!.value;

  test.each(["divergingBranch", "convergingBranch"])(
    "%s: the same junction loses the same, seen from the main and from its branch",
    (fitting) => {
      const geometry = { fitting, flowRatio: 0.3, areaRatio: 0.5 };
      const fromMain = loss({ ...common, fittings: [geometry] });
      const fromBranch = loss({ ...common, airflow: 300, chosenWidth: 250, fittings: [{ ...geometry, junctionLeg: "other" }] });
      expect(Math.abs(fromBranch / fromMain - 1)).toBeLessThan(rounding);
    },
  );

  test.each(["divergingRun", "convergingRun"])("%s: the same, seen from the run, which keeps the size of the main", (fitting) => {
    const geometry = { fitting, flowRatio: 0.3, areaRatio: 0.5 };
    const fromRun = loss({ ...common, airflow: 700, fittings: [{ ...geometry, junctionLeg: "other" }] });
    expect(Math.abs(fromRun / loss({ ...common, fittings: [geometry] }) - 1)).toBeLessThan(rounding);
  });

  test("a take-off loses the same, seen from the main and from what it leads to", () => {
    const geometry = { fitting: "takeoffConical45", velocityRatio: 0.8 };
    // 0.8 of the main's velocity in half its area.
    const after = loss({ ...common, airflow: 400, chosenWidth: 250, fittings: [{ ...geometry, junctionLeg: "other" }] });
    expect(Math.abs(after / loss({ ...common, fittings: [geometry] }) - 1)).toBeLessThan(rounding);
  });

  test("a transition loses the same, seen from its smaller and its larger section", () => {
    const geometry = { fitting: "enlargementRectangular", areaRatio: 0.5 };
    const larger = loss({ ...common, chosenWidth: 1000, fittings: [{ ...geometry, transitionEnd: "larger" }] });
    expect(Math.abs(larger / loss({ ...common, fittings: [geometry] }) - 1)).toBeLessThan(rounding);
  });

  test("a row needs no more than its fitting: blanks take the usual geometry", () => {
    const [row] = size({ ...common, fittings: [{ fitting: "damperButterflyRound" }] }).results.fittings!;
    // SMACNA table A-15A, blade open.
    expect(row!.coefficient.value).toBeCloseTo(0.2, 12);
  });

  test("a custom coefficient applies as often as its number, to this duct's velocity pressure", () => {
    const { results } = size({ ...common, fittings: [{ fitting: "custom", coefficient: 0.35, quantity: 4 }] });
    expect(results.fittingsCoefficient!.value).toBeCloseTo(1.4, 12);
    expect(results.fittingsPressureLoss!.value).toBeCloseTo(1.4 * 0.5 * results.airDensity.value * 25, 10);
  });

  test("a row needs no more than its fitting, whatever the fitting", () => {
    for (const { key } of ductFittings) expect(size({ ...common, fittings: [{ fitting: key }] }).results.fittings![0]!.id, key).toBe("1");
  });

  test("an elbow takes the duct's own sides, and the plane it bends in decides which is the width", () => {
    const sides = { ...common, chosenWidth: 1000, chosenHeight: 250 } as const;
    const mitred = (row: object): number => loss({ ...sides, fittings: [{ fitting: "elbowRectangularMitered", ...row }] });
    expect(mitred({})).toBe(mitred({ aspectRatio: 0.25 }));
    expect(mitred({ bendPlane: "height" })).toBe(mitred({ aspectRatio: 4 }));
    // Idelchik's aspect factor 0.97 − 0.13 ln(H/W): the hard bend loses 1.150/0.970 of the square one, the easy bend 0.790/0.970.
    expect(mitred({}) / mitred({ aspectRatio: 1 })).toBeCloseTo((0.97 + 0.13 * Math.log(4)) / 0.97, 12);
    expect(mitred({ bendPlane: "height" }) / mitred({ aspectRatio: 1 })).toBeCloseTo((0.97 - 0.13 * Math.log(4)) / 0.97, 12);
    const turned = loss({
      ...sides,
      chosenWidth: 250,
      chosenHeight: 1000,
      fittings: [{ fitting: "elbowRectangularMitered", bendPlane: "height" }],
    });
    expect(turned).toBeCloseTo(mitred({}), 12);
  });

  test("an elbow in a duct flatter than its data takes the end of them and says so", () => {
    const flat: DuctInput = { ...common, chosenWidth: 2000, chosenHeight: 300, airflow: 3000 };
    const fitting = "elbowRectangularSmooth";
    expect(loss({ ...flat, fittings: [{ fitting }] })).toBe(loss({ ...flat, fittings: [{ fitting, aspectRatio: 0.25 }] }));
    expect(codes({ ...flat, fittings: [{ fitting }] })).toContain("fitting-beyond-data");
    expect(codes({ ...flat, fittings: [{ fitting, aspectRatio: 0.25 }] })).not.toContain("fitting-beyond-data");
  });

  test("the first of a list fits the duct: rectangular in a rectangular duct, round in a round one", () => {
    const first = (ductShape: NonNullable<DuctInput["ductShape"]>): string =>
      size({ airflow: 80, ductShape, fittings: [{}] }).values.fittings[0]!.fitting;
    expect((["rectangular", "oval", "round", "flexible"] as const).map(first)).toEqual([
      "elbowRectangularSmooth",
      "elbowRectangularSmooth",
      "elbowRoundSmooth",
      "elbowRoundSmooth",
    ]);
  });

  test("every parameter of every fitting is on the sheet, entered or empty", async () => {
    const explanation = await ductSizer.explanation();
    for (const { key, parameters } of ductFittings as readonly Fitting[]) {
      const names = Object.keys(parameters).filter((name) => name !== "velocity");
      for (const typed of [true, false]) {
        const cells = typed ? Object.fromEntries(names.map((name) => [name, parameters[name]!.default])) : {};
        const entries = allEntries(explanation.sheet(size({ ...common, fittings: [{ id: "x", fitting: key, ...cells }] })));
        const fields = entries.flatMap((entry) => ("field" in entry ? [entry.field] : []));
        const planes = typed ? [] : names.includes("aspectRatio") && key.startsWith("elbow") ? ["bendPlane"] : [];
        for (const name of ["fitting", ...names.filter((each) => typed || each !== "aspectRatio"), ...planes])
          expect(fields, `${key}.${name}`).toContain(`fittings.x.${name}`);
      }
    }
  });

  test("the other leg of a junction beyond any velocity is refused at the cell that makes it so", () => {
    const fittings: DuctInput["fittings"] = [{ id: "t", fitting: "takeoffConical45", velocityRatio: 0.001, junctionLeg: "other" }];
    expect(refusal({ ...common, fittings })).toMatchObject({ field: "fittings.t.velocityRatio" });
  });

  test("geometry outside a fitting's source is refused at its cell", () => {
    expect(
      refusal({ ...common, fittings: [{ fitting: "elbowRectangularSmooth" }, { fitting: "elbowRectangularMitered", angle: 170 }] }),
    ).toMatchObject({ field: "fittings.2.angle", message: expect.stringContaining("must lie between 10 and 150 °") });
    expect(refusal({ ...common, fittings: [{ fitting: "divergingBranch", flowRatio: 0, junctionLeg: "other" }] })).toMatchObject({
      field: "fittings.1.flowRatio",
    });
  });

  test("of a round duct in a rectangular one get a warning", () => {
    expect(codes({ ...common, fittings: [{ fitting: "elbowRoundSmooth" }] })).toContain("fitting-of-another-shape");
    expect(codes({ ...common, fittings: [{ fitting: "elbowRectangularSmooth" }] })).not.toContain("fitting-of-another-shape");
  });
});
