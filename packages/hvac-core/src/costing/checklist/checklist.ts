import { airItems } from "./air.ts";
import type { ChecklistItem } from "./checklistItem.ts";
import { generalItems } from "./general.ts";
import { plantItems } from "./plant.ts";
import { refrigerantItems } from "./refrigerant.ts";
import { specialAirItems } from "./special.ts";
import { waterItems } from "./water.ts";

/**
 * What bills of building services usually have, by kind of project: plant first, then air, water and refrigerant, then what every installation
 * needs. The choice, its wording and its reasons are ours; each item cites the number under which MasterFormat lists such work.
 */
export const checklist: readonly ChecklistItem[] = [
  ...plantItems,
  ...specialAirItems,
  ...airItems,
  ...waterItems,
  ...refrigerantItems,
  ...generalItems,
];
