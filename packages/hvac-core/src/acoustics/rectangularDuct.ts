import { requireInRange } from "../refusals/errors.ts";
import { eachBand, type OctaveSpectrum } from "./bands.ts";
import { foot, inch } from "../constants/inchPound.ts";

/** A straight rectangular duct; the clear (inside) dimensions. */
export interface RectangularDuct {
  /** Clear width, m, 0.05…5. */
  readonly width: number;
  /** Clear height, m, 0.05…5. */
  readonly height: number;
  /** Length, m, 0…200. */
  readonly length: number;
}

/**
 * Measured range of the lining regression; outside it the value is an extrapolation to warn about.
 * Perimeter over area in 1/m (1.1667…6 per foot in print), thickness in m, density of the glass fibre in kg/m³.
 */
export const rectangularLiningValidity = {
  perimeterOverArea: { min: 1.1667 / foot, max: 6 / foot },
  thickness: { min: inch, max: 2 * inch },
  density: { min: 24, max: 48 },
} as const;

/** Flanking along the wall limits the attenuation of any duct section to this, dB. @source reynolds-bledsoe-1991, ch. 5 */
export const maximumSectionAttenuation = 40;

/** Highest band, Hz, in which the walls take sound by vibrating with it; an insulation outside doubles that. */
const wallVibrationEnd = 250;
/** Perimeter over area, 1/ft, from which the regression takes a duct as small. That of 16 by 16 in is 3, whatever unit conversion left in the last digits. */
const smallDuct = 3 * (1 - 1e-9);

/**
 * Natural attenuation of a straight, unlined rectangular sheet-metal duct.
 *
 * With P/A in 1/ft, f in Hz and L in ft: up to 250 Hz 17·(P/A)^−0.25·f^−0.85·L for P/A ≥ 3 and 1.64·(P/A)^0.73·f^−0.58·L below,
 * above 250 Hz 0.02·(P/A)^0.8·L. The published pair does not join at P/A = 3 /ft (about 0.05 dB/ft apart at 63 Hz).
 * External insulation doubles the values up to 250 Hz.
 *
 * @param duct clear width, height and length, m
 * @param externallyInsulated whether the duct is wrapped
 * @returns attenuation over the length, dB
 * @throws {OutOfRangeError} when a dimension is outside its range
 * @source reynolds-bledsoe-1991, eqs. 5.13–5.15
 * @example
 * ```ts
 * import { unlinedRectangularDuctAttenuation } from "@org/hvac-core/acoustics";
 * unlinedRectangularDuctAttenuation({ width: 0.45, height: 0.9, length: 1 })[0]; // 0.8166
 * ```
 */
export function unlinedRectangularDuctAttenuation(duct: RectangularDuct, externallyInsulated = false): OctaveSpectrum {
  const { perFoot, feet } = imperial(duct);
  return eachBand((frequency) => {
    if (frequency > wallVibrationEnd) return 0.02 * perFoot ** 0.8 * feet;
    const natural = perFoot >= smallDuct ? 17 * perFoot ** -0.25 * frequency ** -0.85 : 1.64 * perFoot ** 0.73 * frequency ** -0.58;
    return natural * feet * (externallyInsulated ? 2 : 1);
  });
}

/* Reynolds 1990, glass-fibre lining: IL = B·(P/A)^C·t^D per foot, P/A in 1/ft of the clear section, t in inches. */
const b: OctaveSpectrum = [0.0133, 0.0574, 0.271, 1.0147, 1.77, 1.392, 1.518, 1.581];
const c: OctaveSpectrum = [1.959, 1.41, 0.824, 0.5, 0.695, 0.802, 0.451, 0.219];
const d: OctaveSpectrum = [0.917, 0.941, 1.079, 1.087, 0, 0, 0, 0];

/**
 * Insertion loss of a fibrous lining in a rectangular duct, in excess of the unlined duct; not limited to 40 dB.
 *
 * The tables of newer handbook editions rest on other measurements: within the validity range they lie up to 2.5 dB/m higher at
 * 1 kHz and 3.1 dB/m lower at 500 Hz with 50 mm of lining, and within about 2 dB/m elsewhere.
 *
 * @param duct clear (inside the lining) width and height, and length, m
 * @param thickness lining thickness, m, 0.001…0.15; see {@link rectangularLiningValidity}
 * @returns insertion loss over the length, dB
 * @throws {OutOfRangeError} when a dimension is outside its range
 * @source long-2014, table 14.2, after Reynolds and Bledsoe (ASHRAE Transactions 95(1), 1989)
 * @example
 * ```ts
 * import { rectangularLiningInsertionLoss } from "@org/hvac-core/acoustics";
 * rectangularLiningInsertionLoss({ width: 0.3, height: 0.3, length: 1 }, 0.025)[4]; // 15.388
 * ```
 */
export function rectangularLiningInsertionLoss(duct: RectangularDuct, thickness: number): OctaveSpectrum {
  const { perFoot, feet } = imperial(duct);
  const inches = requireInRange("thickness", thickness, 0.001, 0.15, "m") / inch;
  return eachBand((_, band) => b[band]! * perFoot ** c[band]! * inches ** d[band]! * feet);
}

/**
 * Attenuation of a straight rectangular duct, lined or not: natural attenuation plus lining, at most 40 dB per section.
 *
 * @param duct clear width, height and length, m; `liningThickness`, m, 0 or absent for a bare duct; `externallyInsulated` for a wrapped one
 * @returns attenuation over the length, dB, 0…40
 * @throws {OutOfRangeError} when a dimension is outside its range
 * @source reynolds-bledsoe-1991, ch. 5
 * @example
 * ```ts
 * import { rectangularDuctAttenuation } from "@org/hvac-core/acoustics";
 * rectangularDuctAttenuation({ width: 0.3, height: 0.3, length: 3, liningThickness: 0.025 })[4]; // 40
 * ```
 */
export function rectangularDuctAttenuation(
  duct: RectangularDuct & { readonly liningThickness?: number; readonly externallyInsulated?: boolean },
): OctaveSpectrum {
  const bare = unlinedRectangularDuctAttenuation(duct, duct.externallyInsulated);
  const lining = duct.liningThickness ? rectangularLiningInsertionLoss(duct, duct.liningThickness) : undefined;
  return eachBand((_, band) => Math.min(bare[band]! + (lining?.[band] ?? 0), maximumSectionAttenuation));
}

/** Perimeter over area in 1/ft and length in ft, in which the regressions were published. */
function imperial({ width, height, length }: RectangularDuct): { perFoot: number; feet: number } {
  requireInRange("width", width, 0.05, 5, "m");
  requireInRange("height", height, 0.05, 5, "m");
  requireInRange("length", length, 0, 200, "m");
  return { perFoot: ((2 * (width + height)) / (width * height)) * foot, feet: length / foot };
}
