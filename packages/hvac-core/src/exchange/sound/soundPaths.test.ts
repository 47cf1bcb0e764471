import { expect, test } from "vitest";
import { after, choiceOf, completed, equal, file, first, imported, metric, pathsOf, sound } from "../../../test/soundImports.ts";
import { acousticCalculator, applyRemedies } from "../../calculators/acoustic-calculator/index.ts";
import { ductSizer, type DuctInput } from "../../calculators/duct-sizer/index.ts";
import { convert, type UnitSystem } from "../../quantity/index.ts";
import { importedId } from "../index.ts";
import { firstPathChoice } from "./comparePaths.ts";
import { rowsOf, type AcousticForm, type Row } from "./rows.ts";
import { importPaths, lengthProblem, pathOptions } from "./soundPaths.ts";

/* Import of sound paths from duct files: first import, update, and the sound that follows. */

const rowOf = (input: AcousticForm, id: string): Row => rowsOf(input, "elements").find((row) => row.id === id)!;
const examples = (system: UnitSystem): DuctInput[] => ductSizer.examples.map(({ input }) => input[system] as DuctInput);

/** Shapes of all kinds, liners, leaks, dampers to balance, two branches of a tee, and a grille where a main goes on. */
const mixed = {
  ...metric,
  scope: "system",
  leakageAdded: true,
  sections: [
    {
      id: "main",
      name: "Main",
      ductLength: 10,
      lined: true,
      fittings: [{ id: "a", fitting: "elbowRectangularMitered", bendPlane: "height" }],
    },
    { id: "grille", name: "Corridor", parent: "main", ductLength: 4, airflow: 80, terminalPressureDrop: 20 },
    {
      id: "north",
      name: "North",
      parent: "grille",
      ductShape: "oval",
      ductLength: 6,
      airflow: 150,
      terminalPressureDrop: 20,
      aspectRatio: 3,
    },
    { id: "south", name: "South", parent: "main", ductShape: "round", ductLength: 5, flexibleLength: 1.5, compression: 0.1, airflow: 150 },
    { id: "soft", name: "Soft", parent: "main", ductShape: "flexible", ductLength: 3, airflow: 60, terminalPressureDrop: 15 },
    { id: "still", name: "Still", parent: "main", ductLength: 3 },
    { id: "exhaust", name: "Exhaust", airPath: "exhaust", ductLength: 6, airflow: 90, insulationThickness: 25 },
  ],
} as const;

for (const system of ["Metric", "Imperial"] as const)
  for (const other of ["Metric", "Imperial"] as const)
    test(`ducts of a file in ${system} units have their areas, airflows and velocities in one in ${other} units`, () => {
      for (const input of [...examples(system), mixed]) {
        const paths = pathsOf(input);
        const form = after({ unitSystem: other }, imported(paths, { unitSystem: other }));
        const { elements } = sound(form);
        const flowing = paths.runs.filter(({ size }) => size);
        expect(flowing.length).toBeGreaterThan(0);
        for (const run of flowing) {
          const element = elements.get(first(run.id))!;
          equal(element.size.area, run.area);
          equal(element.airflow!, run.airflow.value);
          equal(element.velocity!, run.velocity);
          // Sound divides by the areas of the duct file.
          const parting = flowing.filter((each) => each.parent === run.parent && (run.parent >= 0 || each.air === run.air));
          const parent = paths.runs[run.parent];
          const end = parent && parent.delivered > 0 ? (parent.area * parent.delivered) / parent.airflow.value : 0;
          const area = parting.reduce((sum, each) => sum + each.area, end);
          expect(element.division).toBeCloseTo(10 * Math.log10(area / run.area), 8);
          if (parent) expect(elements.get(first(parent.id))).toBeDefined();
        }
        for (const { run } of pathOptions(paths, form, file).ends) {
          const outlet = elements.get(importedId(file, run.id, "outlet"))!;
          equal(outlet.airflow!, run.delivered);
          const around = paths.runs.some(({ parent, size }) => size && paths.runs[parent] === run);
          if (around) equal(outlet.velocity!, run.velocity);
        }
        // A second import of the same file changes nothing.
        expect(imported(paths, form).values).toEqual({
          sources: rowsOf(form, "sources"),
          elements: rowsOf(form, "elements"),
          rooms: rowsOf(form, "rooms"),
        });
      }
    });

