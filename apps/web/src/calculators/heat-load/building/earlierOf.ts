import type { FormInput } from "@org/form/state";
import type { Building } from "@org/hvac-core/building";
import { buildingRecords, earlierImport } from "@org/hvac-core/exchange/building";
import type { ReadFile } from "./buildingMessages.ts";

/** The earlier import of a building, or the last one if the building shares nothing with any. */
export function earlierOf(target: FormInput, building: Building, fileName: string): Pick<ReadFile, "earlier" | "unrelated"> {
  const earlier = earlierImport(target, building, fileName);
  if (earlier && earlier.importedIds.size + earlier.leftOutIds.size > 0) return { earlier };
  const last = earlier?.record ?? buildingRecords(target).at(-1);
  return last ? { unrelated: earlierImport(target, building, last) } : {};
}
