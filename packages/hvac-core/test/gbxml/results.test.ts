import { runs } from "@tooling/testing/extent";
import { between } from "@tooling/testing/numbers";
import fc from "fast-check";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  addResults,
  BuildingFileError,
  readGbxml,
  type Building,
  type BuildingResults,
  type SpaceResult,
} from "../../src/building/index.ts";
import { draw, grids, written } from "./drawnBuildings.ts";

/* Texts as bytes */

type Encoding = "UTF-8" | "UTF-16LE" | "UTF-16BE" | "windows-1252";

function encoded(text: string, encoding: Encoding, hasMark: boolean): Uint8Array {
  const marked = hasMark && encoding !== "windows-1252" ? `\uFEFF${text}` : text;
  if (encoding === "UTF-8") return new TextEncoder().encode(marked);
  if (encoding === "windows-1252") return Uint8Array.from(marked, (letter) => letter.codePointAt(0)!);
  const bytes = new Uint8Array(2 * marked.length);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < marked.length; index++) view.setUint16(2 * index, marked.charCodeAt(index), encoding === "UTF-16LE");
  return bytes;
}

/** A document with one element on each line. */
function indented(text: string, lineEnd: string, step: string): string {
  let depth = 0;
  return text
    .replaceAll("><", ">\n<")
    .split("\n")
    .map((line) => {
      if (line.startsWith("</")) depth--;
      const result = step.repeat(depth) + line;
      if (/^<[^/!?](?:[^>]*[^/])?>$/.test(line)) depth++;
      return result;
    })
    .join(lineEnd);
}

/* Files */

const values = fc.record({
  coolingLoad: between(-100, 1e5),
  coolingSensible: between(-100, 1e5),
  coolingPeak: fc.record({ month: fc.integer({ min: 1, max: 12 }), hour: fc.integer({ min: 0, max: 24 }) }),
  heatingLoad: between(0, 1e5),
  heatingMonth: fc.constantFrom(1, 7),
  supplyAirflow: between(0, 10),
  outdoorAirflow: between(0, 10),
  people: fc.integer({ min: 1, max: 100 }),
  sensiblePerPerson: between(40, 200),
  latentPerPerson: between(20, 400),
  lighting: between(0, 1e4),
  equipment: between(0, 1e4),
  coolingTemperature: between(20, 30),
  heatingTemperature: between(15, 25),
});

interface Case {
  readonly text: string;
  readonly encoding: Encoding;
  readonly hasMark: boolean;
  readonly value: Omit<SpaceResult, "spaceId" | "area">;
}

const forms = fc.record({
  encoding: fc.constantFrom<Encoding>("UTF-8", "UTF-16LE", "UTF-16BE", "windows-1252"),
  label: fc.constantFrom("", "UTF-8", "UTF-16", "windows-1252"),
  hasMark: fc.boolean(),
  lineEnd: fc.constantFrom("\n", "\r\n", "\r", ""),
  step: fc.constantFrom("", " ", "  ", "\t"),
  end: fc.constantFrom("", "\n", "\r\n\r\n", "<!-- end -->"),
  prefix: fc.constantFrom("", "gb:"),
  unit: fc.constantFrom<readonly [string, number]>(["Meters", 1], ["Feet", 0.3048]),
  value: values,
});