test("fittings become elbows, dampers and flexible ducts, by hand", () => {
  const input = {
    ...metric,
    scope: "system",
    sections: [
      {
        id: "duct",
        name: "Duct",
        sizeChoice: "chosen",
        chosenWidth: 400,
        chosenHeight: 200,
        ductLength: 12,
        airflow: 480,
        lined: true,
        linerThickness: 25,
        terminalPressureDrop: 30,
        fittings: [
          { id: "radius", fitting: "elbowRectangularSmooth", radiusRatio: 1, quantity: 2 },
          { id: "hard", fitting: "elbowRectangularMitered", bendPlane: "height" },
          { id: "vanes", fitting: "elbowVanesSingle114" },
          { id: "blade", fitting: "damperButterflyRectangular", angle: 30 },
          { id: "fire", fitting: "fireDamperCurtain" },
          { id: "slight", fitting: "elbowRectangularSmooth", angle: 30 },
          { id: "screen", fitting: "screen" },
          { id: "own", fitting: "custom", coefficient: 1 },
        ],
      },
    ],
  };
  const paths = pathsOf(input);
  const merged = imported(paths, metric);
  const form = after(metric, merged);
  const element = (part: string): Row => rowOf(form, importedId(file, "duct", part));
  const mm = (cell: unknown): number => {
    const { value, unit } = cell as { readonly value: number; readonly unit: string };
    return convert(value, unit, "mm");
  };
  // Sheet of 400 × 200 mm, clear by 25 mm on either side.
  expect([mm(element("duct")["width"]), mm(element("duct")["height"]), mm(element("duct")["liningThickness"])]).toEqual([350, 150, 25]);
  // The centre line turns by the width: the inside by half of it less.
  for (const part of ["e-radius-1", "e-radius-2"]) {
    expect(element(part)).toMatchObject({ kind: "elbow", elbowKind: "radius", turnsIn: "width", lined: true });
    expect(mm(element(part)["bendRadius"])).toBeCloseTo(175, 9);
  }
  expect(element("e-hard-1")).toMatchObject({ kind: "elbow", elbowKind: "square", turnsIn: "height", lined: true });
  // Four spacings of 83 mm in 350 mm, the chord of a quarter of a circle of 114 mm.
  expect(element("e-vanes-1")).toMatchObject({ kind: "elbow", elbowKind: "square-vanes", vanes: { value: 4 } });
  expect(mm(element("e-vanes-1")["chord"])).toBeCloseTo(161.2, 1);
  const losses = new Map(paths.runs[0]!.fittings.map(({ id, loss }) => [id, loss.value]));
  expect(element("e-vanes-1")["elbowLoss"]).toMatchObject({ link: { fileId: "f", result: "sections.duct.fittings.vanes.loss" } });
  expect(element("d-blade-1")).toMatchObject({ kind: "damper", blades: "single" });
  expect((element("d-blade-1")["damperLoss"] as { readonly value: number }).value).toBeCloseTo(losses.get("blade")!, 9);
  expect(element("d-fire-1")).toMatchObject({ kind: "damper", blades: "multiple" });
  expect(element("outlet")).toMatchObject({ kind: "outlet", noiseBy: "pressure", outletLoss: { value: 30, unit: "Pa" } });
  expect(merged.omissions.map(({ text }) => text.split(":")[0])).toEqual([
    "Elbow, rectangular, smooth radius",
    "Wire screen",
    "Custom coefficient",
  ]);
  expect(rowsOf(form, "elements").map(({ kind }) => kind)).toEqual([
    "duct",
    "elbow",
    "elbow",
    "elbow",
    "elbow",
    "damper",
    "damper",
    "outlet",
  ]);
  sound(form);
});

