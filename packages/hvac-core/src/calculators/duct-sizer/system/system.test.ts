import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { allSteps } from "../../../kernel/index.ts";
import { ductSizer, sizesOfSection, type DuctInput, type SystemCalculation } from "../index.ts";
import { systemTables } from "./systemTables.ts";
import { byId, near, system, type Section, type SectionResult } from "../../../../test/ductSystems.ts";

/* Laws of systems of ducts: conservation, one pressure at every node, symmetry, independence of the order in which sections are entered. */

/** Trees of up to 60 sections, the last ones with air, in several shapes and with several junctions. */
const trees = fc.integer({ min: 1, max: 60 }).chain((rows) =>
  fc.tuple(
    ...Array.from({ length: rows }, (_, row) =>
      fc.record({
        parent: fc.integer({ min: row % 20 === 0 ? -1 : 0, max: row - 1 }),
        ductLength: fc.integer({ min: 0, max: 30 }),
        // Some carry the same as others.
        airflow: fc.oneof(fc.integer({ min: 20, max: 400 }), fc.constantFrom(100, 200)),
        isTerminal: fc.boolean(),
        ductShape: fc.constantFrom(undefined, "round", "oval"),
        junction: fc.constantFrom("auto", "tee", "none"),
        branchAngle: fc.constantFrom(30, 45, 60, 75, 90),
        terminalPressureDrop: fc.integer({ min: 0, max: 40 }),
        airPath: fc.constantFrom("supply", "return", "exhaust"),
      }),
    ),
  ),
);
type Tree = typeof trees extends fc.Arbitrary<infer T> ? T : never;

function sectionsOf(tree: Tree): Section[] {
  const feeds = new Set(tree.map(({ parent }) => parent));
  return tree.map(({ parent, airPath, isTerminal, airflow, ductShape, terminalPressureDrop, ...row }, index) => {
    const ends = isTerminal || !feeds.has(index);
    return {
      id: `s${index}`,
      name: `S${index}`,
      ...row,
      ...(parent >= 0 ? { parent: `s${parent}` } : { airPath }),
      ...(parent < 0 && { junction: undefined }),
      ...(ductShape && { ductShape }),
      ...(ends && { airflow, terminalPressureDrop }),
    };
  });
}
const parentOf = (sections: readonly Section[]): Map<string, string | null | undefined> =>
  new Map(sections.map(({ id, parent }) => [id!, parent]));
const draws = { numRuns: runs(30) };

