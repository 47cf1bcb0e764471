import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readReference } from "../../test/reference/readReference.ts";
import {
  air,
  glycol,
  glycolFreezingPoint,
  glycolMassFraction,
  glycolVolumeFraction,
  strongestGlycol,
  water,
  waterSaturationTemperature,
  waterVaporPressure,
  type GlycolKind,
} from "./index.ts";
import { region1 } from "./region1.ts";
import { backgroundConductivityOf, viscosityOf } from "./waterTransport.ts";

function expectWithin(value: number, expected: number, relative: number): void {
  expect(Math.abs(value / expected - 1)).toBeLessThan(relative);
}

describe("the IAPWS formulations meet their own check values", () => {
  test.each([
    // IAPWS R7-97(2012), Table 5: T in K, p in Pa, v, h, cp, w.
    [300, 3e6, 0.100215168e-2, 115331.273, 4173.01218, 1507.73921],
    [300, 80e6, 0.971180894e-3, 184142.828, 4010.08987, 1634.69054],
    [500, 3e6, 0.1202418e-2, 975542.239, 4655.80682, 1240.71337],
  ])("region 1 at %s K and %s Pa", (T, pressure, volume, enthalpy, specificHeat, soundSpeed) => {
    const liquid = region1(T, pressure);
    // Nine digits are printed.
    expectWithin(1 / liquid.density, volume, 1e-8);
    expectWithin(liquid.enthalpy, enthalpy, 1e-8);
    expectWithin(liquid.specificHeat, specificHeat, 1e-8);
    expectWithin(liquid.soundSpeed, soundSpeed, 1e-8);
  });

  test("region 4, Tables 35 and 36", () => {
    expectWithin(waterVaporPressure(300 - 273.15), 3536.58941, 1e-8);
    expectWithin(waterVaporPressure(500 - 273.15), 2638897.76, 1e-8);
    expect(waterSaturationTemperature(1e5)).toBeCloseTo(372.755919 - 273.15, 5);
    expect(waterSaturationTemperature(1e7)).toBeCloseTo(584.149488 - 273.15, 5);
  });

  test.each([
    // IAPWS R12-08, Table 4: T in K, ρ in kg/m³, μ in µPa s.
    [298.15, 998, 889.7351],
    [298.15, 1200, 1437.649467],
    [373.15, 1000, 307.883622],
    [433.15, 1, 14.538324],
    [433.15, 1000, 217.685358],
    [873.15, 600, 77.430195],
  ])("viscosity at %s K and %s kg/m³", (T, density, viscosity) => {
    expectWithin(viscosityOf(T, density) * 1e6, viscosity, 1e-7);
  });

  test.each([
    // IAPWS R15-11, Table 4: T in K, ρ in kg/m³, λ in mW/(m K) without the critical enhancement.
    [298.15, 998, 607.712868],
    [298.15, 1200, 799.038144],
    [873.15, 0, 79.1034659],
  ])("conductivity at %s K and %s kg/m³", (T, density, conductivity) => {
    expectWithin(backgroundConductivityOf(T, density) * 1e3, conductivity, 1e-8);
  });
});