/** Files of drawn buildings in any form, with a zone, names of any letters and an element that no schema has. */
const cases: fc.Arbitrary<Case> = fc
  .tuple(grids, forms)
  .map(([grid, { encoding, label, hasMark, lineEnd, step, end, prefix, unit, value }]) => {
    const tag = (name: string): string => `${prefix}${name}`;
    const zone = `<${tag("Zone")} id="z"><${tag("Name")}>Zône</${tag("Name")}><!-- é > --></${tag("Zone")}>`;
    const history = `<${tag("DocumentHistory")}><${tag("Größe")} a='">'/></${tag("DocumentHistory")}>`;
    const plain = written(draw(grid), { prefix, unit })
      .replaceAll(/(<[^<]*Space id="[^"]*")/g, `$1 zoneIdRef="z"`)
      .replaceAll(
        /(<[^<]*Space [^>]*>)/g,
        `$1<${tag("Name")}>Büro &amp; Café</${tag("Name")}><${tag("CADObjectId")}>é12</${tag("CADObjectId")}>`,
      )
      .replace(new RegExp(`</${tag("gbXML")}>$`), `${zone}${history}</${tag("gbXML")}>`);
    // Characters of two, three and four bytes in UTF-8; code page 1252 has not all of them.
    const lettered = encoding === "windows-1252" ? plain : plain.replaceAll("Café", "Café – ∅ 𝄞");
    // What is labelled as code page 1252 is read as that.
    const known =
      encoding === "windows-1252" ? "windows-1252" : label === "windows-1252" && !(hasMark || encoding !== "UTF-8") ? "" : label;
    const declaration = known === "" ? "" : `<?xml version="1.0" encoding="${known}"?>`;
    return { text: declaration + (lineEnd === "" ? lettered : indented(lettered, lineEnd, step)) + end, encoding, hasMark, value };
  });

const resultsFor = ({ spaces, zones }: Building, value: Case["value"]): BuildingResults => ({
  spaces: spaces.map(({ id, area }, index) => ({
    ...value,
    spaceId: id,
    name: `Büro ${index} – ∅`,
    area,
    coolingLoad: value.coolingLoad + index,
  })),
  zones: zones.map(({ id }) => ({ ...zoneOf(value), zoneId: id, name: "Zône & 1" })),
});

/** A zone has no sensible load. */
function zoneOf({ coolingLoad, coolingPeak, heatingLoad, heatingMonth, supplyAirflow, outdoorAirflow }: Case["value"]) {
  return { coolingLoad: 2 * coolingLoad, coolingPeak, heatingLoad, heatingMonth, supplyAirflow, outdoorAirflow };
}

/** A text without the elements that results add: each with the spaces in front of it. */
const withoutAdded = (text: string): string =>
  text
    .replaceAll(/\s*<(gb:)?Results id="plenum-[\s\S]*?<\/(gb:)?Results>/g, "")
    .replaceAll(
      /\s*<(?:gb:)?(PeopleNumber|PeopleHeatGain|LightPowerPerArea|EquipPowerPerArea|DesignHeatT|DesignCoolT)\b[^>]*>[^<]*<\/(?:gb:)?\1>/g,
      "",
    );

const textOf = (bytes: Uint8Array, encoding: Encoding): string => new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes);

const law = (check: (file: Uint8Array, each: Case, building: Building) => void, numRuns = 60): void => {
  fc.assert(
    fc.property(cases, (each) => {
      const file = encoded(each.text, each.encoding, each.hasMark);
      check(file, each, readGbxml(file));
    }),
    { numRuns: runs(numRuns) },
  );
};

const close = (actual: number | undefined, expected: number): void =>
  // Written numbers have twelve digits.
  expect(Math.abs(actual! - expected)).toBeLessThanOrEqual(2e-11 * Math.max(Math.abs(expected), 1e-6));

/** Results of a file by their identifiers, as an independent parser reads them. */
function resultsIn(text: string): Map<string, Record<string, string>> {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: "",
    removeNSPrefix: true,
    parseTagValue: false,
    htmlEntities: true,
  });
  const { gbXML } = parser.parse(text.replace(/^\uFEFF/, "")) as {
    readonly gbXML: { readonly Results?: readonly Record<string, string>[] };
  };
  return new Map((gbXML.Results ?? []).map((each) => [each["id"]!, each]));
}

/* Laws */

test("without what was added a file has the bytes that it had", () =>
  law((file, { encoding, value }, building) => {
    const { file: results, added, replaced, spaces, zones, skipped } = addResults(file, resultsFor(building, value));
    const rooms = building.spaces.length;
    expect({ spaces, zones, replaced, skipped }).toEqual({ spaces: rooms, zones: 1, replaced: 0, skipped: [] });
    // Five uses and five results of each room, two set points and four results of the zone.
    expect(added).toBe(10 * rooms + 6);
    const text = textOf(results, encoding);
    expect(encoded(withoutAdded(text), encoding, false)).toEqual(file);
  }));

