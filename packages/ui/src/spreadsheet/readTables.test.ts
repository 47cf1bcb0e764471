import { strToU8, Zip, zipSync, type ZipInputFile } from "fflate";
import { deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { readTables } from "./readTables.ts";
import { fileLimits, UnreadableFileError } from "./table.ts";
import { csvOf } from "./writeCsv.ts";
import { workbookOf } from "./writeXlsx.ts";

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packageRelations = "http://schemas.openxmlformats.org/package/2006/relationships";

/** A workbook as small as ECMA-376 allows, of one sheet with these rows, and with further parts. */
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

/** An archive of one part that unpacks to so many zeros, compressed by Node, which is quicker at it. */
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
const one = '<row r="1"><c r="A1"><v>1.5</v></c><c r="B1" t="inlineStr"><is><t>a</t></is></c></row>';

test("a workbook and a text file are read, whatever they are called", async () => {
  expect((await read(workbook(one))).sheets).toEqual([{ name: "One", rows: [[1.5, "a"]] }]);
  expect((await read(strToU8("Name;Area\r\nA;1,5\r\n"))).decimalMark).toBe(",");
  expect((await read(strToU8('Title of the table\nName,Area\n"a, b",1.5\nc,2\n'))).sheets[0]!.rows[2]).toEqual(["a, b", "1.5"]);
  expect((await read(new Uint8Array([0x4c, 0xe4, 0x6e, 0x67, 0x65]))).sheets[0]!.rows).toEqual([["Länge"]]);
});

test("what is written is read again", async () => {
  const texts = ["=1+1", "'=x", "a\r\nb", "_x0041_", "007", "ü东"];
  const sheet = { name: "S", widths: [], headRows: 0, rows: [texts.map((value) => ({ value })), [{ value: 0.1 }]] };
  const [back] = (await read(new Uint8Array(await (await workbookOf([sheet], "t")).arrayBuffer()))).sheets;
  expect(back!.rows[0]).toEqual(texts);
  expect(back!.rows[1]![0]).toBe(0.1);
  for (const [line] of [["=1+1"], ["+1"], ["@A"], ["-1"]]) expect(await csvOf([[line]], ".").text()).toContain(`'${line}`);
});

test("hostile and damaged files are refused with the reason", async () => {
  expect(await refusal(bomb(fileLimits.inflatedBytes + 1))).toMatch(/Unpacked, the workbook is larger than 80 MB/);
  expect(await refusal(workbook('<row r="1048576"><c r="A1048576"><v>1</v></c></row>'))).toMatch(/reaches down to row 1048576/);
  expect(await refusal(workbook('<row r="1"><c r="XFD1"><v>1</v></c></row>'))).toMatch(/reaches to column XFD/);
  expect(await refusal(workbook("<row/>".repeat(fileLimits.rows + 1)))).toMatch(/at most 20000 rows/);
  expect(await refusal(workbook(one, {}, '<!DOCTYPE x [<!ENTITY a "lol"><!ENTITY b "&a;&a;">]>'))).toMatch(/defines entities/);
  expect(await refusal(workbook(one, { "xl/vbaProject.bin": strToU8("x") }))).toMatch(/has macros/);
  expect(await refusal(workbook(one, { "xl/externalLinks/externalLink1.xml": strToU8("<x/>") }))).toMatch(/takes values from other files/);
  expect(await refusal(workbook(one).slice(0, 400))).toMatch(/damaged|cannot be read/);
  expect(await refusal(zipSync({ "a.txt": strToU8("x") }))).toMatch(/is no workbook/);
  expect(await refusal(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]))).toMatch(/old format, or one with a password/);
  expect(await refusal(new Uint8Array([1, 0, 2, 0, 3]))).toMatch(/neither a workbook nor a text file/);
  expect(await refusal(new Uint8Array(0))).toMatch(/empty/);
  expect(await refusal(strToU8("a,b\n".repeat(fileLimits.rows + 1)))).toMatch(/at most 20000/);
});
