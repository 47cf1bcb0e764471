import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { OutOfRangeError } from "../refusals/errors.ts";
import { readReference } from "../../test/reference/readReference.ts";
import { convert, fromSI, toSI, unitSymbol } from "./convert.ts";
import { UnitMismatchError, UnknownUnitError } from "./errors.ts";
import { add, fromDouble, multiply, type Rational } from "./rational.ts";
import { exactLine, spellingKey, unitNamed, unitsSpelt } from "./table.ts";
import { definitions, spellings, symbols, unitGroups, zeros, type UnitId } from "./units.ts";

const groups = Object.values(unitGroups) as readonly (readonly UnitId[])[];
const units = groups.flat();
const pairs = groups.flatMap((ids) => ids.flatMap((from) => ids.map((to) => [from, to] as const)));

/** Distance to the next double away from zero. */
function ulp(value: number): number {
  if (Math.abs(value) < 2 ** -1022) return 2 ** -1074;
  let exponent = Math.floor(Math.log2(Math.abs(value)));
  if (2 ** exponent > Math.abs(value)) exponent -= 1;
  if (2 ** (exponent + 1) <= Math.abs(value)) exponent += 1;
  return 2 ** (exponent - 52);
}

/** Whether no double lies nearer to the exact value, by integers alone. */
function isNearest(result: number, [n, d]: Rational): boolean {
  const miss = (candidate: number): bigint => {
    const [p, q] = fromDouble(candidate);
    const gap = n * q - p * d;
    // All candidates are brought to one denominator, so that numerators compare.
    return ((gap < 0n ? -gap : gap) << 1200n) / q;
  };
  const difference = miss(result);
  const step = ulp(result);
  return difference <= miss(result + step) && difference <= miss(result - step) && difference <= miss(result - step / 2);
}

// Values for which no conversion leaves the range of normal doubles; both signs and zero.
const anyValue = fc
  .oneof(
    fc.double({ min: -1e12, max: 1e12, noNaN: true }),
    fc.double({ min: -1000, max: 1000, noNaN: true }),
    fc.integer({ min: -100000, max: 100000 }),
    fc.tuple(fc.integer({ min: -99999, max: 99999 }), fc.integer({ min: 0, max: 6 })).map(([digits, places]) => digits / 10 ** places),
  )
  .filter((value) => value === 0 || Math.abs(value) > 1e-200);

