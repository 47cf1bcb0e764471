import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { boq } from "../calculators/boq/index.ts";
import type { AmountKind, MeasuredElement, VagueList, WorkKind } from "../kernel/index.ts";
import { convert } from "../quantity/index.ts";
import {
  compareTakeOff,
  packIgnored,
  packSource,
  readIgnored,
  readSource,
  repeatedLines,
  takeOff,
  takenLine,
  workKinds,
  type BillItem,
  type MeasuredFile,
  type ProposedLine,
  type TakeOffOptions,
} from "./index.ts";
import { sharedThings, type ListOfThings } from "./sharedThings.ts";

const kinds = ["count", "length", "area", "volume", "mass"] as const satisfies readonly AmountKind[];
const metric: TakeOffOptions = { unitSystem: "Metric", standard: "nrm2" };
const imperial: TakeOffOptions = { unitSystem: "Imperial", standard: "masterFormat" };

const vagueLists = (Object.keys(sharedThings) as ListOfThings[]).filter((list): list is VagueList => !(list in workKinds));

/** Elements of few descriptions, so that many become one line. */
const element = fc.record({
  work: fc.constantFrom(...(Object.keys(workKinds) as WorkKind[])),
  kind: fc.constantFrom(...kinds),
  name: fc.constantFrom("Duct", "Pipe"),
  size: fc.constantFrom(0.1, 0.25),
  amount: fc.integer({ min: 1, max: 1000 }),
  tag: fc.constantFrom("", "", "A-1", " a-1", "B-2"),
  list: fc.constantFrom(undefined, undefined, ...vagueLists),
});
const collections = ["ductCalculations", "pipeCalculations", "equipmentSchedules"];
const files: fc.Arbitrary<readonly MeasuredFile[]> = fc
  .array(fc.array(element, { maxLength: 12 }), { maxLength: 5 })
  .map((all) =>
    all.map((elements, index) => ({
      collection: collections[index % collections.length]!,
      fileId: `file${index}`,
      measured: {
        notMeasured: [],
        elements: elements.map(({ work, kind, name, size, amount, tag, list }, row): MeasuredElement => ({
          path: `rows.${row}`,
          part: "all",
          work,
          kind,
          description: [`${name}, `, { quantity: "smallLength", values: [size] }],
          amount,
          tag,
          ...(list && { list }),
        })),
      },
    })),
  );

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const keysOf = (lines: readonly ProposedLine[]): string[] =>
  lines.flatMap(({ sources }) => sources.map(({ fileId, path, part }) => `${fileId}/${path}/${part}`)).toSorted();
const itemOf = (line: ProposedLine, extra = 0) => ({
  id: line.id,
  quantity: line.quantity + extra,
  unit: line.unit,
  source: packSource([takenLine(line)]),
});