test("a written file is well-formed, and has the same building with the values", () =>
  law((file, { encoding, value }, building) => {
    const { file: results } = addResults(file, resultsFor(building, value));
    const text = textOf(results, encoding);
    expect(XMLValidator.validate(text.replace(/^\uFEFF/, ""))).toBe(true);
    const again = readGbxml(results);
    const essence = ({ spaces, zones, ...rest }: Building): unknown => ({
      ...rest,
      spaces: spaces.map(({ use: _use, ...space }) => space),
      zones: zones.map(({ id, name }) => ({ id, name })),
    });
    expect(essence(again)).toEqual(essence(building));
    for (const { use, area } of again.spaces) {
      expect(use.people).toBe(value.people);
      close(use.sensiblePerPerson, value.sensiblePerPerson);
      close(use.latentPerPerson, value.latentPerPerson);
      close(use.lighting! * area, value.lighting);
      close(use.equipment! * area, value.equipment);
    }
    close(again.zones[0]!.coolingTemperature, value.coolingTemperature);
    close(again.zones[0]!.heatingTemperature, value.heatingTemperature);
  }));

test("loads and airflows name their space and its object, in the units of results of the file", () =>
  law((file, { encoding, value, text: before }, building) => {
    const results = resultsIn(textOf(addResults(file, resultsFor(building, value)).file, encoding));
    const isInchPound = before.includes('areaUnit="SquareFeet"');
    // NIST Special Publication 811.
    const [power, flow] = isInchPound ? [0.29307107017222, 0.00047194744320000004] : [1, 0.001];
    building.spaces.forEach(({ id }, index) => {
      const resultFor = (key: string): Record<string, string> => results.get(`plenum-${key}-${id}`)!;
      for (const key of ["cooling", "sensible-cooling", "heating", "supply-air", "outdoor-air"])
        expect(resultFor(key)).toMatchObject({
          Description: `Büro ${index} – ∅`,
          ObjectId: id,
          CADObjectId: "é12",
          valueType: "Simulated",
        });
      expect(resultFor("cooling")).toMatchObject({ resultsType: "CoolingLoad", unit: isInchPound ? "BtuPerHour" : "Watt" });
      expect(resultFor("heating")).toMatchObject({ resultsType: "HeatLoad", resourceType: "HotWater" });
      close(Number(resultFor("cooling")["Value"]) * power, value.coolingLoad + index);
      close(Number(resultFor("sensible-cooling")["Value"]) * power, value.coolingSensible);
      close(Number(resultFor("heating")["Value"]) * power, value.heatingLoad);
      close(Number(resultFor("supply-air")["Value"]) * flow, value.supplyAirflow);
      close(Number(resultFor("outdoor-air")["Value"]) * flow, value.outdoorAirflow);
    });
    const ofZone = (key: string): Record<string, string> => results.get(`plenum-zone-${key}-z`)!;
    for (const key of ["cooling", "heating", "supply-air", "outdoor-air"])
      expect(ofZone(key)).toMatchObject({ ObjectId: "z", Description: "Zône & 1" });
    expect(ofZone("sensible-cooling")).toBeUndefined();
    close(Number(ofZone("cooling")["Value"]) * power, 2 * value.coolingLoad);
    close(Number(ofZone("heating")["Value"]) * power, value.heatingLoad);
    close(Number(ofZone("supply-air")["Value"]) * flow, value.supplyAirflow);
    close(Number(ofZone("outdoor-air")["Value"]) * flow, value.outdoorAirflow);
  }, 30));

test("writing again replaces what was written", () =>
  fc.assert(
    fc.property(cases, values, ({ text, encoding, hasMark, value }, other) => {
      const file = encoded(text, encoding, hasMark);
      const building = readGbxml(file);
      const first = addResults(file, resultsFor(building, value)).file;
      const again = addResults(first, resultsFor(building, other));
      expect(again).toMatchObject({ added: 0, skipped: [] });
      expect(again.file).toEqual(addResults(file, resultsFor(building, other)).file);
    }),
    { numRuns: runs(30) },
  ));

