import { answerLaws } from "./answerLaws.ts";
import { lawContext, type AnyCalculator } from "./context.ts";
import { choiceLaws } from "./choiceLaws.ts";
import { definitionLaws } from "./definitionLaws.ts";
import { inputLaws } from "./inputLaws.ts";
import { readingLaws } from "./readingLaws.ts";
import { sheetLaws } from "./sheetLaws.ts";
import { unitLaws } from "./unitLaws.ts";
import { versionLaws } from "./versionLaws.ts";
import { warningLaws } from "./warningLaws.ts";

export type { AnyCalculator } from "./context.ts";

/** Tests a calculator against the whole contract. */
export function holdToTheLaws(definition: AnyCalculator): void {
  const context = lawContext(definition);
  for (const laws of [definitionLaws, choiceLaws, answerLaws, inputLaws, warningLaws, sheetLaws, unitLaws, readingLaws, versionLaws])
    laws(context);
}