test("flexible ducts are stretched, ducts without airflow and unknown take-offs are omissions, fans have airflow and pressure", () => {
  const paths = pathsOf(mixed);
  const merged = imported(paths, metric);
  const form = after(metric, merged);
  const { elements, outcome } = sound(form);
  expect(elements.get(importedId(file, "south", "flexible"))!.row.flexibleLength).toBeCloseTo(1.5 / 0.9, 9);
  expect(elements.get(first("soft"))!.row).toMatchObject({ kind: "flexible" });
  expect(elements.get(first("exhaust"))!.row).toMatchObject({ wrapped: true, side: "inlet" });
  expect(merged.omissions).toContainEqual({ name: "Still", text: "It has no airflow." });
  // A conical take-off and one of 45° are quieter ones, about which nothing is known.
  expect(imported(pathsOf(examples("Metric").find(({ scope }) => scope === "system")!), metric).omissions).toEqual([
    { name: "Office north", text: expect.stringContaining("90° with a sharp edge") },
    { name: "Office east", text: expect.stringContaining("90° with a sharp edge") },
  ]);
  expect(rowsOf(form, "sources").map(({ name, kind }) => [name, kind])).toEqual([
    ["Supply fan", "fan"],
    ["Exhaust fan", "fan"],
  ]);
  expect(rowsOf(form, "sources")[0]).toMatchObject({ airflow: { link: { result: "fanAirflow" } } });
  expect(rowsOf(form, "rooms").map(({ name }) => name)).toEqual(["Corridor", "North", "South", "Soft", "Exhaust"]);
  expect(outcome.results.rooms.every(({ level }) => level !== undefined)).toBe(true);
  // Of another project, numbers come without a link, which would lead nowhere.
  const elsewhere = importPaths({ paths, input: metric, choice: choiceOf(pathOptions(paths, metric, file)), file, projectId: "q" });
  expect(JSON.stringify(elsewhere.values)).not.toContain("link");
});

test("ducts that are not imported still take their share of the sound", () => {
  const paths = pathsOf(mixed);
  const all = sound(after(metric, imported(paths, metric)));
  for (const leftOut of [["soft"], ["grille"], ["north"], ["south", "exhaust"], ["grille", "south", "soft"]]) {
    const some = sound(after(metric, imported(paths, metric, leftOut)));
    expect(some.elements.size).toBeLessThan(all.elements.size);
    for (const [id, { division }] of some.elements) expect(division).toBeCloseTo(all.elements.get(id)!.division, 8);
  }
});

test("a second import updates sizes of ducts and keeps what the user added", () => {
  const before = pathsOf(mixed);
  const input = completed(after(metric, imported(before, metric))) as AcousticForm;
  // A silencer by hand between duct and elbow, one by a remedy before a branch, a lining, levels and a name.
  const remedy = { kind: "silencer", element: first("south"), reduction: [0, 5, 5, 5, 5, 5, 5, 5] } as never;
  const outcome = acousticCalculator.calculate(input);
  if (!outcome.ok) throw new Error("not calculated");
  const withRemedy = applyRemedies(input, outcome.values, [remedy]) as AcousticForm;
  const elbow = importedId(file, "main", "e-a-1");
  const form: AcousticForm = {
    ...withRemedy,
    elements: rowsOf(withRemedy, "elements").flatMap((row): Row[] => {
      if (row.id === elbow)
        return [
          { id: "own", kind: "silencer", parent: first("main") },
          { ...row, parent: "own" },
        ];
      if (row.id === first("north")) return [{ ...row, liningThickness: { value: 50, unit: "mm" }, name: "North wing" }];
      return [row];
    }),
  };
  const changed = pathsOf({
    ...mixed,
    sections: mixed.sections
      .filter(({ id }) => id !== "soft")
      .map((section) => ({
        ...section,
        ductLength: section.ductLength + 2,
        ...("airflow" in section && { airflow: section.airflow * 1.5 }),
      })),
  });
  const merged = imported(changed, form);
  const next = after(form, merged);
  const { elements } = sound(next);
  for (const run of changed.runs.filter(({ size }) => size)) {
    equal(elements.get(first(run.id))!.velocity!, run.velocity);
    if (run.parent < 0) continue;
    // The silencer of the remedy stands where the branch begins.
    const beginning = run.id === "south" ? elements.get(`${first("south").slice(0, 28)}-silencer`)! : elements.get(first(run.id))!;
    const meeting = changed.runs.filter(({ parent, size }) => parent === run.parent && size);
    const parent = changed.runs[run.parent]!;
    const area = meeting.reduce((sum, each) => sum + each.area, (parent.area * parent.delivered) / parent.airflow.value);
    expect(beginning.division).toBeCloseTo(10 * Math.log10(area / run.area), 8);
    if (run.id === "south") expect(elements.get(first("south"))!.division).toBeCloseTo(0, 12);
  }
  expect(rowOf(next, elbow)["parent"]).toBe("own");
  expect(rowOf(next, "own")["parent"]).toBe(first("main"));
  expect(rowOf(next, first("north"))).toMatchObject({ name: "North wing", liningThickness: { value: 50 } });
  expect(merged.omissions).toContainEqual({ name: "North", text: expect.stringContaining("its lining remains") });
  expect(merged.removed).toEqual(expect.arrayContaining(["Soft", "Soft, outlet"]));
  expect(rowsOf(next, "rooms")).toHaveLength(5);
  expect(rowsOf(next, "sources")).toEqual(rowsOf(form, "sources").map((row, index) => ({ ...row, ...rowsOf(next, "sources")[index] })));
  expect(rowsOf(next, "sources")[0]!["discharge"]).toEqual(rowsOf(form, "sources")[0]!["discharge"]);
});

