import { runs } from "@tooling/testing/extent";
import { between } from "@tooling/testing/numbers";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BuildingFileError, readBuilding, readBuildingInSteps, readIfc, readIfcInSteps } from "../../src/building/index.ts";
import { readStepInSteps, type StepFile } from "../../src/building/ifc/step/file.ts";
import { StepEnumeration, StepReference, StepTyped, type StepValue } from "../../src/building/ifc/step/value.ts";
import { Identifiers } from "../../src/building/resolve/uniqueIds.ts";
import { draw, written } from "../gbxml/drawnBuildings.ts";
import { writtenIfc } from "./drawnIfc.ts";

const fileOf = (data: string, schema = "IFC4"): string =>
  `ISO-10303-21;\nHEADER;\nFILE_SCHEMA(('${schema}'));\nENDSEC;\nDATA;\n${data}\nENDSEC;\nEND-ISO-10303-21;\n`;

function parse(source: string | Uint8Array): StepFile {
  const steps = readStepInSteps(source);
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value;
}

const project = "#1=IFCPROJECT('p',$,'x',$,$,$,$,$,#2);#2=IFCUNITASSIGNMENT((#3));#3=IFCSIUNIT(*,.LENGTHUNIT.,$,.METRE.);";

const hex = (code: number, length: number): string => code.toString(16).toUpperCase().padStart(length, "0");

/** Ways to write a character that is not in ASCII. */
const encodings: readonly ((text: string) => string)[] = [
  (text) =>
    Array.from(text)
      .flatMap((each) => (each.length === 1 ? [each] : [each[0]!, each[1]!]))
      .map((each) => (each.charCodeAt(0) < 0x80 ? plainly(each) : `\\X2\\${hex(each.charCodeAt(0), 4)}\\X0\\`))
      .join(""),
  (text) =>
    Array.from(text)
      .map((each) => (each.codePointAt(0)! < 0x80 ? plainly(each) : `\\X4\\${hex(each.codePointAt(0)!, 8)}\\X0\\`))
      .join(""),
  (text) =>
    Array.from(text)
      .map((each) => (each.charCodeAt(0) < 0x80 || each.charCodeAt(0) > 0xff ? plainly(each) : `\\X\\${hex(each.charCodeAt(0), 2)}`))
      .join(""),
  (text) =>
    Array.from(text)
      .map((each) =>
        each.charCodeAt(0) < 0xa0 || each.charCodeAt(0) > 0xff ? plainly(each) : `\\S\\${String.fromCharCode(each.charCodeAt(0) & 0x7f)}`,
      )
      .join(""),
  (text) => Array.from(text).map(plainly).join(""),
];
const plainly = (each: string): string => (each === "'" ? "''" : each === "\\" ? "\\\\" : each);

test("a text is the same with every escape, in UTF-8 and in Latin 1", () => {
  const texts = fc.string({ unit: fc.constantFrom("a", "'", "\\", "ä", "ß", "§", ";", "/*", "é", "Ж", "𝄞", "日", "X", "0"), maxLength: 8 });
  fc.assert(
    fc.property(texts, fc.constantFrom(...encodings), (text, encode) => {
      expect(parse(fileOf(`#1=A('${encode(text)}');`)).get(1)!.values).toEqual([text]);
    }),
    { numRuns: runs(300) },
  );
  const latin = Uint8Array.from(fileOf("#1=A('Küche');"), (each) => each.charCodeAt(0));
  expect(parse(latin).get(1)!.text(0)).toBe("Küche");
  expect(parse(fileOf("#1=A('\\PE\\\\S\\0\\S\\1');")).get(1)!.text(0)).toBe("АБ");
  expect(parse(fileOf("#1=A('Kü\r\nche');")).get(1)!.text(0)).toBe("Küche");
});

test("IFC in other packages is refused by its name", () => {
  const problemOf = (source: string): string | undefined => {
    try {
      readBuilding(source);
      return undefined;
    } catch (error) {
      return error instanceof BuildingFileError ? error.problem : undefined;
    }
  };
  const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
  expect(problemOf(`${declaration}<ifcXML xmlns="http://www.buildingsmart-tech.org/ifcXML/IFC4/Add2"/>`)).toBe("ifc-xml");
  expect(problemOf(`${declaration}<!-- a --><ifc:ifcXML/>`)).toBe("ifc-xml");
  expect(problemOf(`${declaration}<ex:iso_10303_28 xmlns:ex="urn:iso.org:standard:10303:part(28)">`)).toBe("ifc-xml");
  expect(problemOf('<gbXML lengthUnit="Meters"><!-- from ifcXML --><Campus/></gbXML>')).toBeUndefined();
  expect(problemOf("PK\u0003\u0004model.ifc")).toBe("compressed");
  expect(problemOf('{"type":"ifcJSON"}')).toBe("unknown-format");
});