describe("systems of ducts", () => {
  test("carry at every junction what comes out of it", () => {
    fc.assert(
      fc.property(trees, fc.boolean(), (tree, leakageAdded) => {
        const sections = sectionsOf(tree);
        const rows = byId(system(sections, { leakageAdded, leakageClass: 3 }));
        const parents = parentOf(sections);
        for (const { id, airflow = 0 } of sections) {
          const joined = sections
            .filter((each) => parents.get(each.id!) === id)
            .reduce((sum, each) => sum + rows.get(each.id!)!.airflow.value, 0);
          const leakage = leakageAdded ? rows.get(id!)!.leakageAirflow!.value : 0;
          // Leakage is iterated to 1e-11 of the airflow.
          near(rows.get(id!)!.airflow.value, joined + (airflow as number) / 1000 + leakage, 10);
        }
      }),
      draws,
    );
  });

  test("meet their friction rate with all that leaks, however much that is", () => {
    fc.assert(
      fc.property(trees, fc.constantFrom(12, 48, 110), (tree, leakageClass) => {
        const outcome = system(sectionsOf(tree), { leakageAdded: true, leakageClass, noiseCriterion: "none" });
        const isBeyond = new Set(outcome.warnings.filter(({ code }) => code === "beyond-standard-sizes").map(({ field }) => field));
        for (const { id, frictionRate, airflow, leakageAirflow } of outcome.results.sections!) {
          expect(airflow.value).toBeGreaterThan(leakageAirflow!.value);
          // An exact size meets it as exactly as the airflow is known.
          const room = isBeyond.has(`sections.${id}.sizingMethod`) ? 1e-9 : 1e-8;
          expect(frictionRate!.value).toBeLessThanOrEqual(0.8 * (1 + room));
        }
      }),
      draws,
    );
  });

  test("have one pressure at every junction, and at every terminal what it loses, once balanced", () => {
    fc.assert(
      fc.property(trees, (tree) => {
        const sections = sectionsOf(tree);
        const outcome = system(sections);
        const rows = byId(outcome);
        const scale = 1e3;
        for (const { id, parent, airflow, terminalPressureDrop = 0 } of sections) {
          const row = rows.get(id!)!;
          if (parent) expect(row.startTotalPressure!.value).toBe(rows.get(parent)!.endTotalPressure!.value);
          expect(row.toBalance!.value).toBeGreaterThanOrEqual(0);
          if (airflow === undefined) continue;
          const sign = row.air.value === "Supply" ? 1 : -1;
          const needed = (terminalPressureDrop as number) + row.toBalanceAtTerminal!.value;
          near(sign * row.endTotalPressure!.value, needed, scale);
        }
      }),
      draws,
    );
  });

  test("size the fan by the longest path of each side", () => {
    fc.assert(
      fc.property(trees, (tree) => {
        const { results } = system(sectionsOf(tree));
        for (const [air, longest] of [
          ["Supply", results.supplyPathLoss],
          ["Return", results.returnPathLoss],
          ["Exhaust", results.exhaustPathLoss],
        ] as const) {
          const paths = results
            .sections!.filter((row) => row.air.value === air && row.pathPressureLoss)
            .map((row) => row.pathPressureLoss!.value);
          expect(paths.length > 0).toBe(longest !== undefined);
          if (longest) expect(longest.value).toBe(Math.max(...paths));
        }
      }),
      draws,
    );
  });

  test("come out the same in whatever order their sections are entered", () => {
    fc.assert(
      fc.property(trees, fc.infiniteStream(fc.nat()), (tree, numbers) => {
        const sections = sectionsOf(tree);
        const left = [...sections];
        const shuffled: Section[] = [];
        while (left.length > 0) {
          const free = left.filter(({ parent }) => !parent || shuffled.some(({ id }) => id === parent));
          const next = free[(numbers.next().value as number) % free.length]!;
          shuffled.push(next);
          left.splice(left.indexOf(next), 1);
        }
        const [original, reordered] = [byId(system(sections)), byId(system(shuffled))];
        for (const [id, row] of original) {
          const same = reordered.get(id)!;
          expect(same.size!.value).toBe(row.size!.value);
          near(same.pressureLoss!.value, row.pressureLoss!.value, 1e3);
          near(same.toBalance!.value, row.toBalance!.value, 1e3);
        }
      }),
      draws,
    );
  });

  test("are balanced by the same sizes in whatever order parallel sections are entered", () => {
    fc.assert(
      fc.property(trees, (tree) => {
        const sections = sectionsOf(tree);
        const more = { balanceBy: "resize", noiseCriterion: "none" } as const;
        const parents = parentOf(sections);
        const backwards: Section[] = [];
        const go = (parent: string | undefined): void => {
          for (const row of sections.toReversed())
            if ((parents.get(row.id!) ?? undefined) === parent) {
              backwards.push(row);
              go(row.id);
            }
        };
        go(undefined);
        const [original, reversed] = [system(sections, more), system(backwards, more)];
        const rows = byId(reversed);
        for (const row of original.results.sections!) expect(rows.get(row.id)!.size!.value).toBe(row.size!.value);
        near(reversed.results.totalPressureLoss.value, original.results.totalPressureLoss.value, 1e3);
      }),
      { numRuns: runs(75) },
    );
  });

  test("of no length keep their size: made smaller they would take nothing", () => {
    const sections: Section[] = [
      { id: "main", ductLength: 10 },
      { id: "long", parent: "main", ductLength: 60, airflow: 200, junction: "none" },
      { id: "none", parent: "main", ductLength: 0, airflow: 200, junction: "none" },
      { id: "short", parent: "main", ductLength: 5, airflow: 200, junction: "none" },
    ];
    const sizes = (more: DuctInput): unknown[] => [...byId(system(sections, more)).values()].map(({ size }) => size!.value);
    const [main, long, none, short] = sizes({});
    expect(sizes({ balanceBy: "resize", noiseCriterion: "none" })).toEqual([main, long, none, expect.not.stringMatching(String(short))]);
  });

  test("are the same in Imperial and in Metric units", () => {
    fc.assert(
      fc.property(trees, (tree) => {
        const input = {
          unitSystem: "Metric" as const,
          scope: "system" as const,
          sizeSeries: "metric" as const,
          sections: sectionsOf(tree),
        };
        const metric = ductSizer.calculate(ductSizer.complete(input));
        const imperial = ductSizer.calculate(ductSizer.convert(ductSizer.complete(input), "Imperial"));
        if (!metric.ok || !imperial.ok) throw new Error("refused");
        const other = byId(imperial);
        // Unit factors are exact to the last bits; a standard size that meets its target exactly has room for them.
        for (const [id, row] of byId(metric))
          expect(Math.abs(other.get(id)!.pressureLoss!.value - row.pressureLoss!.value)).toBeLessThan(1e-9 * 1e3);
      }),
      draws,
    );
  });
});

