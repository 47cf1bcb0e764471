import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { solve as solveSystem, type Row } from "../../../../test/pipeSystems.ts";
import { pipeSizer, type PipeInput } from "../index.ts";

function solve(input: PipeInput) {
  const outcome = solveSystem(input);
  const rows = Object.fromEntries(outcome.results.sections!.map((row) => [row.id, row]));
  return { ...outcome, rows, codes: outcome.warnings.map(({ code }) => code) };
}

/** A unit at the pump: pipes without length lose nothing, so that the pressures are those of units and valves alone. */
const unit = (id: string, unitPressureDrop: number, more: Partial<Row> = {}): Row => ({
  id,
  unit: "flow",
  flowRate: 1,
  unitPressureDrop,
  controlValve: "authority",
  pipeLength: 0,
  ...more,
});

/** Loss of 1 L/s of water of 10 °C (999.70 kg/m³) in a valve, by the definition of Kv, Pa. */
const valveLoss = (kv: number): number => 100 * 999.7 * (3.6 / kv) ** 2;

describe("a control valve away from the critical circuit", () => {
  test("is sized for the pressure that the balanced system puts across its branch", () => {
    const { rows, results, codes } = solve({ sections: [unit("near", 10), unit("far", 60)] });
    // Far: 60 kPa ask for Kv 4.65, so 4. Near has 60 + 81 kPa across it, half of which is Kv 4.29 and not the 11.4 of its 10 kPa alone.
    const across = 60_000 + valveLoss(4);
    expect(rows["far"]!.controlValveKv!.value).toBe(4);
    expect(rows["near"]!.controlValveKv!.value).toBe(4);
    expect(rows["near"]!.requiredKv!.value).toBeCloseTo(3.6 * Math.sqrt((100 * 999.7) / (across / 2)), 3);
    expect(rows["near"]!.authority!.value).toBeCloseTo(valveLoss(4) / across, 5);
    expect(results.pumpPressure!.value).toBeCloseTo(across, -1);
    expect(codes).not.toContain("authority-below-required");
  });

  test("takes no more than its circuit has left over, and then says what it lacks", () => {
    const { rows, results, codes } = solve({ sections: [unit("near", 80), unit("far", 240, { controlValve: "none" })] });
    // Kv 2.5 would lose 207 kPa in addition to the 80 of the unit.
    expect(rows["near"]!.controlValveKv!.value).toBe(4);
    expect(rows["near"]!.authority!.value).toBeCloseTo(valveLoss(4) / 240_000, 5);
    expect(results.pumpPressure!.value).toBe(240_000);
    expect(codes).toContain("authority-below-required");
  });
});

/** A main with units on it and on branches of it, each with a sized valve. */
const systems: fc.Arbitrary<Row[]> = fc
  .array(
    fc.record({
      parent: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      flow: fc.double({ min: 0.05, max: 3, noNaN: true }),
      drop: fc.double({ min: 5, max: 40, noNaN: true }),
      pipeLength: fc.double({ min: 1, max: 50, noNaN: true }),
      share: fc.double({ min: 0.25, max: 0.7, noNaN: true }),
    }),
    { minLength: 1, maxLength: 30 },
  )
  .map((rows) => {
    const parents = rows.map(({ parent }, index) => (index === 0 ? -1 : Math.floor(parent * index)));
    return rows.map(({ flow, drop, pipeLength, share }, index): Row => ({
      id: `s${index}`,
      ...(parents[index]! >= 0 && { parent: `s${parents[index]!}` }),
      ...(!parents.includes(index) && {
        unit: "flow",
        flowRate: flow,
        unitPressureDrop: drop,
        controlValve: "authority",
        valveAuthority: share,
      }),
      pipeLength,
    }));
  });

/** Preferred numbers of ISO 3, series R5. */
const series = [-2, -1, 0, 1, 2, 3].flatMap((power) => [1, 1.6, 2.5, 4, 6.3].map((number) => number * 10 ** power));

