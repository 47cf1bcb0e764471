/** Units of measurement of bills, as they are written. */
export const measures = {
  each: "each",
  nr: "nr",
  m: "m",
  m2: "m²",
  m3: "m³",
  kg: "kg",
  t: "t",
  L: "L",
  kW: "kW",
  ft: "ft",
  ft2: "ft²",
  ft3: "ft³",
  yd: "yd",
  yd2: "yd²",
  lb: "lb",
  ton: "short ton",
  gal: "gal",
  tonR: "ton (cooling)",
  set: "set",
  pair: "pair",
  item: "item",
  sum: "sum",
  h: "h",
  day: "day",
  week: "week",
  month: "month",
} as const;

/** A unit in which an item is measured. */
export type Measure = keyof typeof measures;

/** How else the trade writes them: in small letters, without points, blanks and raised digits. */
export const spellingsOfMeasures: Readonly<Record<string, Measure>> = Object.fromEntries(
  Object.entries({
    each: "ea pc pcs pce piece pieces unit units stk st stck stück",
    nr: "no nos no's num number numbers qty #",
    m: "lm lfm m1 m/run linm linearm metre metres meter meters mtr mtrs rm rmt rmtr runningm runningmetre runningmeter",
    m2: "m^2 sqm sqmt sqmtr sm squaremetre squaremeter squaremetres squaremeters",
    m3: "m^3 cum cumt cbm cubicmetre cubicmeter cubicmetres cubicmeters",
    kg: "kgs kgm kilo kilos kilogram kilograms",
    t: "mt tonne tonnes",
    L: "ltr ltrs lit litre litres liter liters",
    ft: "lf lft linft foot feet rft",
    ft2: "ft^2 sf sft sqft squarefoot squarefeet",
    ft3: "ft^3 cf cft cuft cubicfoot cubicfeet",
    yd: "ly yds yard yards",
    yd2: "yd^2 sy sqyd squareyard squareyards",
    lb: "lbs pound pounds",
    ton: "tons shortton",
    gal: "gals gallon gallons usgal",
    tonR: "tr rt ton(cooling) tonsofrefrigeration",
    set: "sets set(s)",
    pair: "pairs pr prs",
    item: "items ls l/s lsum lumpsum lump-sum lump_sum lot",
    sum: "sums psum",
    h: "hr hrs hour hours",
    day: "days d",
    week: "weeks wk wks",
    month: "months mth mths",
  } satisfies Partial<Record<Measure, string>>).flatMap(([measure, spellings]) =>
    spellings.split(" ").map((spelling) => [spelling, measure as Measure]),
  ),
);

/**
 * A unit as it is written: the label of a measure, and any other unit as it stands.
 *
 * @param unit a measure, or a custom unit
 * @returns its text
 * @example
 * ```ts
 * import { measureText } from "@org/hvac-core/costing";
 * measureText("m2"); // "m²"
 * measureText("panel"); // "panel"
 * ```
 */
export const measureText = (unit: string): string => (Object.hasOwn(measures, unit) ? measures[unit as Measure] : unit);

/** Quantities that several units measure. */
const dimensions: Readonly<Record<string, string | undefined>> = {
  m: "length",
  ft: "length",
  yd: "length",
  m2: "area",
  ft2: "area",
  yd2: "area",
  m3: "volume",
  ft3: "volume",
  L: "volume",
  gal: "volume",
  kg: "mass",
  t: "mass",
  lb: "mass",
  ton: "mass",
  kW: "capacity",
  tonR: "capacity",
  h: "time",
  day: "time",
  week: "time",
  month: "time",
};

/**
 * What quantities in a unit of a bill measure, such as a length.
 * @param unit unit of an item; any text
 * @returns undefined where they count things, or the unit says nothing of it
 * @example
 * ```ts
 * import { dimensionOf } from "@org/hvac-core/costing";
 * dimensionOf("yd2"); // "area"
 * dimensionOf("set"); // undefined
 * ```
 */
export const dimensionOf = (unit: string): string | undefined => (Object.hasOwn(dimensions, unit) ? dimensions[unit] : undefined);

/** Whether two units have the same dimension, so that a rate per one is easily taken for a rate per the other. */
export const isSameMeasure = (unit: string, other: string): boolean =>
  unit !== other && dimensionOf(unit) !== undefined && dimensionOf(unit) === dimensionOf(other);
