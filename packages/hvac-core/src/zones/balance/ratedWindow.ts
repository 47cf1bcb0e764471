import { requireInRange } from "../../refusals/errors.ts";
import { diffuseFactor, type GlazingType } from "../../solar/index.ts";
import { angularFactorOfCosine } from "../../solar/internal.ts";
import type { AngularTable, Glazing } from "./glazing.ts";

/** U-values between which the equations of double and single glazing are blended, W/(m²·K). */
const blend = { from: 3.4, to: 4.5 } as const;
/** Resistance that a layer has at least, m²·K/W: that of 1 mm of glass. */
const minResistance = 0.001;
/** Long-wave emissivity of both faces of the layer. */
const emissivity = 0.84;

/** Films of the rating in winter, m²·K/W. */
const winterInside = (u: number): number => (u < 5.85 ? 1 / (0.359073 * Math.log(u) + 6.949915) : 1 / (1.788041 * u - 2.886625));
const winterOutside = (u: number): number => 1 / (0.025342 * u + 29.163853);

/** By the equations of each kind: transmittance at normal incidence, and films of the rating in summer by the heat that the glass gives to the room. */
const kinds = {
  single: {
    transmittance: (shgc: number) => (shgc < 0.7206 ? shgc * (0.20332 + 0.939998 * shgc) : 1.30415 * shgc - 0.30515),
    inside: (x: number) => 1 / (7.426151 + x * (9.945872 + x * (29.436546 * x - 21.943415))),
    outside: (x: number) => 1 / (2.225824 * x + 20.57708),
  },
  double: {
    transmittance: (shgc: number) => (shgc <= 0.15 ? 0.4104 * shgc : shgc * (0.963954 + 0.085775 * shgc) - 0.084958),
    inside: (x: number) => 1 / (6.766575 + x * (19.737055 + x * (199.8208128 * x - 90.639733))),
    outside: (x: number) => 1 / (5.763355 * x + 20.541528),
  },
} as const;

/**
 * A window known by its rating as one layer: its resistance, and the transmittance and absorptance whose sum of heat is the SHGC.
 *
 * @param uValue of the whole window, W/(m²·K), 0.1…10
 * @param shgc at normal incidence, 0…1
 * @param type make-up, for the angle of incidence
 * @throws {OutOfRangeError} when an argument lies outside its range
 * @source arasteh-2804e, equivalent layer
 */
export function ratedWindow(uValue: number, shgc: number, type: GlazingType): Glazing {
  requireInRange("uValue", uValue, 0.1, 10, "W/(m²·K)");
  requireInRange("shgc", shgc, 0, 1, "");
  const single = Math.min(1, Math.max(0, (uValue - blend.from) / (blend.to - blend.from)));
  const blended = (quantity: "transmittance" | "inside" | "outside", x: number): number =>
    single * kinds.single[quantity](x) + (1 - single) * kinds.double[quantity](x);
  const resistance = Math.max(minResistance, 1 / uValue - winterInside(uValue) - winterOutside(uValue));
  const transmittance = Math.max(0, blended("transmittance", shgc));
  const rest = shgc - transmittance;
  const [inside, outside] = [blended("inside", rest), blended("outside", rest)];
  const inwards = (outside + resistance / 2) / (outside + resistance + inside);
  const absorptance = Math.min(1 - transmittance, rest / inwards);
  const scattered = diffuseFactor(type);
  const table = (normal: number): AngularTable => ({
    atAngle: Array.from({ length: 19 }, (_, k) => normal * angularFactorOfCosine(type, k === 18 ? 0 : Math.cos((k * Math.PI) / 36))),
    hemispherical: normal * scattered,
  });
  return {
    panes: [
      {
        resistance,
        emissivities: [emissivity, emissivity],
        absorptance: table(absorptance),
        absorptanceFromInside: absorptance * scattered,
      },
    ],
    gaps: [],
    transmittance: table(transmittance),
    transmittanceFromInside: transmittance * scattered,
  };
}
