import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { XMLParser } from "fast-xml-parser";
import { describe, expect, test } from "vitest";
import { BuildingFileError, readGbxml, readGbxmlInSteps } from "../../src/building/index.ts";
import type { XmlElement } from "../../src/building/xml/element.ts";
import { parseXmlInSteps } from "../../src/building/xml/parse.ts";
import { draw, written } from "./drawnBuildings.ts";

function parse(text: string): XmlElement {
  const steps = parseXmlInSteps(text);
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value;
}

/** A document as drawn. */
interface Drawn {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Drawn[];
  readonly text: string;
}

const names = fc.constantFrom("Space", "Area", "U-value", "a.b", "Größe", "x:Layer");
const texts = fc.string({ unit: fc.constantFrom("a", "1", " ", "<", ">", "&", '"', "'", "é", "𝄞", "="), maxLength: 8 });
const parts = { name: names, attributes: fc.dictionary(fc.constantFrom("id", "unit", "p:ref"), texts, { maxKeys: 3 }), text: texts };
const { element } = fc.letrec<{ element: Drawn }>((tie) => ({
  element: fc.oneof(
    { maxDepth: 3 },
    fc.record({ ...parts, children: fc.constant([]) }),
    fc.record({ ...parts, children: fc.array(tie("element"), { maxLength: 3 }) }),
  ),
}));

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;").replaceAll("'", "&apos;");

function print({ name, attributes, children, text }: Drawn): string {
  const pairs = Object.entries(attributes).map(([key, value]) => `\n ${key} = "${escaped(value)}"`);
  if (children.length === 0 && text === "") return `<${name}${pairs.join("")} />`;
  const inside = children.length > 0 ? children.map((child) => `<!-- > -->${print(child)}`).join("\n") : escaped(text);
  return `<${name}${pairs.join("")}>${inside}</${name} >`;
}

/** Nodes of fast-xml-parser in their order. */
type Node = Readonly<Record<string, unknown>> & { readonly ":@"?: Readonly<Record<string, string>> };

const peer = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: "",
  removeNSPrefix: true,
  parseTagValue: false,
  processEntities: true,
  ignoreDeclaration: true,
});

function ofPeer(node: Node): object {
  const name = Object.keys(node).find((key) => key !== ":@")!;
  const nodes = node[name] as readonly Node[];
  const children = nodes.filter((child) => !("#text" in child));
  const text = nodes.map((child) => (child["#text"] as string | undefined) ?? "").join("");
  return { name, attributes: node[":@"] ?? {}, children: children.map(ofPeer), text: text.trim() };
}

const plain = ({ name, attributes, children, text }: XmlElement): object => ({
  name,
  attributes: Object.fromEntries([...attributes].map(([key, value]) => [key, value.trim()])),
  children: children.map(plain),
  text: text.trim(),
});

test("a document has the tree that fast-xml-parser reads", () =>
  fc.assert(
    fc.property(element, (drawn) => {
      const text = `<?xml version="1.0"?>\n<!DOCTYPE ${drawn.name}>${print(drawn)}\n`;
      expect(plain(parse(text))).toEqual(ofPeer((peer.parse(text) as readonly Node[])[0]!));
    }),
    { numRuns: runs(300) },
  ));

test("numbers of characters are characters", () =>
  expect(parse("<a b='&#x1D11E;'>&#60;&#233;</a>")).toMatchObject({ text: "<é", attributes: new Map([["b", "𝄞"]]) }));

test("elements have their positions in the text", () =>
  fc.assert(
    fc.property(element, (drawn) => {
      const text = print(drawn);
      const check = (each: XmlElement): void => {
        const again = parse(text.slice(each.start, each.end));
        expect(plain(again)).toEqual(plain(each));
        each.children.forEach(check);
      };
      check(parse(text));
    }),
    { numRuns: runs(100) },
  ));