describe("symmetry", () => {
  test.each(["supply", "return"] as const)(
    "a %s tree of identical branches needs no balancing, and their results are identical",
    (airPath) => {
      const sections = Array.from({ length: 15 }, (_, index): Section => {
        const level = Math.floor(Math.log2(index + 1));
        return {
          id: `s${index}`,
          ...(index === 0 ? { airPath } : { parent: `s${(index - 1) >> 1}` }),
          ductLength: 20 / (level + 1),
          ...(level === 3 && { airflow: 150, terminalPressureDrop: 20 }),
        };
      });
      const { results } = system(sections);
      expect(results.largestImbalance!.value).toBe(0);
      for (const level of [1, 2, 3]) {
        const twins = results.sections!.slice(2 ** level - 1, 2 ** (level + 1) - 1).map((row) => JSON.stringify({ ...row, id: "" }));
        expect(new Set(twins).size).toBe(1);
      }
    },
  );

  test("of identical sections neither goes straight on because it leaks more", () => {
    const sections = [
      { id: "main", ductLength: 10 },
      { id: "short", parent: "main", airflow: 400, ductLength: 5 },
      { id: "long", parent: "main", airflow: 400, ductLength: 60 },
    ];
    for (const leakageAdded of [false, true]) {
      const rows = byId(system(sections, { leakageAdded, leakageClass: 48 }));
      // A branch of the same size loses about the same; one that went straight on would lose a tenth of it.
      expect(rows.get("short")!.junctionPressureLoss!.value / rows.get("long")!.junctionPressureLoss!.value).toBeGreaterThan(0.8);
      expect(rows.get("short")!.junctionPressureLoss!.value / rows.get("long")!.junctionPressureLoss!.value).toBeLessThan(1.25);
    }
  });

  test("a chain is the sum of its parts: no loss where one section goes on into another of its size", () => {
    const whole = system([{ id: "a", airflow: 500, ductLength: 30 }]).results.totalPressureLoss.value;
    const parts = Array.from({ length: 3 }, (_, index): Section => ({
      id: `s${index}`,
      ductLength: 10,
      ...(index > 0 && { parent: `s${index - 1}` }),
      ...(index === 2 && { airflow: 500 }),
    }));
    near(system(parts).results.totalPressureLoss.value, whole);
  });
});

