import { describe, expect, test } from "vitest";
import { pipeSizer, type PipeInput } from "../index.ts";

type Row = NonNullable<PipeInput["sections"]>[number];

const usual: PipeInput = { unitSystem: "Metric", scope: "system", designTemperatureDifference: 6, fluidTemperature: 10 };
const oneUnit = (more: Partial<Row> = {}): Row[] => [{ id: "a", unit: "flow", flowRate: 2, pipeLength: 10, ...more }];

const calculate = (input: PipeInput) => pipeSizer.calculate({ ...usual, sections: oneUnit(), ...input });

function warningsOf(input: PipeInput) {
  const outcome = calculate(input);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome.warnings;
}
const codes = (input: PipeInput): string[] => warningsOf(input).map(({ code }) => code);

describe("temperatures of supply and return", () => {
  test("of ice are refused at the difference, for cooling and for heating", () => {
    const refusal = (which: string) => ({
      ok: false,
      errors: [{ field: "designTemperatureDifference", message: expect.stringContaining(`the ${which} would be ice`) as string }],
    });
    expect(calculate({ fluidTemperature: 5, designTemperatureDifference: 12 })).toMatchObject(refusal("supply"));
    expect(calculate({ fluidTemperature: 20, designTemperatureDifference: 100, service: "heating" })).toMatchObject(refusal("return"));
    expect(calculate({ fluidTemperature: 3, designTemperatureDifference: 6 }).ok).toBe(true);
    expect(calculate({ fluid: "ethylene", glycolMassFraction: 0.3, fluidTemperature: 0 }).ok).toBe(true);
  });

  test("beyond what any data cover are refused at the difference", () => {
    const beyond = { ok: false, errors: [{ field: "designTemperatureDifference" }] };
    expect(calculate({ service: "heating", fluidTemperature: 170, designTemperatureDifference: 80 })).toMatchObject(beyond);
    expect(
      calculate({
        fluid: "ethylene",
        glycolMassFraction: 0.55,
        fluidTemperature: -30,
        designTemperatureDifference: 80,
        heatExchange: true,
        insulationBy: "standard",
      }),
    ).toMatchObject(beyond);
  });

  test("that boil are warned of by the hotter pipe, those near freezing by the colder one", () => {
    const hot = (designTemperatureDifference: number): PipeInput => ({
      service: "heating",
      fluidTemperature: 95,
      designTemperatureDifference,
    });
    expect(codes(hot(40))).toContain("water-under-pressure");
    expect(codes(hot(4))).not.toContain("water-under-pressure");
    expect(codes({ fluidTemperature: 6, designTemperatureDifference: 6 })).toContain("water-near-freezing");
  });

  test("wear copper by the hotter pipe: 3 ft/s above 60 °C by its handbook", () => {
    const outcome = calculate({
      service: "heating",
      fluidTemperature: 60,
      designTemperatureDifference: 20,
      pipeMaterial: "copperEn1057",
      sections: oneUnit({ flowRate: 3, sizeChoice: "custom", customSize: 64 }),
    });
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
    const [row] = outcome.results.sections!;
    expect(row!.velocityLimit!.value).toBeCloseTo(0.9144, 12);
    expect(row!.velocity!.value).toBeGreaterThan(0.9144);
    expect(outcome.warnings.map(({ code }) => code)).toContain("material-velocity");
  });
});

