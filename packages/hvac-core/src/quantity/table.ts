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

interface Table {
  readonly byId: ReadonlyMap<string, Unit>;
  readonly bySpelling: ReadonlyMap<string, readonly Unit[]>;
}

let built: Table | undefined;

function table(): Table {
  if (built) return built;
  const byId = new Map<string, Unit>();
  const bySpelling = new Map<string, Unit[]>();
  for (const [group, ids] of Object.entries(unitGroups) as [UnitGroup, readonly UnitId[]][]) {
    for (const id of ids) {
      const unit: Unit = { id, group, base: ids[0]!, symbol: symbolOf(id) };
      byId.set(id, unit);
      for (const key of new Set([id, unit.symbol, ...(spellings[id]?.split(" ") ?? [])].map(spellingKey))) {
        if (key) bySpelling.set(key, [...(bySpelling.get(key) ?? []), unit]);
      }
    }
  }
  built = { byId, bySpelling };
  return built;
}

/** The unit with this id. */
export function unitWithId(name: UnitName): Unit | undefined {
  return table().byId.get(name);
}

/** Every unit that a spelling may mean, in the order of the table: `°F` is a temperature and a temperature difference. */
export function unitsSpelt(text: string): readonly Unit[] {
  return (typeof text === "string" && table().bySpelling.get(spellingKey(text))) || [];
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
