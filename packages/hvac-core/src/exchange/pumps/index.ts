export { pipeDuties, type PipeDuty, type PipeResult } from "./pipeDuties.ts";
export { dutyValues, listedLosses, type DutyField, type ListedLosses } from "./dutyValues.ts";
