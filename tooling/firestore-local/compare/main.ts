import { extent, runs } from "@tooling/testing/extent";
import { findOfficialFirestore, OfficialFirestoreError, startOfficialFirestore } from "../src/official/index.ts";
import { compareCounts } from "./counts.ts";
import { judgeDifferences, type Difference } from "./difference.ts";
import { judgeExpressions } from "./expressions.ts";
import { handWrittenExpressions, handWrittenFields } from "./handWritten.ts";
import { known } from "./known.ts";
import { compareLists } from "./lists.ts";
import { compareQueries } from "./queries.ts";
import { drawCondition, drawFields } from "./randomExpressions.ts";
import { drawWith } from "./seed.ts";
import { compareRest } from "./rest.ts";
import { openSides, type Sides } from "./sides.ts";
import { compareWrites } from "./writes.ts";

const knownSeed = 2026;
const seed = Number(
  process.env["COMPARE_SEED"] ?? (extent === "night" ? new Date().toISOString().slice(0, 10).replaceAll("-", "") : knownSeed),
);

async function judge(sides: Sides, part: string, expressions: readonly string[], fields = handWrittenFields): Promise<Difference[]> {
  const judged = await judgeExpressions(sides, expressions, fields);
  return judged.map(({ expression, official, ours }) => ({
    part,
    name: fields === handWrittenFields ? expression : `${expression} of ${JSON.stringify(fields)}`,
    official,
    // Unknown names are errors at the request there; ours refuses to load them.
    ours: ours === "refused" && official === "error" ? "error" : ours,
  }));
}

async function compareRandomExpressions(sides: Sides): Promise<Difference[]> {
  const draw = drawWith(seed);
  const results: Difference[] = [];
  for (let document = 0; document < runs(5); document += 1) {
    const fields = drawFields(draw);
    const conditions = Array.from({ length: 100 }, () => drawCondition(draw));
    results.push(...(await judge(sides, "random expressions", conditions, fields)));
  }
  return results;
}

const parts: Readonly<Record<string, (sides: Sides) => Promise<Difference[]>>> = {
  expressions: (sides) => judge(sides, "expressions", handWrittenExpressions),
  "random expressions": compareRandomExpressions,
  writes: compareWrites,
  counts: compareCounts,
  lists: compareLists,
  rest: compareRest,
  queries: (sides) => compareQueries(sides, drawWith(seed), runs(500)),
};

async function compare(url: string, words: readonly string[]): Promise<boolean> {
  const sides = await openSides(url);
  const results: Difference[] = [];
  try {
    for (const [name, part] of Object.entries(parts)) {
      if (words.length > 0 && !words.some((word) => name.includes(word))) continue;
      await sides.official.clear();
      await sides.ours.clear();
      const started = performance.now();
      const answers = await part(sides);
      const seconds = (performance.now() - started) / 1000;
      console.log(
        `${name}: ${answers.length} results, ${answers.filter(({ official, ours }) => official !== ours).length} differ (${seconds.toFixed(0)} s)`,
      );
      results.push(...answers);
    }
  } finally {
    await sides.close();
  }
  const { fresh, gone } = judgeDifferences(results, known, seed === knownSeed && extent !== "night");
  for (const { part, name, official, ours } of fresh) console.log(`✗ new: ${part}: ${name}\n    Google's: ${official}, ours: ${ours}`);
  for (const name of gone) console.log(`✗ gone: ${name}\n    take it out of known.ts`);
  console.log(
    `${results.length} results, ${fresh.length} new differences, ${gone.length} known ones gone; random requests use COMPARE_SEED=${seed}`,
  );
  return fresh.length === 0 && gone.length === 0;
}

/**
 * Asks Google's emulator and ours the same and compares the answers: `pnpm --filter @tooling/firestore-local run compare`, with words for the parts
 * whose names contain them. Google's is the one that FIRESTORE_EMULATOR_HOST names, or one that is found and started. Fails with a difference that
 * `known.ts` does not list, and with a listed one that is gone.
 */
async function main(words: readonly string[]): Promise<boolean> {
  const given = process.env["FIRESTORE_EMULATOR_HOST"];
  if (given !== undefined && given !== "") return compare(`http://${given}`, words);
  const server = await startOfficialFirestore({ emulator: await findOfficialFirestore() });
  console.log(`Google's Firestore emulator ${server.version}`);
  try {
    return await compare(server.url, words);
  } finally {
    await server.close();
  }
}

try {
  process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  if (!(error instanceof OfficialFirestoreError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
