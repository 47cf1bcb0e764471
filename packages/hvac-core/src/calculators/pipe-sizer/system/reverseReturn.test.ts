import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { draws, sectionsOf, solve, usual, type Row } from "../../../../test/pipeSystems.ts";
import { pipeSizer } from "../index.ts";

describe("mains with reverse return", () => {
  test("mains with reverse return are the same read from either end, where their lengths are", () => {
    const pipeLength = 15;
    const sections = ["a", "b", "c", "d", "e"].map((id, index): Row => ({
      id,
      ...(index > 0 && { parent: "abcde"[index - 1]! }),
      unit: "flow",
      flowRate: 0.5,
      unitPressureDrop: 10,
      pipeLength,
      returnAs: "separate",
      returnLength: pipeLength,
    }));
    const results = sectionsOf(solve({ systemKind: "reverse", sections }));
    expect(results["a"]!["designFlow"]).toBeCloseTo(results["e"]!["returnFlow"]!, 15);
    expect(results["b"]!["actualFrictionRate"]).toBeCloseTo(results["d"]!["returnFrictionRate"]!, 9);
    // Tees divide and converge with second coefficients, so circuits differ by these alone.
    const junctions = Object.values(results).reduce((sum, row) => sum + Math.abs(row["junctionLoss"]!) + Math.abs(row["passingLoss"]!), 0);
    for (const [first, second] of ["ae", "bd"])
      expect(Math.abs(results[first!]!["pathLoss"]! - results[second!]!["pathLoss"]!)).toBeLessThanOrEqual(junctions);
    for (const { imbalance } of Object.values(results)) expect(imbalance!).toBeLessThan(0.1);
  });

  test("reverse return balances what direct return leaves to valves", () => {
    const chain = (id: string, parent: string | undefined, index: number): Row[] => [
      { id, ...(parent !== undefined && { parent }), pipeLength: 20, ...(index === 3 && { returnAs: "separate", returnLength: 80 }) },
      { id: `${id}u`, parent: id, unit: "flow", flowRate: 0.8, unitPressureDrop: 20, pipeLength: 3 },
    ];
    const sections = ["a", "b", "c", "d"].flatMap((id, index) => chain(id, "abcd"[index - 1], index));
    const direct = solve({ sections: sections.map((row) => ({ ...row, returnAs: "same" })) });
    const reverse = solve({ systemKind: "reverse", sections });
    expect(reverse.results.largestImbalance!.value).toBeLessThan(0.1);
    expect(direct.results.largestImbalance!.value).toBeGreaterThan(3 * reverse.results.largestImbalance!.value);
  });

  test("a main with reverse return that branches is refused at the row that does", () => {
    const rows: Row[] = [
      { id: "main", pipeLength: 10 },
      { id: "east", parent: "main", pipeLength: 10 },
      { id: "west", parent: "main", pipeLength: 10 },
      { id: "e1", parent: "east", unit: "flow", flowRate: 1, pipeLength: 2 },
      { id: "w1", parent: "west", unit: "flow", flowRate: 1, pipeLength: 2 },
    ];
    expect(pipeSizer.calculate({ ...usual, systemKind: "reverse", sections: rows })).toMatchObject({
      ok: false,
      errors: [{ field: "sections.east.parent", message: expect.stringMatching(/does not branch/) as string }],
    });
  });
});