describe("water", () => {
  const cases = readReference("water").cases;

  test.each(cases.filter(({ id }) => id.startsWith("liquid")))("agrees with IAPWS-95: $id", ({ in: input, out }) => {
    const liquid = water({ temperature: input["t_C"]!, pressure: input["p_Pa"]! });
    // IF97 against IAPWS-95 in this range: ρ 1.5e-5, cp 7e-4, h 71 J/kg, w 0.2 %; transport follows the density.
    expectWithin(liquid.density, out["rho_kg_per_m3"]!, 2e-5);
    expectWithin(liquid.specificHeat, out["cp_J_per_kgK"]!, 8e-4);
    expectWithin(liquid.viscosity, out["mu_Pa_s"]!, 5e-5);
    expectWithin(liquid.conductivity, out["k_W_per_mK"]!, 5e-5);
    expectWithin(liquid.saturationPressure, out["p_sat_Pa"]!, 2.5e-4);
    expectWithin(liquid.soundSpeed, out["w_m_per_s"]!, 2e-3);
    expect(Math.abs(liquid.enthalpy - out["h_J_per_kg"]!)).toBeLessThan(75);
  });

  test.each(cases.filter(({ id }) => id.startsWith("liquid")))("agrees with another program for IF97: $id", ({ in: input, out }) => {
    const liquid = water({ temperature: input["t_C"]!, pressure: input["p_Pa"]! });
    expectWithin(liquid.density, out["if97_rho_kg_per_m3"]!, 1e-9);
    expectWithin(liquid.specificHeat, out["if97_cp_J_per_kgK"]!, 1e-9);
  });

  test.each(cases.filter(({ id }) => id.startsWith("saturation")))(
    "agrees with IAPWS-95 on the saturation line: $id",
    ({ in: input, out }) => {
      const liquid = water({ temperature: input["t_C"]!, pressure: waterVaporPressure(input["t_C"]!) });
      expectWithin(liquid.density, out["rho_liq_kg_per_m3"]!, 2e-5);
      expectWithin(liquid.viscosity, out["mu_liq_Pa_s"]!, 5e-5);
      expectWithin(liquid.conductivity, out["k_liq_W_per_mK"]!, 5e-4);
      expectWithin(liquid.saturationPressure, out["p_sat_Pa"]!, 2.5e-4);
    },
  );

  test("is densest near 4 °C, thins with temperature, and boils at what its vapour pressure says", () => {
    // Maximum density at 1 atm: 3.98 °C.
    const densest = Array.from({ length: 200 }, (_, i) => 2 + i * 0.02).reduce((best, t) =>
      water({ temperature: t }).density > water({ temperature: best }).density ? t : best,
    );
    expect(densest).toBeCloseTo(3.98, 1);
    let before = Infinity;
    for (let temperature = 0; temperature <= 200; temperature += 1) {
      const { viscosity } = water({ temperature });
      expect(viscosity).toBeLessThan(before);
      before = viscosity;
      expect(Math.abs(waterSaturationTemperature(waterVaporPressure(temperature)) - temperature)).toBeLessThan(1e-6);
    }
  });

  test("gives the NPSH check: 35 °C, 2 m flooded, 0.8 m loss at sea level leaves 11.0 m", () => {
    const { density, saturationPressure } = water({ temperature: 35 });
    expect((101325 - saturationPressure) / (density * 9.80665) + 2 - 0.8).toBeCloseTo(11.0, 1);
  });

  test("refuses ice, steam and nonsense by name", () => {
    expect(() => water({ temperature: -1 })).toThrow(/temperature is -1 °C/);
    expect(() => water({ temperature: 120, pressure: 101325 })).toThrow(/pressure is 101325 Pa/);
    expect(() => water({ temperature: NaN })).toThrow(/temperature/);
    expect(() => waterSaturationTemperature(100)).toThrow(/pressure is 100 Pa/);
  });
});

