import { BuildingFileError, type Building } from "@org/hvac-core/building";
import { buildingRecords, type ModelFile } from "@org/hvac-core/exchange/building";
import type { FormInput } from "@org/form/state";
import type { AnsweredUnit } from "./buildingMessages.ts";

/** A unit that was answered at an earlier import, with the file that it was answered for. */
interface RecordedUnit extends AnsweredUnit {
  readonly file: ModelFile;
}

/** Units that were answered at imports of the heat load, the last one first. */
function recordedUnits(target: FormInput): readonly RecordedUnit[] {
  return buildingRecords(target)
    .flatMap(({ decisions, file }): RecordedUnit[] => {
      const { lengthUnit } = (decisions ?? {}) as { readonly lengthUnit?: AnsweredUnit };
      return lengthUnit ? [{ ...lengthUnit, file }] : [];
    })
    .toReversed();
}

/**
 * Reads a file; one that names no unit of lengths has that which was answered for it before, or for another file of its program.
 *
 * @param read reads the file in a unit
 * @throws {BuildingFileError} that of the file, where nothing was answered
 */
export function readInAnsweredUnit(
  read: (lengthUnit: string | undefined) => Building,
  target: FormInput,
  { name, hash }: ModelFile,
): { readonly building: Building; readonly lengthUnit?: AnsweredUnit } {
  try {
    return { building: read(undefined) };
  } catch (error) {
    if (!(error instanceof BuildingFileError) || error.problem !== "no-length-unit") throw error;
    const recorded = recordedUnits(target);
    const [last] = recorded;
    const same = recorded.find(({ file }) => file.hash === hash) ?? recorded.find(({ file }) => file.name === name);
    const answered = same ?? last;
    if (!answered) throw error;
    const building = read(answered.unit);
    if (!same && (building.program === undefined || building.program !== answered.program)) throw error;
    return { building, lengthUnit: { unit: answered.unit, program: building.program, isRecalled: true } };
  }
}
