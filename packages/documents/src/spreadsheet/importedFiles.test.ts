import { toSI } from "@org/hvac-core/quantity";
import { strToU8 } from "fflate";
import * as fc from "fast-check";
import { runs } from "@tooling/testing/extent";
import { describe, expect, test } from "vitest";
import { cells, imported, list, ofCells, ofText } from "../../test/importedFile.ts";
import { readTables } from "./readTables.ts";
import { valueIn } from "@org/form/rows";
import { fileColumns, headAs, readHeads, isListBlank, type Import, type SheetChoice } from "@org/form/importing";

describe("the unit in the head of a column", () => {
  const ducts = list("duct-sizer", "sections");

  test("is kept when the user selects the column, in any brackets", async () => {
    const { rows, problems } = await ofText("Section,Flow (CFM),Run (ft)\nS1,1000,20\n", {
      source: ducts,
      choice: { headRow: 0 },
      byHand: { "Flow (CFM)": "airflow", "Run (ft)": "ductLength" },
    });
    expect(problems).toEqual([]);
    expect(cells(rows, "airflow", "ductLength")).toMatchObject([
      [
        { value: 1000, unit: "cfm" },
        { value: 20, unit: "ft" },
      ],
    ]);
  });

  test("that is unknown is reported, and its numbers wait for the user to choose one", async () => {
    const { rows, problems } = await ofText("Name,Q [m³/u]\nS1,3.63\n", { source: ducts, byHand: { "Q [m³/u]": "airflow" } });
    expect(problems).toMatchObject([{ column: 1, text: "3.63 m³/u" }]);
    expect(problems[0]!.why).toMatch(/m[3³]\/u/);
    expect(cells(rows, "airflow")).toEqual([[undefined]]);
  });

  test.each([["Area (m²)"], ["Area m²"], ["area_m2"], ["Area [sqm]"], ["Area, m²"], ["Area (m²) net"]])("is read from %j", (title) => {
    const rooms = list("heat-load", "rooms", { unitSystem: "Imperial" });
    const column = fileColumns(rooms).find(({ key }) => key === "floorArea")!;
    const head = headAs({ title, target: { type: "none" }, unit: "" }, column);
    expect(
      ofCells(
        [
          ["Name", title],
          ["R", 20],
        ],
        { source: rooms, byHand: { [title]: "floorArea" } },
      ).rows,
    ).toMatchObject([{ floorArea: { value: 20, unit: "m2" } }]);
    expect(head.unit).not.toBe("");
  });

  test("may be in a row of units below the names", async () => {
    const rooms = list("heat-load", "rooms", { unitSystem: "Imperial" });
    const { rows, table, problems } = await ofText("Name,Floor area,Height\n,m²,m\nR1,20,3\nTotal,50,\n", { source: rooms });
    expect(problems).toEqual([]);
    expect(cells(rows, "name", "floorArea.value", "floorArea.unit", "height.unit")).toEqual([["R1", 20, "m2", "m"]]);
    expect(table.skippedRows).toMatchObject([{ number: 4 }]);
  });

  test("is no other currency than the list's", () => {
    const bill = list("boq", "items", { currency: "€" });
    const rates = (head: string) =>
      ofCells(
        [
          ["Description", head],
          ["Pipe", 5],
        ],
        { source: bill, byHand: { [head]: "rate" } },
      );
    for (const head of ["Rate (EUR)", "Rate (€)", "Rate"]) {
      expect(rates(head).problems).toEqual([]);
      expect(cells(rates(head).rows, "rate.value")).toEqual([[5]]);
    }
    for (const head of ["Rate (INR)", "Rate (£)"]) expect(rates(head).problems).toHaveLength(1);
  });
});