test("other elements are kept or removed, and lists that would be too long are refused", () => {
  const paths = pathsOf(examples("Metric")[0]!);
  const start = acousticCalculator.complete({ unitSystem: "Metric", ...acousticCalculator.start("Metric") });
  const offer = pathOptions(paths, start, file);
  expect([offer.isUpdate, offer.others, offer.ends.length]).toEqual([false, 6, 1]);
  const choice = choiceOf(offer);
  const withOthers = importPaths({ paths, input: start, choice, file, projectId: "p" });
  const alone = importPaths({ paths, input: start, choice: { ...choice, keepsOthers: false }, file, projectId: "p" });
  expect(withOthers.values.elements).toHaveLength(6 + withOthers.count);
  expect(alone.values.elements).toHaveLength(withOthers.count);
  expect(alone.removed).toEqual(["Main duct", "Silencer", "Branch", "Elbow", "Flexible duct", "Diffuser"]);
  const again = pathOptions(paths, after(start, withOthers), file);
  expect([again.isUpdate, again.others]).toEqual([true, 6]);
  const many = pathsOf({
    ...metric,
    airflow: 500,
    ductLength: 5,
    fittings: [{ id: "e", fitting: "elbowRectangularSmooth", quantity: 400 }],
  });
  expect(lengthProblem(imported(many, metric))).toContain("the maximum is 300");
  expect(lengthProblem(withOthers)).toBeUndefined();
});

test("sizes outside the range of elements have no attenuation, or are omitted", () => {
  const section = { id: "a", name: "A", ductLength: 5, sizeChoice: "chosen", airflow: 20_000 };
  const large = pathsOf({ ...metric, scope: "system", sections: [{ ...section, ductShape: "round", chosenDiameter: 2000 }] });
  const merged = imported(large, metric);
  const { elements } = sound(after(metric, merged));
  equal(elements.get(first("a"))!.velocity!, large.runs[0]!.velocity);
  expect(elements.get(first("a"))!.attenuation).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  expect(merged.omissions[0]!.text).toContain("attenuation of its size is unknown");
  const small = pathsOf({
    ...metric,
    scope: "system",
    sections: [
      { ...section, airflow: 0, ductShape: "round", chosenDiameter: 40 },
      { id: "b", name: "B", parent: "a", ductLength: 2, airflow: 5, sizeChoice: "chosen", ductShape: "round", chosenDiameter: 80 },
    ],
  });
  expect(pathOptions(small, metric, file).ends).toEqual([]);
  const choice = { rooms: new Map([["b", null]]), sources: new Map(), keepsOthers: true, removesGone: true };
  expect(importPaths({ paths: small, input: metric, choice, file, projectId: "p" })).toMatchObject({
    count: 0,
    omissions: [{ name: "A", text: expect.stringContaining("left out") }],
  });
});