describe("glycol", () => {
  const kindOf = (fluid: string): GlycolKind => (fluid.startsWith("MEG") ? "ethylene" : "propylene");
  const cases = readReference<Record<string, number> & { fluid: string }>("glycol").cases;

  test.each(cases.filter(({ id }) => id.includes("_melinder/")))(
    "agrees with another evaluation of Melinder's fits: $id",
    ({ in: input, out }) => {
      const brine = glycol({ kind: kindOf(input.fluid), massFraction: input["x_mass_frac"]!, temperature: input["t_C"]! });
      // The same polynomials; the peer's viscosity constant is rounded to 7 digits.
      expectWithin(brine.density, out["rho_kg_per_m3"]!, 1e-8);
      expectWithin(brine.specificHeat, out["cp_J_per_kgK"]!, 1e-8);
      expectWithin(brine.conductivity, out["k_W_per_mK"]!, 1e-8);
      expectWithin(brine.viscosity, out["mu_Pa_s"]!, 1e-6);
    },
  );

  test.each(cases.filter(({ id }) => id.includes("_melinder_freeze")))("freezes where that evaluation says: $id", ({ in: input, out }) => {
    expect(glycolFreezingPoint(kindOf(input.fluid), input["x_mass_frac"]!)).toBeCloseTo(out["t_freeze_C"]!, 6);
  });

  test("agrees with the ASHRAE 2001 tables within the sources' spread, at -5 °C and above", () => {
    for (const { id, in: input, out } of cases) {
      if (!id.includes("_ashrae2001/") || input["x_volume_frac"]! > 0.55 || input["t_C"]! < -5) continue;
      const kind = kindOf(input.fluid);
      const brine = glycol({ kind, massFraction: glycolMassFraction(kind, input["x_volume_frac"]!), temperature: input["t_C"]! });
      // Spread of the two sources: ρ 0.9 %, cp and k 2 to 3 %, viscosity 12 to 15 %.
      expectWithin(brine.density, out["rho_kg_per_m3"]!, 0.01);
      expectWithin(brine.specificHeat, out["cp_J_per_kgK"]!, 0.03);
      expectWithin(brine.conductivity, out["k_W_per_mK"]!, 0.04);
      expectWithin(brine.viscosity, out["mu_Pa_s"]!, 0.15);
    }
  });

  test("freezes at the temperatures of the ASHRAE 2001 tables within the sources' spread", () => {
    for (const { id, in: input, out } of cases) {
      if (!id.includes("_ashrae2001_freeze") || input["x_volume_frac"]! > 0.55) continue;
      const kind = kindOf(input.fluid);
      // 0.8 K up to 30 % and 3 K at 40 to 50 % ethylene glycol; propylene glycol 0.5 K.
      expect(Math.abs(glycolFreezingPoint(kind, glycolMassFraction(kind, input["x_volume_frac"]!)) - out["t_freeze_C"]!)).toBeLessThan(
        kind === "propylene" ? 0.5 : input["x_volume_frac"]! > 0.3 ? 3 : 0.9,
      );
    }
  });

  test("refuses another glycol by name", () => {
    expect(() => glycol({ kind: "etylene" as GlycolKind, massFraction: 0.3, temperature: 10 })).toThrow(/did you mean "ethylene"/);
  });

  test.each(["ethylene", "propylene"] as const)("%s: more glycol freezes later, is thicker and holds less heat", (kind) => {
    for (let x = 0.05; x <= strongestGlycol; x += 0.05) {
      const thin = { kind, massFraction: x - 0.05, temperature: 20 };
      const strong = { kind, massFraction: Math.min(x, strongestGlycol), temperature: 20 };
      expect(glycolFreezingPoint(kind, strong.massFraction)).toBeLessThan(glycolFreezingPoint(kind, thin.massFraction));
      expect(glycol(strong).viscosity).toBeGreaterThan(glycol(thin).viscosity);
      expect(glycol(strong).specificHeat).toBeLessThan(glycol(thin).specificHeat);
      expect(glycol(strong).conductivity).toBeLessThan(glycol(thin).conductivity);
      for (let t = -10; t < 95; t += 5) {
        if (t < glycolFreezingPoint(kind, strong.massFraction)) continue;
        expect(glycol({ ...strong, temperature: t + 5 }).viscosity).toBeLessThan(glycol({ ...strong, temperature: t }).viscosity);
      }
    }
  });

  test.each(["ethylene", "propylene"] as const)("%s without glycol is water, within 1 % (viscosity 6 %) from 5 to 40 °C", (kind) => {
    for (let temperature = 5; temperature <= 40; temperature += 5) {
      const pure = glycol({ kind, massFraction: 0, temperature });
      const liquid = water({ temperature });
      expectWithin(pure.density, liquid.density, 0.01);
      expectWithin(pure.specificHeat, liquid.specificHeat, 0.01);
      expectWithin(pure.conductivity, liquid.conductivity, 0.02);
      expectWithin(pure.viscosity, liquid.viscosity, 0.06);
    }
    expect(Math.abs(glycolFreezingPoint(kind, 0))).toBeLessThan(0.03);
  });

  test("volume and mass fractions are inverse, and weight counts by density", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("ethylene" as const, "propylene" as const),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (kind, fraction) => {
          expect(glycolVolumeFraction(kind, glycolMassFraction(kind, fraction))).toBeCloseTo(fraction, 12);
          expect(glycolMassFraction(kind, fraction)).toBeGreaterThanOrEqual(fraction);
        },
      ),
    );
    // By hand: 0.5 · 1113.5 / (0.5 · 1113.5 + 0.5 · 998.2).
    expect(glycolMassFraction("ethylene", 0.5)).toBeCloseTo(0.5273, 4);
  });

  test("refuses frozen mixtures, too strong ones and unknown kinds by name", () => {
    expect(() => glycol({ kind: "ethylene", massFraction: 0.3, temperature: -15 })).toThrow(
      expect.objectContaining({ parameter: "temperature" }),
    );
    expect(() => glycol({ kind: "ethylene", massFraction: 0.61, temperature: 20 })).toThrow(/massFraction is 0.61/);
    expect(() => glycol({ kind: "ethylene", massFraction: 0.3, temperature: 101 })).toThrow(/temperature is 101/);
    expect(() => glycol({ kind: "methylene" as GlycolKind, massFraction: 0.3, temperature: 20 })).toThrow(/kind/);
    expect(() => glycolMassFraction("ethylene", -0.1)).toThrow(/volumeFraction/);
  });
});

