export { projectTypes, type ChecklistItem, type ProjectType, type Recognition } from "./checklistItem.ts";
export { checklist } from "./checklist.ts";
export { suggestedItems, type BillLine, type ChecklistRequest } from "./suggestedItems.ts";