describe("a series", () => {
  const bands = ["63", "125", "250", "500", "1000", "2000", "4000", "8000"];
  const levels = [78, 80, 79, 75, 72, 69, 64, 58];
  const name = (band: string): string => `Sound power at the discharge, ${band} Hz`;
  const valuesOf = ({ rows }: Import): unknown => valueIn(rows[0], ["discharge", "values"]);
  const sources = list("acoustic-calculator", "sources");

  test.each([
    ["the words of its list", name],
    ["bare numbers", (band: string) => band],
    ["numbers with their unit", (band: string) => `${band} Hz`],
    ["thousands", (band: string) => (Number(band) < 1000 ? `${band} Hz` : `${Number(band) / 1000}k`)],
  ])("goes by the names of its places, in %s, and by no order", (_, nameOf) => {
    const places = bands.map((band, index) => [nameOf(band), levels[index]!] as const).toReversed();
    const { problems, ...read } = ofCells(
      [
        ["Name", ...places.map(([head]) => head)],
        ["EF-1", ...places.map(([, level]) => level)],
      ],
      { source: sources },
    );
    expect(problems).toEqual([]);
    expect(valuesOf({ problems, ...read })).toEqual(levels);
  });

  test("keeps values of a known row that the file lacks, and reports missing values of a new row", () => {
    const known = list("acoustic-calculator", "sources", {
      sources: [{ id: "ef1", name: "EF-1", kind: "measured", discharge: { values: levels } }],
    });
    const file = (id: string) => [
      ["Row ID", name("125"), name("63")],
      [id, 81, 83],
    ];
    expect(valuesOf(ofCells(file("ef1"), { source: known }))).toEqual([83, 81, ...levels.slice(2)]);
    const fresh = ofCells(file("new"), { source: sources });
    expect(fresh.problems).toHaveLength(1);
    expect(fresh.problems[0]!.why).toMatch(/250, 500, 1000, 2000, 4000, 8000 Hz/);
    expect((valuesOf(fresh) as readonly unknown[]).slice(0, 2)).toEqual([83, 81]);
  });
});

describe("numbers of a file", () => {
  test("that may be thousands or decimals are asked about", async () => {
    const rooms = list("heat-load", "rooms");
    const text = "Name;Floor area;Height\nHalle;1.200;8\n";
    const ambiguous = await ofText(text, { source: rooms });
    expect(ambiguous.problems).toMatchObject([{ text: "1.200" }]);
    const areas = async (file: string, decimalMark?: "." | ",") =>
      cells((await ofText(file, { source: rooms, choice: { decimalMark } })).rows, "floorArea.value");
    expect(await areas(text, ",")).toEqual([[1200]]);
    expect(await areas(text, ".")).toEqual([[1.2]]);
    expect(await areas("Name;Floor area\nA;1.200\nB;35,5\n")).toEqual([[1200], [35.5]]);
  });

  test.each(["10-12", "20 – 25", "10 to 12", "2-3 m", "1..2", "10 m - 12 m"])("%j is a range, and is not calculated", async (text) => {
    const ducts = list("duct-sizer", "sections");
    const { rows, problems } = ofCells(
      [
        ["Name", "Length"],
        ["S", text],
      ],
      { source: ducts },
    );
    expect(problems).toMatchObject([{ text, why: `“${text}” is a range; enter one number.` }]);
    expect(cells(rows, "ductLength")).toEqual([[undefined]]);
  });

  test.each([
    ["1e-3", 0.001],
    ["-5", -5],
    ["1-1/2", 1.5],
    ["2*3", 6],
    ["1'234.5", 1234.5],
    ["1,00,000", 100_000],
  ])("%j is not one", (text, value) => {
    const bill = list("boq", "items");
    const { rows, problems } = ofCells(
      [
        ["Description", "Quantity"],
        ["S", text],
      ],
      { source: bill },
    );
    expect(problems).toEqual([]);
    expect(cells(rows, "quantity.value")).toEqual([[value]]);
  });

  test("that the file itself has not are problems of their cells", () => {
    const rooms = list("heat-load", "rooms");
    const cell = { text: "formula", why: "This formula has no value." };
    const { problems, rows } = ofCells(
      [
        ["Name", "Floor area", "Height"],
        [cell, cell, 3],
      ],
      { source: rooms },
    );
    expect(problems.map(({ column, why }) => [column, why])).toEqual(
      [
        [0, cell.why],
        [1, cell.why],
      ].toSorted((a, b) => Number(a[0]) - Number(b[0])),
    );
    expect(cells(rows, "floorArea")).toEqual([[undefined]]);
  });
});

