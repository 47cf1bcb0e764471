import { BuildingFileError, readBuildingInSteps, type Building } from "@org/hvac-core/building";
import { drawnBuilding } from "@org/hvac-core/building/drawing";
import { openDrawing, type StoredDrawing } from "@org/hvac-core/schemas/drawing";
import { buildingLibrary, type ModelFile } from "@org/hvac-core/exchange/building";
import { readInAnsweredUnit } from "./answeredUnit.ts";
import type { ResultsAnswer } from "./back/resultsMessages.ts";
import { writeResults } from "./back/writeResults.ts";
import type { AnsweredUnit, BuildingAnswer, BuildingQuestion } from "./buildingMessages.ts";
import { divided } from "./buildingParts.ts";
import { drawingOf } from "./drawingFile.ts";
import { earlierOf } from "./earlierOf.ts";
import { planRows } from "./planRows.ts";

function answer(message: BuildingAnswer | ResultsAnswer): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker answers its page, whose origin is its own
  self.postMessage(message);
}

/** Shares of the time until the page has the building, after which the file is in memory, its hash is known, and it is read; then it is sent. */
const shares = { loaded: 0.01, hashed: 0.03, read: 0.9 } as const;
/** Time between two messages of progress, ms. */
const progressInterval = 40;

/** A building that was read; `drawing` is that of traced plans, which the import records, so that they can be edited later. */
interface ReadModel {
  readonly building: Building;
  readonly file: ModelFile;
  readonly drawing?: StoredDrawing | undefined;
}

/** Code of a space; those of other white space are below. */
const space = 32;

let current: ReadModel | undefined;

/** Hash of the bytes of a file, for the record of its import. */
async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Reads a model in steps, with messages of progress. */
function modelOf(bytes: Uint8Array, lengthUnit: string | undefined): Building {
  const steps = readBuildingInSteps(bytes, lengthUnit === undefined ? {} : { lengthUnit });
  let answered = performance.now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value;
    if (performance.now() - answered < progressInterval) continue;
    answered = performance.now();
    answer({ progress: shares.hashed + (shares.read - shares.hashed) * step.value });
  }
}

async function read({ file, lengthUnit, target }: Extract<BuildingQuestion, { type: "read" }>): Promise<void> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  answer({ progress: shares.loaded });
  if (bytes.every((byte) => byte <= space)) return answer({ problem: "empty", message: "" });
  const model: ModelFile = { name: file.name, size: file.size, hash: await hashOf(bytes) };
  answer({ progress: shares.hashed });
  const finish = (building: Building, unit?: AnsweredUnit, drawing?: StoredDrawing): void => {
    if (building.spaces.length === 0) return answer({ problem: "no-rooms", message: "" });
    current = { building, file: model, drawing };
    const earlier = earlierOf(target, building, file.name);
    const { rest, parts } = divided(building);
    parts.forEach((part, index) => answer({ part, progress: shares.read + ((1 - shares.read) * (index + 1)) / parts.length }));
    answer({ read: { building: rest, library: buildingLibrary(building, target.unitSystem), ...earlier, lengthUnit: unit } });
  };
  const drawing = await drawingOf(file);
  if (drawing) return finish(drawnBuilding(openDrawing(drawing)).building, undefined, drawing);
  if (lengthUnit !== undefined) {
    const building = modelOf(bytes, lengthUnit);
    return finish(building, { unit: lengthUnit, program: building.program });
  }
  const { building, lengthUnit: unit } = readInAnsweredUnit((each) => modelOf(bytes, each), target, model);
  return finish(building, unit);
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

self.addEventListener("message", ({ data }: MessageEvent<BuildingQuestion>) => {
  if (data.type === "read") {
    read(data).catch((error: unknown) =>
      answer({ problem: error instanceof BuildingFileError ? error.problem : "reader", message: messageOf(error) }),
    );
    return;
  }
  if (data.type === "results") return writeResults(data, answer);
  const { number } = data;
  try {
    if (!current) return;
    const { building, file, drawing } = current;
    const decisions = drawing ? { ...(data.decisions as object), drawing } : data.decisions;
    answer({ number, planned: planRows(building, { ...data, decisions }, file) });
  } catch (error) {
    answer({ number, failure: messageOf(error) });
  }
});