describe("sizing", () => {
  test("more air never makes a round duct smaller", () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 3000 }), fc.integer({ min: 1, max: 1000 }), (airflow, more) => {
        const diameter = (flow: number): number =>
          system([{ id: "a", airflow: flow, ductLength: 10, ductShape: "round" }]).results.sections![0]!.diameter!.value;
        expect(diameter(airflow + more)).toBeGreaterThanOrEqual(diameter(airflow));
      }),
      draws,
    );
  });

  test("by static regain with all of it returned and no loss at junctions, the static pressure does not fall from junction to junction", () => {
    const flows = [900, 700, 450, 250, 100];
    const sections = flows.flatMap((_, index): Section[] => [
      { id: `m${index}`, ductLength: 6 + index, ductShape: "round", junction: "none", ...(index > 0 && { parent: `m${index - 1}` }) },
      { id: `b${index}`, parent: `m${index}`, ductLength: 1, airflow: 150, ductShape: "round", sizingMethod: "friction", junction: "none" },
    ]);
    const rows = byId(system(sections, { systemSizing: "regain", regainFactor: 1, systemVelocity: 10 }));
    for (let index = 1; index < flows.length; index++) {
      const [before, after] = [rows.get(`m${index - 1}`)!, rows.get(`m${index}`)!];
      const unbalanced = (row: SectionResult): number => row.endStaticPressure!.value;
      // Along the main, which loses most, nothing is balanced; what is, is lost on purpose.
      expect(unbalanced(after) + after.toBalance!.value).toBeGreaterThanOrEqual(unbalanced(before) - 1e-9);
    }
  });

  test("by static regain are sized by friction where nothing is regained: in flexible ducts and towards the fan", () => {
    const line = (more: Partial<Section>, first: Partial<Section> = {}): Section[] => [
      { id: "a", ductLength: 8, ...more, ...first },
      { id: "b", parent: "a", ductLength: 5, airflow: 300, ...more },
    ];
    const sizes = (sections: readonly Section[], sizing: "regain" | "friction"): unknown[] =>
      [...byId(system(sections, { systemSizing: sizing }))].map(([id, { diameter }]) => [id, diameter?.value]);
    const without: readonly Section[][] = [
      line({ ductShape: "flexible" }),
      line({ ductShape: "round" }, { airPath: "return" }),
      line({ ductShape: "round" }, { airPath: "exhaust" }),
    ];
    for (const sections of without) expect(sizes(sections, "regain")).toEqual(sizes(sections, "friction"));
    const regaining = line({ ductShape: "round" });
    expect(sizes(regaining, "regain")).not.toEqual(sizes(regaining, "friction"));
  });

  test("by static regain a little air in a rough duct has a size too", () => {
    const sections: Section[] = [
      { id: "a", ductLength: 5, airflow: 200, ductShape: "round" },
      { id: "b", parent: "a", ductLength: 3, airflow: 5, ductShape: "round", ductMaterial: "custom", roughness: 3 },
    ];
    const row = byId(system(sections, { systemSizing: "regain", systemVelocity: 9 })).get("b")!;
    // ε/D stays below a tenth, beyond which no friction is known.
    expect(row.diameter!.value).toBeGreaterThanOrEqual(0.03);
    expect(row.diameter!.value).toBeLessThanOrEqual(0.1);
  });

  test("keeps within the height of the void, and says so where it cannot", () => {
    const flat = system([{ id: "a", airflow: 800, ductLength: 10, heightLimit: 200 }]);
    expect(flat.results.sections![0]!.height!.value).toBeLessThanOrEqual(0.2 + 1e-12);
    const round = system([{ id: "a", airflow: 800, ductLength: 10, heightLimit: 200, ductShape: "round" }]);
    expect(round.warnings.map(({ code }) => code)).toContain("higher-than-void");
  });

  test("a liner leaves the clear section that the target asks for", () => {
    const row = (lined: boolean) => system([{ id: "a", airflow: 600, ductLength: 10, lined }]).results.sections![0]!;
    const lined = row(true);
    near(lined.area!.value, (lined.width!.value - 0.05) * (lined.height!.value - 0.05));
    expect(lined.frictionRate!.value).toBeLessThanOrEqual(0.8 * (1 + 1e-9));
    const around = ({ width, height }: typeof lined): number => width!.value + height!.value;
    expect(around(lined)).toBeGreaterThan(around(row(false)));
  });

  test("a section never becomes wider or higher than the one before it, and never larger", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.double({ min: 20, max: 1500, noNaN: true }), fc.boolean()), { minLength: 2, maxLength: 8 }),
        fc.constantFrom("rectangular" as const, "oval" as const, "round" as const),
        fc.constantFrom("friction" as const, "velocity" as const),
        fc.constantFrom("Metric" as const, "Imperial" as const),
        (rooms, ductShape, systemSizing, unitSystem) => {
          // A main with rooms along it, some of which have a separate run-out.
          const sections = rooms.flatMap(([airflow, hasRunout], index): Section[] => [
            { id: `m${index}`, ...(index > 0 && { parent: `m${index - 1}` }), ductLength: 5, ...(!hasRunout && { airflow }) },
            ...(hasRunout ? [{ id: `r${index}`, parent: `m${index}`, ductLength: 3, airflow }] : []),
          ]);
          const rows = byId(system(sections, { ductShape, systemSizing, unitSystem, noiseCriterion: "none" }));
          for (const { id, parent } of sections) {
            const [row, before] = [rows.get(id!)!, rows.get(parent ?? id!)!];
            for (const side of ["width", "height", "diameter", "area"] as const)
              if (row[side] && before[side]) expect(row[side].value, `${id} ${side}`).toBeLessThanOrEqual(before[side].value * (1 + 1e-9));
          }
        },
      ),
      { numRuns: runs(60) },
    );
  });
});