test("a second import compares each element, and keeps those that are gone unless their removal is chosen", () => {
  const section = { ductLength: 5, sizeChoice: "chosen", ductShape: "round", chosenDiameter: 250 };
  const elbow = { id: "e", fitting: "elbowRectangularSmooth", quantity: 1 };
  const ducts = (more: object, sections: readonly object[]) =>
    pathsOf({ ...metric, scope: "system", sections: [{ ...section, id: "main", name: "Main", ...more }, ...sections] });
  const north = { ...section, id: "north", name: "North", parent: "main", airflow: 100 };
  const south = { ...section, id: "south", name: "South", parent: "main", airflow: 80 };
  const shape = { ductShape: "rectangular", chosenWidth: 300, chosenHeight: 200 };
  const before = after(metric, imported(ducts({ ...shape, fittings: [elbow] }, [north, south]), metric));
  const same = imported(ducts({ ...shape, fittings: [elbow] }, [north, south]), before);
  expect(new Set(same.compared.map(({ state }) => state))).toEqual(new Set(["current"]));
  expect(after(before, same)).toEqual(before);

  const paths = ducts({ ...shape, ductLength: 9 }, [north, { ...south, id: "west", name: "West" }]);
  const choice = choiceOf(pathOptions(paths, before, file));
  const merged = (removesGone: boolean) => importPaths({ paths, input: before, choice: { ...choice, removesGone }, file, projectId: "p" });
  const { compared, values, removed } = merged(false);
  const named = (state: string): readonly string[] => compared.filter((each) => each.state === state).map(({ name }) => name);
  expect(named("new")).toEqual(["West", "West, outlet"]);
  expect(named("gone")).toEqual(["Main, elbow", "South", "South, outlet"]);
  expect(compared.find(({ id }) => id === first("main"))).toMatchObject({ state: "changed" });
  expect(compared.find(({ id }) => id === first("main"))!.differences).toContainEqual({
    name: "length",
    was: { value: 5, unit: "m" },
    now: { value: 9, unit: "m" },
  });
  expect(removed).toEqual([]);
  // The elbow stays between the duct and its branches.
  const byName = new Map(values.elements.map((row) => [row["name"], row]));
  expect(byName.get("Main, elbow")?.["parent"]).toBe(first("main"));
  expect(byName.get("North")?.["parent"]).toBe(byName.get("Main, elbow")?.id);
  expect(byName.has("South, outlet")).toBe(true);
  // A length that was entered here stays if the user says so, in its place among the others.
  const keepsNumbers = new Set([first("main")]);
  const updated = importPaths({ paths, input: before, choice: { ...choice, removesGone: false, keepsNumbers }, file, projectId: "p" });
  expect(updated.compared).toEqual(compared);
  const wasMain = (before["elements"] as readonly { readonly id: string }[]).find(({ id }) => id === first("main"));
  expect(updated.values.elements).toEqual(values.elements.map((row) => (row.id === first("main") ? wasMain : row)));
  const without = merged(true);
  expect(without.removed.toSorted()).toEqual(["Main, elbow", "South", "South, outlet"]);
  expect(without.values.elements.map((row) => row["name"])).not.toContain("South");
});

test("a second import updates linked numbers, and keeps a number that the user entered, unless its box is checked", () => {
  const section = { ductLength: 5, sizeChoice: "chosen", ductShape: "round", chosenDiameter: 250 };
  const ducts = (airflow: number) =>
    pathsOf({
      ...metric,
      scope: "system",
      sections: [
        { ...section, id: "main", name: "Main" },
        { ...section, id: "north", name: "North", parent: "main", airflow },
      ],
    });
  const start = imported(ducts(100), metric);
  const before = { ...after(metric, start), imports: start.imports };
  const paths = ducts(140);
  const secondImport = (input: AcousticForm): Row => {
    const request = { paths, input, file, projectId: "p" };
    return rowOf(after(input, importPaths({ ...request, choice: firstPathChoice(request) })), first("north"));
  };
  expect(secondImport(before)["airflow"]).toMatchObject({ value: 140, link: { result: "sections.north.airflow" } });
  const byUser = { value: 7, unit: "m" };
  const entered = {
    ...before,
    elements: rowsOf(before, "elements").map((row) => (row.id === first("north") ? { ...row, length: byUser } : row)),
  };
  expect(secondImport(entered)).toMatchObject({ length: byUser, airflow: { value: 100 } });
});