describe("a take-off", () => {
  test("has each element of each file in exactly one line, with its amount", () => {
    fc.assert(
      fc.property(files, (all) => {
        const lines = takeOff(all, metric);
        expect(keysOf(lines)).toEqual(
          all.flatMap(({ fileId, measured }) => measured.elements.map(({ path, part }) => `${fileId}/${path}/${part}`)).toSorted(),
        );
        for (const { fileId, measured } of all)
          for (const kind of kinds) {
            const paths = new Set(measured.elements.filter((each) => each.kind === kind).map(({ path }) => path));
            const taken = lines.flatMap(({ sources }) => sources.filter((each) => each.fileId === fileId && paths.has(each.path)));
            // Whole numbers add exactly.
            expect(sum(taken.map(({ amount }) => amount))).toBe(
              sum(measured.elements.filter((each) => each.kind === kind).map(({ amount }) => amount)),
            );
          }
        for (const line of lines) {
          const si = { m: "m", m2: "m2", kg: "kg", L: "m3", each: undefined }[line.unit as "m" | "m2" | "kg" | "L" | "each"];
          const amount = sum(line.sources.map((source) => source.amount));
          expect(line.quantity).toBeCloseTo(si === undefined ? amount : convert(amount, si, line.unit), 6);
        }
      }),
    );
  });

  test("does not depend on the order of files and elements, and has no two lines of one description and unit in a kind of work", () => {
    fc.assert(
      fc.property(files, (all) => {
        const lines = takeOff(all, metric);
        const turned = all
          .toReversed()
          .map((file) => ({ ...file, measured: { ...file.measured, elements: file.measured.elements.toReversed() } }));
        expect(takeOff(turned, metric)).toEqual(lines);
        // Elements that another line also has are a separate line.
        const names = lines.map(({ work, description, unit, repeats }) => `${work} ${description} ${unit} ${repeats !== undefined}`);
        expect(new Set(names).size).toBe(names.length);
        expect(new Set(lines.map(({ id }) => id)).size).toBe(names.length);
      }),
    );
  });

  test("means the same in both unit systems, by the same ids", () => {
    fc.assert(
      fc.property(files, (all) => {
        const there = new Map(takeOff(all, imperial).map((line) => [line.id, line]));
        for (const { id, unit, quantity } of takeOff(all, metric)) {
          const other = there.get(id)!;
          const back = unit === "each" ? other.quantity : convert(other.quantity, other.unit, unit);
          expect(Math.abs(back / quantity - 1)).toBeLessThan(1e-10);
        }
      }),
    );
  });

  test("measures in units of bills", () => {
    const units = Object.keys(boq.fields.items.row.unit.options);
    fc.assert(
      fc.property(files, (all) => {
        for (const options of [metric, imperial]) for (const { unit } of takeOff(all, options)) expect(units).toContain(unit);
      }),
    );
  });

  test("measures a duct by one of its amounts, and by the next one where it has no such", () => {
    const duct = (path: string, alternative: "mass" | "area" | "length", amount: number): MeasuredElement => ({
      path,
      part: alternative,
      alternative,
      work: "ductwork",
      kind: alternative,
      description: ["Duct"],
      amount,
    });
    const elements = [duct("a", "length", 10), duct("a", "area", 12), duct("a", "mass", 70), duct("b", "length", 5), duct("b", "area", 6)];
    const quantities = (ductsBy: TakeOffOptions["ductsBy"]) =>
      takeOff([{ collection: "c", fileId: "f", measured: { elements, notMeasured: [] } }], { ...metric, ...(ductsBy && { ductsBy }) }).map(
        ({ quantity, unit }) => `${quantity} ${unit}`,
      );
    expect(quantities(undefined).toSorted()).toEqual(["6 m2", "70 kg"]);
    expect(quantities("area")).toEqual(["18 m2"]);
    expect(quantities("length")).toEqual(["15 m"]);
    expect(quantities("every")).toHaveLength(3);
  });
});

