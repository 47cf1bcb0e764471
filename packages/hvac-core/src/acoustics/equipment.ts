import { OutOfRangeError, requireInRange, requireKnown } from "../refusals/errors.ts";
import { isAtMost, isBelow } from "../quantity/tolerance.ts";
import { eachBand, requireSpectrum, type OctaveSpectrum } from "./bands.ts";

/** Level at 1 m to sound power over a reflecting floor: a hemisphere of 2π m². */
const hemisphere = 10 * Math.log10(2 * Math.PI);

/** W */
const kilowatt = 1000;

/* Octave bands against the total, dB. */
const shapes = {
  pump: [-12, -11, -9, -9, -6, -9, -13, -19],
  motor: [-14, -11, -9, -6, -6, -7, -12, -20],
  boiler: [-6, -7, -9, -12, -15, -18, -21, -24],
  "cooling-tower-propeller": [-5, -5, -8, -11, -15, -18, -21, -29],
  "cooling-tower-centrifugal": [-6, -8, -10, -11, -13, -12, -18, -25],
} as const satisfies Readonly<Record<string, OctaveSpectrum>>;

/** Equipment whose sound power is estimated from its size. */
export type EquipmentKind = keyof typeof shapes;

/* Pumps: speed, 1/s, up to which each constant holds; constant up to 75 kW and above, dB. Published for 450…900, 1000…1500, 1600…1800, 3000…3600 1/min. */
const pumpSpeeds = [
  [950 / 60, 68, 82],
  [1550 / 60, 70, 84],
  [2400 / 60, 75, 89],
  [Infinity, 72, 86],
] as const;

/* Level before the spectrum, dB, and whether it is the level at 1 m instead of the sound power; power in kW, speed in 1/min. */
const totals: Readonly<Record<EquipmentKind, { readonly atOneMetre: boolean; readonly level: (kW: number, speed: number) => number }>> = {
  pump: {
    atOneMetre: true,
    level: (kW, speed) => {
      const [, small, large] = pumpSpeeds.find(([until]) => isAtMost(speed / 60, until))!;
      return isAtMost(kW, 75) ? small + 10 * Math.log10(kW) : large + 3 * Math.log10(kW);
    },
  },
  motor: {
    atOneMetre: true,
    level: (kW, speed) => (isBelow(kW, 40) ? 17 + 17 * Math.log10(kW) : 28 + 10 * Math.log10(kW)) + 15 * Math.log10(speed),
  },
  boiler: { atOneMetre: false, level: (kW) => 95 + 4 * Math.log10(kW) },
  "cooling-tower-propeller": { atOneMetre: false, level: (kW) => (isAtMost(kW, 75) ? 100 + 8 * Math.log10(kW) : 96 + 10 * Math.log10(kW)) },
  "cooling-tower-centrifugal": {
    atOneMetre: false,
    level: (kW) => (isAtMost(kW, 60) ? 85 + 11 * Math.log10(kW) : 93 + 7 * Math.log10(kW)),
  },
};

/** Sizes for which the estimates were published: power, W, by kind. Outside they are extrapolated, to be warned about. */
export const equipmentSoundValidity = {
  pump: { power: { min: 1e3, max: 1e6 } },
  motor: { power: { min: 1e3, max: 3e5 } },
  boiler: { power: { min: 5e5, max: 2e7 } },
  "cooling-tower-propeller": { power: { min: 1e3, max: 1e6 } },
  "cooling-tower-centrifugal": { power: { min: 1e3, max: 1e6 } },
} as const satisfies Readonly<Record<EquipmentKind, unknown>>;

