/** Units of measurement of bills, as they are written. */
export const measures = {
  each: "each",
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
  item: "item",
  h: "h",
  day: "day",
  week: "week",
} as const;

/** A unit in which an item is measured. */
export type Measure = keyof typeof measures;

/** What units measure, where several measure the same. */
const dimensions: Readonly<Partial<Record<Measure, string>>> = {
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
};

/** Whether one quantity may stand in both units, so that a rate per one is easily taken for a rate per the other. */
export const areAlike = (one: Measure, other: Measure): boolean =>
  one !== other && dimensions[one] !== undefined && dimensions[one] === dimensions[other];
