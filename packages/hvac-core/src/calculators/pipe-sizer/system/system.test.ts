import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { codes, draws, sectionsOf, solve, usual, type Answered, type Row } from "../../../../test/pipeSystems.ts";
import { pipeSizer, type PipeInput } from "../index.ts";

/** Trees of up to 60 sections; every end has a unit. */
const trees: fc.Arbitrary<Row[]> = fc
  .array(
    fc.record({
      parent: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      flow: fc.double({ min: 0.05, max: 3, noNaN: true }),
      drop: fc.double({ min: 0, max: 40, noNaN: true }),
      pipeLength: fc.double({ min: 0, max: 50, noNaN: true }),
      hasUnit: fc.boolean(),
      elbows: fc.integer({ min: 0, max: 4 }),
    }),
    { minLength: 1, maxLength: 60 },
  )
  .map((rows) => {
    const parents = rows.map(({ parent }, index) => (index === 0 ? -1 : Math.floor(parent * index)));
    const feeds = new Set(parents);
    return rows.map(({ flow, drop, pipeLength, hasUnit, elbows }, index): Row => ({
      id: `s${index}`,
      name: `Section ${index}`,
      ...(parents[index]! >= 0 && { parent: `s${parents[index]!}` }),
      ...(!feeds.has(index) || hasUnit ? { unit: "flow", flowRate: flow, unitPressureDrop: drop } : {}),
      pipeLength,
      fittings: elbows > 0 ? [{ id: "e", fitting: "elbow90LongRadius", quantity: elbows }] : [],
    }));
  });

const parentOf = ({ parent }: Row, sections: readonly Row[]): Row | undefined => sections.find(({ id }) => id === parent);

describe("random trees", () => {
  test("carry at every junction what leaves it, and at the pump what all units take", () => {
    fc.assert(
      fc.property(trees, (sections) => {
        const outcome = solve({ sections });
        const results = sectionsOf(outcome);
        for (const row of sections) {
          const behind = sections.filter(({ parent }) => parent === row.id).reduce((sum, { id }) => sum + results[id!]!["designFlow"]!, 0);
          expect(results[row.id!]!["designFlow"]).toBeCloseTo(behind + (results[row.id!]!["unitFlow"] ?? 0), 12);
        }
        const units = Object.values(results).reduce((sum, { unitFlow = 0 }) => sum + unitFlow, 0);
        expect(outcome.results.pumpFlow!.value).toBeCloseTo(units, 12);
      }),
      draws,
    );
  });

  test("have one pressure at every junction: with the balancing valves every circuit loses what the pump gives", () => {
    fc.assert(
      fc.property(trees, fc.constantFrom(undefined, "s0", "s1"), (sections, valve) => {
        const outcome = solve({ sections: sections.map((row) => ({ ...row, branchValve: row.id === valve })) });
        const results = sectionsOf(outcome);
        const pump = outcome.results.totalPressureLoss.value;
        for (const row of sections) {
          const result = results[row.id!]!;
          if (result["differentialPressure"] === undefined) continue;
          let lost = result["differentialPressure"];
          for (let section: Row | undefined = row; section; section = parentOf(section, sections))
            lost += results[section.id!]!["totalPressureLoss"]! + (results[section.id!]!["toBalance"] ?? 0);
          expect(Math.abs(lost - pump)).toBeLessThan(1e-6 * Math.max(1, pump));
        }
      }),
      draws,
    );
  });

  test("select the pump by the circuit with the largest loss, which has no excess pressure", () => {
    fc.assert(
      fc.property(trees, (sections) => {
        const outcome = solve({ sections });
        const paths = Object.values(sectionsOf(outcome)).flatMap(({ pathLoss }) => (pathLoss === undefined ? [] : [pathLoss]));
        expect(outcome.results.totalPressureLoss.value).toBeCloseTo(Math.max(...paths), 6);
        const critical = outcome.results.sections!.filter((row) => row.critical?.value === "Yes");
        expect(critical.length).toBeGreaterThan(0);
        for (const { slack } of critical) expect(slack!.value).toBe(0);
        expect(critical.map(({ id }) => `Section ${id.slice(1)}`)).toContain(outcome.results.criticalUnit!.value);
      }),
      draws,
    );
  });

  test("never get a smaller pipe for more flow, and diversity takes from mains alone", () => {
    fc.assert(
      fc.property(trees, fc.double({ min: 1, max: 3, noNaN: true }), (sections, factor) => {
        const more = sections.map((row) => (row.unit === "flow" ? { ...row, flowRate: (row.flowRate as number) * factor } : row));
        const [before, after] = [sectionsOf(solve({ sections })), sectionsOf(solve({ sections: more }))];
        const shared = sectionsOf(solve({ sections, diversity: 0.6 }));
        for (const [id, row] of Object.entries(before)) {
          expect(after[id]!["diameter"]!).toBeGreaterThanOrEqual(row["diameter"]!);
          expect(shared[id]!["designFlow"]!).toBeLessThanOrEqual(row["designFlow"]! * (1 + 1e-12));
          expect(shared[id]!["designFlow"]!).toBeGreaterThanOrEqual(0.6 * row["designFlow"]! * (1 - 1e-12));
          if (row["unitFlow"] === row["designFlow"]) expect(shared[id]!["designFlow"]).toBe(row["designFlow"]);
        }
      }),
      draws,
    );
  });

  test("do not depend on the order of their rows", () => {
    fc.assert(
      fc.property(trees, fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 60, maxLength: 60 }), (sections, keys) => {
        // Another order in which parents still come before their children.
        const left = [...sections];
        const order: Row[] = [];
        while (left.length > 0) {
          const free = left.filter(({ parent }) => parent === undefined || order.some(({ id }) => id === parent));
          const next = free[Math.floor(keys[order.length]! * 0.999999 * free.length)]!;
          order.push(next);
          left.splice(left.indexOf(next), 1);
        }
        const [first, second] = [solve({ sections }), solve({ sections: order })];
        expect(second.results.pumpHead!.value).toBeCloseTo(first.results.pumpHead!.value, 9);
        const [before, after] = [sectionsOf(first), sectionsOf(second)];
        for (const [id, row] of Object.entries(before))
          for (const [name, value] of Object.entries(row)) expect(after[id]![name], `${id} ${name}`).toBeCloseTo(value, 6);
      }),
      { numRuns: runs(30) },
    );
  });
});