/** Lists in which the same thing can be, the one that knows it best first. Read from what the calculators ask for, not from the table of lists. */
const placesOfThings: Readonly<Record<string, readonly (readonly [collection: string, list: ListOfThings])[]>> = {
  "air handling unit": [
    ["equipmentSchedules", "airHandlingUnits"],
    ["pipeCalculations", "unitsOnPipes"],
    ["pumpHeadCalculations", "equipmentOnCircuits"],
    ["ductCalculations", "equipmentInDucts"],
  ],
  "heat recovery unit with a coil": [
    ["equipmentSchedules", "heatRecoveryUnits"],
    ["pipeCalculations", "unitsOnPipes"],
    ["pumpHeadCalculations", "equipmentOnCircuits"],
    ["ductCalculations", "equipmentInDucts"],
  ],
  chiller: [
    ["equipmentSchedules", "chillers"],
    ["pipeCalculations", "unitsOnPipes"],
    ["pumpHeadCalculations", "equipmentOnCircuits"],
  ],
  boiler: [
    ["equipmentSchedules", "boilers"],
    ["pipeCalculations", "unitsOnPipes"],
    ["pumpHeadCalculations", "equipmentOnCircuits"],
  ],
  "cooling tower": [
    ["equipmentSchedules", "coolingTowers"],
    ["pipeCalculations", "unitsOnPipes"],
    ["pumpHeadCalculations", "equipmentOnCircuits"],
  ],
  "fan coil unit": [
    ["equipmentSchedules", "terminalUnits"],
    ["pipeCalculations", "unitsOnPipes"],
    ["pumpHeadCalculations", "equipmentOnCircuits"],
    ["ductCalculations", "terminalsOfDucts"],
  ],
  "VAV terminal with a coil": [
    ["equipmentSchedules", "vavTerminals"],
    ["pipeCalculations", "unitsOnPipes"],
    ["pumpHeadCalculations", "equipmentOnCircuits"],
    ["ductCalculations", "terminalsOfDucts"],
  ],
  "rooftop unit": [
    ["equipmentSchedules", "rooftopUnits"],
    ["pipeCalculations", "unitsOnPipes"],
    ["ductCalculations", "equipmentInDucts"],
  ],
  diffuser: [
    ["equipmentSchedules", "airTerminals"],
    ["ductCalculations", "terminalsOfDucts"],
  ],
  "extract grille": [
    ["equipmentSchedules", "airTerminals"],
    ["ductCalculations", "exhaustTerminalsOfDucts"],
  ],
  fan: [
    ["equipmentSchedules", "fans"],
    ["ductCalculations", "fansOfDucts"],
  ],
  pump: [
    ["equipmentSchedules", "pumps"],
    ["pumpHeadCalculations", "pumpsOfCircuits"],
  ],
  silencer: [
    ["acousticCalculations", "silencers"],
    ["ductCalculations", "equipmentInDucts"],
  ],
  "silencer in a schedule": [
    ["equipmentSchedules", "otherEquipment"],
    ["acousticCalculations", "silencers"],
  ],
  "acoustic louvre": [
    ["acousticCalculations", "louvres"],
    ["ductCalculations", "exhaustTerminalsOfDucts"],
  ],
  "expansion tank": [
    ["equipmentSchedules", "otherEquipment"],
    ["pipeCalculations", "tanks"],
  ],
  "kitchen hood": [
    ["ventilationCalculations", "hoods"],
    ["ductCalculations", "exhaustTerminalsOfDucts"],
  ],
  pipe: [
    ["pipeCalculations", "pipework"],
    ["pumpHeadCalculations", "circuitPipework"],
  ],
};
/** Pairs that only a tag can match: neither list says by itself what exactly it contains. */
const pairsByTag: readonly (readonly [thing: string, one: ListOfThings, other: ListOfThings])[] = [
  ["silencer in a schedule", "otherEquipment", "silencers"],
  ["expansion tank", "otherEquipment", "tanks"],
  ["acoustic louvre", "louvres", "exhaustTerminalsOfDucts"],
  ["fan coil unit", "terminalUnits", "terminalsOfDucts"],
];
const knowsByTagOnly = (first: ListOfThings, second: ListOfThings): boolean =>
  pairsByTag.some(([, each, next]) => each === first && next === second) ||
  // Neither is a list of one kind of thing.
  ([first, second].every((list) => !(list in workKinds)) && !(first === "unitsOnPipes" && second === "equipmentOnCircuits"));

const listedAs = (collection: string, list: ListOfThings, tag: string, more: Partial<MeasuredElement> = {}): MeasuredFile => ({
  collection,
  fileId: `${collection}-${list}`,
  measured: {
    notMeasured: [],
    elements: [
      {
        path: "rows.a",
        part: "all",
        ...(list in workKinds ? { work: list as WorkKind } : { work: "otherEquipment", list: list as VagueList }),
        description: [`In ${list}`],
        kind: "count",
        amount: 1,
        tag,
        ...more,
      },
    ],
  },
});
/** Rows of one description in a file, each with its tag. */
const rowsOf = (collection: string, list: ListOfThings, tags: readonly string[]): MeasuredFile => {
  const file = listedAs(collection, list, "", { description: ["Unit"] });
  const elements = tags.map((tag, row) => ({ ...file.measured.elements[0]!, path: `rows.${row}`, tag }));
  return { ...file, measured: { ...file.measured, elements } };
};
const linesTaken = (all: readonly MeasuredFile[], inBill: ReadonlySet<string> = new Set()) => {
  const lines = takeOff(all, metric);
  const repeated = repeatedLines(lines, inBill);
  return lines.filter(({ id }) => !inBill.has(id) && !repeated.has(id)).map(({ description }) => description);
};

