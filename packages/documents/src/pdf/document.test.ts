import { beforeAll, describe, expect, test } from "vitest";
import { getDocumentProxy } from "unpdf";
import { reportPdf } from "./document.ts";
import { calculatorOf, examplePart, exampleParts, testFigure, testFonts, testReport } from "../../test/testDocument.ts";
import type { Report } from "../content/report.ts";

interface StructureNode {
  readonly role?: string;
  readonly alt?: string;
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly StructureNode[];
}

/** A letter or a word of a page with the element that it is content of. */
interface ReadText {
  readonly text: string;
  /** Type of the element; "Artifact" where readers pass over it. */
  readonly tag: string;
  /** Name of the content in the structure tree. */
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** Its right edge. */
  readonly right: number;
}

interface ReadPage {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly ReadText[];
  readonly tree: StructureNode;
}

type Proxy = Awaited<ReturnType<typeof getDocumentProxy>>;

/** Reads a document by a reader that is not ours. */
async function readPdf(
  report: Report,
): Promise<{
  readonly bytes: Uint8Array;
  readonly document: Proxy;
  readonly pages: readonly ReadPage[];
  readonly missing: readonly string[];
}> {
  const { bytes, missing } = await reportPdf(report, testFonts, () => undefined);
  // The reader takes the bytes away.
  const document = await getDocumentProxy(bytes.slice());
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  const pages = await Promise.all(
    numbers.map(async (number): Promise<ReadPage> => {
      const page = await document.getPage(number);
      const [, , width = 0, height = 0] = page.view;
      const { items } = await page.getTextContent({ includeMarkedContent: true });
      const open: { readonly tag: string; readonly id: string }[] = [];
      const texts: ReadText[] = [];
      for (const item of items) {
        if ("str" in item) {
          if (item.str.trim() === "") continue;
          const { tag, id } = open.at(-1) ?? { tag: "none", id: "" };
          const [, , , , x = 0, y = 0] = item.transform as number[];
          texts.push({ text: item.str, tag, id, x, y, right: x + item.width });
        } else if (item.type === "endMarkedContent") open.pop();
        else open.push({ tag: "tag" in item ? String(item.tag) : "", id: item.id ?? "" });
      }
      return { width, height, texts, tree: await page.getStructTree() };
    }),
  );
  return { bytes, document, pages, missing };
}

/** The objects of a file by their numbers; those of structures are not compressed. */
const objectsIn = (bytes: Uint8Array): ReadonlyMap<string, string> =>
  new Map(
    [...new TextDecoder("latin1").decode(bytes).matchAll(/^(\d+) 0 obj\n(<<\n\/S \/[\s\S]*?)\nendobj/gm)].map(([, id, text]) => [
      id!,
      text!,
    ]),
  );

const nodesIn = (node: StructureNode): readonly StructureNode[] => [node, ...(node.children ?? []).flatMap(nodesIn)];
const withRole = (pages: readonly ReadPage[], role: RegExp): readonly StructureNode[] =>
  pages.flatMap(({ tree }) => nodesIn(tree)).filter((node) => role.test(node.role ?? ""));

const headings = /^H\d$/;
/** Lines of a page that are no running heads. */
const linesOf = ({ texts }: ReadPage): readonly ReadText[] =>
  [
    ...Map.groupBy(
      texts.filter(({ tag }) => tag !== "Artifact"),
      ({ y }) => Math.round(y),
    ).values(),
  ].map(([first]) => first!);

