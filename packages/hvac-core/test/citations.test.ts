import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Source } from "../src/sources/index.ts";

/**
 * The law of citations: every publication is listed once, every `@source` tag leads to one, and every function that computes something
 * physical has such a tag.
 */
const folder = new URL("../src/", import.meta.url);
const files = globSync("**/*.ts", { cwd: folder.pathname, exclude: (name) => name.endsWith(".test.ts") }).toSorted();
const textOf = new Map(files.map((file) => [file, readFileSync(new URL(file, folder), "utf8")]));

/** Folders whose docstrings carry `@source` tags throughout, and no citation in prose. */
const tagged = [
  "acoustics",
  "comfort",
  "energy",
  "envelope",
  "equipment",
  "flow",
  "fluids",
  "loads",
  "psychrometrics",
  "pumps",
  "zones",
  "reference",
  "refrigerants",
  "refrigerant-lines",
  "solar",
  "ventilation",
  "weather",
];

/** Standards that are still cited without a locator; the list may only shrink. */
const stillVague = ["ahri-1060", "iso-r-1996"];

/** Exported functions without physics: they list, look up, arrange or refuse; and one whose tag is still missing. */
const withoutPhysics = new Set([
  "eachBand",
  "refrigerant",
  "requireSpectrum",
  "addSpectra",
  "nextTag",
  "repeatedTags",
  "tagOf",
  "suggestSpaceTypes",
]);

const load = async (file: string): Promise<Record<string, unknown>> =>
  (await import(new URL(file, folder).href)) as Record<string, unknown>;

function isSource(value: unknown): value is Source {
  if (typeof value !== "object" || value === null) return false;
  const parts = value as Partial<Record<keyof Source, unknown>>;
  return [parts.key, parts.title, parts.publisher, parts.edition].every((part) => typeof part === "string");
}

// The kernel's list is that of the calculators' sheets. An edition of a standard contains its sources.
const hasSources = (file: string): boolean => file.endsWith("/sources.ts") || file.startsWith("reference/editions/");
const filesWithSources = files.filter((file) => file === "sources/index.ts" || (hasSources(file) && !file.startsWith("kernel/")));
const modules = await Promise.all(filesWithSources.map(load));
const sources = [...new Set(modules.flatMap((module) => Object.values(module).filter(isSource)))];
const sourceOf = new Map(sources.map((source) => [source.key, source]));
const isMathematics = ({ key }: Source): boolean => key === "mathematics";

describe("the sources", () => {
  test("are there", () => expect(sources.length).toBeGreaterThan(50));

  test("have unique keys in lower case", () => {
    const keys = sources.map(({ key }) => key);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    expect(keys.filter((key) => !/^[a-z0-9]+([.-][a-z0-9]+)*$/.test(key))).toEqual([]);
  });

  test("name title, publisher and edition", () => {
    const isIncomplete = ({ title, publisher, edition }: Source): boolean => [title, publisher, edition].some((text) => text.trim() === "");
    expect(sources.filter((source) => !isMathematics(source) && isIncomplete(source))).toEqual([]);
  });

  test("are one edition each: a table is read in one", () => {
    // An ordinal may have its year, and each of a pair of standards has a year.
    const ordinal = /^\d+(?:st|nd|rd|th), \d{4}$/;
    const standardsIn = (title: string): number => title.match(/\b(?:EN|ISO|IEC|DIN)(?: \d[\d-]*)/g)?.length ?? 1;
    const several = sources.filter(({ edition }) => /,|;|\/|–|\b(and|or|to|later)\b/.test(edition) && !ordinal.test(edition));
    const mixed = several.filter(({ title, edition }) => edition.split(", ").length !== standardsIn(title));
    expect(mixed.map(({ key, edition }) => `${key}: ${edition}`)).toEqual([]);
  });

  test("spell one book in one way", () => {
    const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, "");
    for (const name of ["title", "publisher"] as const) {
      const texts = [...new Set(sources.map((source) => source[name]))];
      expect(texts.filter((text) => texts.some((other) => other !== text && plain(other) === plain(text)))).toEqual([]);
    }
  });

  test("say what was read instead, where they say it, in words", () => {
    for (const { key, readIn } of sources) if (readIn !== undefined) expect(readIn.length, key).toBeGreaterThan(5);
  });
});

interface Tag {
  readonly place: string;
  readonly key: string;
  readonly locator: string | undefined;
}

const tags: readonly Tag[] = [...textOf].flatMap(([file, text]) =>
  [...text.matchAll(/^\s*(?:\/\*)?\*+ @source\b(.*)$/gm)].map((match): Tag => {
    const [key = "", ...locator] = match[1]!
      .replace(/\*\/\s*$/, "")
      .trim()
      .split(", ");
    return {
      place: `${file}:${text.slice(0, match.index).split("\n").length + 1}`,
      key,
      locator: locator.length > 0 ? locator.join(", ") : undefined,
    };
  }),
);

/** A program, a web page or a journal paper needs no locator; a book or a standard does. */
function isItsOwnPlace(source: Source): boolean {
  const { url, edition, publisher } = source;
  return isMathematics(source) || url !== undefined || edition === "undated" || edition.startsWith("commit ") || /\d/.test(publisher);
}