/**
 * Estimate of the sound power of a pump, an enclosed motor, a boiler or a cooling tower from its size. A manufacturer's data always go before:
 * such estimates miss single machines by 5 to 10 dB.
 *
 * Pump: L_p(1 m) = 68…75 + 10·lg kW up to 75 kW, 82…89 + 3·lg kW above, by speed (printed larger at 1600…1800 than at 3000…3600 1/min).
 * Motor, totally enclosed and fan cooled: 17 + 17·lg kW + 15·lg rpm below 40 kW, 28 + 10·lg kW + 15·lg rpm above. Boiler: L_W = 95 + 4·lg kW.
 * Cooling tower, kW of the fan: propeller 100 + 8·lg kW or 96 + 10·lg kW above 75 kW, centrifugal 85 + 11·lg kW or 93 + 7·lg kW above 60 kW.
 *
 * @param equipment `kind`; `power`, W, 100…100 000 000, of the shaft, of the boiler's heat or of the tower's fan; `speed`, 1/s, 1…200, of a pump or motor
 * @returns sound power, dB re 1 pW
 * @throws {OutOfRangeError} when an input is outside its range, or a pump or motor has no speed
 * @throws {UnknownNameError} when the kind is unknown
 * @source bies-2017, ch. 10, estimation of noise source sound power
 * @example
 * ```ts
 * import { equipmentSoundPower } from "@org/hvac-core/acoustics";
 * equipmentSoundPower({ kind: "pump", power: 10e3, speed: 24 })[4]; // 81.98
 * ```
 */
export function equipmentSoundPower(equipment: {
  readonly kind: EquipmentKind;
  readonly power: number;
  readonly speed?: number;
}): OctaveSpectrum {
  const kind = requireKnown("kind", equipment.kind, shapes);
  const kW = requireInRange("power", equipment.power, 100, 1e8, "W") / kilowatt;
  const turns = kind === "pump" || kind === "motor";
  if (turns && equipment.speed === undefined)
    throw new OutOfRangeError({
      parameter: "speed",
      value: Number.NaN,
      min: 1,
      max: 200,
      unit: "1/s",
      reason: `a ${kind} needs its speed`,
    });
  const speed = turns ? requireInRange("speed", equipment.speed!, 1, 200, "1/s") * 60 : 0;
  const { atOneMetre, level } = totals[kind];
  const power = level(kW, speed) + (atOneMetre ? hemisphere : 0);
  return eachBand((_, band) => power + shapes[kind][band]!);
}

/* Attenuation of a fan's housing, dB: no enclosure, no lining inside, but a silencer or lining in the duct close by. */
const housing: OctaveSpectrum = [0, 0, 5, 10, 15, 20, 22, 25];

/**
 * Sound power that a fan radiates through its housing into the plant room: its power less what the housing keeps in. Approximate:
 * gauge and make of the housing change it much; at low frequencies the housing radiates as much as the open fan.
 *
 * @param levels sound power of the fan, dB re 1 pW, as in one of its ducts
 * @returns radiated sound power, dB re 1 pW
 * @throws {OutOfRangeError} when there are not eight finite levels
 * @source long-2014, table 13.8, after Miller (1980)
 * @example
 * ```ts
 * import { fanCasingSoundPower } from "@org/hvac-core/acoustics";
 * fanCasingSoundPower([90, 90, 88, 86, 84, 80, 76, 72])[3]; // 76
 * ```
 */
export function fanCasingSoundPower(levels: readonly number[]): OctaveSpectrum {
  const power = requireSpectrum("levels", levels);
  return eachBand((_, band) => power[band]! - housing[band]!);
}

/**
 * Sound power of several identical machines: L + 10·lg n.
 *
 * @param levels sound power of one, dB
 * @param count number of machines, 1…1000
 * @returns sound power of all, dB
 * @throws {OutOfRangeError} when there are not eight finite levels, or the count is outside its range
 * @source mathematics, the energies of incoherent sources add
 * @example
 * ```ts
 * import { identicalSources } from "@org/hvac-core/acoustics";
 * identicalSources([60, 60, 60, 60, 60, 60, 60, 60], 2)[0]; // 63.0103
 * ```
 */
export function identicalSources(levels: readonly number[], count: number): OctaveSpectrum {
  const single = requireSpectrum("levels", levels);
  const gain = 10 * Math.log10(requireInRange("count", count, 1, 1000, ""));
  return eachBand((_, band) => single[band]! + gain);
}

/**
 * Sound power of a fan at another speed or size of the same design, at the same point of its curve: + 50·lg(n₂/n₁) + 70·lg(D₂/D₁) in every band.
 * The spectrum moves with the blade-passing frequency; from a change of an octave on, take new data.
 *
 * @param levels sound power known, dB
 * @param change `speedRatio` and `diameterRatio`, new over known, each 0.3…3, 1 when absent
 * @returns sound power after the change, dB
 * @throws {OutOfRangeError} when there are not eight finite levels, or a ratio is outside its range
 * @source bies-2017, ch. 10, fan noise, scaling by speed and size
 * @example
 * ```ts
 * import { fanSoundPowerScaled } from "@org/hvac-core/acoustics";
 * fanSoundPowerScaled([80, 80, 80, 80, 80, 80, 80, 80], { speedRatio: 0.8 })[0]; // 75.15
 * ```
 */
