import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ductSizer, type DuctInput } from "./index.ts";

type Section = NonNullable<DuctInput["sections"]>[number];

function calculate(input: DuctInput) {
  const outcome = ductSizer.calculate({ unitSystem: "Metric", ...input });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome;
}
const cold: DuctInput = { airTemperature: 13, heatExchange: true, surroundingTemperature: 33, wallHeatBy: "insulation" };
const ductWith = (input: DuctInput) =>
  calculate({ airflow: 500, ductLength: 20, ductShape: "round", sizeChoice: "chosen", chosenDiameter: 300, ...cold, ...input });
const system = (sections: readonly Section[], input: DuctInput = {}) => calculate({ scope: "system", sections, ...cold, ...input });
const codes = ({ warnings }: ReturnType<typeof calculate>): string[] => warnings.map(({ code }) => code);
const rowsOf = ({ results }: ReturnType<typeof calculate>) => new Map(results.sections!.map((row) => [row.id, row]));

describe("external insulation", () => {
  test("of a round duct: its surface and the heat by hand", () => {
    const { results } = ductWith({ insulationThickness: 50, insulationConductivity: 0.04 });
    expect(results.insulationArea!.value).toBeCloseTo(Math.PI * 0.4 * 20, 9);
    // Inside film by Kays and Crawford, 0.021 Re^0.8 Pr^0.5 (air of 1.233 kg/m³, 17.9 µPa·s, 0.0253 W/(m·K)): V = 7.074 m/s, Re = 146 200, Nu = 239, 20.2 W/(m²·K).
    // 1 / (20.2 · 0.94248) + ln(4 / 3) / (2 π · 0.04) + 1 / (9 · 1.25664) = 0.05253 + 1.14465 + 0.08842 = 1.28560 K·m/W, 15.557 W/K over 20 m.
    // 0.5 · 1.233 · 1006 = 620.2 W/K of air: 20 K · 620.2 · (1 - exp(-15.557 / 620.2)) = 307.3 W. The films of both differ by less than 8 %, 0.4 % of the whole.
    expect(results.heatGain!.value).toBeGreaterThan(0.994 * 307.3);
    expect(results.heatGain!.value).toBeLessThan(1.006 * 307.3);
    // Of 20 K, 0.08842 / 1.28560 = 6.88 % stand outside of the surface.
    expect(results.surfaceTemperature!.value).toBeCloseTo(33 - 20 * 0.0688, 1);
  });

  test("of a rectangular duct has the outer perimeter with square corners", () => {
    const { results } = ductWith({ ductShape: "rectangular", chosenWidth: 600, chosenHeight: 300, insulationThickness: 40 });
    expect(results.insulationArea!.value).toBeCloseTo(2.12 * 20, 9);
  });

  test("is used for its area alone with a U-value, with a warning", () => {
    const bare = ductWith({ wallHeatBy: "uValue" });
    const wrapped = ductWith({ wallHeatBy: "uValue", insulationThickness: 40 });
    expect(wrapped.results.heatGain!.value).toBe(bare.results.heatGain!.value);
    expect(wrapped.results.surfaceTemperature).toBeUndefined();
    expect(bare.results.insulationArea).toBeUndefined();
    expect(codes(wrapped)).toContain("insulation-not-used");
    expect(codes(bare)).not.toContain("insulation-not-used");
  });

  test("of a section of a system is its own, or that of the system", () => {
    const rows = rowsOf(
      system(
        [
          { id: "main", ductLength: 10, sizeChoice: "chosen", chosenWidth: 600, chosenHeight: 300 },
          {
            id: "thick",
            parent: "main",
            airflow: 300,
            ductLength: 5,
            ductShape: "round",
            sizeChoice: "chosen",
            chosenDiameter: 250,
            insulationThickness: 75,
          },
          {
            id: "bare",
            parent: "main",
            airflow: 300,
            ductLength: 5,
            ductShape: "round",
            sizeChoice: "chosen",
            chosenDiameter: 250,
            insulationThickness: 0,
          },
          {
            id: "foam",
            parent: "main",
            airflow: 300,
            ductLength: 5,
            ductShape: "round",
            sizeChoice: "chosen",
            chosenDiameter: 250,
            insulationConductivity: 0.02,
          },
        ],
        { insulationThickness: 25 },
      ),
    );
    expect(rows.get("main")!.insulationArea!.value).toBeCloseTo((1.8 + 8 * 0.025) * 10, 9);
    expect(rows.get("thick")!.insulationArea!.value).toBeCloseTo(Math.PI * 0.4 * 5, 9);
    expect(rows.get("bare")!.insulationArea).toBeUndefined();
    const surface = (id: string): number => rows.get(id)!.surfaceTemperature!.value;
    expect(surface("bare")).toBeLessThan(surface("foam"));
    expect(surface("foam")).toBeLessThan(33);
    const gain = (id: string): number => rows.get(id)!.heatGain!.value;
    expect(gain("thick")).toBeLessThan(gain("foam"));
    expect(gain("foam")).toBeLessThan(gain("bare"));
  });

  test("goes around the flexible duct at the end of a section too", () => {
    const sections: Section[] = [
      {
        id: "a",
        airflow: 200,
        ductLength: 8,
        ductShape: "round",
        sizeChoice: "chosen",
        chosenDiameter: 200,
        flexibleLength: 2,
        insulationThickness: 25,
      },
    ];
    const outcome = system(sections);
    expect(outcome.results.insulationArea!.value).toBeCloseTo(Math.PI * 0.25 * 10, 9);
    const table = ductSizer.tables(outcome).find(({ id }) => id === "insulation")!;
    expect(table.rows.map((row) => [row["shape"], row["ductLength"]])).toEqual([
      ["Round", 8],
      ["Round, flexible", 2],
    ]);
    // Within the same insulation both are one duct of 10 m.
    const whole = system([{ ...sections[0]!, ductLength: 10, flexibleLength: 0 }]);
    expect(outcome.results.heatGain!.value).toBeCloseTo(whole.results.heatGain!.value, 9);
  });

  test("adds up in the table to the result", () => {
    const outcome = system(
      [
        { id: "main", ductLength: 10 },
        { id: "one", parent: "main", airflow: 300, ductLength: 5, lined: true },
        { id: "two", parent: "main", airflow: 200, ductLength: 7, ductShape: "round", flexibleLength: 1.5 },
        { id: "three", parent: "main", airflow: 200, ductLength: 7, ductShape: "oval", insulationThickness: 40 },
      ],
      { insulationThickness: 25 },
    );
    const { rows } = ductSizer.tables(outcome).find(({ id }) => id === "insulation")!;
    expect(rows.reduce((sum, row) => sum + (row["insulationArea"] as number), 0)).toBeCloseTo(outcome.results.insulationArea!.value, 9);
    expect(rows).toHaveLength(4);
  });
});

