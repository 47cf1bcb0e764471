import { quantity, series, type Condition } from "../../kernel/index.ts";

/** Options of a field of octave bands. */
export interface BandsOptions {
  readonly help: string;
  readonly when?: readonly Condition[];
}

/** Sound levels of the eight octave bands, dB. An empty band makes no sound. */
export const levels = <const L extends string>(label: L, options: BandsOptions) =>
  series(label, "octaveBands", quantity(label, null, "soundLevel", "absent", [-50, 160]), options);

/** Losses in the eight octave bands, dB: none until they are entered. */
export const losses = <const L extends string>(label: L, options: BandsOptions) =>
  series(label, "octaveBands", quantity(label, null, "soundLevel", 0, [-10, 100]), options);
