/** The types that `is` knows. Source: Firebase, Security Rules reference, "Data type comparison". */
export const typeNames = [
  "bool",
  "bytes",
  "constraint",
  "duration",
  "float",
  "int",
  "latlng",
  "list",
  "map",
  "map_diff",
  "number",
  "path",
  "set",
  "string",
  "timestamp",
] as const;

export type TypeName = (typeof typeNames)[number];

export type RuleMap = ReadonlyMap<string, RuleValue>;

/**
 * What is not known before the documents of a query are looked at. `touched` names the fields of the document that it
 * depends on, "*" standing for the document as a whole; `member` goes on to what a member of it would be.
 */
export type Unknown = { readonly kind: "unknown"; readonly touched: ReadonlySet<string>; readonly member?: (name: string) => RuleValue };

export type RuleValue =
  | { readonly kind: "null" }
  | { readonly kind: "bool"; readonly bool: boolean }
  | { readonly kind: "int"; readonly int: bigint }
  | { readonly kind: "float"; readonly float: number }
  | { readonly kind: "string"; readonly string: string }
  | { readonly kind: "bytes"; readonly bytes: Uint8Array }
  | { readonly kind: "timestamp"; readonly nanos: bigint }
  | { readonly kind: "duration"; readonly nanos: bigint }
  | { readonly kind: "latlng"; readonly latitude: number; readonly longitude: number }
  | { readonly kind: "path"; readonly segments: readonly string[] }
  | { readonly kind: "list"; readonly elements: readonly RuleValue[] }
  | { readonly kind: "set"; readonly elements: readonly RuleValue[] }
  | { readonly kind: "map"; readonly entries: RuleMap }
  | { readonly kind: "map_diff"; readonly subject: RuleMap; readonly compared: RuleMap }
  | Unknown;

export type KindOf<Kind extends RuleValue["kind"]> = Extract<RuleValue, { kind: Kind }>;

export const ruleNull: RuleValue = { kind: "null" };
export const ruleTrue: RuleValue = { kind: "bool", bool: true };
export const ruleFalse: RuleValue = { kind: "bool", bool: false };

export function ruleBool(bool: boolean): RuleValue {
  return bool ? ruleTrue : ruleFalse;
}

export function ruleInt(int: bigint | number): RuleValue {
  return { kind: "int", int: BigInt(int) };
}

export function ruleFloat(float: number): RuleValue {
  return { kind: "float", float };
}

export function ruleString(string: string): RuleValue {
  return { kind: "string", string };
}

export function ruleList(elements: readonly RuleValue[]): RuleValue {
  return { kind: "list", elements };
}

export function ruleMap(entries: Iterable<readonly [string, RuleValue]>): RuleValue {
  return { kind: "map", entries: new Map(entries) };
}

/** A set keeps the first of elements that are equal, an int and a float among them. */
export function ruleSet(elements: Iterable<RuleValue>): RuleValue {
  const distinct: RuleValue[] = [];
  for (const element of elements) if (!distinct.some((earlier) => areEqual(earlier, element, "number"))) distinct.push(element);
  return { kind: "set", elements: distinct };
}

export function unknownFrom(...parts: readonly Unknown[]): Unknown {
  return { kind: "unknown", touched: new Set(parts.flatMap(({ touched }) => [...touched])) };
}

/** Whether a list or set has an element. */
export function includes({ kind, elements }: KindOf<"list" | "set">, value: RuleValue): boolean {
  return elements.some((element) => areEqual(element, value, kind === "set" ? "number" : "type"));
}

/** Result of `==`: an int and a float are compared as floats, but not within a list or map. Source: Google's emulator, 1.19.9. */
export function ruleEquals(left: RuleValue, right: RuleValue): boolean {
  return areEqual(left, right, isNumber(left) && isNumber(right) ? "number" : "type");
}

function isNumber({ kind }: RuleValue): boolean {
  return kind === "int" || kind === "float";
}

/** Whether both are equal, numbers of different types compared as floats ("number") or unequal ("type"). */
export function areEqual(left: RuleValue, right: RuleValue, by: "number" | "type"): boolean {
  if (by === "number" && left.kind === "int" && right.kind === "float") return Number(left.int) === right.float;
  if (by === "number" && left.kind === "float" && right.kind === "int") return left.float === Number(right.int);
  if (left.kind !== right.kind) return false;
  switch (left.kind) {
    case "null":
      return true;
    case "bool":
      return left.bool === (right as KindOf<"bool">).bool;
    case "int":
      return left.int === (right as KindOf<"int">).int;
    case "float":
      return left.float === (right as KindOf<"float">).float;
    case "string":
      return left.string === (right as KindOf<"string">).string;
    case "bytes":
      return Buffer.compare(left.bytes, (right as KindOf<"bytes">).bytes) === 0;
    case "timestamp":
      return left.nanos === (right as KindOf<"timestamp">).nanos;
    case "duration":
      return left.nanos === (right as KindOf<"duration">).nanos;
    case "latlng":
      return left.latitude === (right as KindOf<"latlng">).latitude && left.longitude === (right as KindOf<"latlng">).longitude;
    case "path":
      return left.segments.join("/") === (right as KindOf<"path">).segments.join("/");
    case "list":
      return sameElements(left.elements, (right as KindOf<"list">).elements, by);
    case "set": {
      const other = right as KindOf<"set">;
      return left.elements.length === other.elements.length && left.elements.every((element) => includes(other, element));
    }
    case "map":
      return sameEntries(left.entries, (right as KindOf<"map">).entries, by);
    case "map_diff":
      return (
        sameEntries(left.subject, (right as KindOf<"map_diff">).subject, by) &&
        sameEntries(left.compared, (right as KindOf<"map_diff">).compared, by)
      );
    case "unknown":
      return false;
  }
}

function sameElements(left: readonly RuleValue[], right: readonly RuleValue[], by: "number" | "type"): boolean {
  return left.length === right.length && left.every((element, index) => areEqual(element, right[index]!, by));
}

function sameEntries(left: RuleMap, right: RuleMap, by: "number" | "type"): boolean {
  if (left.size !== right.size) return false;
  for (const [key, value] of left) {
    const other = right.get(key);
    if (other === undefined || !areEqual(value, other, by)) return false;
  }
  return true;
}

export function isOfType(value: Exclude<RuleValue, Unknown>, type: TypeName): boolean {
  if (type === "number") return value.kind === "int" || value.kind === "float";
  return value.kind === type;
}