describe.each(Object.entries(placesOfThings))("%s, listed in several files", (_thing, places) => {
  const pairs = places.flatMap((first, index) => places.slice(index + 1).map((second) => [first, second] as const));

  test("under one tag is taken once, from the file that knows it best", () => {
    const all = places.map(([collection, list]) => listedAs(collection, list, "X-1"));
    expect(linesTaken(all)).toEqual([`In ${places[0]![1]}`]);
    expect(linesTaken(all.toReversed())).toEqual([`In ${places[0]![1]}`]);
    for (const [first, second] of pairs) {
      const two = [listedAs(...first, "X-1"), listedAs(...second, " x-1")];
      expect(linesTaken(two), `${first[1]} and ${second[1]}`).toEqual([`In ${first[1]}`]);
      const [repeated] = takeOff(two, metric).flatMap(({ repeats = [] }) => repeats);
      expect(repeated).toMatchObject({ tag: "X-1", fileId: two[0]!.fileId, description: `In ${first[1]}` });
    }
  });

  test("without tags is taken once where one of the files lists its kind, and otherwise from both", () => {
    for (const [first, second] of pairs) {
      const taken = linesTaken([listedAs(...first, ""), listedAs(...second, "")]);
      expect(taken.toSorted()).toEqual(
        (knowsByTagOnly(first[1], second[1]) ? [`In ${first[1]}`, `In ${second[1]}`] : [`In ${first[1]}`]).toSorted(),
      );
    }
  });

  test("is taken from each file that is alone, and from a second file of the calculator", () => {
    for (const [collection, list] of places) {
      const file = listedAs(collection, list, "X-1");
      expect(linesTaken([file])).toEqual([`In ${list}`]);
      const [line] = takeOff([file, { ...listedAs(collection, list, "X-2"), fileId: "second" }], metric);
      expect(line).toMatchObject({ quantity: 2 });
      expect(line!.repeats).toBeUndefined();
    }
  });

  test("is not taken again when the bill has it from another file", () => {
    for (const [first, second] of pairs) {
      const two = [listedAs(...first, "X-1"), listedAs(...second, "X-1")];
      for (const { id } of takeOff(two, metric)) expect(linesTaken(two, new Set([id]))).toEqual([]);
    }
  });
});