describe("a conversion", () => {
  test("is the double nearest to the exact result, for every pair of units", () => {
    fc.assert(
      fc.property(fc.constantFrom(...pairs), anyValue, ([from, to], value) => {
        const { factor, zero } = exactLine(from, to);
        const exact = add(multiply(fromDouble(value), factor), zero);
        expect(isNearest(convert(value, from, to), exact), `${value} ${from} in ${to}`).toBe(true);
      }),
      { numRuns: runs(2000) },
    );
  });

  test("stays nearest where the result is a tie or cancels, which two doubles cannot tell", () => {
    // Multiples of the denominators put exact ties in reach: 9 °F steps, 5⁄9, 3 ft in a yard, 7000 grains.
    const multiples = fc
      .tuple(fc.constantFrom(1, 3, 5, 7, 9, 25, 127, 7000, 45359237), fc.maxSafeInteger())
      .map(([k, n]) => k * Math.trunc(n / k));
    fc.assert(
      fc.property(fc.constantFrom(...pairs), multiples, fc.constantFrom(1, 2 ** -20, 2 ** -45), ([from, to], whole, scale) => {
        const value = whole * scale;
        const { factor, zero } = exactLine(from, to);
        expect(isNearest(convert(value, from, to), add(multiply(fromDouble(value), factor), zero)), `${value} ${from} in ${to}`).toBe(true);
      }),
      { numRuns: runs(1500) },
    );
    for (let f = 31.9999; f < 32.0001; f += 0.00001) {
      const { factor, zero } = exactLine("degF", "degC");
      expect(isNearest(convert(f, "degF", "degC"), add(multiply(fromDouble(f), factor), zero))).toBe(true);
    }
  });

  test("there and back gives the value within its last bit, for every pair of units", () => {
    fc.assert(
      fc.property(fc.constantFrom(...pairs), anyValue, ([from, to], value) => {
        const there = convert(value, from, to);
        const back = convert(there, to, from);
        // Where both scales share their zero the two roundings add up to less than 1.5 ulp, so to one step at most. With another zero,
        // what the value there could not hold (half its ulp, scaled back) is lost as well: 1e-20 °C is 32 °F.
        const shifted = zeros[from] === zeros[to] ? 0 : (ulp(there) / 2) * scale(to, from);
        expect(Math.abs(back - value), `${value} ${from} in ${to}`).toBeLessThanOrEqual(ulp(value) + shifted);
      }),
      { numRuns: runs(3000) },
    );
  });

  test("to its own unit changes nothing", () => {
    fc.assert(fc.property(fc.constantFrom(...units), anyValue, (unit, value) => convert(value, unit, unit) === value));
  });

  test("keeps order: a larger value never becomes a smaller one", () => {
    fc.assert(
      fc.property(fc.constantFrom(...pairs), anyValue, anyValue, ([from, to], a, b) => {
        expect(Math.sign(convert(Math.max(a, b), from, to) - convert(Math.min(a, b), from, to))).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

function scale(from: UnitId, to: UnitId): number {
  const [n, d] = exactLine(from, to).factor;
  return Number(n) / Number(d);
}

describe("factors agree with NIST SP 811 (2008), appendix B.8, to the seven digits printed", () => {
  test.each<[UnitId, UnitId, number]>([
    ["in", "m", 2.54e-2],
    ["ft", "m", 3.048e-1],
    ["yd", "m", 9.144e-1],
    ["mi", "m", 1.609344e3],
    ["mil", "mm", 2.54e-2],
    ["ft2", "m2", 9.290304e-2],
    ["in2", "m2", 6.4516e-4],
    ["ft3", "m3", 2.831685e-2],
    ["in3", "m3", 1.638706e-5],
    ["gal", "m3", 3.785412e-3],
    ["cfm", "m3/s", 4.719474e-4],
    ["ft3/s", "m3/s", 2.831685e-2],
    ["gpm", "m3/s", 6.30902e-5],
    ["fpm", "m/s", 5.08e-3],
    ["mph", "m/s", 4.4704e-1],
    ["lb", "kg", 4.535924e-1],
    ["oz", "kg", 2.834952e-2],
    ["lb/h", "kg/s", 1.259979e-4],
    ["lb/min", "kg/s", 7.559873e-3],
    ["lb/ft2", "kg/m2", 4.882428],
    ["lb/ft", "kg/m", 1.488164],
    ["lb/ft3", "kg/m3", 1.601846e1],
    ["lb/gal", "kg/m3", 1.198264e2],
    ["ft3/lb", "m3/kg", 6.242796e-2],
    ["Btu", "J", 1.055056e3],
    ["Btu/h", "W", 2.930711e-1],
    ["therm", "J", 1.05506e8],
    ["tonR", "W", 3.516853e3],
    ["hp", "W", 7.456999e2],
    ["kcal/h", "W", 1.163],
    ["kWh", "J", 3.6e6],
    ["Btu/(h ft2)", "W/m2", 3.154591],
    ["W/ft2", "W/m2", 1.07639104e1],
    ["Btu/(h ft2 degF)", "W/(m2 K)", 5.678263],
    ["h ft2 degF/Btu", "m2 K/W", 1.761102e-1],
    ["Btu/(h ft degF)", "W/(m K)", 1.730735],
    // The reciprocal of the row above.
    ["h ft degF/Btu", "m K/W", 1 / 1.730735],
    // The reciprocal of a temperature difference, 5/9 K.
    ["1/degF", "1/K", 1.8],
    ["Btu in/(h ft2 degF)", "W/(m K)", 1.442279e-1],
    ["Btu/lb", "J/kg", 2.326e3],
    ["Btu/(lb degF)", "J/(kg K)", 4.1868e3],
    ["Btu/(lb degR)", "J/(kg K)", 4.1868e3],
    ["Btu/degF", "J/K", 1.899101e3],
    ["psi", "Pa", 6.894757e3],
    ["atm", "Pa", 1.01325e5],
    ["bar", "Pa", 1e5],
    ["inH2O", "Pa", 2.490889e2],
    ["ftH2O", "Pa", 2.989067e3],
    ["mmH2O", "Pa", 9.80665],
    ["inHg", "Pa", 3.386389e3],
    ["mmHg", "Pa", 1.333224e2],
    ["lb/(ft h)", "Pa s", 4.133789e-4],
    ["lb/(ft s)", "Pa s", 1.488164],
    ["ft2/s", "m2/s", 9.290304e-2],
    ["ft2/h", "m2/s", 2.58064e-5],
    ["rad", "deg", 57.29578],
    ["deltaF", "deltaK", 5.555556e-1],
    ["yr", "s", 3.1536e7],
  ])("1 %s in %s", (from, to, printed) => {
    // Half a unit of the seventh digit, or exact where the print is shorter.
    expect(Math.abs(convert(1, from, to) / printed - 1)).toBeLessThan(printed === 1.05506e8 ? 5e-6 : 5.01e-7);
  });
});

describe("exact definitions come out exactly", () => {
  test.each<[number, UnitId, number, UnitId]>([
    [1, "in", 25.4, "mm"],
    [1, "gal", 231, "in3"],
    [1, "gal", 3.785411784, "L"],
    [1, "lb", 453.59237, "g"],
    [1, "Btu", 1055.05585262, "J"],
    [1, "Btu/lb", 2326, "J/kg"],
    [1, "Btu/(lb degF)", 4186.8, "J/(kg K)"],
    [1, "tonR", 12000, "Btu/h"],
    [1, "MBH", 1000, "Btu/h"],
    [1, "tonR h", 12000, "Btu"],
    [10, "therm", 1, "MMBtu"],
    [1, "inH2O", 249.08891, "Pa"],
    [1, "ftH2O", 2989.06692, "Pa"],
    [1, "mmHg", 133.322387415, "Pa"],
    [1, "ftH2O/100ft", 98.0665, "Pa/m"],
    [1, "ftH2O", 12, "inH2O"],
    [1, "mH2O", 1000, "mmH2O"],
    [7000, "gr/lb", 1, "kg/kg"],
    [1, "cfm", 0.0004719474432, "m3/s"],
    [0, "degC", 32, "degF"],
    [100, "degC", 212, "degF"],
    [-40, "degC", -40, "degF"],
    [32, "degF", 0, "degC"],
    [0, "degC", 273.15, "K"],
    [0, "degC", 491.67, "degR"],
    [0, "K", -459.67, "degF"],
    [9, "deltaF", 5, "deltaK"],
    [18, "degF d", 10, "K d"],
    [1, "yr", 8760, "h"],
    [1, "1/h", 1 / 3600, "1/s"],
    [50, "%", 0.5, "unitless"],
    [420, "ppm", 0.00042, "unitless"],
    [1, "person/100m2", 0.01, "person/m2"],
    [180, "deg", Math.PI, "rad"],
    [1, "money/kWh", 1000, "money/MWh"],
    [1, "kg/kWh", 1000, "g/kWh"],
    [1, "kW/(m3/s)", 1, "W/(L/s)"],
  ])("%d %s is %d %s", (value, from, expected, to) => {
    expect(convert(value, from, to)).toBe(expected);
  });

  test("an energy efficiency ratio is 3.412 times the coefficient of performance", () => {
    // 1 W = 3.412 141 633 Btu/h (ASHRAE Fundamentals, units and conversions: 3.412).
    expect(convert(1, "W/W", "Btu/(W h)")).toBeCloseTo(3.412141633, 9);
    expect(convert(0.6, "kW/tonR", "kW/kW")).toBeCloseTo(0.6 / 3.516853, 7);
  });

  test("Kv is 0.865 Cv (IEC 60534-2-1)", () => {
    expect(Math.abs(convert(1, "Cv", "Kv") - 0.865)).toBeLessThan(5e-4);
    // Same definition by another route: one gpm at one psi through Kv = q √(bar/Δp).
    expect(convert(1, "Cv", "Kv")).toBeCloseTo(convert(1, "gpm", "m3/h") / Math.sqrt(convert(1, "psi", "bar")), 14);
  });
});

describe("the datum of moist-air enthalpy", () => {
  test("moves with the unit: dry air has none at 0 °C in kJ/kg and at 0 °F in Btu/lb", () => {
    expect(convert((1.006 * -160) / 9, "kJ/kgda", "Btu/lbda")).toBeCloseTo(0, 13);
    // ASHRAE Fundamentals ch. 1 (I-P): dry air at 32 °F has 0.240 × 32 Btu/lb; 0.240 is 1.006/4.1868 rounded, 0.12 % apart.
    expect(Math.abs(convert(0, "kJ/kgda", "Btu/lbda") / (0.24 * 32) - 1)).toBeLessThan(0.0012);
  });

  test("gives the inch-pound equation of ASHRAE within the rounding of its coefficients", () => {
    for (const row of readReference<{ tdb_F: number }>("psychrometrics_ip").cases) {
      const { W_lb_per_lb: w, h_Btu_per_lbda: printed } = row.out;
      if (w === undefined || printed === undefined) continue;
      const t = convert(row.in.tdb_F, "degF", "degC");
      const si = 1.006 * t + w * (2501 + 1.86 * t);
      // 0.240 against 1.006/4.1868 is 0.12 %, 1061 + 0.444 t against 2501 + 1.86 t up to 0.05 %.
      expect(Math.abs(convert(si, "kJ/kgda", "Btu/lbda") - printed)).toBeLessThan(0.02 + 0.0015 * Math.abs(printed));
    }
  });

  test("is not mixed with enthalpies that keep their datum", () => {
    expect(() => convert(1, "kJ/kg", "Btu/lbda")).toThrow(UnitMismatchError);
  });
});

describe("names of units", () => {
  test.each([
    ["m³/h", "m3/h"],
    ["CFM", "cfm"],
    ["ft³/min", "cfm"],
    ["°F", "degF"],
    ["F", "degF"],
    ["deg F", "degF"],
    ["degrees C", "degC"],
    ["℃", "degC"],
    ["tons", "tonR"],
    ["ton", "tonR"],
    ["in.wg", "inH2O"],
    ["in wg", "inH2O"],
    ["in. w.g.", "inH2O"],
    ["inwg", "inH2O"],
    ["iwg", "inH2O"],
    ["IN WC", "inH2O"],
    ["in H₂O", "inH2O"],
    ["ft of water", undefined],
    ["ft WG", "ftH2O"],
    ["in.wg/100 ft", "inH2O/100ft"],
    ["in. w.g. per 100 ft", "inH2O/100ft"],
    ["ft/100 ft", "ftH2O/100ft"],
    ["BTU/hr", "Btu/h"],
    ["Btuh", "Btu/h"],
    ["BTU/hr-ft2-F", "Btu/(h ft2 degF)"],
    ["Btu/h/ft²/°F", "Btu/(h ft2 degF)"],
    ["W/m²K", "W/(m2 K)"],
    ["W/m²·°C", "W/(m2 K)"],
    ["m²K/W", "m2 K/W"],
    ["kJ/kg·K", "kJ/(kg K)"],
    ["L/s per person", "L/(s person)"],
    ["l/s/m²", "L/(s m2)"],
    ["US gpm", "gpm"],
    ["sq ft", "ft2"],
    ["cu. ft", "ft3"],
    ["µm", "um"],
    ["μm", "um"],
    ["€/kWh", "money/kWh"],
    ["MW", "MW"],
    ["kw", "kW"],
    ["mW", undefined],
    ["mJ", undefined],
    ["mPa", undefined],
    ["", undefined],
    ["constructor", undefined],
  ])("%s is %s", (name, id) => {
    if (id === undefined) expect(() => unitNamed(name)).toThrow(UnknownUnitError);
    else expect(unitNamed(name).id).toBe(id);
  });

  test("every id and every symbol is understood as its own unit, where a quantity of its group is read", () => {
    for (const id of units) {
      expect(unitNamed(id).id).toBe(id);
      expect(unitsSpelt(id).map((unit) => unit.id)).toContain(id);
      const symbol = unitSymbol(id);
      if (symbol)
        expect(
          unitsSpelt(symbol).map((unit) => unit.id),
          symbol,
        ).toContain(id);
    }
  });

  test("no spelling means two units of one group", () => {
    for (const ids of groups) {
      const seen = new Map<string, string>();
      for (const id of ids) {
        for (const key of new Set([id, unitSymbol(id), ...(spellings[id]?.split(" ") ?? [])].map(spellingKey))) {
          expect(key === "" ? undefined : seen.get(key), `${key} of ${id}`).toBeUndefined();
          seen.set(key, id);
        }
      }
    }
  });

  test("ids are ASCII, distinct, and every exception belongs to a unit or a word in one", () => {
    expect(new Set(units).size).toBe(units.length);
    for (const id of units) expect(id).toMatch(/^[\x20-\x7e]+$/);
    for (const key of [...Object.keys(symbols), ...Object.keys(spellings), ...Object.keys(zeros)]) expect(units).toContain(key);
    const words = new Set([...units, ...Object.values(definitions)].flatMap((text) => text.match(/[A-Za-z]*H2O|[A-Za-z%]+/g) ?? []));
    for (const key of Object.keys(definitions)) expect(words).toContain(key);
  });

  test("the table has spellings in their folded form", () => {
    for (const text of Object.values(spellings)) for (const word of text.split(" ")) expect(spellingKey(word)).not.toBe("");
  });

  test("symbols are typeset", () => {
    expect(units.map(unitSymbol).filter((symbol) => /deg|H2|[a-z][23]|money|\bu[mP]/.test(symbol))).toEqual([]);
    expect(unitSymbol("Btu/(h ft2 degF)")).toBe("Btu/(h·ft²·°F)");
    expect(unitSymbol("inH2O/100ft")).toBe("in.wg/100 ft");
    expect(unitSymbol("person/1000ft2")).toBe("people/1000 ft²");
    expect(unitSymbol("m3/h")).toBe("m³/h");
  });
});

describe("a conversion that has no answer is refused by name", () => {
  test("between units of different things", () => {
    expect(() => convert(1, "W", "Pa")).toThrow(new UnitMismatchError("W", "Pa"));
    expect(() => convert(1, "degF", "deltaK")).toThrow(UnitMismatchError);
    expect(convert(18, "°F", "deltaK")).toBe(10);
  });

  test("for any two units from different groups", () => {
    fc.assert(
      fc.property(fc.constantFrom(...units), fc.constantFrom(...units), (from, to) => {
        fc.pre(unitNamed(from).group !== unitNamed(to).group);
        expect(() => convert(1, from, to)).toThrow(UnitMismatchError);
      }),
    );
  });

  test("for an unknown unit on either side", () => {
    expect(() => convert(1, "furlong", "m")).toThrow(new UnknownUnitError("furlong"));
    expect(() => convert(1, "m", "furlong")).toThrow("furlong is not a known unit");
  });

  test("for a value or result that is not a finite number", () => {
    for (const value of [NaN, Infinity, -Infinity]) expect(() => convert(value, "W", "kW")).toThrow(OutOfRangeError);
    expect(() => convert(1e308, "km", "m")).toThrow(OutOfRangeError);
  });
});

test("toSI and fromSI go through the unit that physics computes in", () => {
  expect(toSI(1, "ft")).toBe(0.3048);
  expect(toSI(212, "°F")).toBe(100);
  expect(fromSI(3516.8528420667, "tonR")).toBeCloseTo(1, 12);
});
