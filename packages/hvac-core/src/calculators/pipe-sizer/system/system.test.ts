import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { allSteps } from "../../../kernel/index.ts";
import { pipeSizer, type PipeInput, type PipeSystemCalculation } from "../index.ts";

type Rows = NonNullable<PipeInput["sections"]>;
type Row = Rows[number];
type Answered = Extract<ReturnType<typeof pipeSizer.calculate>, { ok: true }>;

const usual: PipeInput = {
  unitSystem: "Metric",
  scope: "system",
  designTemperatureDifference: 6,
  fluidTemperature: 10,
  balancingMinimum: 0,
};

function solve(input: PipeInput): Answered {
  const outcome = pipeSizer.calculate({ ...usual, ...input });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome;
}
const codes = (input: PipeInput): string[] => solve(input).warnings.map(({ code }) => code);

/** Results of the sections by id, plain numbers. */
function sectionsOf(outcome: Answered): Record<string, Record<string, number>> {
  return Object.fromEntries(
    outcome.results.sections!.map((row) => [
      row.id,
      Object.fromEntries(
        Object.entries(row).flatMap(([name, result]) =>
          typeof result === "object" && "value" in result && typeof result.value === "number" ? [[name, result.value]] : [],
        ),
      ),
    ]),
  );
}

/** Trees of up to 60 sections; every end has a unit. */
const trees: fc.Arbitrary<Row[]> = fc
  .array(
    fc.record({
      parent: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      flow: fc.double({ min: 0.05, max: 3, noNaN: true }),
      drop: fc.double({ min: 0, max: 40, noNaN: true }),
      length: fc.double({ min: 0, max: 50, noNaN: true }),
      hasUnit: fc.boolean(),
      elbows: fc.integer({ min: 0, max: 4 }),
    }),
    { minLength: 1, maxLength: 60 },
  )
  .map((rows) => {
    const parents = rows.map(({ parent }, index) => (index === 0 ? -1 : Math.floor(parent * index)));
    const feeds = new Set(parents);
    return rows.map(({ flow, drop, length, hasUnit, elbows }, index): Row => ({
      id: `s${index}`,
      name: `Section ${index}`,
      ...(parents[index]! >= 0 && { parent: `s${parents[index]!}` }),
      ...(!feeds.has(index) || hasUnit ? { unit: "flow", unitFlow: flow, unitPressureDrop: drop } : {}),
      length,
      fittings: elbows > 0 ? [{ id: "e", fitting: "elbow90LongRadius", quantity: elbows }] : [],
    }));
  });

const parentOf = ({ parent }: Row, sections: readonly Row[]): Row | undefined => sections.find(({ id }) => id === parent);

const runs = { numRuns: 60 };

describe("random trees", () => {
  test("carry at every junction what leaves it, and at the pump what all units take", () => {
    fc.assert(
      fc.property(trees, (sections) => {
        const outcome = solve({ sections });
        const found = sectionsOf(outcome);
        for (const row of sections) {
          const behind = sections.filter(({ parent }) => parent === row.id).reduce((sum, { id }) => sum + found[id!]!["flow"]!, 0);
          expect(found[row.id!]!["flow"]).toBeCloseTo(behind + (found[row.id!]!["unitFlow"] ?? 0), 12);
        }
        const units = Object.values(found).reduce((sum, { unitFlow = 0 }) => sum + unitFlow, 0);
        expect(outcome.results.pumpFlow!.value).toBeCloseTo(units, 12);
      }),
      runs,
    );
  });

  test("have one pressure at every junction: with the balancing valves every circuit loses what the pump gives", () => {
    fc.assert(
      fc.property(trees, fc.constantFrom(undefined, "s0", "s1"), (sections, valve) => {
        const outcome = solve({ sections: sections.map((row) => ({ ...row, branchValve: row.id === valve })) });
        const found = sectionsOf(outcome);
        const pump = outcome.results.totalPressureLoss.value;
        for (const row of sections) {
          const own = found[row.id!]!;
          if (own["differentialPressure"] === undefined) continue;
          let lost = own["differentialPressure"];
          for (let at: Row | undefined = row; at; at = parentOf(at, sections))
            lost += found[at.id!]!["loss"]! + (found[at.id!]!["toBalance"] ?? 0);
          expect(Math.abs(lost - pump)).toBeLessThan(1e-6 * Math.max(1, pump));
        }
      }),
      runs,
    );
  });

  test("choose the pump by the greatest circuit, which has nothing left over", () => {
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
      runs,
    );
  });

  test("never get a smaller pipe for more flow, and diversity takes from mains alone", () => {
    fc.assert(
      fc.property(trees, fc.double({ min: 1, max: 3, noNaN: true }), (sections, factor) => {
        const more = sections.map((row) => (row.unit === "flow" ? { ...row, unitFlow: (row.unitFlow as number) * factor } : row));
        const [before, after] = [sectionsOf(solve({ sections })), sectionsOf(solve({ sections: more }))];
        const shared = sectionsOf(solve({ sections, diversity: 0.6 }));
        for (const [id, row] of Object.entries(before)) {
          expect(after[id]!["diameter"]!).toBeGreaterThanOrEqual(row["diameter"]!);
          expect(shared[id]!["flow"]!).toBeLessThanOrEqual(row["flow"]! * (1 + 1e-12));
          expect(shared[id]!["flow"]!).toBeGreaterThanOrEqual(0.6 * row["flow"]! * (1 - 1e-12));
          if (row["unitFlow"] === row["flow"]) expect(shared[id]!["flow"]).toBe(row["flow"]);
        }
      }),
      runs,
    );
  });

  test("do not depend on the order of their rows", () => {
    fc.assert(
      fc.property(trees, fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 60, maxLength: 60 }), (sections, keys) => {
        // Another order in which parents still stand before their children.
        const left = [...sections];
        const order: Row[] = [];
        while (left.length > 0) {
          const free = left.filter(({ parent }) => parent === undefined || order.some(({ id }) => id === parent));
          const next = free[Math.floor(keys[order.length]! * 0.999999 * free.length)]!;
          order.push(next);
          left.splice(left.indexOf(next), 1);
        }
        const [one, other] = [solve({ sections }), solve({ sections: order })];
        expect(other.results.pumpHead!.value).toBeCloseTo(one.results.pumpHead!.value, 9);
        const [before, after] = [sectionsOf(one), sectionsOf(other)];
        for (const [id, row] of Object.entries(before))
          for (const [name, value] of Object.entries(row)) expect(after[id]![name], `${id} ${name}`).toBeCloseTo(value, 6);
      }),
      { numRuns: 30 },
    );
  });
});

