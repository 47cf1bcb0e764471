import { describe, expect, test } from "vitest";
import { cells, list, ofCells, ofText } from "../../test/importedFile.ts";
import { readBlock } from "@org/form/numbers";
import { columnsOf, linesOf, pasted, writeCells } from "@org/form/rows";

const ducts = list("duct-sizer", "sections");
const bill = list("boq", "items", { currency: "€" });
const quantityOf = (text: string) =>
  ofCells(
    [
      ["Description", "Quantity"],
      ["S", text],
    ],
    { source: bill },
  );

describe("the unit of a head", () => {
  test.each(["20", "3/8", "1 1/2", "1-1/2", "½", "2½", "2*3", "(2+3)*4", "1.5e3", "1.5×10^3", "=2*3", "1,200.5", "-5"])(
    "is that of %j as if it stood behind it",
    (text) => {
      const read = (head: string, cell: string) => {
        const { rows, problems } = ofCells(
          [
            ["Name", head],
            ["S", cell],
          ],
          { source: ducts },
        );
        return { length: cells(rows, "ductLength"), isRead: problems.length === 0 };
      };
      const inHead = read("Length (ft)", text);
      expect(inHead).toEqual(read("Length", `${text} ft`));
      // What is read is in feet, and in no case in the metres of the list.
      if (inHead.isRead) expect(inHead.length).toMatchObject([[{ unit: "ft" }]]);
    },
  );

  test("gives way to one of the cell", () => {
    const { rows } = ofCells(
      [
        ["Name", "Length (m)"],
        ["A", `9' 6"`],
        ["B", "20 ft"],
        ["C", "3"],
      ],
      { source: ducts },
    );
    expect(cells(rows, "ductLength.value", "ductLength.unit")).toEqual([
      [9.5, "ft"],
      [20, "ft"],
      [3, "m"],
    ]);
  });
});

describe("text that looks like a calculation but is not one is a problem for the user", () => {
  test.each([
    ["600x400", /size/],
    ["600 × 400", /size/],
    [`24" x 12"`, /size/],
    ["12/05", /two values/],
    ["80/67", /two values/],
    ["460/3/60", /two values/],
    ["2.5/3", /two values/],
    ["12/05/2026", /date/],
    ["12.05.26", /date/],
    ["2026-05-12", /date/],
    ["1/4-1/2", /range/],
    ["(5)", /may be 5 or −5;/],
    ["(-5)", /may be 5 or −5;/],
    ["(1,200.00)", /may be 1,200\.00 or −1,200\.00;/],
  ])("%j", (text, why) => {
    const { rows, problems } = quantityOf(text);
    expect(problems).toMatchObject([{ text }]);
    expect(problems[0]!.why).toMatch(why);
    expect(cells(rows, "quantity")).toEqual([[undefined]]);
  });

  test.each([
    ["1/2", 0.5],
    ["1 1/2", 1.5],
    ["1-1/16", 1.0625],
    ["2*3", 6],
    ["(2+3)*2", 10],
    ["4,500/-", 4500],
    ["4,500/=", 4500],
    ["1.5×10^3", 1500],
  ])("and %j is %f", (text, value) => {
    const { rows, problems } = quantityOf(text);
    expect(problems).toEqual([]);
    expect(cells(rows, "quantity.value")).toEqual([[value]]);
  });

  test("a text too long for a number is refused at once", () => {
    for (const text of ["1".repeat(30_000), "1,".repeat(15_000), "(1".repeat(15_000)]) expect(quantityOf(text).problems).toHaveLength(1);
  });

  test("though two lengths are an area", () => {
    const rooms = list("heat-load", "rooms");
    const { rows, problems } = ofCells(
      [
        ["Name", "Floor area"],
        ["A", "6 x 5"],
        ["B", "20' x 15'"],
      ],
      { source: rooms },
    );
    expect(problems).toEqual([]);
    expect(cells(rows, "floorArea.value", "floorArea.unit")).toEqual([
      [30, "m2"],
      [300, "ft2"],
    ]);
  });

  test("as an amount in another currency than the list's is", () => {
    const rate = (text: string) =>
      ofCells(
        [
          ["Description", "Rate"],
          ["S", text],
        ],
        { source: bill },
      );
    expect(rate("€5").problems).toEqual([]);
    expect(rate("£5").problems).toMatchObject([{ text: "£5", why: "£ is not the currency of the list." }]);
    expect(cells(rate("£5").rows, "rate")).toEqual([[undefined]]);
  });
});

describe("how numbers are written", () => {
  const german = (...lines: readonly string[]) => ofText(["Pos;Description;Qty;Rate;Amount", ...lines].join("\n"), { source: bill });

  test("is shown by columns of numbers alone: a number of an item is its name", async () => {
    const { problems } = await german("1.1;Pipe;1.200;12;", "1.2;Bend;4;1.500;");
    expect(problems.map(({ text }) => text)).toEqual(["1.200", "1.500"]);
  });

  test("is shown by numbers with both marks in any column", async () => {
    const { rows, problems } = await german("1.1;Pipe;1.200;12;14.400,00", "1.2;Bend;4;1.500;6.000,00");
    expect(problems).toEqual([]);
    expect(cells(rows, "quantity.value", "rate.value")).toEqual([
      [1200, 12],
      [4, 1500],
    ]);
  });

  test("of a pasted block is shown by its columns of numbers alone", () => {
    const columns = columnsOf(ducts.state.definition, ducts.path, ducts.list);
    const [name, length] = ["name", "ductLength"].map((key) => columns.find((column) => column.key === key)!);
    const view = { source: ducts, columns: [name!, length!], lines: linesOf(0, { canGrow: true, hasTotal: false }) };
    const { writes } = pasted(view, { top: 0, bottom: 0, left: 0, right: 0 }, readBlock("1,5\t2.125\n1,6\t3.5\n", "."));
    expect(cells(writeCells(ducts, writes).rows, "ductLength.value")).toEqual([[2.125], [3.5]]);
  });
});