describe("a file is refused in words:", () => {
  const root = '<gbXML lengthUnit="Feet" areaUnit="SquareFeet" volumeUnit="CubicFeet" temperatureUnit="F">';
  const bomb = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>${root}&b;</gbXML>`;
  test.each([
    ["a document type with entities", bomb, "document-type", /Line 1: a document type with definitions is not allowed/],
    [
      "an entity of a file",
      `<!DOCTYPE x SYSTEM "file:///etc/passwd" [<!ENTITY e SYSTEM "file:///x">]>${root}</gbXML>`,
      "document-type",
      /definitions/,
    ],
    ["an unknown entity", `${root}&room;</gbXML>`, "entity", /&room; is not allowed/],
    ["a deep nesting", `${root}${"<a>".repeat(100_000)}`, "depth", /more than 64 deep/],
    ["an element that is not closed", `${root}\n<Campus>\n</gbXML>`, "not-xml", /Line 3: <\/gbXML> closes the element Campus/],
    ["a file that ends early", `${root}<Campus>`, "not-xml", /Campus is not closed/],
    ["a tag that ends early", `${root}<Campus`, "not-xml", /a tag is not closed/],
    ["a second root", `${root}</gbXML><gbXML/>`, "not-xml", /follows the end/],
    ["text without elements", "PK\u0003\u0004", "not-xml", /outside of an element/],
    ["an empty file", "", "not-xml", /contains no XML element/],
    ["an IFC file", "<ifcXML/>", "not-gbxml", /the root is ifcXML/i],
    ["a file without a unit of lengths", "<gbXML/>", "no-length-unit", /does not say in which unit/],
    ["an unknown unit of lengths", '<gbXML lengthUnit="Cubits"/>', "unknown-unit", /"Cubits" is unknown/],
  ])("%s", (_name, text, problem, message) => {
    let error: unknown;
    try {
      readGbxml(text);
    } catch (caught) {
      error = caught;
    }
    expect(error).toBeInstanceOf(BuildingFileError);
    expect((error as BuildingFileError).problem).toBe(problem);
    expect((error as BuildingFileError).message).toMatch(message);
  });

  test("a file that is too large", () => expect(() => readGbxml(new Uint8Array(2000), { maxSize: 1000 })).toThrow(/larger than/));
});

test("no file makes the reader fail otherwise than in words", () =>
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom("<", ">", "/", "a", '"', "=", "&", ";", "!", "[", "-", "?", " ", "]"), maxLength: 40 }),
      (text) => {
        try {
          readGbxml(`<gbXML lengthUnit="Feet">${text}</gbXML>`);
        } catch (error) {
          expect(error).toBeInstanceOf(BuildingFileError);
        }
      },
    ),
    { numRuns: runs(1000) },
  ));

test("a file without a unit is read in the one that is selected", () =>
  expect(
    readGbxml('<gbXML><Campus><Building><Space id="a"><Area>100</Area></Space></Building></Campus></gbXML>', { lengthUnit: "Feet" })
      .spaces[0]!.area,
  ).toBeCloseTo(9.290304, 9));

describe("the bytes decide the encoding:", () => {
  const name = "Café – Größe";
  const file = (encoding: string): string =>
    `<?xml version="1.0" encoding="${encoding}"?><gbXML lengthUnit="Feet"><Campus><Building><Space id="a"><Name>${name}</Name></Space></Building></Campus></gbXML>`;
  const utf16 = (text: string, isLittle: boolean): Uint8Array => {
    const bytes = new Uint8Array(text.length * 2);
    const view = new DataView(bytes.buffer);
    for (let index = 0; index < text.length; index++) view.setUint16(index * 2, text.charCodeAt(index), isLittle);
    return bytes;
  };
  const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
  const western = (text: string): Uint8Array => Uint8Array.from(text, (letter) => (letter === "–" ? 0x96 : letter.codePointAt(0)!));
  test.each([
    ["UTF-8", utf8(file("UTF-8"))],
    ["UTF-8 with a mark", utf8(`\uFEFF${file("UTF-8")}`)],
    ["UTF-16 with a mark, low byte first", utf16(`\uFEFF${file("UTF-16")}`, true)],
    ["UTF-16 with a mark, high byte first", utf16(`\uFEFF${file("UTF-16")}`, false)],
    ["UTF-16 without a mark, low byte first", utf16(file("UTF-16"), true)],
    ["UTF-16 without a mark, high byte first", utf16(file("UTF-16"), false)],
    ["UTF-8 that is labelled UTF-16", utf8(file("UTF-16"))],
    ["code page 1252", western(file("windows-1252"))],
    ["code page 1252 that is labelled ISO 8859-1", western(file("ISO-8859-1"))],
    ["code page 1252 that is labelled UTF-8", western(file("UTF-8"))],
  ])("%s", (_name, bytes) => expect(readGbxml(bytes).spaces[0]!.name).toBe(name));
});

test("a large file is read in steps that end with the building", () => {
  const drawn = draw({ xs: [2, 3, 4], ys: [2, 3, 4], storeys: [[0, 1, 2, 3, 4, 5, 6, 7, 8]], courts: [], slope: 0, windows: [true] });
  const many = {
    ...drawn,
    surfaces: Array.from({ length: 120 }, (_, copy) =>
      drawn.surfaces.map((surface) => ({ ...surface, id: `${surface.id}-${copy}` })),
    ).flat(),
  };
  const shares: number[] = [];
  const steps = readGbxmlInSteps(written(many));
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) shares.push(step.value);
  expect(step.value.account.filter(({ kind }) => kind === "surface").length).toBe(many.surfaces.length);
  expect(shares.length).toBeGreaterThan(10);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBeLessThanOrEqual(1);
});