describe("air", () => {
  test.each(readReference("dry_air").cases)("agrees with the reference equation of state: $id", ({ in: input, out }) => {
    const dry = air({ temperature: input["t_C"]!, pressure: input["p_Pa"]! });
    // Ideal gas: at -40 °C ρ 0.13 % and cp 0.3 %, less above. Transport is the same correlation.
    expectWithin(dry.density, out["rho_kg_per_m3"]!, 1.4e-3);
    expectWithin(dry.specificHeat, out["cp_J_per_kgK"]!, 3e-3);
    expectWithin(dry.viscosity, out["mu_Pa_s"]!, 1e-5);
    expectWithin(dry.conductivity, out["k_W_per_mK"]!, 5e-5);
  });

  test("mixes in vapour like the humid-air model, up to 40 °C", () => {
    for (const { in: input, out } of readReference("humid_air_coolprop").cases) {
      if (input["tdb_C"]! > 40 || out["mu_Pa_s"] === undefined) continue;
      const moist = air({ temperature: input["tdb_C"]!, pressure: input["p_Pa"]!, humidityRatio: out["W_kg_per_kg"]! });
      // Wilke's rule and dilute vapour: 1 % and 1.5 %; ideal gas as above.
      expectWithin(moist.density, out["rho_kg_per_m3"]!, 1.5e-3);
      expectWithin(moist.specificHeat, out["cp_J_per_kghaK"]!, 4e-3);
      expectWithin(moist.viscosity, out["mu_Pa_s"], 0.012);
      expectWithin(moist.conductivity, out["k_W_per_mK"]!, 0.015);
    }
  });

  test("grows lighter with vapour and with height", () => {
    expect(air({ temperature: 25, humidityRatio: 0.02 }).density).toBeLessThan(air({ temperature: 25 }).density);
    expect(air({ temperature: 25, pressure: 8e4 }).density).toBeLessThan(air({ temperature: 25 }).density);
    // A trace of vapour must not jump: the mixing rule tends to dry air.
    expectWithin(air({ temperature: 25, humidityRatio: 1e-9 }).viscosity, air({ temperature: 25 }).viscosity, 1e-8);
  });

  test("refuses states beyond its range", () => {
    expect(() => air({ temperature: 201 })).toThrow(/temperature is 201/);
    expect(() => air({ temperature: 20, pressure: 0 })).toThrow(/pressure is 0/);
    expect(() => air({ temperature: 20, humidityRatio: -0.001 })).toThrow(/humidityRatio/);
  });
});