describe("rows of a file", () => {
  const rooms = list("heat-load", "rooms", {
    rooms: [
      { id: "a", name: "A" },
      { id: "b", name: "B" },
    ],
  });

  test("that are hidden, and totals, are left out unless they are asked for", () => {
    const sheet = [
      ["Name", "Floor area"],
      ["R1", 20],
      ["Old", 999],
      ["Total", 1019],
    ];
    const names = (choice: Partial<SheetChoice>) => cells(ofCells(sheet, { source: rooms, choice }, { hidden: [2] }).rows, "name").flat();
    expect(names({})).toEqual(["R1"]);
    expect(names({ takesHidden: true })).toEqual(["R1", "Old"]);
    expect(names({ takesTotals: true })).toEqual(["R1", "Total"]);
  });

  test("have the texts of cells that are merged over them", () => {
    const sheet = [
      ["Name", "Floor area"],
      ["R", 20],
      [undefined, 30],
    ];
    const names = (fillsMerged: boolean) =>
      cells(ofCells(sheet, { source: rooms, choice: { fillsMerged } }, { merged: [{ row: 1, column: 0, rows: 2 }] }).rows, "name").flat();
    expect(names(true)).toEqual(["R", "R"]);
    expect(names(false)).toEqual(["R", ""]);
  });

  test("update those with the same id where they stand, and others go to the end", () => {
    const { rows, changed, count } = ofCells(
      [
        ["Row ID", "Name"],
        ["c", "C"],
        ["b", "B2"],
      ],
      { source: rooms, mode: "update" },
    );
    expect(cells(rows, "name").flat()).toEqual(["A", "B2", "C"]);
    expect([changed, count]).toEqual([1, 2]);
  });
});

describe("a whole file", () => {
  // As contractors of several countries head and spell their bills.
  test("of a bill keeps its units and leaves out its total", async () => {
    const text =
      "S.No,Description,Unit,QTY,Rate\n1,Insulation,Sqm,32500,450\n2,Copper pipe,Rmt,25,900\n3,Diffuser,Nos,40,1200\n4,Commissioning,LS,1,50000\n,TOTAL,,,14745500\n";
    const { rows, problems, table } = await ofText(text, { source: list("boq", "items", { currency: "€" }) });
    expect(problems).toEqual([]);
    expect(cells(rows, "description", "unit", "quantity.value", "rate.value")).toEqual([
      ["Insulation", "m2", 32_500, 450],
      ["Copper pipe", "m", 25, 900],
      ["Diffuser", "nr", 40, 1200],
      ["Commissioning", "item", 1, 50_000],
    ]);
    expect(table.skippedRows).toMatchObject([{ number: 6 }]);
    // The total that was left out is that of the rows.
    const amounts = cells(rows, "quantity.value", "rate.value") as ReadonlyArray<readonly [number, number]>;
    expect(amounts.reduce((sum, [quantity, rate]) => sum + quantity * rate, 0)).toBe(14_745_500);
  });

  test("has shares as its cells show them", () => {
    const bill = [
      ["Description", "Quantity", "Unit", "Rate", "Waste"],
      ["Duct", 100, "m2", 50, "5 %"],
    ];
    const { rows, problems } = ofCells(bill, { source: list("boq", "items", { currency: "€" }) });
    expect(problems).toEqual([]);
    expect(cells(rows, "waste")).toMatchObject([[{ value: 5, unit: "%" }]]);
  });

  test("keeps the units of its heads when the user selects a column, and shows those of the list", async () => {
    const { rows, problems } = await ofText("Room,Area (ft²),Ceiling (ft)\nOffice,215,9\n", {
      source: list("heat-load", "rooms"),
      choice: { headRow: 0 },
      byHand: { "Area (ft²)": "floorArea", "Ceiling (ft)": "height" },
    });
    expect(problems).toEqual([]);
    expect(cells(rows, "floorArea", "height")).toMatchObject([
      [
        { value: 215, unit: "ft2" },
        { value: 9, unit: "ft" },
      ],
    ]);
  });
});

test("rows of a file replace empty rows", () => {
  const items = (...rows: readonly object[]) => list("boq", "items", { items: rows });
  expect(isListBlank(items())).toBe(true);
  expect(isListBlank(items({ id: "1" }))).toBe(true);
  expect(isListBlank(items({ id: "1", description: "", rate: null }))).toBe(true);
  expect(isListBlank(items({ id: "1" }, { id: "2", description: "Pipe" }))).toBe(false);
  const typed = items({ id: "1" });
  expect(isListBlank({ ...typed, state: { ...typed.state, unparsed: { "items.1.quantity": "12 m run" } } })).toBe(false);
});

