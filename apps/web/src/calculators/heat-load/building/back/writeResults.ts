import { addResults, BuildingFileError, readBuildingInSteps } from "@org/hvac-core/building";
import { modelRowIds, spaceResults } from "@org/hvac-core/exchange/building";
import type { ResultsAnswer, ResultsQuestion } from "./resultsMessages.ts";

/** Time between two messages of progress, ms. */
const progressInterval = 40;

/** Share of the work that reading the building is. */
const readingShare = 0.8;

/** Whether a file that was read is in IFC, which no file of XML begins like. */
const isIfc = (bytes: Uint8Array): boolean => /ISO-10303-21/i.test(new TextDecoder().decode(bytes.subarray(0, 4096)).replaceAll("\0", ""));

/** Writes the loads of rooms into a model, with messages of progress. */
async function write({ file, lengthUnit, calculated, input }: ResultsQuestion, answer: (message: ResultsAnswer) => void): Promise<void> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const steps = readBuildingInSteps(bytes, lengthUnit === undefined ? {} : { lengthUnit });
  let answered = performance.now();
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) {
    if (performance.now() - answered < progressInterval) continue;
    answered = performance.now();
    answer({ progress: readingShare * step.value });
  }
  const { rooms, results, zones, otherSpaces } = spaceResults(calculated, step.value, modelRowIds(input, step.value, file.name));
  const spaces = { rooms, otherSpaces: otherSpaces.map(({ name }) => name) };
  if (isIfc(bytes)) return answer({ written: { ...spaces, added: 0, replaced: 0, skipped: [] } });
  const { file: content, added, replaced, skipped } = addResults(bytes, { spaces: results, zones }, lengthUnit);
  answer({ written: { ...spaces, content: content as Uint8Array<ArrayBuffer>, added, replaced, skipped } });
}

/** Answers a page that asks for a model with loads. */
export function writeResults(question: ResultsQuestion, answer: (message: ResultsAnswer) => void): void {
  write(question, answer).catch((error: unknown) =>
    answer({
      problem: error instanceof BuildingFileError ? error.problem : "reader",
      message: error instanceof Error ? error.message : String(error),
    }),
  );
}
