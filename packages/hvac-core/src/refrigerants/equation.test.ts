import { describe, expect, test } from "vitest";
import { readReference } from "../../test/reference/readReference.ts";
import { type BlendData, blendModel } from "./blend.ts";
import type { FluidData } from "./data.ts";
import type { HelmholtzModel } from "./helmholtz.ts";
import { fluidModel } from "./pureFluid.ts";
import { refrigerant } from "./registry.ts";

interface Asked {
  readonly fluid: string;
  readonly kind: "point" | "saturation" | "bubble" | "dew";
  readonly T_K: number;
  readonly rho_mol_per_m3?: number;
}

const { cases } = readReference<Asked>("refrigerant_equation_points");
const models = new Map<string, HelmholtzModel>();
for (const key of new Set(cases.map(({ in: { fluid } }) => fluid))) {
  const module = (await import(`./fluids/${key}.ts`)) as Record<string, FluidData | BlendData>;
  const data = module[`${key}Data`]!;
  models.set(key, "components" in data ? blendModel(data) : fluidModel(data));
}

/** Round-off of some fifty terms of both signs against their small sum. */
const ROUNDOFF = 1e-10;
/** The peer inserts the components' critical instead of their reducing point into the ideal part of a mixture, which moves h and s by up to this. */
const IDEAL_CONVENTION = 3e-4;

describe("the equations reproduce independent check points", () => {
  test.each(cases.filter(({ in: { kind } }) => kind === "point"))("$id", ({ in: { fluid, T_K, rho_mol_per_m3 }, out }) => {
    const model = models.get(fluid)!.setPoint(T_K, rho_mol_per_m3!);
    const tau = model.reducingTemperature / T_K;
    const delta = rho_mol_per_m3! / model.reducingDensity;
    const isBlend = refrigerant(fluid).kind === "mixture";
    const near = (what: string, ours: number, theirs: number, tolerance: number) =>
      expect(Math.abs(ours - theirs) / Math.max(1e-4, Math.abs(theirs)), what).toBeLessThan(tolerance);
    // The peer differentiates 1/δ terms, which loses up to nine digits of α_δδ at very small density; the reduced derivatives here do not.
    const secondDensity = delta < 1e-3 ? 1e-8 : ROUNDOFF;
    near("α", model.a, out["alphar"]!, ROUNDOFF);
    near("δα_δ", model.d, out["alphar_delta"]! * delta, ROUNDOFF);
    near("τα_τ", model.t, out["alphar_tau"]! * tau, ROUNDOFF);
    near("δ²α_δδ", model.dd, out["alphar_deltadelta"]! * delta * delta, secondDensity);
    near("δτα_δτ", model.dt, out["alphar_deltatau"]! * delta * tau, ROUNDOFF);
    near("τ²α_ττ", model.tt, out["alphar_tautau"]! * tau * tau, ROUNDOFF);
    // In a liquid 1 + δα_δ is some 1e-2 of its parts.
    near("p", model.pressure, out["p_Pa"]!, 10 * ROUNDOFF);
    near("cv", model.isochoricHeat, out["cv_J_per_molK"]!, isBlend ? IDEAL_CONVENTION : ROUNDOFF);
    near("cp", model.isobaricHeat, out["cp_J_per_molK"]!, isBlend ? IDEAL_CONVENTION : 2e-10);
    near("w", model.soundSpeed, out["w_m_per_s"]!, isBlend ? IDEAL_CONVENTION : ROUNDOFF);
  });

  test.each([...models.keys()])("enthalpy and entropy of %s differ from the check points by constants only", (key) => {
    const model = models.get(key)!;
    const shifts = cases
      .filter(({ in: { fluid, kind } }) => fluid === key && kind === "point")
      .map(({ in: { T_K, rho_mol_per_m3 }, out }) => {
        model.setPoint(T_K, rho_mol_per_m3!);
        return [model.enthalpy - out["h_J_per_mol"]!, model.entropy - out["s_J_per_molK"]!] as const;
      });
    const isBlend = refrigerant(key).kind === "mixture";
    for (const [h, s] of shifts) {
      // 1e-10 of an enthalpy of 4e4 J/mol and an entropy of 2e2 J/(mol K); blends as above, over 150 K of ideal-gas heat.
      expect(Math.abs(h - shifts[0]![0])).toBeLessThan(isBlend ? 3 : 4e-6);
      expect(Math.abs(s - shifts[0]![1])).toBeLessThan(isBlend ? 0.01 : 2e-8);
    }
  });
});