describe("things listed in several files", () => {
  const rows = (collection: string, list: ListOfThings, tags: readonly string[], amounts: readonly number[] = []): MeasuredFile => ({
    collection,
    fileId: collection,
    measured: {
      notMeasured: [],
      elements: tags.map((tag, row) => ({
        ...listedAs(collection, list, tag).measured.elements[0]!,
        path: `rows.${row}`,
        description: [`${list} ${tag}`],
        amount: amounts[row] ?? 1,
      })),
    },
  });

  test("are different things where their own file has what the other lists under its tags", () => {
    const schedule = rows("equipmentSchedules", "airHandlingUnits", ["AHU-1", "AHU-2"]);
    const pipes = rows("pipeCalculations", "unitsOnPipes", ["AHU-1", "AHU-2", "Radiator"]);
    expect(linesTaken([schedule, pipes])).toEqual(["airHandlingUnits AHU-1", "airHandlingUnits AHU-2", "unitsOnPipes Radiator"]);
    const fewer = rows("pipeCalculations", "unitsOnPipes", ["AHU-1", "Radiator"]);
    expect(linesTaken([schedule, fewer])).toEqual(["airHandlingUnits AHU-1", "airHandlingUnits AHU-2"]);
  });

  test("may be of a row that has more units than the other file has under its tag", () => {
    const pipes = rows("pipeCalculations", "unitsOnPipes", ["FCU-1", "", ""]);
    expect(linesTaken([rows("equipmentSchedules", "terminalUnits", ["FCU-1"], [3]), pipes])).toEqual(["terminalUnits FCU-1"]);
    expect(linesTaken([rows("equipmentSchedules", "terminalUnits", ["FCU-1"]), pipes])).toContain("unitsOnPipes ");
  });

  test("are taken once where two files of a calculator have them under one tag, in two lines of one description", () => {
    const [first, second] = ["a", "b"].map((fileId) => ({ ...listedAs("pipeCalculations", "unitsOnPipes", "AHU-1"), fileId }));
    const lines = takeOff([first!, second!], metric);
    expect(lines.map(({ quantity }) => quantity)).toEqual([1, 1]);
    expect(linesTaken([first!, second!])).toHaveLength(1);
  });

  test("are two where sections of two duct files have one name, or other kinds of things have it", () => {
    const [first, second] = ["a", "b"].map((fileId) => ({ ...listedAs("ductCalculations", "terminalsOfDucts", "A"), fileId }));
    expect(takeOff([first!, second!], metric)).toMatchObject([{ quantity: 2 }]);
    expect(
      linesTaken([listedAs("equipmentSchedules", "boilers", "1"), listedAs("ductCalculations", "terminalsOfDucts", "1")]),
    ).toHaveLength(2);
  });

  test("are two where two files of a calculator call them by a word without a number", () => {
    const [first, second] = ["a", "b"].map((fileId) => ({ ...listedAs("acousticCalculations", "silencers", "Silencer"), fileId }));
    expect(takeOff([first!, second!], metric)).toMatchObject([{ quantity: 2 }]);
    const schedulesWith = ["a", "b"].map((fileId) => ({ ...listedAs("equipmentSchedules", "airHandlingUnits", "AHU-A"), fileId }));
    expect(linesTaken(schedulesWith)).toHaveLength(1);
    expect(takeOff(schedulesWith, metric)).toHaveLength(2);
  });

  test("share the list of what they may be", () => {
    const list = (collection: string, kind: ListOfThings, fileId: string): MeasuredFile => ({
      ...rows(
        collection,
        kind,
        Array.from({ length: 1000 }, () => ""),
      ),
      fileId,
    });
    const named = (file: MeasuredFile): MeasuredFile => ({
      ...file,
      measured: {
        ...file.measured,
        elements: file.measured.elements.map((each, row) => ({ ...each, description: [`${file.fileId} ${row}`] })),
      },
    });
    const lines = takeOff(
      [named(list("equipmentSchedules", "airTerminals", "s")), named(list("ductCalculations", "terminalsOfDucts", "d"))],
      metric,
    );
    // A thousand lines that each may be any of a thousand others share one list of them.
    expect(new Set(lines.map(({ repeats }) => repeats)).size).toBe(2);
    const repeated = repeatedLines(lines, new Set(lines.map(({ id }) => id)));
    expect(new Set(repeated.values()).size).toBe(2);
  });

  test("are all taken where the files share nothing", () => {
    const kindsApart = ["airHandlingUnits", "pumps", "ductwork", "pipework", "refrigerantPipework", "silencers"] as const;
    const all = kindsApart.map((work, index) => listedAs(`collection${index}`, work, `T-${index}`));
    expect(linesTaken(all)).toHaveLength(kindsApart.length);
  });

  test("have one line that is taken, and lists refer to those that know better", () => {
    const lists = Object.keys(sharedThings) as ListOfThings[];
    for (const [index, list] of lists.entries()) {
      const { mayBe, mayBeByTag = [] } = sharedThings[list]!;
      for (const other of [...mayBe, ...mayBeByTag]) expect(lists.indexOf(other) < index, `${list}: ${other}`).toBe(true);
    }
    fc.assert(
      fc.property(files, (all) => {
        const lines = takeOff(all, metric);
        const byId = new Map(lines.map((line) => [line.id, line]));
        for (const { repeats = [], id } of lines) {
          // Followed from line to line, it comes to one that is taken.
          const seen = new Set([id]);
          let next = repeats;
          while (next.length > 0) {
            const line = byId.get(next[0]!.lineId)!;
            expect(seen.has(line.id)).toBe(false);
            seen.add(line.id);
            next = line.repeats ?? [];
          }
        }
        // One file alone repeats nothing.
        for (const file of all) for (const { repeats } of takeOff([file], metric)) expect(repeats).toBeUndefined();
      }),
    );
  });
});

