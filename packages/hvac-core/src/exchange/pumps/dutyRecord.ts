import { isTypedQuantity, type CompleteInput, type ImportRecord } from "../../kernel/index.ts";
import { hasNoLink } from "../internal.ts";
import { compareRows, importRecordOf, recordImport, type ComparedRow, type FileReference, type RowImport } from "../index.ts";
import { cellsOf } from "./dutyValues.ts";
import type { PipeDuty } from "./pipeDuties.ts";

/** Name of the duty in records of imports: a pump calculation has no list of duties. */
const dutyName = "duty";

function compared(
  duty: PipeDuty,
  complete: CompleteInput,
  file: FileReference,
): { readonly context: RowImport; readonly row: ComparedRow } {
  const record = importRecordOf(complete, dutyName, file);
  const context: RowImport = { file, lists: [], unitSystem: complete.unitSystem, record };
  const imported = { id: dutyName, source: "", name: duty.name, cells: cellsOf(duty) };
  return { context, row: compareRows([{ ...complete, id: dutyName }], [imported], context)[0]! };
}

/**
 * Compares a pump calculation with the duty that it was imported from: what an import would change, without what a user entered instead of it.
 *
 * @param duties from `pipeDuties`
 * @param complete complete input of the pump calculation
 * @param file the pipe file
 * @returns the duty as a row of fields; undefined where no duty of the file was imported, or that one is gone
 * @example
 * ```ts
 * import { pumpHeadCalc } from "@org/hvac-core/calculators/pump-head-calc";
 * import { importedDuty } from "@org/hvac-core/exchange/pumps";
 * const file = { projectId: "p", collection: "pipeCalculations", fileId: "f" };
 * importedDuty([], pumpHeadCalc.complete({ unitSystem: "Metric" }), file); // undefined
 * ```
 */
export function importedDuty(duties: readonly PipeDuty[], complete: CompleteInput, file: FileReference): ComparedRow | undefined {
  const flow = complete["flowRate"];
  const link = isTypedQuantity(flow) ? flow.link : undefined;
  const duty = duties.find((each) => link?.fileId === file.fileId && each.flow.result === link.result);
  // Who links the flow by hand has imported nothing.
  return duty && importRecordOf(complete, dutyName, file) ? compared(duty, complete, file).row : undefined;
}

/**
 * Number of fields of a pump calculation that differ from the imported duty in a way that their links do not show: another circuit or fluid, or a number
 * that was not there at the last import.
 *
 * @param row from `importedDuty`
 * @returns number of fields
 * @example
 * ```ts
 * import { differingFields } from "@org/hvac-core/exchange/pumps";
 * differingFields({ state: "current", id: "duty", name: "Pump", differences: [], entries: [] }); // 0
 * ```
 */
export const differingFields = ({ isLeft, differences }: ComparedRow): number => (isLeft ? 0 : differences.filter(hasNoLink).length);

/**
 * The records of a pump calculation after the import of a duty, or after a user left it as it is.
 *
 * @param complete complete input before the import
 * @param request.duty from `pipeDuties`
 * @param request.file the pipe file
 * @param request.isTaken whether the duty is imported
 * @returns all records of the input
 * @example
 * ```ts
 * import { pumpHeadCalc } from "@org/hvac-core/calculators/pump-head-calc";
 * import { pipeDuties, recordDuty } from "@org/hvac-core/exchange/pumps";
 * const read = pipeDuties({ input: { unitSystem: "Metric", flowRate: 2, pipeLength: 30 }, calculatorVersion: 1 });
 * const [duty] = "content" in read ? read.content : [];
 * const file = { projectId: "p", collection: "pipeCalculations", fileId: "f" };
 * const [record] = recordDuty(pumpHeadCalc.complete({ unitSystem: "Metric" }), { duty: duty!, file, isTaken: true });
 * record?.rows; // { file: "fluid=water" }
 * ```
 */
export function recordDuty(
  complete: CompleteInput,
  { duty, file, isTaken }: { readonly duty: PipeDuty; readonly file: FileReference; readonly isTaken: boolean },
): readonly ImportRecord[] {
  const { context, row } = compared(duty, complete, file);
  return recordImport(complete, { list: dutyName, context, compared: [row], selected: new Set(isTaken ? [dutyName] : []) });
}