describe("the tank", () => {
  const heated: PipeInput = {
    service: "heating",
    fluidTemperature: 80,
    designTemperatureDifference: 20,
    tankMethod: "diaphragm",
    staticHeight: 5,
    reliefPressure: 3,
  };

  test("for water less hot or less cold than the pipes has a warning", () => {
    expect(warningsOf({ ...heated, highestTemperature: 60 })).toContainEqual(
      expect.objectContaining({ code: "tank-below-highest-temperature", field: "highestTemperature" }),
    );
    expect(codes({ ...heated, highestTemperature: 90 })).not.toContain("tank-below-highest-temperature");
    const chilled: PipeInput = { ...heated, service: "cooling", fluidTemperature: 10, designTemperatureDifference: 6 };
    expect(codes({ ...chilled, lowestTemperature: 12 })).toContain("tank-above-lowest-temperature");
    expect(codes(chilled)).not.toContain("tank-above-lowest-temperature");
  });

  test("whose temperatures are reversed is refused in words", () => {
    expect(calculate({ ...heated, lowestTemperature: 90, highestTemperature: 60 })).toMatchObject({
      ok: false,
      errors: [{ field: "highestTemperature", message: expect.stringMatching(/must be above the lowest temperature/) as string }],
    });
    expect(calculate({ ...heated, lowestTemperature: 95 })).toMatchObject({
      ok: false,
      errors: [{ field: "lowestTemperature", message: expect.stringMatching(/must be below the highest temperature/) as string }],
    });
  });
});

describe("pipes", () => {
  test("of a series by outside diameter are held to the energy code too: 110 gpm (6.94 L/s) in DN 65 at 8760 h", () => {
    const tube = (pipeMaterial: "copperEn1057" | "steel40", customSize: number, flowRate: number): PipeInput => ({
      pipeMaterial,
      operatingHours: 8760,
      sections: oneUnit({ flowRate, sizeChoice: "custom", customSize }),
    });
    for (const [material, size] of [
      ["steel40", 65],
      ["copperEn1057", 76.1],
    ] as const) {
      expect(codes(tube(material, size, 8))).toContain("energy-code-flow");
      expect(codes(tube(material, size, 6.9))).not.toContain("energy-code-flow");
    }
  });

  test("of a custom size above the maximum velocity", () => {
    const fast: PipeInput = { maxVelocity: 0.5, frictionRate: 2000, sections: oneUnit({ sizeChoice: "custom", customSize: 50 }) };
    expect(warningsOf(fast)).toContainEqual(expect.objectContaining({ code: "above-max-velocity", field: "sections.a.customSize" }));
    expect(codes({ ...fast, maxVelocity: 1 })).not.toContain("above-max-velocity");
  });

  test("of a decoupler for which the series has no size", () => {
    const rows = (circuit: "primary" | "secondary", count: number, flowRate: number): Row[] =>
      Array.from({ length: count }, (_, index) => ({ id: `${circuit}${index}`, circuit, unit: "flow", flowRate, pipeLength: 5 }));
    const loops = (flow: number): PipeInput => ({
      systemKind: "primarySecondary",
      pipeMaterial: "copperEn1057",
      decouplerLength: 2,
      sections: [...rows("primary", 6, flow), ...rows("secondary", 5, flow)],
    });
    expect(warningsOf(loops(80))).toContainEqual(expect.objectContaining({ code: "decoupler-beyond-series", field: "decouplerLength" }));
    expect(codes(loops(5))).not.toContain("decoupler-beyond-series");
  });

  test("of two pumps, one of which serves no units, get one warning, and no pump of 0 m is given", () => {
    const lonely = (circuit: "primary" | "secondary"): PipeInput => ({ systemKind: "primarySecondary", sections: oneUnit({ circuit }) });
    expect(codes(lonely("secondary"))).toEqual(["circuit-without-units"]);
    expect(codes(lonely("primary"))).toEqual(["circuit-without-units"]);
    const outcome = calculate(lonely("primary"));
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
    expect(pipeSizer.answer(outcome)).toMatch(/no units/);
    expect(pipeSizer.answer(outcome)).not.toMatch(/\b0\b/);
  });

  test("of open systems without lift get a warning", () => {
    expect(codes({ systemKind: "open" })).toContain("no-static-lift");
    expect(codes({ systemKind: "open", staticLift: 3 })).not.toContain("no-static-lift");
    expect(codes({})).not.toContain("no-static-lift");
  });

  test("whose valve loses more than any pump gives are refused at its Kv", () => {
    for (const flowRate of [1, 15])
      expect(calculate({ sections: oneUnit({ flowRate, controlValve: "kv", valveKv: 0.01 }) })).toMatchObject({
        ok: false,
        errors: [{ field: "sections.a.valveKv", message: expect.stringMatching(/more than any pump/) as string }],
      });
  });
});