describe("heat by insulation and films", () => {
  test("of one section of a system is that of the single section", () => {
    const single = ductWith({ insulationThickness: 25 }).results;
    const row = rowsOf(
      system([{ id: "a", airflow: 500, ductLength: 20, ductShape: "round", sizeChoice: "chosen", chosenDiameter: 300 }], {
        insulationThickness: 25,
      }),
    ).get("a")!;
    expect(row.heatGain!.value).toBe(single.heatGain!.value);
    expect(row.surfaceTemperature!.value).toBe(single.surfaceTemperature!.value);
    expect(row.insulationArea!.value).toBe(single.insulationArea!.value);
  });

  test("becomes less with any layer, and a liner is such a layer", () => {
    const gain = (row: Partial<Section>): number =>
      system([{ id: "a", airflow: 500, ductLength: 20, sizeChoice: "chosen", chosenWidth: 600, chosenHeight: 400, ...row }]).results
        .heatGain!.value;
    expect(gain({ lined: true })).toBeLessThan(gain({}) / 3);
    expect(gain({ lined: true, insulationThickness: 25 })).toBeLessThan(gain({ lined: true }));
  });

  test("of any system is what its walls give the air, and no surface lies beyond air and surroundings", () => {
    const row = fc.record({
      airflow: fc.integer({ min: 20, max: 900 }),
      ductLength: fc.integer({ min: 0, max: 60 }),
      ductShape: fc.constantFrom("rectangular", "round", "oval"),
      insulationThickness: fc.constantFrom(null, 0, 13, 25, 100),
      lined: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 6 }), fc.integer({ min: -20, max: 60 }), (rows, surroundingTemperature) => {
        const sections = rows.map((each, index): Section => ({
          ...each,
          id: `s${index}`,
          ...(index > 0 && { parent: `s${(index - 1) >> 1}` }),
        }));
        const { results } = system(sections, { surroundingTemperature, insulationThickness: 20 });
        const [lowest, highest] = [Math.min(13, surroundingTemperature), Math.max(13, surroundingTemperature)];
        const brought = sections.reduce(
          (sum, { airflow }, index) => sum + ((airflow as number) / 1000) * (results.sections![index]!.leavingAirTemperature!.value - 13),
          0,
        );
        expect(results.heatGain!.value).toBeCloseTo(results.airDensity.value * 1006 * brought, 5);
        for (const { surfaceTemperature } of results.sections!) {
          expect(surfaceTemperature!.value).toBeGreaterThanOrEqual(lowest - 1e-9);
          expect(surfaceTemperature!.value).toBeLessThanOrEqual(highest + 1e-9);
        }
      }),
      { numRuns: runs(30) },
    );
  });
});