describe("heads of the trade", () => {
  test.each([
    ["boq", "items", ["S.No", "DESCRIPTION", "Unit", "QTY", "UNIT RATE"], ["description", "unit", "quantity", "rate"]],
    [
      "boq",
      "items",
      ["Item description", "Qty", "UoM", "Unit price (€)", "Wastage %"],
      ["description", "quantity", "unit", "rate", "waste"],
    ],
    ["heat-load", "rooms", ["Room name", "Area (sq ft)", "Occupants"], ["name", "floorArea", "people"]],
    ["heat-load", "rooms", ["Number", "Name", "Area"], ["name", "floorArea"]],
    [
      "schedules",
      "fanCoilUnits",
      ["TAG", "SERVES", "CFM", "ESP", "EAT DB", "EAT WB", "LAT DB", "GPM", "EWT", "LWT", "Volts/Ph/Hz", "MFR", "REMARKS"],
      [
        "tag",
        "service",
        "airflow",
        "pressure",
        "enteringDryBulb",
        "enteringWetBulb",
        "leavingDryBulb",
        "flow",
        "enteringWater",
        "leavingWater",
        "supply",
        "manufacturer",
        "remarks",
      ],
    ],
  ])("of %s, %s: %j", (calculator, path, titles, keys) => {
    const heads = readHeads(titles, fileColumns(list(calculator, path)));
    expect(heads.flatMap(({ target }) => (target.type === "field" ? [target.key] : []))).toEqual(keys);
  });

  test("that are units state them", () => {
    const heads = readHeads(["Tag", "CFM", "GPM"], fileColumns(list("schedules", "fanCoilUnits")));
    expect(heads.map(({ unit }) => unit)).toEqual(["", "CFM", "GPM"]);
  });

  test("of one letter are distinguished by its case", () => {
    const rooms = fileColumns(list("heat-load", "rooms"));
    const keyOf = (title: string) => readHeads([title], rooms)[0]!.target;
    expect(keyOf("n")).toEqual({ type: "field", key: "infiltration" });
    expect(keyOf("N")).toEqual({ type: "field", key: "people" });
  });

  test("that were chosen before are chosen again", () => {
    const rooms = fileColumns(list("heat-load", "rooms"));
    const known = {
      "our space": { key: "name", unit: "" },
      "unbounded height": { key: "height", unit: "mm" },
      name: { key: "", unit: "" },
    };
    expect(readHeads(["Our space", "Name", "Unbounded Height"], rooms, known).map(({ target, unit }) => [target, unit])).toEqual([
      [{ type: "field", key: "name" }, ""],
      [{ type: "none" }, ""],
      [{ type: "field", key: "height" }, "mm"],
    ]);
  });
});

/** How heads of people's schedules spell a field, with the unit that its numbers are in; without one they are in that of the list. */
const spellings = {
  name: [
    ["Name", ""],
    ["ROOM NAME", ""],
    ["Room", ""],
  ],
  floorArea: [
    ["Floor area (m²)", "m2"],
    ["AREA [ft²]", "ft2"],
    ["area_m2", "m2"],
    ["Area sq ft", "ft2"],
    ["Floor area", ""],
  ],
  height: [
    ["Height, mm", "mm"],
    ["Ceiling height (ft)", "ft"],
    ["height", ""],
    ["Height m", "m"],
  ],
  infiltration: [
    ["Infiltration (1/h)", "1/h"],
    ["ACH", "1/h"],
    ["n", ""],
  ],
  outdoorAir: [
    ["OA (CFM)", "cfm"],
    ["Outdoor air [L/s]", "L/s"],
    ["Fresh air (m³/h)", "m3/h"],
  ],
} as const;
type SpeltField = keyof typeof spellings;
const numbered = ["floorArea", "height", "infiltration", "outdoorAir"] as const;

const dialects = [
  { decimal: ".", group: "", delimiter: "," },
  { decimal: ".", group: ",", delimiter: "\t" },
  { decimal: ".", group: "'", delimiter: ";" },
  { decimal: ",", group: "", delimiter: ";" },
  { decimal: ",", group: ".", delimiter: ";" },
  { decimal: ",", group: ".", delimiter: "\t" },
  { decimal: ",", group: "", delimiter: "|" },
] as const;

function numberIn({ decimal, group }: (typeof dialects)[number], value: number): string {
  const [whole = "", part] = String(value).split(".");
  return `${whole.replace(/(\d)(?=(?:\d{3})+$)/g, `$1${group}`)}${part === undefined ? "" : decimal + part}`;
}

const encodings: Readonly<Record<string, (text: string) => Uint8Array>> = {
  "UTF-8": (text) => strToU8(text),
  "UTF-8 with its mark": (text) => strToU8(`\uFEFF${text}`),
  "Latin 1": (text) => new Uint8Array(Buffer.from(text, "latin1")),
  "UTF-16": (text) => new Uint8Array(Buffer.from(`\uFEFF${text}`, "utf16le")),
};