describe("balancing by size", () => {
  test("keeps the critical path and the limits of noise, and leaves no more to dampers", () => {
    fc.assert(
      fc.property(trees, (tree) => {
        const sections = sectionsOf(tree);
        const [damper, resize] = [system(sections), system(sections, { balanceBy: "resize" })];
        for (const path of ["supplyPathLoss", "returnPathLoss", "exhaustPathLoss"] as const) {
          const [before, after] = [damper.results[path], resize.results[path]];
          if (before && after) expect(after.value).toBeLessThanOrEqual(before.value + 1e-6);
        }
        const rows = byId(damper);
        for (const row of resize.results.sections!) {
          const before = rows.get(row.id)!;
          expect(row.area!.value).toBeLessThanOrEqual(before.area!.value * (1 + 1e-9));
          if (row.size!.value !== before.size!.value)
            expect(row.velocity!.value).toBeLessThanOrEqual(row.velocityLimit!.value * (1 + 1e-9));
        }
      }),
      draws,
    );
  });
});

describe("heat", () => {
  test("what the walls give is what the air brings to the terminals", () => {
    fc.assert(
      fc.property(trees, (tree) => {
        const sections = sectionsOf(tree).map((row) => ({ ...row, ...(row.parent ? {} : { airPath: "supply" as const }) }));
        const outcome = system(sections, { heatExchange: true, airTemperature: 14, surroundingTemperature: 30 });
        const { results } = outcome;
        const rows = byId(outcome);
        const airflow = results.sections!.reduce(
          (sum, row) => (sections.find(({ id }) => id === row.id)!.parent ? sum : sum + row.airflow.value),
          0,
        );
        const brought = sections.reduce(
          (sum, { id, airflow: terminalAirflow = 0 }) =>
            sum + ((terminalAirflow as number) / 1000) * (rows.get(id!)!.leavingAirTemperature!.value - 14),
          0,
        );
        // Dry air by default: 1006 J/(kg·K).
        const gained = results.heatGain!.value;
        expect(Math.abs(results.airDensity.value * 1006 * brought - gained)).toBeLessThan(1e-8 * Math.max(1, airflow * 1e4));
      }),
      draws,
    );
  });
});

describe("sections without air", () => {
  test("change nothing of the others, wherever they are", () => {
    fc.assert(
      fc.property(trees, fc.infiniteStream(fc.nat()), (tree, numbers) => {
        const sections = sectionsOf(tree);
        const more = { heatExchange: true, roomTemperature: 24, airTemperature: 14, surroundingTemperature: 30 };
        const without = sections.flatMap((row, index): Section[] => {
          const spare = (id: string, parent: string | null | undefined): Section => ({
            id,
            ...(parent ? { parent } : { airPath: "supply" }),
            ductLength: 5,
          });
          const kind = (numbers.next().value as number) % 3;
          if (kind === 0) return [row];
          return [row, spare(`n${index}`, kind === 1 ? row.id : null), spare(`m${index}`, `n${index}`)];
        });
        const [original, changed] = [byId(system(sections, more)), byId(system(without, more))];
        for (const [id, row] of original) {
          const same = changed.get(id)!;
          expect(same.pressureLoss!.value).toBe(row.pressureLoss!.value);
          expect(same.leavingAirTemperature!.value).toBe(row.leavingAirTemperature!.value);
        }
      }),
      draws,
    );
  });
});

describe("the sheet of a duct made flatter to fit", () => {
  test.each([
    [800, 217, 200],
    [1500, 330, 300],
  ])("%i L/s below %i mm: the standard height of %i mm is of the list, not that of the void", async (airflow, heightLimit, height) => {
    const outcome = system([{ id: "a", airflow, ductLength: 10, heightLimit, aspectRatio: 1 }]);
    const steps = allSteps((await ductSizer.explanation()).sheet(outcome));
    expect(outcome.results.sections![0]!.height!.value).toBe(height / 1000);
    // The exact size has the height of the void; the standard one has a height of its list.
    expect(steps.find(({ symbol }) => symbol === "H_x")).toMatchObject({ kind: "formula", expression: "H_m" });
    expect(steps.find(({ symbol }) => symbol === "H")).toMatchObject({ kind: "lookup" });
  });
});