describe("a project of several calculators with figures", () => {
  let read: Awaited<ReturnType<typeof readPdf>>;
  beforeAll(async () => {
    const figures = [testFigure("First", 300), testFigure("Second", 520), testFigure("Third", 700)];
    read = await readPdf(testReport(await exampleParts(["acoustic-calculator", "duct-sizer", "schedules"], figures)));
  });

  test("says that it is tagged, its title and its language", async () => {
    const { document } = read;
    const { info, metadata } = await document.getMetadata();
    expect(info).toMatchObject({ Title: "Library, level 2", Language: "en", Creator: "Plenum" });
    // No validator has read it: it does not claim PDF/UA.
    expect(metadata?.get("pdfuaid:part") ?? null).toBeNull();
    expect(await document.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true, Suspects: false });
  });

  test("all that is printed is content of an element, or an artifact", () => {
    const named = new Set(read.pages.flatMap(({ tree }) => nodesIn(tree)).flatMap(({ type, id }) => (type === "content" ? [id] : [])));
    const unnamed = read.pages.flatMap(({ texts }) => texts).filter(({ tag, id }) => tag !== "Artifact" && !named.has(id));
    expect(unnamed).toEqual([]);
    expect(named.size).toBeGreaterThan(1000);
  });

  test("headings begin with the title of the document and leave no level out", () => {
    const levels = withRole(read.pages, headings).map(({ role }) => Number(role!.slice(1)));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.slice(1).forEach((level, index) => expect(level).toBeLessThanOrEqual(levels[index]! + 1));
    expect(Math.max(...levels)).toBeGreaterThan(3);
  });

  test("figures and formulas have words", () => {
    const drawn = withRole(read.pages, /^(?:Figure|Formula)$/);
    expect(drawn.filter(({ role }) => role === "Figure").length).toBeGreaterThan(10);
    for (const { alt } of drawn) expect(alt).toMatch(/\S/);
  });

  test("the cells of each row of a table span all of its columns, and heads say of what", () => {
    const objects = objectsIn(read.bytes);
    const childrenOf = (text: string, type: string): readonly string[] =>
      [...(/\/K \[([^\]]*)\]/.exec(text)?.[1] ?? "").matchAll(/(\d+) 0 R/g)]
        .map(([, id]) => objects.get(id!)!)
        .filter((each) => new RegExp(`^/S /${type}$`, "m").test(each));
    const tables = [...objects.values()].filter((text) => /^\/S \/Table$/m.test(text));
    expect(tables.length).toBeGreaterThan(50);
    let spanned = 0;
    for (const table of tables) {
      const rows = childrenOf(table, "TR").map((row) => childrenOf(row, "T[HD]"));
      const widths = rows.map((row) => row.reduce((sum, cell) => sum + Number(/\/ColSpan (\d+)/.exec(cell)?.[1] ?? 1), 0));
      expect(new Set(widths).size).toBe(1);
      for (const cell of rows.flat()) if (cell.includes("/S /TH")) expect(cell).toMatch(/\/Scope \/(?:Row|Column)/);
      spanned += rows.filter((row) => row.length === 1 && row[0]!.includes("/ColSpan")).length;
    }
    expect(spanned).toBeGreaterThan(5);
  });

  test("contents and bookmarks lead to the pages on which headings are", async () => {
    const { document, pages } = read;
    const outline = await document.getOutline();
    const places = outline.flatMap(({ title, items }) => [title, ...items.map((item) => item.title)]);
    const annotations = await Promise.all([1, 2, 3].map(async (page) => (await document.getPage(page)).getAnnotations()));
    const links = annotations.flat().filter(({ dest }) => typeof dest === "string");
    expect(links.length).toBe(places.length);
    for (const [index, { dest, contentsObj }] of links.entries()) {
      const place = await document.getDestination(dest as string);
      const page = pages[await document.getPageIndex(place![0] as Parameters<typeof document.getPageIndex>[0])]!;
      const titles = page.texts.filter(({ tag }) => headings.test(tag)).map(({ text }) => text);
      expect(
        titles.some((title) => title.endsWith((contentsObj as { readonly str: string }).str)),
        places[index],
      ).toBe(true);
    }
  });

  test("no page ends with a heading, and none but the last of a file is short", () => {
    for (const page of read.pages) {
      const lines = linesOf(page);
      expect(lines.length).toBeGreaterThan(3);
      expect(lines.toSorted((a, b) => a.y - b.y)[0]!.tag).not.toMatch(headings);
    }
  });
});