describe("the @source tags", () => {
  test("are there", () => expect(tags.length).toBeGreaterThan(20));

  test("name a source that exists", () => {
    expect(tags.filter(({ key }) => !sourceOf.has(key)).map(({ place, key }) => `${place}: ${key}`)).toEqual([]);
  });

  test("and citations say what to verify a number with or against, or nothing: they are printed in sheets", () => {
    const bare = /(?:locator: |@source ).*\bverify\b(?! with | against )/;
    const lines = [...textOf].flatMap(([file, text]) => text.split("\n").map((line) => `${file}: ${line.trim()}`));
    expect(lines.filter((line) => bare.test(line))).toEqual([]);
  });

  test("say where in it", () => {
    const vague = tags.filter(({ key, locator }) => locator === undefined && sourceOf.has(key) && !isItsOwnPlace(sourceOf.get(key)!));
    expect(vague.filter(({ key }) => !stillVague.includes(key)).map(({ place, key }) => `${place}: ${key}`)).toEqual([]);
    expect(
      stillVague.filter((key) => !vague.some((tag) => tag.key === key)),
      "take them off the list",
    ).toEqual([]);
  });
});

/** Tables of a book that differ between editions, or whose citation must still name the edition that was read. */
const tablesOfSeveralEditions = [
  // Rooms removed from the table in 2022 are those of 2019.
  "ANSI/ASHRAE Standard 62.1 Table 6-1",
  // Heat of people: the reference table cites the edition of 2013, loads that of 2021.
  "ASHRAE Handbook: Fundamentals ch. 18 Table 1",
];

describe("one table", () => {
  test("is cited by one edition of its book", () => {
    const editions = new Map<string, Set<string>>();
    for (const { key, locator } of tags) {
      const source = sourceOf.get(key);
      if (source === undefined || locator === undefined) continue;
      const chapter = /\bch\. \d+/.exec(locator)?.[0];
      const book = source.title.replace(/, Ventilation (?:and|for) Acceptable.*$/, "");
      for (const [, table] of locator.matchAll(/\bTables? (\d+[\w.-]*)/g)) {
        const name = [book, chapter, `Table ${table!.replace(/[.,]$/, "")}`].filter(Boolean).join(" ");
        editions.set(name, (editions.get(name) ?? new Set()).add(source.edition));
      }
    }
    expect(editions.size).toBeGreaterThan(20);
    const several = [...editions].filter(([, sourcesOfEdition]) => sourcesOfEdition.size > 1).map(([name]) => name);
    expect(several.toSorted()).toEqual(tablesOfSeveralEditions);
  });
});

/** The docstring of an exported function or constant, first from the folder that exports it. */
function docstringOf(name: string, door: string): string | undefined {
  const places = [...textOf].toSorted(([a], [b]) => Number(b.startsWith(`${door}/`)) - Number(a.startsWith(`${door}/`)));
  for (const [, text] of places) {
    const declaration = new RegExp(`\\/\\*\\*((?:(?!\\*\\/)[\\s\\S])*)\\*\\/\\s*export (?:async )?(?:function\\*?|const) ${name}\\b`).exec(
      text,
    );
    if (declaration) return declaration[1];
  }
  return undefined;
}

const isClass = (value: unknown): boolean => typeof value === "function" && /^class\b/.test(Function.prototype.toString.call(value));

async function untagged(door: string): Promise<string[]> {
  const doors = files.filter((file) => file.startsWith(`${door}/`) && /(^|\/)index\.ts$/.test(file));
  const exported = (await Promise.all(doors.map(load))).flatMap((module) => Object.entries(module));
  const functions = exported
    .filter(([name, value]) => typeof value === "function" && !isClass(value) && !withoutPhysics.has(name))
    .map(([name]) => name);
  return [...new Set(functions)].filter((name) => !/^\s*\*? ?@source\b/m.test(docstringOf(name, door) ?? "")).toSorted();
}

/** Citations in prose, and other names of the sources' books. */
const prose = [
  /^.*\*.*\bSources?: .*$/gm,
  /^.*\* @see (?!\{@link).*$/gm,
  /^(?!export|\s*title:|[^"`\n]*["`]|.*@source).*\bASHRAE (?:Handbook|Fundamentals|HOF)\b.*$/gm,
  /^.*\bHandbook [–—-] .*$/gm,
  /^.*\bFundamentals,? \(\d{4}\).*$/gm,
];

function citedInProse(door: string): string[] {
  return [...textOf]
    .filter(([file]) => file.startsWith(`${door}/`))
    .flatMap(([file, text]) => prose.flatMap((pattern) => [...text.matchAll(pattern)].map(([line]) => `${file}: ${line.trim()}`)));
}

describe("every function that computes something physical says where it comes from", () => {
  test.each(tagged)("in %s", async (door) => expect(await untagged(door)).toEqual([]));
  test.each(tagged)("in %s no longer in prose", (door) => expect(citedInProse(door)).toEqual([]));
});