describe("a return main that is not entries runs next to the supply", () => {
  /** Six coils of 1.5 L/s, 60 m from the pump to the first and 4 m from one to the next. */
  const coils = (entries: (index: number) => Partial<Row> = () => ({})): Row[] =>
    [1, 2, 3, 4, 5, 6].flatMap((number, index): Row[] => [
      { id: `m${number}`, ...(index > 0 && { parent: `m${index}` }), pipeLength: index === 0 ? 60 : 4, ...entries(index) },
      { id: `u${number}`, parent: `m${number}`, unit: "flow", flowRate: 1.5, unitPressureDrop: 20, pipeLength: 3 },
    ]);
  const asBuilt = (index: number): Partial<Row> => ({ returnAs: "separate", returnLength: index === 5 ? 80 : 4 });

  test("as a main is built: 4 m from coil to coil and 80 m back to the pump", () => {
    const { balancingMinimum: _, ...ofDefaults } = usual;
    const solved = [coils(), coils(asBuilt)].map((sections) =>
      pipeSizer.calculate({ ...ofDefaults, systemKind: "reverse", pipeSizes: "all", sections }),
    );
    const [assumed, built] = solved.map((outcome) => {
      if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
      return outcome;
    });
    for (const { results } of [assumed!, built!]) {
      // Added up by hand with an independent library: 6.23 m, with water of another mean temperature; 3 % with the last main as the branch of a tee,
      // where it goes straight on, and the circuit of the last coil loses less than the others.
      expect(Math.abs(results.pumpHead!.value - 6.23)).toBeLessThan(0.01);
      expect(results.largestImbalance!.value).toBeLessThan(0.05);
    }
    expect(assumed!.results.pumpHead!.value).toBe(built!.results.pumpHead!.value);
    expect(assumed!.results.volume.value).toBeCloseTo(built!.results.volume.value, 12);
    expect(assumed!.assumed).toContain("sections.m1.returnAs");
    expect(assumed!.results.sections!.map(({ returnLength }) => returnLength?.value).filter((each) => each !== undefined)).toEqual([
      4, 4, 4, 4, 4, 80,
    ]);
    const [remark] = assumed!.warnings.filter(({ code }) => code === "return-beside-supply");
    expect(remark!.message).toMatch(/^6 sections\. The return of Section 11 .* 80(?:\.\d+)?.m from its end back to the pump/);
    expect(built!.warnings.map(({ code }) => code)).not.toContain("return-beside-supply");
  });

  test("the main goes straight on, whatever its branches carry, and nothing asks which of the last two does", () => {
    const rows = coils(asBuilt);
    const codes = (sections: Row[]): string[] => solve({ systemKind: "reverse", sections }).warnings.map(({ code }) => code);
    expect(codes(rows)).not.toContain("equal-branches");
    const entries = rows.map((row): Row => (row.id!.startsWith("m") && row.parent !== undefined ? { ...row, junction: "straight" } : row));
    expect(solve({ systemKind: "reverse", sections: rows }).results).toEqual(solve({ systemKind: "reverse", sections: entries }).results);
    // So does a main that carries less than one of its branches.
    const uneven = (sections: Row[]): Row[] => sections.map((row): Row => (row.id === "u5" ? { ...row, flowRate: 4 } : row));
    expect(solve({ systemKind: "reverse", sections: uneven(rows) }).results).toEqual(
      solve({ systemKind: "reverse", sections: uneven(entries) }).results,
    );
  });

  test("all circuits of identical units are equally long and pass the same fittings", () => {
    const lengths = fc.array(fc.double({ min: 0.5, max: 90, noNaN: true }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(lengths, fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 12, maxLength: 12 }), (mains, elbows) => {
        const sections = mains.flatMap((pipeLength, index): Row[] => [
          {
            id: `m${index}`,
            ...(index > 0 && { parent: `m${index - 1}` }),
            pipeLength,
            fittings: [{ id: "elbows", coefficient: 0.3, quantity: elbows[index]! }],
          },
          { id: `u${index}`, parent: `m${index}`, unit: "flow", flowRate: 1, pipeLength: 3 },
        ]);
        const outcome = solve({ systemKind: "reverse", sections });
        const { sections: states, flows } = outcome.calculation;
        const main = states.filter(({ index }) => flows.isMain[index]);
        const bends = (leg: "supply" | "return", { pipes }: (typeof main)[number]): number =>
          pipes![leg]!.fittings.flatMap(({ losses }) => losses).reduce((sum, { number }) => sum + number, 0);
        const whole = mains.reduce((sum, length) => sum + length, 0);
        const all = elbows.slice(0, mains.length).reduce((sum, number) => sum + number, 0);
        main.forEach((_, unit) => {
          const [out, back] = [main.slice(0, unit + 1), main.slice(unit)];
          const length =
            out.reduce((sum, { pipes }) => sum + pipes!.supply.length, 0) + back.reduce((sum, { pipes }) => sum + pipes!.return!.length, 0);
          expect(length).toBeCloseTo(2 * whole, 9);
          const passed =
            out.reduce((sum, each) => sum + bends("supply", each), 0) + back.reduce((sum, each) => sum + bends("return", each), 0);
          expect(passed).toBe(2 * all);
        });
      }),
      draws,
    );
  });

  test("one row with all units loses what a circuit of direct return loses", () => {
    const sections: Row[] = [{ id: "only", unit: "flow", flowRate: 1, unitPressureDrop: 10, pipeLength: 25 }];
    const [direct, reverse] = (["direct", "reverse"] as const).map((systemKind) => solve({ systemKind, sections }).results);
    expect(reverse!.totalPressureLoss.value).toBeCloseTo(direct!.totalPressureLoss.value, 9);
  });
});

