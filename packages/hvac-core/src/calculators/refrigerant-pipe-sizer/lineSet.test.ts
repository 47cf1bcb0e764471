import { describe, expect, test } from "vitest";
import { refrigerantPipeSizer as sizer } from "./index.ts";
import type { RefrigerantPipeSizerInput } from "./schema.ts";

type Line = NonNullable<RefrigerantPipeSizerInput["lines"]>[number];

function answer(input: RefrigerantPipeSizerInput) {
  const outcome = sizer.calculate({ unitSystem: "Metric", refrigerant: "R410A", capacity: 20, ...input });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome;
}

/** Messages by code, with plain spaces between numbers and units. */
const about = (input: RefrigerantPipeSizerInput): Readonly<Record<string, string>> =>
  Object.fromEntries(answer(input).warnings.map(({ code, message }) => [code, message.replaceAll(/\s/g, " ")]));

/** A condensing unit above its evaporator (or below it), in two lengths each way. */
function split(length: number, lift: number, more: Partial<Line> = {}): readonly Line[] {
  const rest = length - Math.abs(lift);
  return [
    { id: "along", kind: "suction", length: rest, ...more },
    { id: "riser", kind: "suction", length: Math.abs(lift) || 1, rise: lift, ...more },
    { id: "liquid", kind: "liquid", length, rise: -lift, ...more },
  ];
}

describe("what the equipment allows", () => {
  test.each([
    ["length", "line-length", { maximumLength: 30 }, split(30, 10), split(30.1, 10)],
    ["lift with the outdoor unit above", "lift-above", { maximumLiftAbove: 10 }, split(30, 10), split(30, 10.1)],
    ["lift with the outdoor unit below", "lift-below", { maximumLiftBelow: 10 }, split(30, -10), split(30, -10.1)],
  ] as const)("gives no warning at its limit of %s, and one just beyond", (_, code, limit, within, exceeded) => {
    expect(about({ ...limit, lines: within })[code]).toBeUndefined();
    const warning = answer({ ...limit, lines: exceeded }).warnings.find((each) => each.code === code)!;
    expect(warning.severity).toBe("limit");
    expect(warning.message).toMatch(/0\.1(00)?\sm more than the [13]0\sm that the equipment allows/);
    const used = answer({ ...limit, lines: within }).results;
    expect((used.lengthUsed ?? used.liftUsed)!.value).toBeCloseTo(1, 12);
  });

  test("is exceeded in feet as in metres", () => {
    const imperial = (length: number, lift: number) =>
      about({ unitSystem: "Imperial", capacity: 5, maximumLength: 150, maximumLiftAbove: 50, lines: split(length, lift) });
    expect(Object.keys(imperial(150, 50)).filter((code) => /^(line|lift)-/.test(code))).toEqual([]);
    expect(imperial(151, 50)["line-length"]).toContain("1 ft more than the 150 ft");
    expect(imperial(150, 52)["lift-above"]).toContain("2 ft more than the 50 ft");
    expect(imperial(150, 52)["line-length"]).toBeUndefined();
  });

  test("includes fittings where the manufacturer does, with their share", () => {
    const fittings = [{ id: "f", fitting: "other", equivalentLength: 4, quantity: 2 }] as const;
    const lines: readonly Line[] = [{ id: "s", kind: "suction", length: 30, fittings }];
    expect(about({ lines, maximumEquivalentLength: 38 })["line-equivalent-length"]).toBeUndefined();
    expect(about({ lines, maximumEquivalentLength: 37 })["line-equivalent-length"]).toContain("Fittings are 8 m of it");
    expect(about({ lines, maximumEquivalentLength: 29 })["line-equivalent-length"]).toContain("Place the units closer");
    expect(about({ lines, maximumLength: 30 })["line-length"]).toBeUndefined();
    // The limit that leaves less decides.
    const { results } = answer({ lines, maximumLength: 60, maximumEquivalentLength: 40 });
    expect(results.lengthUsed!.value).toBeCloseTo(38 / 40, 12);
  });

  test("does not reach lines that pass by, nor a circuit without lines", () => {
    const hot: Line = { id: "h", kind: "hotGas", length: 80 };
    expect(answer({ lines: [hot], maximumLength: 10 }).results.lineLength).toBeUndefined();
    expect(about({ lines: [hot, ...split(8, 2)], maximumLength: 10 })["line-length"]).toBeUndefined();
    expect(answer({ maximumLength: 10, maximumLiftAbove: 5 }).results.lengthUsed).toBeUndefined();
  });

  test("is one way: the longest kind, however its lines are divided and in whatever order they are listed", () => {
    const lines = split(40, 6);
    const { results } = answer({ lines, maximumLiftBelow: 5 });
    expect(results.lineLength!.value).toBeCloseTo(40, 12);
    expect(results.liftAbove!.value).toBeCloseTo(6, 12);
    expect(results.liftUsed!.value).toBe(0);
    const turned = answer({ lines: lines.toReversed() }).results;
    expect(turned.lineLength!.value).toBe(results.lineLength!.value);
    expect(turned.liftAbove!.value).toBe(results.liftAbove!.value);
  });
});

describe("without limits of the equipment", () => {
  // Carrier's and Bryant's manuals: long lines beyond 80 ft in all, or 35 ft of lift with the outdoor unit below.
  const imperial = (lines: readonly Line[]) => about({ unitSystem: "Imperial", capacity: 5, lines });

  test("long lines get a warning from 80 ft on", () => {
    expect(imperial(split(80, 10))["long-lines"]).toBeUndefined();
    expect(imperial(split(81, 10))["long-lines"]).toContain("Beyond 80 ft");
    expect(about({ lines: split(24.3, 3) })["long-lines"]).toBeUndefined();
    expect(about({ lines: split(24.5, 3) })["long-lines"]).toContain("Beyond 24.4 m");
    expect(about({ lines: split(24.5, 3), maximumLength: 50 })["long-lines"]).toBeUndefined();
  });

  test("a lift of liquid gets a warning from 35 ft on", () => {
    expect(imperial(split(60, -35))["high-lift"]).toBeUndefined();
    expect(imperial(split(60, -36))["high-lift"]).toContain("36 ft below");
    expect(imperial(split(60, 36))["high-lift"]).toBeUndefined();
  });
});

describe("heights", () => {
  test("that differ between gas and liquid lines get a warning", () => {
    const wrong = split(20, 4).map((line) => (line.kind === "liquid" ? { ...line, rise: 4 } : line));
    const warning = about({ lines: wrong })["heights-apart"]!;
    expect(warning).toContain("rise by 4 m");
    expect(warning).toContain("8 m are missing");
    expect(about({ lines: split(20, 4) })["heights-apart"]).toBeUndefined();
    expect(about({ lines: split(20, 4).filter(({ kind }) => kind === "suction") })["heights-apart"]).toBeUndefined();
  });

  test("count the discharge lines that rise to a condenser separately", () => {
    const { results, warnings } = answer({
      lines: [
        { id: "s", kind: "suction", length: 12, rise: -3 },
        { id: "d", kind: "discharge", length: 20, rise: 12 },
        { id: "l", kind: "liquid", length: 15, rise: -9 },
      ],
    });
    expect(results.liftAbove!.value).toBeCloseTo(9, 12);
    expect(results.liftBelow).toBeUndefined();
    expect(warnings.map(({ code }) => code)).not.toContain("heights-apart");
  });
});