describe("saturation agrees with independent Maxwell and isofugacity solutions", () => {
  test.each(
    cases.filter(
      ({ in: { kind, fluid, T_K }, out }) =>
        kind === "saturation" && T_K < 0.995 * (refrigerant(fluid).critical.temperature + 273.15) && out["p_Pa"] !== undefined,
    ),
  )("$id", ({ in: { fluid, T_K }, out }) => {
    const r = refrigerant(fluid);
    const { pressureDew, liquid, vapor } = r.saturationAtTemperature(T_K - 273.15);
    // Round-off of the peer's own solution; the residual of Newton's last step here is below 1e-10 up to the end of the line.
    expect(Math.abs(pressureDew / out["p_Pa"]! - 1)).toBeLessThan(1e-8);
    expect(Math.abs(liquid.density / (out["rhoLiquid_mol_per_m3"]! * r.molarMass) - 1)).toBeLessThan(1e-8);
    expect(Math.abs(vapor.density / (out["rhoVapour_mol_per_m3"]! * r.molarMass) - 1)).toBeLessThan(1e-8);
    expect(
      Math.abs((vapor.enthalpy - liquid.enthalpy) / ((out["hVapour_J_per_mol"]! - out["hLiquid_J_per_mol"]!) / r.molarMass) - 1),
    ).toBeLessThan(1e-8);
    expect(
      Math.abs((vapor.entropy - liquid.entropy) / ((out["sVapour_J_per_molK"]! - out["sLiquid_J_per_molK"]!) / r.molarMass) - 1),
    ).toBeLessThan(1e-8);
  });

  test.each(cases.filter(({ in: { kind, fluid } }) => kind === "saturation" && refrigerant(fluid).kind === "pseudo-pure"))(
    "$id",
    ({ in: { fluid, T_K }, out }) => {
      const r = refrigerant(fluid);
      if (T_K > 0.995 * (r.critical.temperature + 273.15)) return;
      const { pressureBubble, pressureDew, liquid, vapor } = r.saturationAtTemperature(T_K - 273.15);
      // The pressures are the published curves to the 2e-8 of the tables; near the critical point the densities amplify it.
      expect(Math.abs(pressureBubble / out["pLiquid_Pa"]! - 1)).toBeLessThan(1e-7);
      expect(Math.abs(pressureDew / out["pVapour_Pa"]! - 1)).toBeLessThan(1e-7);
      expect(Math.abs(liquid.density / (out["rhoLiquid_mol_per_m3"]! * r.molarMass) - 1)).toBeLessThan(1e-6);
      expect(Math.abs(vapor.density / (out["rhoVapour_mol_per_m3"]! * r.molarMass) - 1)).toBeLessThan(1e-6);
    },
  );

  test.each(cases.filter(({ in: { kind } }) => kind === "bubble" || kind === "dew"))("$id", ({ in: { fluid, kind, T_K }, out }) => {
    const r = refrigerant(fluid);
    const { pressureBubble, pressureDew, liquid, vapor } = r.saturationAtTemperature(T_K - 273.15);
    const [pressure, density] = kind === "bubble" ? [pressureBubble, liquid.density] : [pressureDew, vapor.density];
    // Tables of the mixture model: 1e-6 in ln p, ten times that in density where the vapour is compressible.
    expect(Math.abs(pressure / out["p_Pa"]! - 1)).toBeLessThan(2e-6);
    expect(Math.abs(density / (out[kind === "bubble" ? "rhoLiquid_mol_per_m3" : "rhoVapour_mol_per_m3"]! * r.molarMass) - 1)).toBeLessThan(
      1e-5,
    );
  });
});
