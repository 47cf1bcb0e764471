import { requireInRange, requireKnown } from "../refusals/errors.ts";
import { bandAt, eachBand, octaveBands, type OctaveSpectrum } from "./bands.ts";

/** How a fan is built: radial with backward curved blades, drum rotor with forward curved blades, axial with a diffuser. */
export type FanAssembly = "radial-backward" | "drum-forward" | "axial";

/*
 * By assembly: specific level, dB; spectral parameter c₃; allowance of the blade-passing band, dB; cubic of the relative flow, dB, constant first.
 * The cubic gives 0.1 dB at the best point itself.
 */
const assemblies: Readonly<
  Record<
    FanAssembly,
    {
      readonly specific: number;
      readonly shape: number;
      readonly blades: number;
      readonly offDuty: readonly [number, number, number, number];
    }
  >
> = {
  "radial-backward": { specific: 34, shape: 0.4, blades: 0, offDuty: [18.9, -46.6, 33, -5.2] },
  "drum-forward": { specific: 36, shape: 0.15, blades: 0, offDuty: [1.5, -0.453, -7.05, 6.11] },
  axial: { specific: 42, shape: -0.6, blades: 4, offDuty: [18.9, -46.6, 33, -5.2] },
};

/**
 * Estimate of a fan's sound power by its assembly, for when no measured data exist; a fan may lie up to 7 dB above its assembly's mean.
 *
 * L_W = L_WSM + 10·lg V + 20·lg Δp_t; in the octave bands −5 − 5·(lg St + c₃)² with St = f/(π·n), n in 1/s. The allowance for blades
 * (axial: 4 dB) falls in the band of the blade-passing frequency; away from the best point a cubic of the relative flow is added.
 *
 * @param fan `assembly`; `flow`, m³/s, 0.001…500; `pressure`, Pa, total, 1…15 000; `speed`, 1/s, 1…500; `blades`, their number, 1…200, when known;
 * `relativeFlow`, flow over that of the best efficiency, 0.3…1.6: the cubic is 0.1 dB at 1, and left out when absent; `specificLevel`, dB, 20…60, the mean of the assembly when absent
 * @returns sound power, dB re 1 pW
 * @throws {OutOfRangeError} when an input is outside its range
 * @throws {UnknownNameError} when the assembly is unknown
 * @source vdi-2081-1, sec. 4.3, eqs. 13 and 15, figs. 13 and 14
 * @example
 * ```ts
 * import { fanSoundPowerByAssembly } from "@org/hvac-core/acoustics";
 * fanSoundPowerByAssembly({ assembly: "radial-backward", flow: 5, pressure: 1000, speed: 20 })[0]; // 95.19
 * ```
 */
export function fanSoundPowerByAssembly(fan: {
  readonly assembly: FanAssembly;
  readonly flow: number;
  readonly pressure: number;
  readonly speed: number;
  readonly blades?: number;
  readonly relativeFlow?: number;
  readonly specificLevel?: number;
}): OctaveSpectrum {
  const row = assemblies[requireKnown("assembly", fan.assembly, assemblies)];
  const flow = requireInRange("flow", fan.flow, 1e-3, 500, "m³/s");
  const pressure = requireInRange("pressure", fan.pressure, 1, 15_000, "Pa");
  const speed = requireInRange("speed", fan.speed, 1, 500, "1/s");
  const relative = fan.relativeFlow === undefined ? undefined : requireInRange("relativeFlow", fan.relativeFlow, 0.3, 1.6, "");
  const specific = requireInRange("specificLevel", fan.specificLevel ?? row.specific, 20, 60, "dB");
  const blades = fan.blades === undefined ? undefined : requireInRange("blades", fan.blades, 1, 200, "");
  const bladeBand = blades === undefined ? undefined : Math.min(Math.max(bandAt(speed * blades), 0), octaveBands.length - 1);
  const [c0, c1, c2, c3] = row.offDuty;
  const total =
    specific +
    10 * Math.log10(flow) +
    20 * Math.log10(pressure) +
    (relative === undefined ? 0 : c0 + relative * (c1 + relative * (c2 + relative * c3)));
  return eachBand((frequency, band) => {
    const strouhal = Math.log10(frequency / (Math.PI * speed));
    return total - 5 - 5 * (strouhal + row.shape) ** 2 + (band === bladeBand ? row.blades : 0);
  });
}
