const [minute, hour] = [60, 3600];

/** The unit in which an axis of time is read best, by its length in seconds. */
export function timeUnitFor(time: number): "s" | "min" | "h" {
  if (time < 3 * minute) return "s";
  return time < 3 * hour ? "min" : "h";
}
