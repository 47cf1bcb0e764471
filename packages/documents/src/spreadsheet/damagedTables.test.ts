import { mutatedBytes, mutatedText, mutationLimitMs, mutationRuns, numbersIn } from "@tooling/testing/mutations";
import { workGrowth } from "@tooling/testing/work";
import { strFromU8, strToU8, zipSync } from "fflate";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readBlock, readDelimitedFile } from "@org/form/numbers";
import { guardedWorkbook, percentFormats } from "./guard.ts";
import { readTables } from "./readTables.ts";
import { UnreadableFileError } from "@org/form/importing";

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const sheetPart = "xl/worksheets/sheet1.xml";
const cells =
  '<row r="1"><c r="A1" t="inlineStr"><is><t>Area &amp; use</t></is></c><c r="B1" t="s"><v>0</v></c></row><row r="2"><c r="A2"><v>12.5</v></c><c r="B2" s="1"><f>A2*2</f><v>25</v></c></row>';
const parts: Readonly<Record<string, string>> = {
  "[Content_Types].xml":
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/></Types>',
  "_rels/.rels": `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/_rels/workbook.xml.rels": `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
  "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Rooms" sheetId="1" r:id="r1"/></sheets></workbook>`,
  "xl/sharedStrings.xml": `<sst xmlns="${main}" count="1" uniqueCount="1"><si><t>Height</t></si></sst>`,
  [sheetPart]: `<worksheet xmlns="${main}"><sheetData>${cells}</sheetData></worksheet>`,
};
const archive = (files: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)])), { level: 0 });
const workbook = archive(parts);
const table = 'Name;Floor area;Height\r\n"Hall; ""north""";1.200,5;8\r\nOffice;35,5;2,7\r\n';

/** Checks that a file gives a table of texts and finite numbers, or an error in words. */
async function hold(bytes: Uint8Array): Promise<void> {
  try {
    const { sheets } = await readTables(bytes, "file", ".");
    for (const cell of sheets.flatMap(({ rows }) => rows.flat()))
      if (typeof cell === "number" && !Number.isFinite(cell)) throw new Error(`a cell is ${String(cell)}`);
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    expect(error.message.length).toBeLessThan(600);
  }
}

test("the files that are damaged below can be read", async () => {
  expect((await readTables(workbook, "file", ".")).sheets).toMatchObject([{ name: "Rooms", rows: [["Area & use", "Height"], [12.5, 25]] }]); // prettier-ignore
  expect((await readTables(strToU8(table), "file", ".")).sheets[0]?.rows).toHaveLength(3);
});

test(
  "any bytes of a workbook are read as a table or refused in words",
  async () => {
    await fc.assert(fc.asyncProperty(mutatedBytes([workbook]), hold), { numRuns: mutationRuns / 2 });
  },
  mutationLimitMs,
);

test(
  "any parts of a workbook are read as a table or refused in words",
  async () => {
    const names = Object.keys(parts);
    const damaged = fc.constantFrom(...names).chain((name) => mutatedText([parts[name]!]).map((xml) => archive({ ...parts, [name]: xml })));
    await fc.assert(fc.asyncProperty(damaged, hold), { numRuns: mutationRuns / 2 });
  },
  mutationLimitMs,
);

test(
  "any bytes of a text file are read as a table or refused in words",
  async () => {
    await fc.assert(fc.asyncProperty(mutatedBytes([strToU8(table), strToU8(table.replaceAll(";", "\t"))]), hold), {
      numRuns: mutationRuns,
    });
  },
  mutationLimitMs,
);

test(
  "any pasted text is a block of cells with all of its letters",
  () => {
    fc.assert(
      fc.property(mutatedText([table, "1,200", "a\tb\nc\td", "a,b\n1,5\n"]), fc.constantFrom(".", ","), (text, mark) => {
        const letters = (written: string): string => written.replace(/[^\p{L}\p{N}]/gu, "");
        expect(letters(readBlock(text, mark).flat().join(" "))).toBe(letters(text));
        expect(numbersIn(readDelimitedFile(text, mark))).toEqual([]);
      }),
      { numRuns: mutationRuns },
    );
  },
  mutationLimitMs,
);

test("a file twice as long takes twice the work", () => {
  const texts: readonly ((times: number) => string)[] = [
    (times) => `a;b\n${"1,5;2\n".repeat(times)}`,
    (times) => '"a'.repeat(times),
    (times) => '"""a,'.repeat(times),
    (times) => '"a""b;'.repeat(times),
    (times) => `${'"'.repeat(times)}a`,
    (times) => "\t".repeat(times),
  ];
  for (const textOf of texts) {
    expect(workGrowth(textOf, (text) => readDelimitedFile(text, "."))).toBeLessThan(2.3);
    expect(workGrowth(textOf, (text) => readBlock(text, ","))).toBeLessThan(2.3);
  }
});

/** Growth of the time for a text that is sixteen times as long: about 16, or 256 if the pattern starts again at each tag. */
function timeGrowth(read: (times: number) => void): number {
  const timeOf = (times: number): number => {
    const start = performance.now();
    read(times);
    return performance.now() - start;
  };
  // What else a machine does only ever adds: the shortest time of each counts, taken in turns.
  let [short, long] = [Infinity, Infinity];
  for (let round = 0; round < 6; round++) {
    short = Math.min(short, timeOf(8000));
    long = Math.min(long, timeOf(128_000));
    if (round > 1 && long < 32 * short) break;
  }
  // Below a millisecond a clock says little.
  return long / Math.max(short, 1);
}

test("tags that never close take no longer than their length", () => {
  const openings: readonly (readonly [part: string, opening: string])[] = [
    [sheetPart, "<row "],
    [sheetPart, "<c r"],
    [sheetPart, "<worksheet "],
    [sheetPart, '<c r="A1"><v>'],
    [sheetPart, "<aaaaaaaa"],
    ["xl/styles.xml", "<numFmt "],
    ["xl/styles.xml", '<numFmt a="'],
    ["xl/styles.xml", "<cellXfs>"],
    ["xl/styles.xml", "<xf "],
    ["xl/workbook.xml", "<externalReferences>"],
    ["xl/_rels/workbook.xml.rels", '<Relationship a="/externalLink"'],
    ["xl/_rels/workbook.xml.rels", '/externalLink"'],
  ];
  for (const [part, opening] of openings) {
    const growth = timeGrowth((times) => {
      const start = part === sheetPart ? '<worksheet x="">' : "";
      const bytes = archive({ ...parts, [part]: `${opening.startsWith("<") ? start : "<Relationship "}${opening.repeat(times)}` });
      try {
        guardedWorkbook(bytes);
      } catch (error) {
        if (!(error instanceof UnreadableFileError)) throw error;
      }
    });
    // Sixteen times as many tags take 256 times as long if each searches the whole file for its end.
    expect(growth, opening).toBeLessThan(100);
  }
});

test("only links to other files are removed", () => {
  const relation = (id: string, type: string): string => `<Relationship Id="${id}" Type="${relations}/${type}" Target="a/b.xml"/>`;
  const relationships = (...tags: readonly string[]) => `<Relationships>${tags.join("")}</Relationships>`;
  const book = '<workbook><externalReferences><externalReference r:id="r9"/></externalReferences><sheets/><externalReferences></workbook>';
  const { bytes } = guardedWorkbook(
    archive({
      ...parts,
      "xl/workbook.xml": book,
      "xl/_rels/workbook.xml.rels": relationships(relation("r1", "worksheet"), relation("r2", "externalLink"), relation("r3", "styles")),
    }),
  );
  const text = strFromU8(bytes);
  expect(text).toContain("<workbook><sheets/><externalReferences></workbook>");
  expect(text).toContain(relationships(relation("r1", "worksheet"), relation("r3", "styles")));
});

test("a tag within a tag means a damaged workbook, and a format code may contain the end of a tag", () => {
  const sheet = (cell: string): Uint8Array =>
    archive({ ...parts, [sheetPart]: `<worksheet><sheetData><row r="1">${cell}</row></sheetData></worksheet>` });
  expect(() => guardedWorkbook(sheet('<c r="A1"><v>1</v><c r="<" s="1"><v>2</v></c>'))).toThrow(UnreadableFileError);
  expect(() => guardedWorkbook(sheet('<c r="A1" t="inlineStr"><is><t><![CDATA[a < b]]></t></is></c>'))).not.toThrow();
  const xfs = '<cellXfs><xf numFmtId="0"/><xf numFmtId="165"/></cellXfs>';
  expect([...percentFormats(`<numFmts><numFmt numFmtId="165" formatCode="[>1]0%"/></numFmts>${xfs}`)]).toEqual([1]);
});