describe("control valves of random systems", () => {
  test("keep 80 % of their authority, unless the next smaller would make their circuit the critical one", () => {
    fc.assert(
      fc.property(systems, (sections) => {
        const { rows } = solve({ sections });
        for (const { id, valveAuthority } of sections) {
          const row = rows[id!]!;
          if (!row.controlValveKv) continue;
          const wanted = valveAuthority as number;
          if (row.authority!.value >= Math.max(0.8 * wanted, Math.min(0.3, wanted)) - 1e-9) continue;
          const next = series.findLast((kv) => kv < row.controlValveKv!.value * 0.99)!;
          const more = row.controlValveLoss!.value * ((row.controlValveKv.value / next) ** 2 - 1);
          expect(more).toBeGreaterThan(row.slack!.value);
        }
      }),
      { numRuns: runs(30) },
    );
  });

  test("are those that calculate the same system when they are known", () => {
    fc.assert(
      fc.property(systems, (sections) => {
        const sized = solve({ sections });
        const entered = solve({
          sections: sections.map((row) => {
            const kv = sized.rows[row.id!]!.controlValveKv?.value;
            return kv === undefined ? row : { ...row, controlValve: "kv", valveKv: kv };
          }),
        });
        expect(entered.results.pumpPressure!.value).toBeCloseTo(sized.results.pumpPressure!.value, 6);
        for (const { id } of sections) {
          expect(entered.rows[id!]!.slack?.value ?? 0).toBeCloseTo(sized.rows[id!]!.slack?.value ?? 0, 5);
          expect(entered.rows[id!]!.authority?.value ?? 0).toBeCloseTo(sized.rows[id!]!.authority?.value ?? 0, 9);
        }
      }),
      { numRuns: runs(30) },
    );
  });

  test("do not depend on the rows in which a run-out is entered", () => {
    fc.assert(
      fc.property(systems, fc.double({ min: 0.05, max: 0.95, noNaN: true }), (sections, share) => {
        const split = sections.flatMap((row): Row[] => {
          if (row.unit !== "flow") return [row];
          const { parent, pipeLength, ...rest } = row;
          const first: Row = { id: `${row.id!}-first`, ...(parent && { parent }), pipeLength: (pipeLength as number) * share };
          return [first, { ...rest, parent: first.id!, junction: "none", pipeLength: (pipeLength as number) * (1 - share) }];
        });
        const [whole, parts] = [solve({ sections }), solve({ sections: split })];
        expect(parts.results.pumpPressure!.value).toBeCloseTo(whole.results.pumpPressure!.value, 6);
        for (const { id } of sections) {
          expect(parts.rows[id!]!.controlValveKv?.value).toBe(whole.rows[id!]!.controlValveKv?.value);
          expect(parts.rows[id!]!.authority?.value ?? 0).toBeCloseTo(whole.rows[id!]!.authority?.value ?? 0, 9);
        }
      }),
      { numRuns: runs(30) },
    );
  });
});

test("diversity is of the units that are served: the plant in the primary circuit states what runs", () => {
  const rows = (count: number, flow: number, circuit: "primary" | "secondary"): Row[] =>
    Array.from({ length: count }, (_, index) => ({ id: `${circuit}${index}`, circuit, unit: "flow", flowRate: flow, pipeLength: 5 }));
  const { results, codes } = solve({
    systemKind: "primarySecondary",
    decouplerLength: 1,
    diversity: 0.7,
    sections: [...rows(2, 36, "primary"), ...rows(5, 20, "secondary")],
  });
  // Five coils of 20 L/s at 70 %, two chillers of 36 L/s.
  expect(results.pumpFlow!.value).toBeCloseTo(0.07, 12);
  expect(results.primaryFlow!.value).toBeCloseTo(0.072, 12);
  expect(results.decouplerFlow!.value).toBeCloseTo(0.002, 12);
  expect(codes).not.toContain("secondary-larger");
});

test("an Imperial reader sees no Kv of valves: their numbers are Cv", () => {
  const { warnings, codes } = solve({
    unitSystem: "Imperial",
    fluidTemperature: 50,
    designTemperatureDifference: 10,
    sections: [unit("near", 25), unit("far", 70, { controlValve: "none" }), unit("wide", 5, { controlValve: "kv", valveKv: 100 })],
  });
  expect(codes).toEqual(expect.arrayContaining(["low-authority", "authority-below-required"]));
  const labels = Object.entries(pipeSizer.results.sections.row).map(([, field]) => field.label);
  for (const text of [...labels, ...warnings.map(({ message }) => message)]) expect(text).not.toMatch(/\bKv\b/);
});