test("a number is the one that its digits are, however many there are", () => {
  const digits = fc.string({ unit: fc.constantFrom("0", "1", "2", "3", "4", "5", "6", "7", "8", "9"), maxLength: 20 });
  const exponents = fc.constantFrom("", "", "E5", "E-12", "e+3");
  fc.assert(
    fc.property(fc.constantFrom("", "-", "+"), digits, digits, exponents, (sign, whole, decimals, exponent) => {
      fc.pre(whole !== "" || decimals !== "");
      const number = `${sign}${whole}.${decimals}${exponent}`;
      expect(parse(fileOf(`#1=A(${number},${sign}${whole}7);`)).get(1)!.values).toEqual([Number(number), Number(`${sign}${whole}7`)]);
    }),
    { numRuns: runs(2000) },
  );
});

test("many boundaries of one identifier get numbers without looking at all before", () => {
  const ids = new Identifiers();
  const renamed = Array.from({ length: 20_000 }, () => ids.unique({ id: "" }, "surface").id);
  expect(new Set(renamed).size).toBe(renamed.length);
  expect(renamed.at(-1)).toBe("surface-20001");
});

const { value } = fc.letrec<{ value: StepValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constant(null),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer({ min: 1, max: 1e9 }).map((id) => new StepReference(id)),
    fc.constantFrom("T", "F", "EXTERNAL_EARTH").map((name) => new StepEnumeration(name)),
    fc.string({ unit: fc.constantFrom("a", ",", ")", "(", "#", ";", "$", " ", "/*", "'") }),
    fc.array(tie("value"), { maxLength: 4 }),
    fc.array(tie("value"), { minLength: 1, maxLength: 2 }).map((values) => new StepTyped("IFCREAL", values)),
  ),
}));

/** A value with spaces and comments between its parts. */
function print(each: StepValue, space: string): string {
  if (each === null) return "$";
  if (typeof each === "number") return Object.is(each, -0) ? "-0." : String(each).toUpperCase();
  if (typeof each === "string") return `'${each.replaceAll("'", "''")}'`;
  if (each instanceof StepReference) return `#${each.id}`;
  if (each instanceof StepEnumeration) return `.${each.name}.`;
  if (each instanceof StepTyped) return `${each.type}${space}${print(each.values, space)}`;
  return `(${space}${each.map((item) => print(item, space)).join(`${space},${space}`)}${space})`;
}

test("values are read as they are written, with any spaces and comments", () =>
  fc.assert(
    fc.property(fc.array(value, { maxLength: 5 }), fc.constantFrom("", " ", "\r\n", "/* ; ' ( */", "\t/**/ "), (values, space) => {
      const file = parse(fileOf(`#7${space}=${space}ifcThing${space}${print(values, space)}${space};`));
      const instance = file.get(7)!;
      expect(instance.type).toBe("IFCTHING");
      expect(instance.values).toEqual(values);
      expect(file.ofType("IFCTHING").map(({ id }) => id)).toEqual([7]);
    }),
    { numRuns: runs(300) },
  ));

test("numbers of old programs are read", () =>
  expect(parse(fileOf("#1=A(1.,-.5,+2,3.E-5,1e3,00.10);")).get(1)!.values).toEqual([1, -0.5, 2, 3e-5, 1000, 0.1]));

