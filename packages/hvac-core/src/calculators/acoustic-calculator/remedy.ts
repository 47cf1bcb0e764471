import type { OctaveSpectrum } from "../../acoustics/index.ts";
import type { ElementValues } from "./schema.ts";

/** A change of the system that brings a room nearer to its target, or to it. Numbers in SI. */
export interface Remedy {
  readonly kind: "silencer" | "quieter" | "lining" | "elbow" | "size" | "damper";
  /** Id of the element that is changed, or before which the silencer comes. */
  readonly element: string;
  /** Id of the room. */
  readonly room: string;
  /** Fields of the element that change. */
  readonly changes: Partial<Pick<ElementValues, "liningThickness" | "lined" | "width" | "height" | "diameter" | "damperLoss">>;
  /** The insertion loss that a silencer needs, or by how much an element must be quieter than its manufacturer's levels, whole dB. */
  readonly reduction?: OctaveSpectrum;
  /** How much of the duct must be lined for the target to be met, m, where less than all of it is enough. */
  readonly linedLength?: number;
  /** Sound pressure in the room after the change, dB. */
  readonly level: OctaveSpectrum;
  /** Rating of the room, and how far it is above its target, after the change. */
  readonly rating: number;
  readonly excess: number;
  readonly met: boolean;
  /** The rating as it is quoted: "NC 28". */
  readonly quoted: string;
}

/** What is changed, without what comes of it. */
export type Change = Omit<Remedy, "level" | "rating" | "quoted" | "excess" | "met" | "room" | "linedLength">;

/** Changes of one kind in the order in which they are tried: the first that is enough is taken, else the last. */
export type Ladder = readonly Change[];