describe("condensation", () => {
  const messages = ({ warnings }: ReturnType<typeof calculate>): string[] =>
    warnings.filter(({ code }) => code === "condensation").map(({ message }) => message);

  test("is warned of where the surface is below the dew point of the surroundings, and what would keep it dry does", () => {
    const humid = { ambientHumidity: 0.8 } as const;
    const outcome = ductWith({ insulationThickness: 5, ...humid });
    // Air of 33 °C and 80 %: dew point 29.1 °C by the psychrometric chart.
    expect(outcome.results.ambientDewPoint!.value).toBeCloseTo(29.1, 1);
    const dryThickness = Number(/(\d+)\u202fmm of this insulation/.exec(messages(outcome)[0]!)![1]);
    expect(messages(ductWith({ insulationThickness: dryThickness, ...humid }))).toEqual([]);
    expect(messages(ductWith({ insulationThickness: dryThickness - 5, ...humid }))).toHaveLength(1);
  });

  test("is not warned of for warm ducts, nor in dry air", () => {
    expect(messages(ductWith({ airTemperature: 45, insulationThickness: 5, ambientHumidity: 1 }))).toEqual([]);
    expect(messages(ductWith({ insulationThickness: 5, ambientHumidity: 0.2 }))).toEqual([]);
  });

  test("in saturated air is cured by no insulation", () => {
    expect(messages(ductWith({ insulationThickness: 50, ambientHumidity: 1 }))[0]).toMatch(/No usual insulation thickness/);
  });

  test("is warned of once in a system, at the coldest section", () => {
    const outcome = system(
      [
        { id: "main", name: "Main", ductLength: 40, insulationThickness: 5 },
        { id: "one", name: "One", parent: "main", airflow: 300, ductLength: 5, insulationThickness: 0 },
        { id: "two", name: "Two", parent: "main", airflow: 300, ductLength: 5, insulationThickness: 100 },
      ],
      { ambientHumidity: 0.7 },
    );
    expect(messages(outcome)).toHaveLength(1);
    expect(messages(outcome)[0]).toMatch(/^Water condenses on One \(and on 1 other section/);
    expect(outcome.warnings.find(({ code }) => code === "condensation")!.field).toBe("sections.one.insulationThickness");
  });
});
