import fc from "fast-check";
import { all, create } from "mathjs";
import { describe, expect, test } from "vitest";
import { octaveBands } from "../src/acoustics/index.ts";
import { acousticFunctions } from "../src/acoustics/sheetFunctions.ts";
import { catalogue } from "../src/catalogue.ts";
import {
  callsIn,
  mathFunctions,
  parseExpression,
  type FunctionBranch,
  type FunctionEquation,
  type SheetFunction,
} from "../src/kernel/index.ts";
import { close, functionsOf } from "./laws/sheets.ts";

/** The formulas that a sheet shows of the functions it calls, evaluated by an independent library, give what the functions give. */
const math = create(all!, { predictable: true });

/** Arguments by the symbols that definitions give them, within which every function answers. */
const ranges: Readonly<Record<string, readonly [number, number]>> = {
  t: [-20, 50],
  t_wb: [-25, 30],
  W: [0, 0.002],
  p: [80_000, 105_000],
  z: [-400, 4000],
  M: [1, 12],
  h: [0, 86_400],
  L: [-60, 60],
  LON: [-180, 180],
  TZ: [-12, 14],
  w: [0.3, 0.6],
  h_g: [0.5, 3],
  d_o: [0, 2],
  g_o: [0, 1],
  β: [5, 80],
  φ: [170, 190],
  ψ: [120, 240],
  Re: [500, 1e7],
  Pr: [0.5, 10],
  r: [0, 0.05],
  Q: [0.01, 5],
  R: [0.2, 5],
  ε: [0, 0.003],
  ρ: [0.9, 1.3],
  μ: [1.5e-5, 2e-5],
  D_e: [0.3, 0.6],
  H: [0.15, 0.3],
  C_L: [1, 48],
  C: [60, 160],
  K_1: [1, 1000],
  K_inf: [0.1, 5],
  K_i: [0.01, 2],
  K_d: [1, 5],
  D: [0.01, 0.5],
  d_n: [0.015, 0.5],
  RH: [0.02, 1],
  t_w: [18, 29],
  v: [0.88, 1],
  p_s: [10, 50_000],
  h_f: [1000, 50_000],
  X: [0.015, 0.03],
  t_e: [20, 30],
  W_e: [0.01, 0.014],
  w_e: [0, 0.001],
  t_l: [10, 14],
  W_l: [0.007, 0.008],
  q_es: [5000, 9000],
  q_el: [1000, 8000],
  RH_l: [0.3, 0.9],
  h_st: [2_600_000, 2_700_000],
  ν: [1e-6, 1e-4],
  Q_B: [0.001, 0.1],
  H_B: [5, 80],
  N: [10, 60],
  A_e: [0.005, 2],
  A_p: [0.05, 0.5],
  S_p: [5, 50],
  α_p: [0.05, 1],
  r_p: [0.5, 5],
  θ_p: [0, 80],
  V_r: [20, 400],
  r_r: [0.5, 10],
  H_c: [2.4, 6],
  A_c: [20, 500],
  N_c: [4, 40],
  V_d: [0.5, 30],
};
/** Arguments that take certain numbers only: the octave bands. */
const certain: Readonly<Record<string, readonly number[]>> = { f_b: octaveBands };
const wholeNumbers: ReadonlySet<string> = new Set(["M"]);

const explanations = await Promise.all(catalogue.map((each) => each.explanation()));
const functions: Readonly<Record<string, SheetFunction>> = Object.assign(
  {},
  acousticFunctions,
  ...explanations.map((each) => each.functions),
);
const callable = functionsOf(functions);

function follow(equations: readonly FunctionEquation[], values: Record<string, number>): number {
  let last = Number.NaN;
  for (const { symbol, expression } of equations) {
    last = math.evaluate(expression, { ...callable, ...values }) as number;
    values[symbol] = last;
  }
  return last;
}

/** The value by the branch that holds; `undefined` where none says that it does. */
function byBranches(branches: readonly FunctionBranch[], given: Readonly<Record<string, number>>): number | undefined {
  for (const { when, equations } of branches) {
    const values = { ...given };
    const value = follow(equations, values);
    if (!when || (values[when.symbol]! >= (when.min ?? -Infinity) && values[when.symbol]! < (when.max ?? Infinity))) return value;
  }
  return undefined;
}

describe("the displayed formula of a function gives the same value as the function:", () => {
  test.each(Object.entries(functions).filter(([, { definition }]) => definition.by !== "table"))(
    "%s",
    (_name, { definition, evaluate }) => {
      if (definition.by === "table") return;
      const arbitraryOf = (symbol: string): fc.Arbitrary<number> => {
        if (certain[symbol]) return fc.constantFrom(...certain[symbol]);
        const [min, max] = ranges[symbol] ?? expect.fail(`no range for ${symbol}`);
        return wholeNumbers.has(symbol) ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
      };
      let answered = 0;
      fc.assert(
        fc.property(fc.tuple(...definition.arguments.map(arbitraryOf)), (values) => {
          let expected: number;
          try {
            expected = evaluate(...values);
          } catch {
            return;
          }
          const given = Object.fromEntries(definition.arguments.map((symbol, index) => [symbol, values[index]!]));
          if (definition.by === "equations") {
            const actual = byBranches(definition.branches, given);
            expect(actual, "a branch holds").toBeDefined();
            expect(close(actual!, expected, 1e-7, 1e-3), `${JSON.stringify(given)}: ${actual} and ${expected}`).toBe(true);
          } else {
            const solved = { ...given, [definition.unknown]: expected };
            follow(definition.equations, solved);
            const [left, right] = definition.balance;
            const balance = math.evaluate(right, { ...callable, ...solved }) as number;
            expect(close(balance, solved[left]!, 1e-7, 1e-2), `${JSON.stringify(solved)}: ${solved[left]} and ${balance}`).toBe(true);
          }
          answered++;
        }),
      );
      expect(answered).toBeGreaterThan(20);
    },
  );
});

test("what a definition calls is defined too", () => {
  for (const [name, { definition }] of Object.entries(functions)) {
    if (definition.by === "table") continue;
    const equations = definition.by === "equations" ? definition.branches.flatMap((branch) => branch.equations) : definition.equations;
    const texts = [...equations.map(({ expression }) => expression), ...(definition.by === "solving" ? [definition.balance[1]] : [])];
    for (const called of texts.flatMap((text) => callsIn(parseExpression(text))))
      expect(called in functions || called in mathFunctions, `${name} calls ${called}`).toBe(true);
  }
});