export function fanSoundPowerScaled(
  levels: readonly number[],
  change: { readonly speedRatio?: number; readonly diameterRatio?: number },
): OctaveSpectrum {
  const known = requireSpectrum("levels", levels);
  const speed = requireInRange("speedRatio", change.speedRatio ?? 1, 0.3, 3, "");
  const diameter = requireInRange("diameterRatio", change.diameterRatio ?? 1, 0.3, 3, "");
  const more = 50 * Math.log10(speed) + 70 * Math.log10(diameter);
  return eachBand((_, band) => known[band]! + more);
}

/** Box around a machine on the floor, and the distance of its level. */
export interface MeasuredBox {
  /** Level, dB, in the octave bands 63…8000 Hz. */
  readonly levels: readonly number[];
  /** Length of the machine, m, 0…50; 0 when absent: a point. */
  readonly length?: number;
  /** Width, m, 0…50; 0 when absent. */
  readonly width?: number;
  /** Height, m, 0…20; 0 when absent. */
  readonly height?: number;
  /** Distance from the machine's faces of the level, m, 0.25…100. */
  readonly distance: number;
}

/**
 * Sound power of a machine on a floor from levels at a distance: L_W = L_p + 10·lg S, over the box at that distance
 * (S = 4·(ab + bc + ca) with half the sides a, b and the height c), or over a hemisphere where no size is given.
 *
 * @param measured levels, dB, sizes and distance, m
 * @returns sound power, dB re 1 pW
 * @throws {OutOfRangeError} when an input is outside its range
 * @source iso-3744, the parallelepiped and the hemispherical measurement surface
 * @example
 * ```ts
 * import { soundPowerOfMeasured } from "@org/hvac-core/acoustics";
 * soundPowerOfMeasured({ levels: [80, 80, 80, 80, 80, 80, 80, 80], distance: 1 })[0]; // 87.98
 * ```
 */
export function soundPowerOfMeasured(measured: MeasuredBox): OctaveSpectrum {
  const levels = requireSpectrum("levels", measured.levels);
  const distance = requireInRange("distance", measured.distance, 0.25, 100, "m");
  const length = requireInRange("length", measured.length ?? 0, 0, 50, "m");
  const width = requireInRange("width", measured.width ?? 0, 0, 50, "m");
  const height = requireInRange("height", measured.height ?? 0, 0, 20, "m");
  const [a, b, c] = [length / 2 + distance, width / 2 + distance, height + distance];
  const surface = length + width + height === 0 ? 2 * Math.PI * distance ** 2 : 4 * (a * b + b * c + c * a);
  return eachBand((_, band) => levels[band]! + 10 * Math.log10(surface));
}

/**
 * Eight bands of a rating that was made for 125…4000 Hz, as those of air terminals (AHRI 880) are: the ends repeat their neighbours, because
 * the rating has no levels there. Levels at 63 Hz are often higher; prefer values of the manufacturer.
 *
 * @param levels125to4000 the six levels, dB, 125 Hz first
 * @returns the spectrum 63…8000 Hz, dB
 * @throws {OutOfRangeError} when there are not six finite levels
 * @source ahri-880, the octave bands 2 to 7 of its ratings
 * @example
 * ```ts
 * import { spectrumOfTerminal } from "@org/hvac-core/acoustics";
 * spectrumOfTerminal([68, 60, 55, 52, 48, 44])[0]; // 68
 * ```
 */
export function spectrumOfTerminal(levels125to4000: readonly number[]): OctaveSpectrum {
  if (levels125to4000.length !== 6)
    throw new OutOfRangeError({ parameter: "levels125to4000.length", value: levels125to4000.length, min: 6, max: 6, unit: "" });
  return requireSpectrum("levels125to4000", [levels125to4000[0]!, ...levels125to4000, levels125to4000[5]!]);
}