describe("random mains with reverse return", () => {
  const mains: fc.Arbitrary<Row[]> = fc
    .array(
      fc.record({
        pipeLength: fc.double({ min: 1, max: 40, noNaN: true }),
        returnLength: fc.double({ min: 1, max: 40, noNaN: true }),
        branches: fc.array(
          fc.record({ flow: fc.double({ min: 0.05, max: 2, noNaN: true }), drop: fc.double({ min: 0, max: 30, noNaN: true }) }),
          { minLength: 1, maxLength: 3 },
        ),
      }),
      { minLength: 1, maxLength: 12 },
    )
    .map((nodes) =>
      nodes.flatMap(({ pipeLength, returnLength, branches }, index): Row[] => [
        { id: `m${index}`, ...(index > 0 && { parent: `m${index - 1}` }), pipeLength, returnAs: "separate", returnLength },
        ...branches.map(({ flow, drop }, number): Row => ({
          id: `u${index}-${number}`,
          parent: `m${index}`,
          unit: "flow",
          flowRate: flow,
          unitPressureDrop: drop,
          pipeLength: 3,
        })),
      ]),
    );

  test("carry out what is still to come, and back what has been", () => {
    fc.assert(
      fc.property(mains, (sections) => {
        const { sections: states, flows } = solve({ systemKind: "reverse", sections }).calculation;
        const total = states.filter(({ index }) => flows.parents[index] === -1).reduce((sum, { index }) => sum + flows.flows[index]!, 0);
        for (const { index } of states) {
          if (!flows.isMain[index]) continue;
          const here = flows.children[index]!.filter((child) => !flows.isMain[child]).reduce((sum, child) => sum + flows.flows[child]!, 0);
          const [out, back] = [flows.flows[index]!, flows.returnFlows[index]!];
          // Its own units are counted in the supply that comes and in the return that goes.
          expect(out + back - here).toBeCloseTo(total, 12);
        }
      }),
      draws,
    );
  });

  test("have one pressure between supply and return at every junction, once balanced", () => {
    fc.assert(
      fc.property(mains, (sections) => {
        const outcome = solve({ systemKind: "reverse", sections });
        const { sections: states, flows } = outcome.calculation;
        const rows = outcome.results.sections!;
        // From the pump out to a junction through the supply, and from it through the return back.
        const chain = states.filter(({ index }) => flows.isMain[index]);
        chain.forEach((main, place) => {
          const out = chain.slice(0, place + 1).reduce((sum, { losses }) => sum + losses.supply, 0);
          const back = chain.slice(place).reduce((sum, { losses }, after) => sum + losses.return + (after > 0 ? losses.passing : 0), 0);
          for (const child of flows.children[main.index]!.filter((each) => !flows.isMain[each])) {
            const across = rows[child]!.differentialPressure!.value + rows[child]!.totalPressureLoss.value;
            expect(Math.abs(out + across + back - outcome.results.totalPressureLoss.value)).toBeLessThan(1e-5);
          }
        });
      }),
      draws,
    );
  });
});
