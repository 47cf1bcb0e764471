import { UnknownUnitError } from "./errors.ts";
import { divide, fromDecimal, multiply, subtract, type Rational } from "./rational.ts";
import { definitions, spellings, symbols, unitGroups, zeros, type UnitGroup, type UnitId, type UnitName } from "./units.ts";

export interface Unit {
  readonly id: UnitId;
  readonly group: UnitGroup;
  /** First unit of the group, the one physics computes in. */
  readonly base: UnitId;
  readonly symbol: string;
}

const unity: Rational = [1n, 1n];

/** A word with its power, or a number, after an operator; a bracket after a slash divides by all it holds. */
const factor = /(\/?) ?(?:\(([^)]*)\)|([\d.-]+)|([A-Za-z]*H2O|[A-Za-z%]+)(\d?))/g;

/**
 * The exact value of a unit id or a definition: words and numbers, side by side to multiply, with `/` before a divisor.
 * A number directly after `/` stays with its word: `person/1000ft2`.
 */
export function exactValue(text: string): Rational {
  const definition = definitions[text];
  if (definition) return exactValue(definition);
  let value = unity;
  let dividing = false;
  for (const [match, slash, group, number, word = "", power] of text.matchAll(factor)) {
    dividing = slash === "/" || (dividing && !match.startsWith(" "));
    const base = group ? exactValue(group) : number ? fromDecimal(number) : word in definitions ? exactValue(word) : unity;
    for (let i = 0; i < Number(power || 1); i += 1) value = dividing ? divide(value, base) : multiply(value, base);
  }
  return value;
}

/** The exact straight line `to = from × factor + zero` between two units of one group. */
export function exactLine(from: UnitId, to: UnitId): { readonly factor: Rational; readonly zero: Rational } {
  const scale = exactValue(to);
  return {
    factor: divide(exactValue(from), scale),
    zero: divide(subtract(exactValue(zeros[from] ?? "0"), exactValue(zeros[to] ?? "0")), scale),
  };
}

function symbolOf(id: UnitId): string {
  return (
    symbols[id] ??
    id
      .replace("money", "¤")
      .replace("person/", "people/")
      .replace("tonR", "ton")
      .replace(/(kg|lb)da/, "$1")
      .replace(/deg/g, "°")
      .replace(/\bu(?=m|Pa)/, "µ")
      .replace(/inH2O/, "in.wg")
      .replace(/inHg/, "in.Hg")
      .replace(/(m+|ft)(H2O|Hg)/, "$1 $2")
      .replace("H2O", "H₂O")
      .replace(/ (?=[^H])/g, "·")
      .replace(/([a-z])2/g, "$1²")
      .replace(/([a-z])3/g, "$1³")
      .replace(/(\d00)(?=[fm])/, "$1 ")
  );
}

/**
 * Folds the spellings of a unit to one key: case, spaces, dots, brackets and superscripts do not count. Only M for mega keeps
 * its case, because m would be milli: `mW` is not taken for `MW`.
 */
export function spellingKey(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\p{Sc}|money\b/gu, "¤")
    .replace(/(^|\/)M(?=[WJP])/g, "$1mega")
    .toLowerCase()
    .replace(/\bper\b/g, "/")
    .replace(/\bh(?:ou)?rs?\b/g, "h")
    .replace(/\bsec(?:ond)?s?\b/g, "s")
    .replace(/\by(?:ea)?rs?\b/g, "yr")
    .replace(/people|persons?/g, "p")
    .replace(/degrees?|deg/g, "°")
    .replace(/[\s.·⋅×*()^_-]|°(?=\s*[cfkr])/g, "")
    .replace(/(sq|cu)(ft|in|m)/g, (_, power: string, unit: string) => unit + (power === "sq" ? 2 : 3))
    .replace(/(?<=\/.*)\//g, "")
    .replace(/(\/.*)c$/, "$1k")
    .replace(/[”″]|′′|''/g, '"')
    .replace(/[’′]/g, "'");
}

function unitIn(group: UnitGroup, base: UnitId, id: UnitId): Unit {
  let symbol: string | undefined;
  return {
    id,
    group,
    base,
    get symbol() {
      symbol ??= symbolOf(id);
      return symbol;
    },
  };
}

let unitsById: ReadonlyMap<string, Unit> | undefined;

function byId(): ReadonlyMap<string, Unit> {
  unitsById ??= new Map(
    (Object.entries(unitGroups) as [UnitGroup, readonly UnitId[]][]).flatMap(([group, ids]) =>
      ids.map((id) => [id, unitIn(group, ids[0]!, id)] as const),
    ),
  );
  return unitsById;
}

let unitsBySpelling: Map<string, readonly Unit[]> | undefined;

/** Folding a thousand spellings takes a phone 15 ms, and a page that opens with ids needs none of them. */
function bySpelling(): ReadonlyMap<string, readonly Unit[]> {
  if (unitsBySpelling) return unitsBySpelling;
  unitsBySpelling = new Map();
  for (const unit of byId().values())
    for (const key of new Set([unit.id, unit.symbol, ...(spellings[unit.id]?.split(" ") ?? [])].map(spellingKey)))
      if (key) unitsBySpelling.set(key, [...(unitsBySpelling.get(key) ?? []), unit]);
  return unitsBySpelling;
}

/** The unit with this id. */
export function unitWithId(name: UnitName): Unit | undefined {
  return byId().get(name);
}

/** Every unit that a spelling may mean, in the order of the table: `°F` is a temperature and a temperature difference. */
export function unitsSpelt(text: string): readonly Unit[] {
  return (typeof text === "string" && bySpelling().get(spellingKey(text))) || [];
}

/**
 * The one unit that an id or a spelling names. Where a spelling has several meanings the first in the table counts: `°F` is a temperature.
 *
 * @throws {UnknownUnitError} when nothing is spelt so
 */
export function unitNamed(name: UnitName): Unit {
  const unit = unitWithId(name) ?? unitsSpelt(name)[0];
  if (!unit) throw new UnknownUnitError(name);
  return unit;
}
