import { quantity, series, type Condition } from "../../kernel/index.ts";

/** What a field of octave bands has beside its label. */
export interface BandsRest {
  readonly help: string;
  readonly when?: readonly Condition[];
}

/** Sound levels of the eight octave bands, dB. An empty band makes no sound. */
export const levels = <const L extends string>(label: L, rest: BandsRest) =>
  series(label, "octaveBands", quantity(label, null, "soundLevel", "absent", [-50, 160]), rest);

/** Losses in the eight octave bands, dB: none until they are entered. */
export const losses = <const L extends string>(label: L, rest: BandsRest) =>
  series(label, "octaveBands", quantity(label, null, "soundLevel", 0, [-10, 100]), rest);
