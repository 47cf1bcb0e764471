import { findOfficialFirestore, OfficialFirestoreError, startOfficialFirestore } from "../src/official/index.ts";
import { judgeDifferences, type Difference } from "./difference.ts";
import { judgeExpressions } from "./expressions.ts";
import { handWrittenExpressions, handWrittenFields } from "./handWritten.ts";
import { known } from "./known.ts";
import { openSides, type Sides } from "./sides.ts";

/**
 * Asks Google's emulator and ours the same and compares the answers: `pnpm --filter @tooling/firestore-local run compare`. Google's is the one that
 * FIRESTORE_EMULATOR_HOST names, or one that is found and started. Fails with a difference that `known.ts` does not list, and with a listed one
 * that is gone.
 */
async function compareHandWritten(sides: Sides): Promise<Difference[]> {
  const judged = await judgeExpressions(sides, handWrittenExpressions, handWrittenFields);
  // Unknown names are errors at the request there; ours refuses to load them.
  return judged.map(({ expression, official, ours }) => ({
    part: "expressions",
    name: expression,
    official,
    ours: ours === "refused" && official === "error" ? "error" : ours,
  }));
}

const parts = { compareHandWritten };

async function compare(url: string): Promise<boolean> {
  const sides = await openSides(url);
  const asked: Difference[] = [];
  try {
    for (const [name, part] of Object.entries(parts)) {
      await sides.official.clear();
      await sides.ours.clear();
      const answers = await part(sides);
      console.log(`${name}: ${answers.length} asked, ${answers.filter(({ official, ours }) => official !== ours).length} differ`);
      asked.push(...answers);
    }
  } finally {
    await sides.close();
  }
  const { fresh, gone } = judgeDifferences(asked, known);
  for (const { part, name, official, ours } of fresh) console.log(`NEW  ${part}: ${name}\n     Google's: ${official}, ours: ${ours}`);
  for (const key of gone) console.log(`GONE ${key}\n     take it out of known.ts`);
  console.log(`${asked.length} asked, ${fresh.length} new differences, ${gone.length} known ones gone`);
  return fresh.length === 0 && gone.length === 0;
}

const given = process.env["FIRESTORE_EMULATOR_HOST"];
if (given !== undefined && given !== "") process.exitCode = (await compare(`http://${given}`)) ? 0 : 1;
else {
  const found = await findOfficialFirestore().catch((error: unknown) => {
    if (!(error instanceof OfficialFirestoreError)) throw error;
    console.log(`${error.message}\nnot found, skipped`);
  });
  if (found) {
    const server = await startOfficialFirestore({ found });
    console.log(`Google's Firestore emulator ${server.version}`);
    try {
      process.exitCode = (await compare(server.url)) ? 0 : 1;
    } finally {
      await server.close();
    }
  }
}
