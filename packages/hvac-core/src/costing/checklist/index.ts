export { projectTypes } from "./checklistItem.ts";
export type { ChecklistItem, ProjectType, Recognition } from "./checklistItem.ts";
export { checklist } from "./checklist.ts";
export { suggestedItems } from "./suggestedItems.ts";
export type { BillLine, ChecklistRequest } from "./suggestedItems.ts";
