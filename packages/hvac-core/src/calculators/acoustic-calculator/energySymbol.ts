import { octaveBands } from "../../acoustics/index.ts";
import type { QuantityKind } from "../../quantity/index.ts";
import type { AcousticCalculation } from "./results.ts";

/** Energy that reaches a room in a band: of the first room at 63 Hz `w_1x63`. */
export const energySymbol = (room: number, band: number): string => `w_${room + 1}x${octaveBands[band]}`;

/** Energies that the rows of a list add to rooms, by their symbols, for the sums of the rooms. */
export function roomEnergies(
  { rooms }: AcousticCalculation,
  list: "elements" | "sources",
): {
  readonly values: Readonly<Record<string, (row: { readonly id: string }) => number | undefined>>;
  readonly quantities: Readonly<Record<string, QuantityKind>>;
} {
  const values: Record<string, (row: { readonly id: string }) => number | undefined> = {};
  const quantities: Record<string, QuantityKind> = {};
  for (const room of rooms) {
    const arrivals = new Map(room.arrivals.flatMap((arrival) => (arrival.list === list ? [[arrival.id, arrival] as const] : [])));
    if (arrivals.size === 0) continue;
    for (const band of octaveBands.keys()) {
      const symbol = energySymbol(room.index, band);
      quantities[symbol] = "number";
      values[symbol] = ({ id }) => {
        const arrival = arrivals.get(id);
        return arrival && 10 ** (arrival.level[band]! / 10);
      };
    }
  }
  return { values, quantities };
}
