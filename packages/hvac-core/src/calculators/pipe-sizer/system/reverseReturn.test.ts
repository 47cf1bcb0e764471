import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { draws, sectionsOf, solve, usual, type Row } from "../../../../test/pipeSystems.ts";
import { pipeSizer, type PipeSystemCalculation } from "../index.ts";

describe("mains with reverse return", () => {
  test("mains with reverse return are the same read from either end, where their lengths are", () => {
    const length = 15;
    const sections = ["a", "b", "c", "d", "e"].map((id, index): Row => ({
      id,
      ...(index > 0 && { parent: "abcde"[index - 1]! }),
      unit: "flow",
      unitFlow: 0.5,
      unitPressureDrop: 10,
      length,
      returnAs: "own",
      returnLength: length,
    }));
    const found = sectionsOf(solve({ systemKind: "reverse", sections }));
    expect(found["a"]!["flow"]).toBeCloseTo(found["e"]!["returnFlow"]!, 15);
    expect(found["b"]!["frictionRate"]).toBeCloseTo(found["d"]!["returnFrictionRate"]!, 9);
    // Tees divide and converge with other coefficients, so circuits differ by these alone.
    const junctions = Object.values(found).reduce((sum, row) => sum + Math.abs(row["junctionLoss"]!) + Math.abs(row["passingLoss"]!), 0);
    for (const [one, other] of ["ae", "bd"])
      expect(Math.abs(found[one!]!["pathLoss"]! - found[other!]!["pathLoss"]!)).toBeLessThanOrEqual(junctions);
    for (const { imbalance } of Object.values(found)) expect(imbalance!).toBeLessThan(0.1);
  });

  test("reverse return balances what direct return leaves to valves", () => {
    const chain = (id: string, parent: string | undefined, index: number): Row[] => [
      { id, ...(parent !== undefined && { parent }), length: 20, ...(index === 3 && { returnAs: "own", returnLength: 80 }) },
      { id: `${id}u`, parent: id, unit: "flow", unitFlow: 0.8, unitPressureDrop: 20, length: 3 },
    ];
    const sections = ["a", "b", "c", "d"].flatMap((id, index) => chain(id, "abcd"[index - 1], index));
    const direct = solve({ sections: sections.map((row) => ({ ...row, returnAs: "same" })) });
    const reverse = solve({ systemKind: "reverse", sections });
    expect(reverse.results.largestImbalance!.value).toBeLessThan(0.1);
    expect(direct.results.largestImbalance!.value).toBeGreaterThan(3 * reverse.results.largestImbalance!.value);
  });

  test("a main with reverse return that branches is refused at the row that does", () => {
    const rows: Row[] = [
      { id: "main", length: 10 },
      { id: "east", parent: "main", length: 10 },
      { id: "west", parent: "main", length: 10 },
      { id: "e1", parent: "east", unit: "flow", unitFlow: 1, length: 2 },
      { id: "w1", parent: "west", unit: "flow", unitFlow: 1, length: 2 },
    ];
    expect(pipeSizer.calculate({ ...usual, systemKind: "reverse", sections: rows })).toMatchObject({
      ok: false,
      errors: [{ field: "sections.east.parent", message: expect.stringMatching(/does not branch/) as string }],
    });
  });
});

describe("random mains with reverse return", () => {
  const mains: fc.Arbitrary<Row[]> = fc
    .array(
      fc.record({
        length: fc.double({ min: 1, max: 40, noNaN: true }),
        returnLength: fc.double({ min: 1, max: 40, noNaN: true }),
        branches: fc.array(
          fc.record({ flow: fc.double({ min: 0.05, max: 2, noNaN: true }), drop: fc.double({ min: 0, max: 30, noNaN: true }) }),
          {
            minLength: 1,
            maxLength: 3,
          },
        ),
      }),
      { minLength: 1, maxLength: 12 },
    )
    .map((nodes) =>
      nodes.flatMap(({ length, returnLength, branches }, index): Row[] => [
        { id: `m${index}`, ...(index > 0 && { parent: `m${index - 1}` }), length, returnAs: "own", returnLength },
        ...branches.map(({ flow, drop }, number): Row => ({
          id: `u${index}-${number}`,
          parent: `m${index}`,
          unit: "flow",
          unitFlow: flow,
          unitPressureDrop: drop,
          length: 3,
        })),
      ]),
    );

  test("carry out what is still to come, and back what has been", () => {
    fc.assert(
      fc.property(mains, (sections) => {
        const { sections: found, flows } = solve({ systemKind: "reverse", sections }).calculation as PipeSystemCalculation;
        const total = found.filter(({ index }) => flows.parents[index] === -1).reduce((sum, { index }) => sum + flows.flows[index]!, 0);
        for (const { index } of found) {
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
        const { sections: found, flows } = outcome.calculation as PipeSystemCalculation;
        const rows = outcome.results.sections!;
        // From the pump out to a junction through the supply, and from it through the return back.
        const chain = found.filter(({ index }) => flows.isMain[index]);
        chain.forEach((main, at) => {
          const out = chain.slice(0, at + 1).reduce((sum, { losses }) => sum + losses.supply, 0);
          const back = chain.slice(at).reduce((sum, { losses }, after) => sum + losses.return + (after > 0 ? losses.passing : 0), 0);
          for (const child of flows.children[main.index]!.filter((each) => !flows.isMain[each])) {
            const across = rows[child]!.differentialPressure!.value + rows[child]!.loss.value;
            expect(Math.abs(out + across + back - outcome.results.totalPressureLoss.value)).toBeLessThan(1e-5);
          }
        });
      }),
      draws,
    );
  });
});
