import type { Drawing } from "@org/hvac-core/building/drawing";
import { openDrawing, storedDrawing, type StoredDrawing } from "@org/hvac-core/schemas/drawing";
import { buildingRecords } from "@org/hvac-core/exchange/building";
import { isRecord, type FormInput } from "@org/form/state";

const drawingType = "application/json";

/** Traced plans as a file, so that their building is imported as that of a model is. */
export const drawingFile = (drawing: Drawing, name: string): File =>
  new File([JSON.stringify(storedDrawing(drawing))], name, { type: drawingType });

/** The drawing of a file of traced plans; `undefined` for other files. */
export async function drawingOf(file: File): Promise<StoredDrawing | undefined> {
  return file.type === drawingType ? (JSON.parse(await file.text()) as StoredDrawing) : undefined;
}

/** The drawing that the last import of traced plans has recorded in a heat load. */
export function recordedDrawing(input: FormInput): Drawing | undefined {
  const stored = buildingRecords(input).flatMap(({ decisions }) =>
    isRecord(decisions) && decisions["drawing"] ? [decisions["drawing"]] : [],
  );
  return stored.length === 0 ? undefined : openDrawing(stored.at(-1));
}
