export { pipeDuties, type PipeDuty, type PipeResult } from "./pipeDuties.ts";
export { differingFields, importedDuty, recordDuty } from "./dutyRecord.ts";
export { compareDuty, dutyValues, listedLosses, type ComparedDuty, type DutyField, type ListedLosses } from "./dutyValues.ts";