describe("a system of one row", () => {
  test("is the single pipe there and back, with its unit", () => {
    const fittings = [{ id: "e", fitting: "elbow90Flanged", quantity: 3 }] as const;
    const single = pipeSizer.calculate({ unitSystem: "Metric", flowRate: 4, pipeLength: 25, fluidTemperature: 10, fittings });
    const system = solve({ sections: [{ id: "a", unit: "flow", unitFlow: 4, unitPressureDrop: 20, length: 25, fittings }] });
    if (!single.ok) throw new Error("refused");
    expect(system.results.mainSize!.value).toBe(single.results.nominalSize!.value);
    expect(system.results.totalPressureLoss.value).toBe(2 * single.results.totalPressureLoss.value + 20_000);
    expect(system.results.volume.value).toBe(2 * single.results.volume.value);
  });

  test("takes the heat of both of its pipes: the mean temperature counts where both have the same insulation", () => {
    const heat = { heatExchange: true, surroundingTemperature: 26, fluidTemperature: 10 } as const;
    const single = pipeSizer.calculate({ unitSystem: "Metric", flowRate: 4, pipeLength: 25, ...heat });
    const system = solve({ ...heat, sections: [{ id: "a", unit: "flow", unitFlow: 4, length: 25 }] });
    if (!single.ok) throw new Error("refused");
    expect(system.results.heatGain!.value).toBeCloseTo(2 * single.results.heatGain!.value, 9);
  });
});

describe("symmetry", () => {
  const twin = (id: string, more: Partial<Row> = {}): Row => ({
    id,
    parent: "main",
    unit: "flow",
    unitFlow: 1,
    unitPressureDrop: 15,
    length: 12,
    ...more,
  });
  const twins: Row[] = [{ id: "main", length: 20 }, twin("a"), twin("b")];

  test("twins are alike, and nothing is left to balance", () => {
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
      runs,
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
      runs,
    );
  });
});

