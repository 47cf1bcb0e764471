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
export type Unknown = {
  readonly kind: "unknown";
  readonly touched: ReadonlySet<string>;
  readonly member?: (name: string) => RuleValue;
};

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

/** A set keeps the first of elements that are equal. */
export function ruleSet(elements: Iterable<RuleValue>): RuleValue {
  const distinct: RuleValue[] = [];
  for (const element of elements) if (!includes(distinct, element)) distinct.push(element);
  return { kind: "set", elements: distinct };
}

export function unknownFrom(...parts: readonly Unknown[]): Unknown {
  return { kind: "unknown", touched: new Set(parts.flatMap(({ touched }) => [...touched])) };
}

export function includes(elements: readonly RuleValue[], value: RuleValue): boolean {
  return elements.some((element) => ruleEquals(element, value));
}

/** Values of different types are not equal, save that an int and a float are compared as numbers. */
export function ruleEquals(left: RuleValue, right: RuleValue): boolean {
  if (left.kind === "int" && right.kind === "float")
    return Number.isFinite(right.float) && left.int - BigInt(Math.trunc(right.float)) === 0n && Number.isInteger(right.float);
  if (left.kind === "float" && right.kind === "int") return ruleEquals(right, left);
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
      return sameElements(left.elements, (right as KindOf<"list">).elements);
    case "set": {
      const { elements } = right as KindOf<"set">;
      return left.elements.length === elements.length && left.elements.every((element) => includes(elements, element));
    }
    case "map":
      return sameEntries(left.entries, (right as KindOf<"map">).entries);
    case "map_diff":
      return (
        sameEntries(left.subject, (right as KindOf<"map_diff">).subject) &&
        sameEntries(left.compared, (right as KindOf<"map_diff">).compared)
      );
    case "unknown":
      return false;
  }
}

function sameElements(left: readonly RuleValue[], right: readonly RuleValue[]): boolean {
  return left.length === right.length && left.every((element, index) => ruleEquals(element, right[index]!));
}

function sameEntries(left: RuleMap, right: RuleMap): boolean {
  if (left.size !== right.size) return false;
  for (const [key, value] of left) {
    const other = right.get(key);
    if (other === undefined || !ruleEquals(value, other)) return false;
  }
  return true;
}

export function isOfType(value: Exclude<RuleValue, Unknown>, type: TypeName): boolean {
  if (type === "number") return value.kind === "int" || value.kind === "float";
  return value.kind === type;
}
