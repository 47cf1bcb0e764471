import { strToU8, Zip, zipSync, type ZipInputFile } from "fflate";
import { deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { readTables } from "./readTables.ts";
import { fileLimits, UnreadableFileError } from "@org/form/importing";
import { tableWorkbook } from "./tableWorkbook.ts";
import { csvOf } from "./writeCsv.ts";
import { workbookOf } from "./writeXlsx.ts";

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packageRelations = "http://schemas.openxmlformats.org/package/2006/relationships";

/** A minimal workbook (ECMA-376) of one sheet with these rows, and further parts. */
function workbook(rows: string, more: Readonly<Record<string, Uint8Array>> = {}, head = ""): Uint8Array {
  return zipSync(
    {
      "[Content_Types].xml": strToU8(
        `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
      ),
      "_rels/.rels": strToU8(
        `<Relationships xmlns="${packageRelations}"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      ),
      "xl/_rels/workbook.xml.rels": strToU8(
        `<Relationships xmlns="${packageRelations}"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      ),
      "xl/workbook.xml": strToU8(
        `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="One" sheetId="1" r:id="r1"/></sheets></workbook>`,
      ),
      "xl/worksheets/sheet1.xml": strToU8(`${head}<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`),
      ...more,
    },
    { level: 1 },
  );
}

/** An archive with one part that unpacks to this number of zeros, compressed by Node for speed. */
function bomb(size: number): Uint8Array {
  const pieces: Uint8Array[] = [];
  const archive = new Zip((_error, piece) => pieces.push(piece));
  const part: ZipInputFile = { filename: "xl/sharedStrings.xml", compression: 8, size, crc: 0 };
  archive.add(part);
  part.ondata!(null, deflateRawSync(new Uint8Array(size)), true);
  archive.end();
  return new Uint8Array(Buffer.concat(pieces));
}

const read = (bytes: Uint8Array) => readTables(bytes, "file", ".");
const refusal = async (bytes: Uint8Array): Promise<string> => {
  try {
    await read(bytes);
  } catch (error) {
    if (error instanceof UnreadableFileError) return error.message;
    throw error;
  }
  return "it was read";
};
const oneRow = '<row r="1"><c r="A1"><v>1.5</v></c><c r="B1" t="inlineStr"><is><t>a</t></is></c></row>';

test("a workbook and a text file are read under any name", async () => {
  expect((await read(workbook(oneRow))).sheets).toMatchObject([{ name: "One", rows: [[1.5, "a"]] }]);
  expect((await read(strToU8("Name;Area\r\nA;1,5\r\n"))).sheets[0]!.rows[1]).toEqual(["A", "1,5"]);
  expect((await read(strToU8('Title of the table\nName,Area\n"a, b",1.5\nc,2\n'))).sheets[0]!.rows[2]).toEqual(["a, b", "1.5"]);
  expect((await read(new Uint8Array([0x4c, 0xe4, 0x6e, 0x67, 0x65]))).sheets[0]!.rows).toEqual([["Länge"]]);
});

test("a written workbook is read back", async () => {
  const texts = ["=1+1", "'=x", "a\r\nb", "_x0041_", "007", "ü东"];
  const sheet = { name: "S", widths: [], headRows: 0, rows: [texts.map((value) => ({ value })), [{ value: 0.1 }]] };
  const [back] = (await read(new Uint8Array(await (await workbookOf([sheet], "t")).arrayBuffer()))).sheets;
  expect(back!.rows[0]).toEqual(texts);
  expect(back!.rows[1]![0]).toBe(0.1);
  for (const [line] of [["=1+1"], ["+1"], ["@A"], ["-1"]]) expect(await csvOf([[line]], ".").text()).toContain(`'${line}`);
});

test("a table with a head is read back from its workbook", async () => {
  const table = [
    ["Id", "Room", "Load (W)"],
    ["=sp-1", "Büro", 1260.5],
    [undefined, "x".repeat(100), 0],
  ];
  const [back] = (await read(new Uint8Array(await (await tableWorkbook("Rooms/1", "t", table)).arrayBuffer()))).sheets;
  expect(back!.name).toBe("Rooms 1");
  expect(back!.rows.slice(0, 2)).toEqual(table.slice(0, 2));
  expect(back!.rows[2]!.slice(1)).toEqual(["x".repeat(100), 0]);
});

test("hostile and damaged files are refused with the reason", async () => {
  expect(await refusal(bomb(fileLimits.inflatedBytes + 1))).toMatch(/Unpacked, the workbook is larger than 80 MB/);
  expect(await refusal(workbook('<row r="1048576"><c r="A1048576"><v>1</v></c></row>'))).toMatch(/reaches down to row 1048576/);
  expect(await refusal(workbook('<row r="1"><c r="XFD1"><v>1</v></c></row>'))).toMatch(/reaches to column XFD/);
  expect(await refusal(workbook("<row><c><v>1</v></c></row>".repeat(fileLimits.rows + 1)))).toMatch(/at most 20000 rows/);
  expect(await refusal(workbook(oneRow, {}, '<!DOCTYPE x [<!ENTITY a "lol"><!ENTITY b "&a;&a;">]>'))).toMatch(/defines entities/);
  expect(await refusal(workbook(oneRow).slice(0, 400))).toMatch(/damaged|cannot be read/);
  expect(await refusal(zipSync({ "a.txt": strToU8("x") }))).toMatch(/not a workbook/);
  expect(await refusal(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]))).toMatch(/with a password, or of a format that is not read/);
  expect(await refusal(new Uint8Array([1, 0, 2, 0, 3]))).toMatch(/neither a workbook nor a text file/);
  expect(await refusal(new Uint8Array(0))).toMatch(/empty/);
  expect(await refusal(strToU8("a,b\n".repeat(fileLimits.rows + 1)))).toMatch(/at most 20000/);
});

const rowsOf = async (sheet: string, more: Readonly<Record<string, string>> = {}) =>
  (await read(workbook(sheet, Object.fromEntries(Object.entries(more).map(([name, xml]) => [name, strToU8(xml)]))))).sheets[0]!.rows;

test("a share is read as shown, for any format of the percent sign", async () => {
  const formats =
    '<numFmts><numFmt numFmtId="170" formatCode="0.0&quot; %&quot;"/><numFmt numFmtId="171" formatCode="0.00\\ %;[Red]-0.0%"/></numFmts>';
  const styles = `<styleSheet xmlns="${main}">${formats}<cellXfs><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="10"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs></styleSheet>`;
  const cells = [0, 1, 2, 3, 4].map((style, index) => `<c r="${"ABCDE"[index]}1" s="${style}"><v>0.05</v></c>`).join("");
  // A percent sign in quotes is text after the number.
  expect(await rowsOf(`<row r="1">${cells}</row>`, { "xl/styles.xml": styles })).toEqual([[0.05, "5 %", "5 %", 0.05, "5 %"]]);
  expect(await rowsOf('<row r="1"><c r="A1" s="1"><v>0.01234</v></c></row>', { "xl/styles.xml": styles })).toEqual([["1.2340 %"]]);
});

test("macros and links to other files are not read, and the values that were saved are", async () => {
  const linked = await read(workbook(oneRow, { "xl/externalLinks/externalLink1.xml": strToU8("<x/>"), "xl/vbaProject.bin": strToU8("x") }));
  expect(linked.sheets[0]!.rows).toEqual([[1.5, "a"]]);
  expect(linked.notes).toHaveLength(2);
});

test("cells with only a format do not extend a table", async () => {
  const far = '<row r="9"><c r="XFD9" s="0"/></row><row r="1048576" hidden="0"/>';
  expect(await rowsOf(`${oneRow}${far}`)).toEqual([[1.5, "a"]]);
});

test("formulas that were never calculated, and errors, say so; those that gave a blank text are blank", async () => {
  const cells =
    '<c r="A1"><f>4*5</f></c><c r="B1"><f>4*5</f><v></v></c><c r="C1" t="str"><f>""</f><v></v></c><c r="D1" t="e"><v>#REF!</v></c><c r="E1"><f>2*2</f><v>4</v></c>';
  const [[a, b, c, d, e] = []] = await rowsOf(`<row r="1">${cells}</row>`);
  expect([a, b]).toMatchObject([{ text: "formula" }, { text: "formula" }]);
  expect(c).toBeUndefined();
  expect(d).toMatchObject({ text: "#REF!" });
  expect(e).toBe(4);
});

test("hidden rows and cells that are merged downwards are known", async () => {
  const [sheet] = (
    await read(
      workbook(
        '<row r="1"><c r="A1"><v>1</v></c></row><row r="2" hidden="1"><c r="B2"><v>2</v></c></row></sheetData><mergeCells count="1"><mergeCell ref="A1:A2"/></mergeCells><sheetData>',
      ),
    )
  ).sheets;
  expect(sheet).toMatchObject({ hidden: [1], merged: [{ row: 0, column: 0, rows: 2 }] });
});

test("a text file may be in UTF-16 without its mark, and have bars between its cells", async () => {
  const utf16 = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, "utf16le"));
  expect((await read(utf16("Name;Area\nBüro;12\n"))).sheets[0]!.rows).toEqual([
    ["Name", "Area"],
    ["Büro", "12"],
  ]);
  expect((await read(strToU8("Name|Area\nOffice, north|12\n"))).sheets[0]!.rows).toEqual([
    ["Name", "Area"],
    ["Office, north", "12"],
  ]);
});