describe("valves", () => {
  const branch = (more: Partial<Row>): Row => ({ id: "a", unit: "flow", unitFlow: 1, unitPressureDrop: 20, length: 10, ...more });

  test("sized for their authority keep it, within a step of the series", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.25, max: 0.7, noNaN: true }),
        fc.double({ min: 0.01, max: 5, noNaN: true }),
        (valveAuthority, unitFlow) => {
          const { a } = sectionsOf(solve({ sections: [branch({ controlValve: "authority", valveAuthority, unitFlow })] }));
          expect(a!["authority"]!).toBeGreaterThanOrEqual(valveAuthority - 1e-9);
          expect(a!["controlValveKv"]!).toBeLessThanOrEqual(a!["requiredKv"]! * (1 + 1e-9));
          expect(a!["controlValveKv"]!).toBeGreaterThan(a!["requiredKv"]! / 1.65);
        },
      ),
      runs,
    );
  });

  test("of a known Kv lose what Kv says: 1 bar at Kv in m³/h, at 1000 kg/m³", () => {
    const { a } = sectionsOf(solve({ sections: [branch({ controlValve: "kv", valveKv: 3.6 })] }));
    // 1 L/s through Kv 3.6; water of 10 °C weighs 999.7 kg/m³.
    expect(a!["controlValveLoss"]).toBeCloseTo(99_970, -1);
  });

  test("that are oversized are told, with what helps", () => {
    expect(codes({ sections: [branch({ controlValve: "kv", valveKv: 25 })] })).toContain("low-authority");
  });

  test("left out where circuits differ leave them unbalanced, which is told at the unit that gets too much", () => {
    const sections: Row[] = [
      { id: "main", length: 5 },
      { id: "near", name: "Near", parent: "main", unit: "flow", unitFlow: 1, unitPressureDrop: 5, balancingValve: false, length: 2 },
      { id: "far", parent: "main", unit: "flow", unitFlow: 1, unitPressureDrop: 40, length: 60 },
    ];
    const found = solve({ sections });
    expect(found.warnings).toContainEqual(expect.objectContaining({ code: "unbalanced", field: "sections.near.balancingValve" }));
    const { near, far } = sectionsOf(found);
    expect(near!["leftUnbalanced"]).toBeCloseTo(far!["pathLoss"]! - near!["pathLoss"]!, 6);
  });
});

