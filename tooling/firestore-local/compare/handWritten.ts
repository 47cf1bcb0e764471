import { readFileSync } from "node:fs";
import path from "node:path";
import { double, Raw, root, type Encoded } from "./sides.ts";

/** Fields of the document that replace `$name` in `expressions.txt`. */
export const handWrittenFields: Encoded = {
  s: "Hello",
  em: "",
  u: "äö😀",
  n: 5,
  z: 0,
  neg: -7,
  f: 2.5,
  fi: 2,
  nan: Number.NaN,
  inf: Number.POSITIVE_INFINITY,
  nul: null,
  t: true,
  fa: false,
  l: [1, "a", 2.5, true, null, 1],
  le: [],
  ln: [3, 1, 2],
  ls: ["a", "b", "c"],
  lm: [{ a: 1 }],
  m: { a: 1, b: { c: "x" }, d: [1, 2] },
  me: {},
  "we ird": 1,
  ts: new Date("2024-02-29T13:14:15.678Z"),
  tb: new Raw({ timestampValue: "1969-12-31T23:59:59.999999Z" }),
  by: new Uint8Array([0, 255, 97]),
  g: new Raw({ geoPointValue: { latitude: 10.5, longitude: -20 } }),
  r: new Raw({ referenceValue: `${root}/other/o` }),
  big: 9_223_372_036_854_775_807n,
  small: -9_223_372_036_854_775_808n,
  f2: new Raw(double(2)),
  nz: new Raw(double(-0)),
  vec: new Raw({
    mapValue: { fields: { __type__: { stringValue: "__vector__" }, value: { arrayValue: { values: [double(1), double(2)] } } } },
  }),
};

/** The conditions of `expressions.txt`, one a line, those of one kind under a heading. */
export const handWrittenExpressions: readonly string[] = readFileSync(path.join(import.meta.dirname, "expressions.txt"), "utf8")
  .split("\n")
  .map((line) => line.trim())
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) =>
    line.replaceAll(/\$(\w+)/g, (variable, name: string) =>
      name in handWrittenFields || name === "missing" ? `resource.data.${name}` : variable,
    ),
  );