describe("a project of twelve files as it is sent out", () => {
  const files = [
    ["heat-load", "office-floor"],
    ["heat-load", "classroom"],
    ["duct-sizer", "supply-system"],
    ["duct-sizer", "return-and-exhaust"],
    ["duct-sizer", "kitchen-exhaust"],
    ["pipe-sizer", "chilled-water-system"],
    ["pipe-sizer", "heating-reverse-return"],
    ["pump-head-calc", "chilled-water"],
    ["pump-head-calc", "cooling-tower"],
    ["pump-head-calc", "heating"],
    ["psychrometric-chart", "summer-air-handler"],
    ["schedules", calculatorOf("schedules").examples[0]!.id],
  ] as const;

  test("has its schedules on a page each, then the results of its files, and no steps", async () => {
    const parts = await Promise.all(files.map(async ([id, example]) => examplePart(id, example)));
    const { pages } = await readPdf(testReport(parts, { level: "results" }));
    const titles = ["Room sheet", "Coil schedule", "Duct schedule", "Pipe schedule", "Pump schedule"];
    const chapters = pages.map(({ texts }) => texts.filter(({ tag }) => tag === "H2").map(({ text }) => text));
    for (const title of titles) {
      const pagesOfTitle = chapters.filter((each) => each.includes(title));
      expect(pagesOfTitle, title).toEqual([[title]]);
      // What follows begins a page: the schedule is on a separate one.
      const index = chapters.findIndex((each) => each.includes(title));
      expect(chapters[index + 1]!.length, title).toBeGreaterThan(0);
    }
    const inFiles = pages.flatMap(({ texts }) => texts.filter(({ tag }) => tag === "H3").map(({ text }) => text));
    expect(inFiles.filter((text) => text.endsWith("Results")).length).toBeGreaterThan(9);
    expect(inFiles.filter((text) => /Inputs$|Calculation$|Sources$/.test(text))).toEqual([]);
  });

  test("has the heading of each file on the page of its summary", async () => {
    const parts = await Promise.all(files.slice(2, 9).map(async ([id, example]) => examplePart(id, example)));
    const { pages } = await readPdf(testReport([...parts, ...parts, ...parts, ...parts.toReversed()], { level: "summary" }));
    const onPages = pages.map(({ texts }) =>
      texts.filter(({ tag, text }) => /^H[23]$/.test(tag) && /^\d/.test(text)).map(({ tag }) => tag),
    );
    const withFiles = onPages.filter((tags) => tags.length > 0);
    expect(withFiles.length).toBeGreaterThan(5);
    for (const tags of withFiles) expect(tags.filter((tag) => tag === "H2").length).toBe(tags.filter((tag) => tag === "H3").length);
  });

  test("says more at each level of detail", async () => {
    const parts = [await examplePart("duct-sizer", "supply-system")];
    const counts: number[] = [];
    for (const level of ["schedules", "summary", "results", "inputs", "tables", "full"] as const) {
      // oxlint-disable-next-line no-await-in-loop -- each is compared with the one before
      const { pages } = await readPdf(testReport(parts, { level }));
      counts.push(pages.reduce((sum, { texts }) => sum + texts.length, 0));
    }
    counts.slice(1).forEach((count, index) => expect(count).toBeGreaterThan(counts[index]!));
  });
});

test("the value of a line alone ends where those of many lines do", async () => {
  const { pages } = await readPdf(testReport([await examplePart("boq", "office")]));
  const endOf = (label: string): number => {
    const { texts } = pages.find((page) => page.texts.some(({ text }) => text === label))!;
    const { x, y } = texts.find(({ text }) => text === label)!;
    return Math.max(...texts.filter((each) => Math.abs(each.y - y) < 1 && each.x < x + 250).map(({ right }) => right));
  };
  expect(endOf("Total before tax")).toBeCloseTo(endOf("Section standard"), 1);
});

test("a table of many columns goes on a landscape page, which the place that it is missing from names", async () => {
  const part = await examplePart("pipe-sizer", "chilled-water-system");
  const columns = [
    { label: "Pipe", isText: true },
    ...Array.from({ length: 17 }, (_, index) => ({ label: `Pressure loss ${index}`, unit: "kPa" })),
  ];
  const rows = Array.from({ length: 30 }, (_, row) => ({
    cells: [`Pipe ${row}`, ...columns.slice(1).map((_, index) => String(1000 + row * index))],
  }));
  const results = [{ kind: "table" as const, title: "Wide table", columns, rows }, ...part.content.results];
  const { pages } = await readPdf(testReport([{ ...part, content: { ...part.content, results } }], { level: "results" }));
  const wide = pages.findIndex(({ texts }) => texts.some(({ text }) => text === "Pipe 29"));
  expect(pages[wide]!.width).toBeGreaterThan(pages[wide]!.height);
  const reference = pages.flatMap(({ texts }) => texts).find(({ text }) => text.startsWith(", on page "));
  expect(reference?.text).toBe(`, on page ${wide + 1}`);
  // All of its columns are next to each other.
  const { texts } = pages[wide]!;
  const first = texts.find(({ text }) => text === "Pipe 0")!;
  expect(texts.filter(({ y }) => Math.abs(y - first.y) < 0.5)).toHaveLength(18);
});

test.each(["summary", "results", "inputs", "full"] as const)(
  "a caution that the inputs say too is printed once, at level %s",
  async (level) => {
    const part = await examplePart("duct-sizer", "supply-system");
    const message = "Outdated number";
    const warnings = [{ severity: "caution", word: "Caution", message, isInInputs: true }] as const;
    const inputs = [{ kind: "lines" as const, title: "Numbers from other files", lines: [{ label: "Airflow", text: message }] }];
    const { pages } = await readPdf(testReport([{ ...part, content: { ...part.content, warnings, inputs } }], { level }));
    const printed = pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join(" ");
    expect(printed.split(message)).toHaveLength(2);
  },
);
