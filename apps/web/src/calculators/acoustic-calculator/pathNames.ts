import { arrivalName, type Arrival } from "@org/hvac-core/calculators/acoustic-calculator";
import type { RatedRoom, ReadAcoustics } from "./readAcoustics.ts";

interface NamedPath {
  readonly id: string;
  readonly name: string;
  readonly arrival: Arrival;
  /** Level in the selected band, dB. */
  readonly level: number;
}

/** Paths of sound into a room, the loudest in a band first. */
export const pathNames = ({ calculation }: ReadAcoustics, room: RatedRoom, band: number): readonly NamedPath[] =>
  room.arrivals
    .map((arrival) => ({
      id: `${arrival.list} ${arrival.id}`,
      name: arrivalName(calculation, arrival),
      arrival,
      level: arrival.level[band]!,
    }))
    .toSorted((a, b) => b.level - a.level);