test.each([
  ["0.32", ["Value", "ObjectId", "CADObjectId"], undefined],
  ["0.34", ["Name", "Description", "Value", "ObjectId", "CADObjectId"], undefined],
  ["0.37", ["Name", "Description", "Value", "ObjectId", "CADObjectId"], "Simulated"],
] as const)("results have the elements and attributes of schema %s, in its order", (version, names, valueType) => {
  const schema = `xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.gbxml.org/schema GreenBuildingXML_Ver${version}.xsd"`;
  const text = `<gbXML ${schema} lengthUnit="Feet"><Campus><Building><Space id="a"><Area>1</Area><CADObjectId>7</CADObjectId></Space></Building></Campus></gbXML>`;
  const { file } = addResults(new TextEncoder().encode(text), { spaces: [{ ...plain, spaceId: "a", name: "101", area: 1 }] });
  for (const result of resultsIn(new TextDecoder().decode(file)).values()) {
    expect(Object.keys(result).filter((name) => /^[A-Z]/.test(name))).toEqual(names);
    expect(result["valueType"]).toBe(valueType);
  }
});

test("spaces without results, and results without a space, change nothing", () =>
  law(
    (file, { value }) =>
      expect(
        addResults(file, { spaces: [{ ...value, spaceId: "none", area: 1 }], zones: [{ ...zoneOf(value), zoneId: "none" }] }).file,
      ).toEqual(file),
    10,
  ));

const folder = new URL("./", import.meta.url).pathname;
const plain: Case["value"] = {
  coolingLoad: 1234.5,
  coolingSensible: 1000,
  coolingPeak: { month: 7, hour: 15 },
  heatingLoad: 800,
  heatingMonth: 1,
  supplyAirflow: 0.1,
  outdoorAirflow: 0.02,
  people: 2,
  sensiblePerPerson: 75,
  latentPerPerson: 55,
  lighting: 240,
  equipment: 120,
  coolingTemperature: 24,
  heatingTemperature: 21,
};

test.each(globSync("*.xml", { cwd: folder }).toSorted())("%s keeps its bytes and its building", (name) => {
  const file = new Uint8Array(readFileSync(folder + name));
  const building = readGbxml(file);
  const { file: results } = addResults(file, resultsFor(building, plain));
  const encoding: Encoding = file[0] === 0xff ? "UTF-16LE" : file[0] === 0xfe ? "UTF-16BE" : "UTF-8";
  expect(encoded(withoutAdded(textOf(results, encoding)), encoding, false)).toEqual(file);
  const again = readGbxml(results);
  expect(again.surfaces).toEqual(building.surfaces);
  expect(again.account).toEqual(building.account);
});

