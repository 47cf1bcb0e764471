import type { Draw } from "./seed.ts";
import { double, Raw, type Encoded } from "./sides.ts";

/** Types that an expression is drawn for. */
type Type = "text" | "number" | "int" | "bool" | "list" | "map" | "time" | "duration" | "set";

const texts = ["", "a", "b", "abc", "Room 1", "  ", " a ", "2024", "5", "xxxxxxxxxxxx", "A-B_c", "é", "a,b,c", "true", "line\ntwo", "😀"];
const patterns = [
  "a.*",
  "[a-z]+",
  ".*",
  "",
  "(a|b|abc)",
  "[0-9]{1,4}",
  "\\d+",
  "\\w*",
  "a?",
  "^a$",
  "[^a]*",
  ".{0,3}",
  "(?i)ABC",
  "\\s*",
  "[-_,A-Za-z]*",
];
const numbers = [0, 1, 2, 5, -3, 10, 120, 2_147_483_648];
const fieldsOf: Readonly<Partial<Record<Type, readonly string[]>>> = {
  text: ["s", "s2"],
  number: ["n", "n2", "f"],
  int: ["n", "n2"],
  bool: ["b"],
  list: ["l", "ls"],
  map: ["m", "m2"],
  time: ["t", "t2"],
};
const allTypes: readonly Type[] = ["text", "number", "int", "bool", "list", "map", "time"];

