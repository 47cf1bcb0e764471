import { arrivalName, type Arrival } from "@org/hvac-core/calculators/acoustic-calculator";
import type { HeardRoom, ReadAcoustics } from "./readAcoustics.ts";

interface NamedPath {
  readonly id: string;
  readonly name: string;
  readonly arrival: Arrival;
  /** In the band that is looked at, dB. */
  readonly level: number;
}

/** The ways by which sound comes into a room, the loudest in a band first. */
export const pathNames = ({ calculation }: ReadAcoustics, room: HeardRoom, band: number): readonly NamedPath[] =>
  room.arrivals
    .map((arrival) => ({
      id: `${arrival.list} ${arrival.id}`,
      name: arrivalName(calculation, arrival),
      arrival,
      level: arrival.level[band]!,
    }))
    .toSorted((one, other) => other.level - one.level);
