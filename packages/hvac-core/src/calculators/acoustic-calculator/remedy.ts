import type { OctaveSpectrum } from "../../acoustics/index.ts";
import type { ElementValues } from "./schema.ts";

/** A change of the system that brings a room nearer to its target. Numbers in SI. */
export interface Remedy {
  readonly kind: "silencer" | "quieter" | "lining" | "elbow" | "size" | "damper";
  /** Id of the element that is changed, or downstream of the new silencer. */
  readonly element: string;
  /** Id of the room. */
  readonly room: string;
  /** Fields of the element that change. */
  readonly changes: Partial<Pick<ElementValues, "liningThickness" | "lined" | "width" | "height" | "diameter" | "damperLoss">>;
  /** Insertion loss of the silencer, or reduction of the manufacturer's levels of an element, whole dB. */
  readonly reduction?: OctaveSpectrum;
  /** Length of lining that meets the target, m, where less than the whole duct is enough. */
  readonly linedLength?: number;
  /** Sound pressure in the room after the change, dB. */
  readonly level: OctaveSpectrum;
  /** Rating of the room, and how far it is above its target, after the change. */
  readonly rating: number;
  readonly excess: number;
  readonly met: boolean;
  /** Rating in words: "NC 28". */
  readonly quoted: string;
}

/** A change without its effect. */
export type Change = Omit<Remedy, "level" | "rating" | "quoted" | "excess" | "met" | "room" | "linedLength">;

/** Changes of one kind in the order in which they are tried. */
export type Ladder = readonly Change[];