describe("tables", () => {
  const sections: Section[] = [
    { id: "a", ductLength: 10, ductShape: "round" },
    { id: "b", parent: "a", ductLength: 6, airflow: 100, ductShape: "round", flexibleLength: 2, terminalPressureDrop: 25 },
    { id: "c", parent: "a", ductLength: 4, airflow: 90, ductShape: "flexible", terminalPressureDrop: 25 },
  ];
  test("of ducts add up to the duct surface", () => {
    const { calculation, values, results } = system(sections);
    const table = systemTables(calculation as SystemCalculation, values).find(({ id }) => id === "sheetMetal")!;
    near(table.sum!["surfaceArea"] as number, results.surfaceArea.value);
    // 10, 6 and 4 m, and 2 m of flexible duct.
    near(table.sum!["ductLength"] as number, 22);
  });
  test("of sizes give the one in use what its section loses", () => {
    const { calculation, results } = system(sections);
    for (const { id, ductPressureLoss, fittingsPressureLoss, terminalPressureLoss } of results.sections!) {
      const table = sizesOfSection(calculation, id)!;
      const loss = ductPressureLoss!.value + fittingsPressureLoss!.value + (terminalPressureLoss?.value ?? 0);
      near(table.rows[table.chosen!]!["pressureLoss"] as number, loss);
    }
  });
});

describe("refusals", () => {
  const refused = (sections: readonly Section[], more: DuctInput = {}) => {
    const outcome = ductSizer.calculate({ unitSystem: "Metric", scope: "system", sections, ...more });
    return outcome.ok ? undefined : outcome.errors[0];
  };
  test("two sections that go straight on from one, at the second's own cell", () => {
    const error = refused([
      { id: "a", name: "Main", ductLength: 5 },
      { id: "b", name: "North", parent: "a", ductLength: 5, airflow: 100, junction: "straight" },
      { id: "c", name: "South", parent: "a", ductLength: 5, airflow: 100, junction: "straight" },
    ]);
    expect(error).toMatchObject({
      field: "sections.c.junction",
      message: expect.stringContaining("North already goes straight on from Main") as string,
    });
  });
  test("no sections, and sections without any air", () => {
    expect(refused([])).toMatchObject({ field: "sections", message: "Add at least one section." });
    expect(refused([{ id: "a", ductLength: 5 }])).toMatchObject({ field: "sections.a.airflow" });
  });
  test("a liner that leaves nothing, at its own cell", () => {
    const error = refused([{ id: "a", ductLength: 5, airflow: 300, lined: true, linerThickness: 60, heightLimit: 100 }]);
    expect(error).toMatchObject({ field: "sections.a.linerThickness" });
    expect(error?.message).toMatch(/leaves nothing/);
  });
  test("a flexible duct of a diameter that is not made, in words", () => {
    const error = refused([{ id: "a", ductLength: 5, airflow: 300, ductShape: "flexible", sizeChoice: "chosen", chosenDiameter: 600 }]);
    expect(error).toMatchObject({ field: "sections.a.chosenDiameter" });
    expect(error?.message).toMatch(/from 100 mm \(4 in\) to 500 mm \(20 in\)/);
  });
  test("name cells that sections have, whatever is entered", () => {
    fc.assert(
      fc.property(
        fc.record({
          ductShape: fc.constantFrom("rectangular", "round", "oval", "flexible"),
          airflow: fc.constantFrom(1, 30, 5000, 200_000),
          heightLimit: fc.constantFrom(undefined, 21, 60, 400),
          sizingMethod: fc.constantFrom("friction", "velocity"),
          sizeChoice: fc.constantFrom("standard", "exact", "chosen"),
          targetFriction: fc.constantFrom(0.02, 30),
          lined: fc.boolean(),
          linerThickness: fc.constantFrom(5, 24, 29.6, 100),
          chosenWidth: fc.constantFrom(20, 60, 5000),
          chosenHeight: fc.constantFrom(20, 60, 5000),
          chosenDiameter: fc.constantFrom(20, 60, 600, 5000),
        }),
        (row) => {
          const error = refused([{ id: "a", ductLength: 5, ...row }]);
          if (!error) return;
          expect(Object.keys(ductSizer.fields.sections.row)).toContain(error.field.split(".")[2]);
          expect(error.message).not.toMatch(/\b(its|of) (major|minor|side)\b/);
        },
      ),
      { numRuns: runs(200) },
    );
  });
  test("what leaks more the more of it is added", () => {
    const leaky = Array.from({ length: 40 }, (_, index): Section => ({
      id: `s${index}`,
      ...(index > 0 && { parent: `s${index - 1}` }),
      ductLength: 10_000,
      ...(index === 39 && { airflow: 1 }),
    }));
    expect(refused(leaky, { leakageAdded: true, leakageClass: 110, systemFriction: 30 })?.field).toMatch(/^(leakageClass|sections\.)/);
  });
});
