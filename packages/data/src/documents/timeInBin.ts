import { daysInBin } from "./limits.ts";

const dayMs = 86_400_000;

/** Days until what is in the bin is deleted for good, begun ones included; 0 when the time is over. The clock of the device may be behind the server's. */
export function daysLeftInBin(requestedAt: number, now: number): number {
  return Math.min(Math.max(Math.ceil((requestedAt - now) / dayMs + daysInBin), 0), daysInBin);
}