const quote = (text: string): string => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'").replaceAll("\n", "\\n")}'`;

/** A document with most of the fields. */
export function drawFields({ pick, chance, times }: Draw): Encoded {
  const map = (values: readonly unknown[]): unknown =>
    Object.fromEntries(["a", "b", "c"].filter(() => chance(0.6)).map((key) => [key, pick(values)]));
  const all = {
    s: pick(texts),
    s2: pick(texts),
    n: pick(numbers),
    n2: pick(numbers),
    f: pick([0.5, 2.5, -1.25, new Raw(double(2))]),
    b: chance(0.5),
    l: times(3, () => pick([1, 2, "a", "b", null, true, 2.5])),
    ls: times(3, () => pick(["a", "b", "c", "d"])),
    m: map([1, "x", null, { d: 1 }, [1]]),
    m2: map([1, "x", null]),
    t: new Date(pick([0, 1e12, 1.7e12, 4e12, -1e11])),
    t2: new Date(pick([0, 1e12, 1.7e12, 4e12])),
    nul: null,
  };
  return Object.fromEntries(Object.entries(all).filter(() => chance(0.93)));
}

/** A condition about `resource.data`, of types that mostly fit. */
export function drawCondition(draw: Draw): string {
  const { pick, chance, times } = draw;

  function literal(type: Type): string {
    switch (type) {
      case "text":
        return quote(pick(texts));
      case "number":
        return pick([...numbers.map(String), "0.5", "2.5", "2.0"]);
      case "int":
        return String(pick(numbers));
      case "bool":
        return pick(["true", "false"]);
      case "list":
        return `[${times(3, () => pick(["1", "2", "'a'", "'b'", "null", "true", "2.5"])).join(", ")}]`;
      case "set":
        return `${literal("list")}.toSet()`;
      case "map":
        return `{${["a", "b", "c"]
          .filter(() => chance(0.6))
          .map((key) => `'${key}': ${pick(["1", "'x'", "null"])}`)
          .join(", ")}}`;
      case "time":
        return pick(["request.time", "timestamp.date(2020, 1, 1)", "timestamp.value(0)", "timestamp.value(1700000000000)"]);
      case "duration":
        return pick(["duration.value(1, 'h')", "duration.value(-1, 'd')", "duration.time(1, 2, 3, 4)"]);
    }
  }

  function field(type: Type): string {
    if (chance(0.06)) return "resource.data.missing";
    const name = pick(fieldsOf[chance(0.05) ? pick(allTypes) : type] ?? ["nul"]);
    return pick([
      `resource.data.${name}`,
      `resource.data.${name}`,
      `resource.data['${name}']`,
      `resource.data.get('${name}', ${literal(type)})`,
    ]);
  }

  function expression(wanted: Type, depth: number): string {
    if (depth <= 0) return chance(0.55) && wanted in fieldsOf ? field(wanted) : literal(wanted);
    const type = chance(0.04) ? pick(allTypes) : wanted;
    const e = (inner: Type): string => expression(inner, depth - 1);
    const forms: Readonly<Record<Type, readonly (() => string)[]>> = {
      bool: [
        () => `(${e("bool")} && ${e("bool")})`,
        () => `(${e("bool")} || ${e("bool")})`,
        () => `!(${e("bool")})`,
        () => `(${e("number")} ${pick(["<", "<=", ">", ">=", "==", "!="])} ${e("number")})`,
        () => `(${e("text")} ${pick(["<", "==", "!=", ">="])} ${e("text")})`,
        () => {
          const compared = pick<Type>(["text", "number", "list", "map", "time", "bool", "set"]);
          return `(${e(compared)} ${pick(["==", "!="])} ${e(compared)})`;
        },
        () => `(${e(pick(allTypes))} is ${pick(["string", "int", "float", "number", "list", "map", "timestamp", "bool"])})`,
        () => `${e("text")}.matches(${chance(0.9) ? quote(pick(patterns)) : e("text")})`,
        () => `(${pick(["'a'", "1", "'b'", "null", e("text"), e("number")])} in ${e("list")})`,
        () => `(${pick(["'a'", "'b'", e("text")])} in ${e("map")})`,
        () => `${e(pick<Type>(["list", "set"]))}.${pick(["hasAny", "hasAll", "hasOnly"])}(${e("list")})`,
        () => `${e("map")}.keys().${pick(["hasAny", "hasAll", "hasOnly"])}(${pick(["['a']", "['a', 'b']", "[]", e("list")])})`,
        () =>
          `${e("map")}.diff(${e("map")}).${pick(["affectedKeys", "addedKeys", "removedKeys", "changedKeys", "unchangedKeys"])}().hasOnly(${pick(["['a']", "['a','b']", "[]"])})`,
        () => `(${e("time")} ${pick(["<", "<=", ">", "=="])} ${e("time")})`,
        () => `(${e("duration")} ${pick(["<", ">", "=="])} ${e("duration")})`,
        () => `(${e("bool")} ? ${e("bool")} : ${e("bool")})`,
        () => `id(${e("bool")})`,
        () => `(${field(pick(allTypes))} == null)`,
        () => `(${pick(["'s'", "'n'", "'missing'", "'nul'"])} in resource.data)`,
      ],
      text: [
        () => `(${e("text")} + ${e("text")})`,
        () => `${e("text")}.${pick(["lower", "upper", "trim"])}()`,
        () => `${e("text")}.replace(${quote(pick(["a", "[0-9]", "\\s", "b+"]))}, ${quote(pick(["", "x", "-"]))})`,
        () => `string(${e(pick<Type>(["int", "bool", "text"]))})`,
        () => `${e("text")}[${pick(["0:1", "1:2", "0:0", "0"])}]`,
        () => `resource.data.ls[${pick([0, 1])}]`,
        () => `(${e("bool")} ? ${e("text")} : ${e("text")})`,
        () => `${e("map")}.get('a', ${e("text")})`,
        () => `resource.data.ls.join(${e("text")})`,
      ],
      int: [
        () => `${e(pick<Type>(["text", "list", "map", "set"]))}.size()`,
        () => `(${e("int")} ${pick(["+", "-", "*", "/", "%"])} ${e("int")})`,
        () => `int(${e("number")})`,
        () =>
          `${e("time")}.${pick(["year", "month", "day", "hours", "minutes", "seconds", "nanos", "dayOfWeek", "dayOfYear", "toMillis"])}()`,
        () => `math.abs(${e("int")})`,
        () => `-(${e("int")})`,
      ],
      number: [
        () => e("int"),
        () => `(${e("number")} ${pick(["+", "-", "*", "/", "%"])} ${e("number")})`,
        () => `float(${e("number")})`,
        () => `math.${pick(["abs", "ceil", "floor", "round", "sqrt"])}(${e("number")})`,
        () => `resource.data.l[${pick([0, 1, 2])}]`,
        () => `resource.data.m.${pick(["a", "b"])}`,
      ],
      list: [
        () => `${e("list")}.concat(${e("list")})`,
        () => `${e("list")}.removeAll(${e("list")})`,
        () => `${e("map")}.keys()`,
        () => `${e("map")}.values()`,
        () => `${e("text")}.split(',')`,
        () => `[${e("text")}, ${e("int")}]`,
        () => `${e("list")}[${pick(["0:1", "0:2", "1:2"])}]`,
      ],
      set: [
        () => `${e("list")}.toSet()`,
        () => `${e("set")}.${pick(["union", "intersection", "difference"])}(${e("set")})`,
        () => `${e("map")}.diff(${e("map")}).affectedKeys()`,
      ],
      map: [
        () => `{'a': ${e("number")}, 'b': ${e("text")}}`,
        () => `resource.data.m.get('a', ${e("map")})`,
        () => field("map"),
        () => `${e("map")}.get('b', {})`,
      ],
      time: [
        () => `(${e("time")} + ${e("duration")})`,
        () => `${e("time")}.date()`,
        () => field("time"),
        () => `timestamp.value(${e("int")})`,
      ],
      duration: [
        () => `(${e("time")} - ${e("time")})`,
        () => `duration.value(${e("int")}, ${pick(["'s'", "'m'", "'h'", "'d'"])})`,
        () => `${e("time")}.time()`,
        () => `duration.abs(${e("duration")})`,
      ],
    };
    return pick(forms[type])();
  }

  return expression("bool", pick([1, 2, 3]));
}
