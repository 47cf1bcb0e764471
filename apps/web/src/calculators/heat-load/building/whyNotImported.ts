import type { PlannedRows } from "./buildingMessages.ts";

/** Why an import cannot be made; undefined where it can. */
export function whyNotImported({ size, problems }: PlannedRows, rooms: number): "none" | "size" | "refused" | undefined {
  if (rooms === 0) return "none";
  if (size.bytes > size.maxBytes) return "size";
  return problems.length > 0 ? "refused" : undefined;
}