describe("open systems and two circuits", () => {
  const tower: Row = { id: "t", unit: "flow", unitFlow: 20, length: 40 };

  test("lift the water and press it through the nozzles besides", () => {
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
      { id: "p", circuit: "primary", unit: "flow", unitFlow: 12, length: 10 },
      { id: "s", unit: "flow", unitFlow: 10, unitPressureDrop: 30, length: 60 },
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

  test("a secondary flow above the primary one mixes, and is told", () => {
    const [primary, secondary] = loops.sections!;
    expect(codes({ ...loops, sections: [{ ...primary!, unitFlow: 8 }, secondary!] })).toContain("secondary-larger");
    expect(codes(loops)).not.toContain("secondary-larger");
  });
});

describe("the extremes", () => {
  test("sections in which nothing flows are told and lose nothing", () => {
    const outcome = solve({
      sections: [
        { id: "a", length: 10 },
        { id: "b", parent: "a", unit: "flow", unitFlow: 0, length: 5 },
      ],
    });
    expect(outcome.results.pumpHead!.value).toBe(0);
    expect(outcome.warnings.map(({ code }) => code)).toContain("no-flow");
  });

  test("no section at all is asked for in words", () => {
    expect(pipeSizer.calculate({ ...usual, sections: [] })).toMatchObject({
      ok: false,
      errors: [{ field: "sections", message: "Add at least one section." }],
    });
  });

  test("a flow that no size carries is refused at its section", () => {
    expect(
      pipeSizer.calculate({ ...usual, sections: [{ id: "a", unit: "flow", unitFlow: 15_000, material: "copperL", length: 1 }] }),
    ).toMatchObject({
      ok: false,
      errors: [{ field: "sections.a.material", message: expect.stringMatching(/meets the target/) as string }],
    });
  });

  test("a size is taken by its nominal size in either way to count, and what no series has is refused with its neighbours", () => {
    const row = (chosenSize: Row["chosenSize"]): Rows => [{ id: "a", unit: "flow", unitFlow: 2, length: 1, sizedBy: "chosen", chosenSize }];
    for (const size of [50, { value: 2, unit: "in" }, { value: 50.8, unit: "mm" }] as const)
      expect(solve({ sections: row(size) }).results.mainSize!.value).toBe("NPS 2 (DN 50)");
    expect(pipeSizer.calculate({ ...usual, sections: row(57) })).toMatchObject({
      ok: false,
      errors: [{ field: "sections.a.chosenSize", message: expect.stringMatching(/NPS 2 \(DN 50\) and NPS 2-1\/2/) as string }],
    });
  });

  test("glycol near its freezing point is told by its supply", () => {
    const sections: Rows = [{ id: "a", unit: "flow", unitFlow: 2, length: 10 }];
    expect(codes({ fluid: "ethylene", glycolMassFraction: 0.3, fluidTemperature: -13, sections })).toContain("near-freezing");
    // At the mean there are 4.5 K to spare, at the supply 1.5 K.
    expect(codes({ fluid: "ethylene", glycolMassFraction: 0.3, fluidTemperature: -10, sections })).toContain("supply-near-freezing");
    expect(codes({ fluid: "ethylene", glycolMassFraction: 0.3, fluidTemperature: -5, sections })).not.toContain("supply-near-freezing");
  });

  test("insulation by the standard that would be a metre thick is refused at its conductivity, in either scope", () => {
    const insulated: PipeInput = { heatExchange: true, insulationBy: "standard", insulationConductivity: 1, fluidTemperature: 120 };
    const refused = { ok: false, errors: [{ field: "insulationConductivity", message: expect.stringMatching(/metre thick/) as string }] };
    expect(pipeSizer.calculate({ unitSystem: "Metric", flowRate: 1, pipeLength: 5, ...insulated })).toMatchObject(refused);
    const sections: Rows = [{ id: "a", unit: "flow", unitFlow: 1, length: 5 }];
    expect(pipeSizer.calculate({ ...usual, service: "heating", ...insulated, sections })).toMatchObject(refused);
  });

  test("cold surfaces in humid air are told", () => {
    const cold: PipeInput = {
      heatExchange: true,
      insulationThickness: 5,
      surroundingTemperature: 30,
      sections: [{ id: "a", unit: "flow", unitFlow: 2, length: 10 }],
    };
    expect(codes({ ...cold, ambientHumidity: 0.9 })).toContain("condensation");
    expect(codes({ ...cold, ambientHumidity: 0.3 })).not.toContain("condensation");
  });

  test("500 sections are answered, their sheet opens row by row", async () => {
    const sections: Row[] = Array.from({ length: 500 }, (_, index) => ({
      id: `s${index}`,
      ...(index > 0 && { parent: `s${Math.floor((index - 1) / 2)}` }),
      unit: "flow",
      unitFlow: 0.1,
      length: 5,
    }));
    const outcome = solve({ sections });
    const { explanation } = await import("../explanation.ts");
    const sheet = explanation.sheet(outcome);
    expect(allSteps(sheet.filter(({ kind }) => kind !== "rows")).length).toBeGreaterThan(10);
    expect(outcome.results.sections).toHaveLength(500);
  });
});

describe("the expansion tank", () => {
  const system: PipeInput = {
    service: "heating",
    fluidTemperature: 70,
    designTemperatureDifference: 20,
    staticHeight: 10,
    reliefPressure: 300,
    equipmentVolume: 2,
    sections: [{ id: "a", unit: "flow", unitFlow: 2, length: 40 }],
  };

  test("by the share of the pressures that is left: higher systems need larger ones, until the safety valve is too low", () => {
    const tank = (more: PipeInput): number => solve({ ...system, tankMethod: "diaphragm", ...more }).results.tankVolume!.value;
    expect(tank({ staticHeight: 15 })).toBeGreaterThan(tank({}));
    expect(tank({ tankMethod: "airCushion" })).toBeGreaterThan(tank({}));
    expect(pipeSizer.calculate({ ...usual, ...system, tankMethod: "diaphragm", staticHeight: 30 })).toMatchObject({
      ok: false,
      errors: [{ field: "reliefPressure", message: expect.stringMatching(/above the fill pressure/) as string }],
    });
  });

  test("at a temperature that the fluid has no data for is refused at the field that states it", () => {
    expect(pipeSizer.calculate({ ...usual, ...system, tankMethod: "diaphragm", lowestTemperature: -5 })).toMatchObject({
      ok: false,
      errors: [{ field: "lowestTemperature" }],
    });
  });

  test("at an altitude has less air to press together", () => {
    const tank = (tankAltitude: number): number => solve({ ...system, tankMethod: "diaphragm", tankAltitude }).results.tankVolume!.value;
    expect(tank(3000)).toBeLessThan(tank(0));
  });
});

describe("Hazen-Williams beside Darcy", () => {
  const at = (fluidTemperature: number, hazenWilliamsC: number): Answered => {
    const outcome = pipeSizer.calculate({
      unitSystem: "Imperial",
      flowRate: 100,
      pipeLength: 100,
      roughness: 0.046 / 304.8,
      fluidTemperature: { value: fluidTemperature, unit: "degC" },
      compareHazenWilliams: true,
      hazenWilliamsC,
    });
    if (!outcome.ok) throw new Error("refused");
    return outcome;
  };

  test("decides nothing, and says that it is old", () => {
    const plain = pipeSizer.calculate({ unitSystem: "Metric", flowRate: 6, pipeLength: 30 });
    const compared = pipeSizer.calculate({ unitSystem: "Metric", flowRate: 6, pipeLength: 30, compareHazenWilliams: true });
    if (!plain.ok || !compared.ok) throw new Error("refused");
    expect(compared.results).toMatchObject(plain.results);
    expect(compared.warnings.map(({ code }) => code)).toContain("hazen-williams-legacy");
    expect(at(7, 100).results.hazenWilliamsDifference!.value).toBeGreaterThan(0.75);
  });
});