describe("a bill compared with the project", () => {
  test("is unchanged as long as the project is, whatever unit system it is shown in", () => {
    fc.assert(
      fc.property(files, (all) => {
        const items = takeOff(all, metric).map((line) => itemOf(line));
        for (const options of [metric, imperial])
          for (const { state, next, id } of compareTakeOff(items, takeOff(all, options)).items) {
            const item = items.find((each) => each.id === id)!;
            expect(state).toBe("unchanged");
            expect(Math.abs(next.quantity! / item.quantity - 1)).toBeLessThan(1e-9);
            expect(next.unit).toBe(item.unit);
          }
      }),
    );
  });

  test("differs by the change of the project, and keeps the amount that was typed in addition", () => {
    fc.assert(
      fc.property(files, fc.integer({ min: 2, max: 5 }), fc.integer({ min: 0, max: 50 }), (all, factor, extra) => {
        const larger = all.map((file) => ({
          ...file,
          measured: { ...file.measured, elements: file.measured.elements.map((each) => ({ ...each, amount: each.amount * factor })) },
        }));
        const items = takeOff(all, metric).map((line) => itemOf(line, extra));
        for (const { id, state, taken, now, next } of compareTakeOff(items, takeOff(larger, metric)).items) {
          expect(state).toBe("changed");
          expect(now / taken).toBeCloseTo(factor, 9);
          expect(next.quantity).toBeCloseTo(now + extra, 6);
          expect(items.find((item) => item.id === id)!.quantity - extra).toBeCloseTo(taken, 6);
        }
      }),
    );
  });

  test("becomes the same to the last digit, whatever unit system the lines are shown in", () => {
    fc.assert(
      fc.property(files, files, fc.integer({ min: 0, max: 50 }), (before, after, extra) => {
        for (const options of [metric, imperial]) {
          const items = takeOff(before, options).map((line) => itemOf(line, extra));
          const next = (shownIn: TakeOffOptions) => compareTakeOff(items, takeOff(after, shownIn)).items.map((each) => each.next);
          expect(next(imperial)).toEqual(next(metric));
        }
      }),
    );
    const pipe = (amount: number): MeasuredFile => ({
      collection: "pipeCalculations",
      fileId: "p",
      measured: {
        notMeasured: [],
        elements: [{ path: "pipeLength", part: "pipe", work: "pipework", description: ["DN 80"], kind: "length", amount }],
      },
    });
    const items = takeOff([pipe(30)], metric).map((line) => itemOf(line, 3));
    expect(compareTakeOff(items, takeOff([pipe(50)], imperial)).items).toMatchObject([
      { taken: 30, now: 50, unit: "m", next: { quantity: 53, unit: "m" } },
    ]);
  });

  const pumpFile = (description: string, amount: number): MeasuredFile => ({
    collection: "pumpHeadCalculations",
    fileId: "p",
    measured: {
      notMeasured: [],
      elements: [{ path: "flowRate", part: "pump", work: "pumps", description: [description], kind: "count", amount }],
    },
  });

  test("finds what has another description now by its elements", () => {
    const items = takeOff([pumpFile("Pump, 20 L/s", 1)], metric).map((line) => itemOf(line));
    const [changed] = compareTakeOff(items, takeOff([pumpFile("Pump, 25 L/s", 1)], metric)).items;
    expect(changed).toMatchObject({ state: "changed", description: "Pump, 25 L/s", taken: 1, now: 1 });
  });

  const pipe = (path: string, size: string, amount: number): MeasuredElement => ({
    path,
    part: "pipe",
    work: "pipework",
    description: [`Pipe ${size}`],
    kind: "length",
    amount,
  });
  const pipes = (...elements: readonly MeasuredElement[]): MeasuredFile => ({
    collection: "pipeCalculations",
    fileId: "p",
    measured: { notMeasured: [], elements },
  });

  test("gives a line that two lines have become to one item, and says of the other which item that is", () => {
    const items = takeOff([pipes(pipe("a", "DN 80", 30), pipe("b", "DN 100", 50))], metric).map((line) => itemOf(line));
    const [small, large] = items as [BillItem, BillItem];
    for (const [size, merged, has] of [
      ["DN 100", small, large],
      ["DN 80", large, small],
      // The larger part decides where both lines are gone.
      ["DN 125", small, large],
    ] as const) {
      const lines = takeOff([pipes(pipe("a", size, 30), pipe("b", size, 50))], metric);
      const compared = compareTakeOff(items, lines).items;
      expect(compared.find(({ id }) => id === merged.id)).toMatchObject({
        state: "merged",
        mergedInto: [has.id],
        next: { quantity: 0, source: [] },
      });
      expect(compared.find(({ id }) => id === has.id)).toMatchObject({ state: "changed", now: 80, next: { quantity: 80 } });
    }
    // One item of both lines has them once.
    const source = packSource(items.flatMap((item) => readSource(item.source)));
    const both = compareTakeOff(
      [{ id: "both", quantity: 80, unit: "m", source }],
      takeOff([pipes(pipe("a", "DN 100", 30), pipe("b", "DN 100", 50))], metric),
    ).items;
    expect(both).toMatchObject([{ state: "unchanged", now: 80, next: { quantity: 80 } }]);
  });

  test("keeps what splits off a line, however many elements the line has", () => {
    const sections = (changed: number) =>
      pipes(...Array.from({ length: 40 }, (_, index) => pipe(`sections.${index}`, index < changed ? "DN 100" : "DN 80", 1 + index)));
    const items = takeOff([sections(0)], metric).map((line) => itemOf(line));
    expect(compareTakeOff(items, takeOff([sections(40)], metric)).items).toMatchObject([{ description: "Pipe DN 100", now: 820 }]);
    const compared = compareTakeOff(items, takeOff([sections(20)], metric));
    expect(compared.items).toMatchObject([{ state: "changed", taken: 820, now: 610 }]);
    expect(compared.splitOff).toMatchObject([{ from: [items[0]!.id], line: { description: "Pipe DN 100", quantity: 210 } }]);
  });

  test("keeps a unit that another file has come to list as well in its item", () => {
    const units = rowsOf("pipeCalculations", "unitsOnPipes", ["FCU-1", "FCU-2"]);
    const items = takeOff([units], metric).map((line) => itemOf(line));
    const lines = takeOff([units, listedAs("equipmentSchedules", "terminalUnits", "FCU-1")], metric);
    expect(lines.filter(({ description }) => description === "Unit")).toHaveLength(2);
    expect(compareTakeOff(items, lines).items).toMatchObject([{ state: "unchanged", now: 2, next: { source: [{}, {}] } }]);
  });

  test("asks about the number when an item was given another unit, and then follows in that unit", () => {
    const [line] = takeOff([pipes(pipe("a", "DN 80", 30))], metric);
    const inFeet = { ...itemOf(line!), unit: "ft" };
    const lines = takeOff([pipes(pipe("a", "DN 80", 40))], metric);
    // 30 m of pipe: 98.4252 ft, and with 3 m more that somebody added 108.268 ft.
    expect(compareTakeOff([inFeet], [line!]).items).toMatchObject([
      { state: "unit", takenUnit: "m", unit: "ft", next: { quantity: 98.4251968504, unit: "ft" } },
    ]);
    expect(compareTakeOff([{ ...inFeet, quantity: 33 }], [line!]).items).toMatchObject([
      { state: "unit", next: { quantity: 108.267716535 } },
    ]);
    const [followed] = compareTakeOff([inFeet], [line!]).items;
    const next = { ...inFeet, quantity: followed!.next.quantity, source: packSource(followed!.next.source) };
    expect(compareTakeOff([next], [line!]).items).toMatchObject([{ state: "unchanged" }]);
    expect(compareTakeOff([next], lines).items).toMatchObject([{ state: "changed", next: { quantity: 131.233595801, unit: "ft" } }]);
    // Who converted it by hand is not asked, and 98 ft stay 0.4252 ft below what is measured.
    expect(compareTakeOff([{ ...inFeet, quantity: 98 }], [line!]).items).toMatchObject([{ state: "unchanged" }]);
    expect(compareTakeOff([{ ...inFeet, quantity: 98 }], lines).items).toMatchObject([
      { state: "changed", next: { quantity: 130.808398951 } },
    ]);
    expect(compareTakeOff([{ ...inFeet, unit: "set", quantity: 1 }], [line!]).items).toMatchObject([
      { state: "unit", next: { quantity: 30, unit: "m" } },
    ]);
  });

  test("lets a copy of a row follow nothing, and keep what it says", () => {
    const lines = takeOff([pipes(pipe("a", "DN 80", 30))], metric);
    const item = itemOf(lines[0]!);
    const grown = takeOff([pipes(pipe("a", "DN 80", 40))], metric);
    for (const today of [lines, grown]) {
      const { items } = compareTakeOff([item, { ...item, id: "copy", quantity: 12 }], today);
      expect(items[1]).toMatchObject({ state: "copy", copyOf: item.id, next: { quantity: 12, unit: "m", source: [] } });
    }
  });

  test("says what is gone, and what is not known", () => {
    const items = takeOff([pumpFile("Pump, 20 L/s", 2)], metric).map((line) => itemOf(line, 1));
    expect(compareTakeOff(items, []).items).toMatchObject([{ state: "gone", now: 0, next: { quantity: 1, source: [] } }]);
    expect(compareTakeOff(items, [], { unread: new Set(["pumpHeadCalculations/p"]) }).items).toMatchObject([{ state: "unread" }]);
    expect(compareTakeOff([{ id: "own", quantity: 4, unit: "m", source: "" }], []).items).toEqual([]);
  });

  test("turns an item whose unit no source is in into what its sources are", () => {
    const [item] = takeOff([pumpFile("Pump, 20 L/s", 2)], metric).map((line) => ({ ...itemOf(line), unit: "set" }));
    expect(compareTakeOff([item!], takeOff([pumpFile("Pump, 20 L/s", 3)], metric)).items).toMatchObject([
      { state: "unit", next: { quantity: 3, unit: "each" } },
    ]);
  });
});

test("sources and ignored lines come back as they were packed; other texts are rejected", () => {
  const text = fc.string({ maxLength: 20 });
  const taken = fc.record({
    id: text,
    quantity: fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
    unit: text,
    files: fc.array(fc.tuple(text, text), { maxLength: 3 }),
    elements: fc.array(fc.stringMatching(/^[0-9a-f]{12}$/), { maxLength: 3 }),
  });
  fc.assert(
    fc.property(fc.array(taken, { maxLength: 4 }), fc.array(fc.record({ id: text, description: text })), (source, ignored) => {
      expect(readSource(packSource(source))).toEqual(source);
      expect(readIgnored(packIgnored(ignored))).toEqual(ignored);
    }),
  );
  fc.assert(
    fc.property(fc.string(), fc.jsonValue(), (words, data) => {
      for (const other of [words, `takeOff|${words}`, `takeOff|a|${JSON.stringify(data)}`]) {
        expect(Array.isArray(readSource(other))).toBe(true);
        expect(Array.isArray(readIgnored(other))).toBe(true);
      }
    }),
  );
});