describe("a system of one row", () => {
  test("is the single pipe there and back, with its unit", () => {
    const fittings = [{ id: "e", fitting: "elbow90Flanged", quantity: 3 }] as const;
    const single = pipeSizer.calculate({ unitSystem: "Metric", flowRate: 4, pipeLength: 25, fluidTemperature: 10, fittings });
    const system = solve({ sections: [{ id: "a", unit: "flow", flowRate: 4, unitPressureDrop: 20, pipeLength: 25, fittings }] });
    if (!single.ok) throw new Error("refused");
    expect(system.results.mainSize!.value).toBe(single.results.nominalSize.value);
    expect(system.results.totalPressureLoss.value).toBe(2 * single.results.totalPressureLoss.value + 20_000);
    expect(system.results.volume.value).toBe(2 * single.results.volume.value);
  });

  test("takes the heat of both of its pipes: the mean temperature applies where both have the same insulation", () => {
    const heat = { heatExchange: true, surroundingTemperature: 26, fluidTemperature: 10 } as const;
    const single = pipeSizer.calculate({ unitSystem: "Metric", flowRate: 4, pipeLength: 25, ...heat });
    const system = solve({ ...heat, sections: [{ id: "a", unit: "flow", flowRate: 4, pipeLength: 25 }] });
    if (!single.ok) throw new Error("refused");
    expect(system.results.heatGain!.value).toBeCloseTo(2 * single.results.heatGain!.value, 9);
  });
});

describe("symmetry", () => {
  const twin = (id: string, more: Partial<Row> = {}): Row => ({
    id,
    parent: "main",
    unit: "flow",
    flowRate: 1,
    unitPressureDrop: 15,
    pipeLength: 12,
    ...more,
  });
  const twins: Row[] = [{ id: "main", pipeLength: 20 }, twin("a"), twin("b")];

  test("identical units need no balancing", () => {
    const { a, b } = sectionsOf(solve({ sections: twins }));
    expect(a).toEqual(b);
    expect(a!["toBalanceAtUnit"]).toBe(0);
  });

  test("a straight run that is named leaves the other to the branch", () => {
    const { a, b } = sectionsOf(solve({ sections: [twins[0]!, twin("a", { junction: "straight" }), twin("b")] }));
    expect(a!["junctionLoss"]).toBeLessThan(b!["junctionLoss"]!);
    const outcome = pipeSizer.calculate({
      ...usual,
      sections: [twins[0]!, twin("a", { junction: "straight" }), twin("b", { junction: "straight" })],
    });
    expect(outcome).toMatchObject({
      ok: false,
      errors: [{ field: "sections.a.junction", message: expect.stringMatching(/straight on/) as string }],
    });
  });
});