function problemOf(source: string | Uint8Array, read: typeof readIfc = readIfc): string {
  try {
    read(source);
  } catch (error) {
    expect(error).toBeInstanceOf(BuildingFileError);
    const { problem, message } = error as BuildingFileError;
    expect(message).toMatch(/^(Line \d+: \S|[A-Z#"]).*\.$/s);
    return problem;
  }
  return "";
}

describe("refused with a reason:", () => {
  const placements = (count: number): string =>
    Array.from({ length: count }, (_, index) => `#${index + 100}=IFCLOCALPLACEMENT(#${index + 101},$);`).join("");
  const space = (placement: string, shape = "$"): string => `${project}#9=IFCSPACE('a',$,'1',$,$,${placement},${shape},'Hall');`;
  const body = (item: string): string => `#10=IFCPRODUCTDEFINITIONSHAPE($,$,(#11));#11=IFCSHAPEREPRESENTATION($,'Body','x',(${item}));`;
  const doubling = Array.from({ length: 40 }, (_, level) => {
    const [map, representation, item] = [100, 101, 102].map((start) => start + 3 * level);
    return `#${item}=IFCMAPPEDITEM(#${map},$);#${map}=IFCREPRESENTATIONMAP($,#${representation});#${representation}=IFCSHAPEREPRESENTATION($,'Body','x',(#${item! + 3},#${item! + 3}));`;
  }).join("");
  test.each<[string, string, string]>([
    ["empty", "", "not-step"],
    ["text", "hello", "not-step"],
    ["cut within an instance", fileOf(project).slice(0, -70), "not-step"],
    ["cut between instances", "ISO-10303-21;DATA;#1=A();", "not-step"],
    ["an open text", fileOf("#1=A('a);"), "not-step"],
    ["a number of letters", fileOf(`${project}#4=IFCSPACE('a',$,1.2.3);`), "not-step"],
    ["no equals sign", fileOf("#1 A();"), "not-step"],
    ["an open list", fileOf(`${project}#4=IFCSPACE(('a';`), "not-step"],
    ["deep lists", fileOf(`${project}#4=IFCSPACE(${"(".repeat(1e5)};`), "depth"],
    ["deep closed lists", fileOf(`${project}#4=IFCSPACE(${"(".repeat(50)}${")".repeat(50)});`), "depth"],
    ["another schema", fileOf("#1=A();", "AUTOMOTIVE_DESIGN"), "not-ifc"],
    ["neither project nor spaces", fileOf("#1=A();"), "not-ifc"],
    ["no unit", fileOf("#1=IFCPROJECT('p',$,'x',$,$,$,$,$,$);"), "no-length-unit"],
    ["a placement in itself", fileOf(`${space("#20")}#20=IFCLOCALPLACEMENT(#20,$);`), "cycle"],
    ["placements in a circle", fileOf(`${space("#20")}#20=IFCLOCALPLACEMENT(#21,$);#21=IFCLOCALPLACEMENT(#20,$);`), "cycle"],
    ["placements in placements", fileOf(`${space("#100")}${placements(1000)}`), "depth"],
    [
      "a unit of itself",
      fileOf(
        project.replace("IFCSIUNIT(*,.LENGTHUNIT.,$,.METRE.)", "IFCCONVERSIONBASEDUNIT($,.LENGTHUNIT.,'x',#4)") +
          "#4=IFCMEASUREWITHUNIT(IFCREAL(2.),#3);",
      ),
      "cycle",
    ],
    ["a body that is cut from itself", fileOf(`${space("$", "#10")}${body("#12")}#12=IFCBOOLEANRESULT(.UNION.,#12,#12);`), "cycle"],
    [
      "a body that is a copy of itself",
      fileOf(`${space("$", "#10")}${body("#12")}#12=IFCMAPPEDITEM(#13,$);#13=IFCREPRESENTATIONMAP($,#11);`),
      "cycle",
    ],
    ["copies of copies", fileOf(`${space("$", "#10")}${body("#102")}${doubling}`), "size"],
  ])("%s", (_name, source, problem) => expect(problemOf(source)).toBe(problem));

  test("a large file, before it is read", () =>
    expect(problemOf("x".repeat(2000), (source) => readIfc(source, { maxSize: 1000 }))).toBe("size"));
  test("a selected unit that is unknown", () =>
    expect(problemOf(fileOf("#1=IFCPROJECT('p',$,'x',$,$,$,$,$,$);"), (source) => readIfc(source, { lengthUnit: "Ell" }))).toBe(
      "unknown-unit",
    ));
});

test("a file without a unit is read in the selected one", () => {
  const data = "#1=IFCPROJECT('p',$,'x',$,$,$,$,$,$);#2=IFCSITE('s',$,$,$,$,$,$,$,$,(52,30,0),(-1,-30,0),100.,$,$);";
  const { place } = readIfc(fileOf(data), { lengthUnit: "Feet" });
  expect(place.elevation).toBeCloseTo(30.48, 9);
  expect(place).toMatchObject({ latitude: 52.5, longitude: -1.5 });
});

const grid = { xs: [4, 3], ys: [5, 2], storeys: [[0, 1, 0, 1]], courts: [], slope: 0.1, windows: [true, false] };
const drawn = draw(grid);

test("the content says what a file is", () => {
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
  for (const source of [writtenIfc(drawn), bytes(writtenIfc(drawn)), bytes(`\uFEFF\n${writtenIfc(drawn)}`)])
    expect(readBuilding(source).schemaVersion).toBe("IFC4");
  for (const source of [written(drawn), bytes(written(drawn)), bytes(`\uFEFF<?xml version="1.0"?>\n${written(drawn)}`)])
    expect(readBuilding(source).schemaVersion).toBe("6.01");
  const wide = Uint8Array.from(Array.from(written(drawn)).flatMap((each) => [each.charCodeAt(0), 0]));
  expect(readBuilding(wide).spaces.length).toBe(2);
  for (const source of ["", "%PDF-1.7", "{}"]) expect(problemOf(source, readBuilding)).toBe("unknown-format");
});

test("steps rise from 0 to 1 and end with the building", () => {
  for (const read of [readIfcInSteps, readBuildingInSteps]) {
    const steps = read(writtenIfc(drawn));
    let last = 0;
    let step = steps.next();
    for (; step.done !== true; step = steps.next()) {
      expect(step.value).toBeGreaterThanOrEqual(last);
      expect(step.value).toBeLessThanOrEqual(1);
      last = step.value;
    }
    expect(step.value.spaces.length).toBe(2);
  }
});

test("progress is that of the work: a file of few boundaries is nearly done when its instances are known, one of many is not", () => {
  const megabyte = 2 ** 20;
  const points = Array.from({ length: 80_000 }, (_, index) => `#${index + 10}=IFCCARTESIANPOINT((${index}.,0.,0.));`);
  const cells = Array.from({ length: 16 }, (_, cell) => cell);
  const rooms = draw({
    ...grid,
    xs: cells.map(() => 4),
    ys: cells.map(() => 5),
    storeys: [cells.flatMap((row) => cells.map((cell) => 16 * row + cell))],
  });
  const firstStep = (source: string): readonly [progress: number, read: number] => {
    const { value } = readIfcInSteps(source).next();
    return [value as number, megabyte / source.length];
  };
  const [ofPoints, readOfPoints] = firstStep(fileOf([project, ...points].join("\n")));
  const [ofRooms, readOfRooms] = firstStep(writtenIfc(rooms));
  expect(ofPoints).toBeGreaterThan(0.9 * readOfPoints);
  expect(ofRooms).toBeLessThan(0.3 * readOfRooms);
});

test("a damaged file is read or refused, and nothing else", () => {
  const plain = writtenIfc(draw({ xs: [4, 3], ys: [5], storeys: [[0, 1]], courts: [], slope: 0, windows: [true, false] }), {
    shape: "composite",
    holes: true,
  });
  const damage = fc.record({
    place: between(0, 1),
    length: fc.integer({ min: 0, max: 40 }),
    text: fc.constantFrom(
      "",
      "$",
      "*",
      "#1",
      "#99999",
      "(",
      ")",
      "'",
      ",",
      ";",
      "1E300",
      "-1E300",
      "0.",
      ".T.",
      "IFCSPACE",
      "/*",
      "#40=",
      "()",
      "\\X2\\D800\\X0\\",
      "\u0000",
    ),
  });
  fc.assert(
    fc.property(fc.array(damage, { minLength: 1, maxLength: 6 }), (damages) => {
      let text = plain;
      for (const { place, length, text: inserted } of damages) {
        const start = Math.floor(place * text.length);
        text = text.slice(0, start) + inserted + text.slice(start + length);
      }
      try {
        const { surfaces, spaces, account } = readIfc(text);
        for (const { grossArea, netArea, tilt } of surfaces)
          for (const each of [grossArea, netArea, tilt]) expect(each).toBeGreaterThanOrEqual(0);
        for (const { area, volume } of spaces) for (const each of [area, volume]) expect(each).toBeGreaterThanOrEqual(0);
        for (const { area } of account) expect(area).toBeGreaterThanOrEqual(0);
      } catch (error) {
        expect(error).toBeInstanceOf(BuildingFileError);
      }
    }),
    { numRuns: runs(400) },
  );
});

/** References of a file that are exchanged: every circle that there can be. */
test("a file with exchanged references is read or refused, and nothing else", () => {
  const plain = writtenIfc(draw({ xs: [4, 3], ys: [5], storeys: [[0, 1]], courts: [], slope: 0, windows: [true, false] }), {
    shape: "composite",
  });
  const references = [...plain.matchAll(/(?<![\n#\d])#\d+/g)];
  const exchange = fc.tuple(fc.nat(references.length - 1), fc.nat(references.length - 1));
  fc.assert(
    fc.property(fc.array(exchange, { minLength: 1, maxLength: 30 }), (exchanges) => {
      const targets = new Map(exchanges.map(([from, to]) => [from, references[to]![0]]));
      let index = 0;
      const text = plain.replaceAll(/(?<![\n#\d])#\d+/g, (match) => targets.get(index++) ?? match);
      try {
        expect(readIfc(text).spaces.length).toBeGreaterThanOrEqual(0);
      } catch (error) {
        expect(error).toBeInstanceOf(BuildingFileError);
      }
    }),
    { numRuns: runs(400) },
  );
});