describe("values that are in the file", () => {
  const root = 'lengthUnit="Feet" areaUnit="SquareFeet" volumeUnit="CubicFeet" temperatureUnit="F" useSIUnitsForResults="true"';
  const fileOf = (space: string, zone = ""): Uint8Array =>
    new TextEncoder().encode(
      `<gbXML ${root}><Campus><Building><Space id="a" zoneIdRef="z"><Area>258.333850</Area>${space}</Space><Space id="b" zoneIdRef="z"><Area>100</Area></Space></Building></Campus><Zone id="z">${zone}</Zone></gbXML>`,
    );
  const spaceOf = (space: string, zone = "", result: Partial<SpaceResult> = {}) => {
    const written = addResults(fileOf(space, zone), { spaces: [{ ...plain, spaceId: "a", area: 24, ...result }] });
    return { ...written, text: new TextDecoder().decode(written.file) };
  };

  test("are replaced in their unit, and nothing else of them is", () => {
    const { text, replaced, skipped } = spaceOf(
      '<PeopleNumber  unit="SquareFtPerPerson" >\n 50.5 </PeopleNumber><PeopleHeatGain heatGainType="Latent" unit="BtuPerHourPerson">1</PeopleHeatGain>' +
        "<PeopleHeatGain heatGainType='Total' unit='WattPerPerson'>1</PeopleHeatGain><LightPowerPerArea unit=\"WattPerSquareMeter\">1</LightPowerPerArea >",
      "<DesignCoolT>1</DesignCoolT>",
    );
    // 24 m² are 258.33 ft² of two people; 55 W are 187.67 Btu/h; 24 °C are 75.2 °F.
    expect(text).toMatch(/<PeopleNumber {2}unit="SquareFtPerPerson" >\n 129\.166\d+ <\/PeopleNumber>/);
    expect(text).toMatch(/<PeopleHeatGain heatGainType="Latent" unit="BtuPerHourPerson">187\.66\d+<\/PeopleHeatGain>/);
    expect(text).toContain("<PeopleHeatGain heatGainType='Total' unit='WattPerPerson'>130</PeopleHeatGain>");
    expect(text).toContain('<LightPowerPerArea unit="WattPerSquareMeter">10</LightPowerPerArea >');
    expect(text).toContain("<DesignCoolT>75.2</DesignCoolT>");
    expect(text).toContain('<Results id="plenum-cooling-a" unit="Watt"');
    expect({ replaced, skipped }).toEqual({ replaced: 5, skipped: [] });
  });

  test.each([
    ["an unknown unit", '<LightPowerPerArea unit="Lumens">1</LightPowerPerArea>', {}, "LightPowerPerArea", "unit"],
    ["a comment", "<EquipPowerPerArea><!-- measured -->1</EquipPowerPerArea>", {}, "EquipPowerPerArea", "not-a-number"],
    ["no content", '<PeopleNumber unit="NumberOfPeople"/>', {}, "PeopleNumber", "not-a-number"],
    ["nobody in an area per person", '<PeopleNumber unit="SquareMPerPerson">5</PeopleNumber>', { people: 0 }, "PeopleNumber", "no-people"],
    ["no area", "", { area: 0 }, "LightPowerPerArea", "no-area"],
  ] as const)("stay with %s, and are named", (_name, space, result, element, reason) => {
    const { skipped, text } = spaceOf(space, "", result);
    expect(skipped).toContainEqual({ id: "a", element, reason });
    expect(text).toContain(space);
  });

  test("of a zone are those that its rooms have in common", () => {
    const rooms = ["a", "b"].map((spaceId, index) => ({ ...plain, spaceId, area: 24, coolingTemperature: 24 + index }));
    const { skipped, file } = addResults(fileOf(""), { spaces: rooms });
    expect(skipped).toEqual([{ id: "z", element: "DesignCoolT", reason: "rooms-differ" }]);
    expect(new TextDecoder().decode(file)).toContain('<Zone id="z"><DesignHeatT unit="F">69.8</DesignHeatT></Zone>');
  });
});

test("a file with bytes that are no characters of its encoding is refused", () => {
  const bytes = encoded(
    '<gbXML lengthUnit="Feet"><Campus><Building><Space id="a"><Name>x</Name></Space></Building></Campus></gbXML>',
    "UTF-8",
    true,
  );
  bytes[bytes.indexOf("x".codePointAt(0)!, 60)] = 0xff;
  expect(() => addResults(bytes, { spaces: [] })).toThrow(BuildingFileError);
});

test("numbers have no exponent", () => {
  const file = encoded(
    '<gbXML lengthUnit="Meters"><Campus><Building><Space id="a"><Area>1</Area></Space></Building></Campus></gbXML>',
    "UTF-8",
    false,
  );
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (coolingLoad) => {
      const text = new TextDecoder().decode(addResults(file, { spaces: [{ ...plain, spaceId: "a", area: 1, coolingLoad }] }).file);
      const value = resultsIn(text).get("plenum-cooling-a")!["Value"]!;
      expect(value).toMatch(/^-?\d+(\.\d+)?$/);
      expect(Number(value)).toBe(Number(coolingLoad.toPrecision(12)) + 0);
    }),
    { numRuns: runs(200) },
  );
});