describe("open systems and two circuits", () => {
  const tower: Row = { id: "t", unit: "flow", flowRate: 20, pipeLength: 40 };

  test("lift the water and press it through the nozzles as well", () => {
    const closed = solve({ sections: [tower] });
    const open = solve({ systemKind: "open", staticLift: 4, nozzlePressure: 30, sections: [tower] });
    expect(open.results.totalPressureLoss.value).toBe(closed.results.totalPressureLoss.value);
    const { density } = open.calculation.fluid;
    expect(open.results.pumpHead!.value).toBeCloseTo(closed.results.pumpHead!.value + 4 + 30_000 / (density * 9.80665), 9);
  });

  const loops: PipeInput = {
    systemKind: "primarySecondary",
    decouplerLength: 1,
    plantPressureDrop: 50,
    sections: [
      { id: "p", circuit: "primary", unit: "flow", flowRate: 12, pipeLength: 10 },
      { id: "s", unit: "flow", flowRate: 10, unitPressureDrop: 30, pipeLength: 60 },
    ],
  };

  test("two circuits have a pump each; the decoupler carries the difference", () => {
    const { results } = solve(loops);
    expect(results.decouplerFlow!.value).toBeCloseTo(0.002, 12);
    expect(results.primaryPressure!.value).toBeGreaterThan(50_000);
    expect(results.pumpPressure!.value).toBe(solve({ sections: [loops.sections![1]!] }).results.pumpPressure!.value);
    expect(results.decouplerLoss!.value).toBeGreaterThan(0);
    expect(results.decouplerLoss!.value).toBeLessThan(250);
  });

  test("a secondary flow above the primary one mixes, and has a warning", () => {
    const [primary, secondary] = loops.sections!;
    expect(codes({ ...loops, sections: [{ ...primary!, flowRate: 8 }, secondary!] })).toContain("secondary-larger");
    expect(codes(loops)).not.toContain("secondary-larger");
  });
});

test("sizes that are seldom stocked are used where they are selected, with a warning", () => {
  const sections: Row[] = [5, 8, 14, 20, 27].map((flowRate, index) => ({ id: `s${index}`, unit: "flow", flowRate, pipeLength: 10 }));
  const [stocked, all] = (["stocked", "all"] as const).map((pipeSizes) => solve({ pipeSizes, sections }));
  const isSeldom = (outcome: Answered): boolean[] =>
    outcome.results.sections!.map(({ nominalSize }) => /NPS (?:3-1\/2|5|22) /.test(nominalSize!.value));
  expect(isSeldom(stocked!)).not.toContain(true);
  expect(isSeldom(all!)).toContain(true);
  expect(stocked!.warnings.map(({ code }) => code)).not.toContain("seldom-stocked-size");
  expect(all!.warnings.filter(({ code }) => code === "seldom-stocked-size")).toHaveLength(1);
  const chosen = solve({ sections: [{ id: "a", unit: "flow", flowRate: 8, pipeLength: 10, sizeChoice: "custom", customSize: 90 }] });
  expect(chosen.warnings.map(({ code }) => code)).toContain("seldom-stocked-size");
});

describe("sections that carry the same flow from one point", () => {
  /** Flows whose sums differ in their last digits: 0.1 + 0.2 is not 0.3. */
  const equal: Row[] = [
    { id: "main", name: "Main", pipeLength: 10 },
    { id: "west", name: "West", parent: "main", pipeLength: 10 },
    { id: "w1", parent: "west", unit: "flow", flowRate: 0.1, pipeLength: 5 },
    { id: "w2", parent: "west", unit: "flow", flowRate: 0.2, pipeLength: 5 },
    { id: "east", name: "East", parent: "main", unit: "flow", flowRate: 0.3, pipeLength: 20 },
  ];
  const ties = (outcome: Answered) => outcome.warnings.filter(({ code }) => code === "equal-branches");

  test("are both branches, in either order and with flows that add up, and are named", () => {
    const [first, second] = [equal, [equal[0]!, equal[4]!, ...equal.slice(1, 4)]].map((sections) => solve({ sections }));
    for (const outcome of [first!, second!]) {
      const rows = sectionsOf(outcome);
      expect(rows["west"]!["junctionLoss"]).toBeCloseTo(rows["east"]!["junctionLoss"]!, 6);
      expect(ties(outcome)).toHaveLength(1);
      expect(ties(outcome)[0]!.message).toMatch(/West and East|East and West/);
    }
    expect(first!.results.pumpPressure!.value).toBeCloseTo(second!.results.pumpPressure!.value, 9);
  });

  test("have no warning once one of them goes straight on", () => {
    expect(ties(solve({ sections: equal.map((row) => (row.id === "west" ? { ...row, junction: "straight" } : row)) }))).toEqual([]);
  });
});

test("a decoupler between equal circuits carries nothing, however their flows add up", () => {
  const sections: Row[] = [
    { id: "a", unit: "flow", flowRate: 0.1, pipeLength: 5 },
    { id: "b", unit: "flow", flowRate: 0.2, pipeLength: 5 },
    { id: "chiller", circuit: "primary", unit: "flow", flowRate: 0.3, pipeLength: 5 },
  ];
  const { results, warnings } = solve({ systemKind: "primarySecondary", decouplerLength: 1, sections });
  expect(results.decouplerFlow!.value).toBe(0);
  expect(results.decouplerLoss!.value).toBe(0);
  expect(warnings.map(({ code }) => code)).not.toContain("secondary-larger");
});