test("tables in any dialect are read as they were written, or are asked about or refused, and never otherwise", async () => {
  const amount = (maxPlaces: number) =>
    fc
      .tuple(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 0, max: maxPlaces }))
      .map(([digits, places]) => Number((digits / 10 ** places).toFixed(places)));
  const rowOf = (areaLike: fc.Arbitrary<number>) =>
    fc.record({
      name: fc.constantFrom("Büro", "Küche 2", "Hall, north", "1.OG"),
      floorArea: areaLike,
      height: areaLike,
      infiltration: areaLike,
      outdoorAir: areaLike,
    });
  const heads = fc.record(
    Object.fromEntries(Object.entries(spellings).map(([name, options]) => [name, fc.constantFrom(...options)])) as Record<
      SpeltField,
      fc.Arbitrary<readonly [string, string]>
    >,
  );
  const order = fc.shuffledSubarray(Object.keys(spellings) as SpeltField[], { minLength: 5 });
  const table = fc.record({
    // Whole numbers do not show which mark is decimal.
    rows: fc.constantFrom(0, 3).chain((places) => fc.array(rowOf(amount(places)), { minLength: 2, maxLength: 6 })),
    // A further column, whose numbers are names: `1.2`, `2,10`.
    itemMark: fc.constantFrom(undefined, ".", ","),
    hasSums: fc.boolean(),
    heads,
    order,
    dialect: fc.constantFrom(...dialects),
    encoding: fc.constantFrom(...Object.keys(encodings)),
    titles: fc.nat(2),
    hasTotal: fc.boolean(),
    unitSystem: fc.constantFrom("Metric", "Imperial"),
  });
  await fc.assert(
    fc.asyncProperty(
      table,
      async ({ rows, itemMark, hasSums, heads: spelt, order: columns, dialect, encoding, titles, hasTotal, unitSystem }) => {
        const quoted = (text: string): string => (text.includes(dialect.delimiter) ? `"${text}"` : text);
        const line = (texts: readonly string[]): string => texts.map(quoted).join(dialect.delimiter);
        const withItem = (item: string, texts: readonly string[]): readonly string[] => (itemMark === undefined ? texts : [...texts, item]);
        const sumOf = (name: SpeltField): string =>
          name === "name" ? "" : numberIn(dialect, Number(rows.reduce((sum, each) => sum + each[name], 0).toFixed(3)));
        const texts: readonly (readonly [item: string, cells: readonly string[]])[] = [
          ...Array.from({ length: titles }, (_, index) => ["", [`Schedule ${index + 1}`, ...columns.slice(1).map(() => "")]] as const),
          ["Item", columns.map((name) => spelt[name][0])],
          ...rows.map(
            (each, index) =>
              [`1${itemMark}${index + 1}`, columns.map((name) => (name === "name" ? each.name : numberIn(dialect, each[name])))] as const,
          ),
          ...(hasSums ? [["", columns.map(sumOf)] as const] : []),
          ...(hasTotal ? [["", columns.map((name) => (name === "name" ? "TOTAL" : "9"))] as const] : []),
        ];
        const lines = texts.map(([item, cellTexts]) => line(withItem(item, cellTexts)));
        // Latin 1 has only the superscripts ² and ³; no others are written here.
        const bytes = encodings[encoding]!(lines.join("\r\n"));
        const source = list("heat-load", "rooms", { unitSystem });
        const read = imported(await readTables(bytes, "file.csv", "."), { source });
        expect(read.table.heads.map(({ target }) => (target.type === "field" ? target.key : target.type))).toEqual(
          withItem("none", columns),
        );
        // A possible sum can only be recognized once the decimal mark is known.
        const unknown = hasSums && read.table.marks.evidence === "open" ? 1 : 0;
        expect(read.rows.length - rows.length).toBeLessThanOrEqual(unknown);
        expect(read.rows.length).toBeGreaterThanOrEqual(rows.length);
        const withProblem = new Set(read.problems.map((each) => `${each.row} ${columns[each.column]}`));
        for (const [row, each] of rows.entries()) {
          expect(read.rows[row]!["name"]).toBe(each.name);
          for (const name of numbered) {
            if (withProblem.has(`${row} ${name}`)) continue;
            const value = read.rows[row]![name] as { readonly value: number; readonly unit: string };
            const unit = spelt[name][1];
            if (unit !== "") expect(toSI(value.value, value.unit)).toBeCloseTo(toSI(each[name], unit), 9);
            else expect(value.value).toBeCloseTo(each[name], 9);
          }
        }
      },
    ),
    { numRuns: runs(100) },
  );
});
