import fc from "fast-check";

/**
 * Property tests draw the same inputs in every run, so that a red build means a change, not a draw. `FUZZ_SEED=random` (or a number)
 * explores others: worth a run after any change of a formula.
 */
const wanted = process.env["FUZZ_SEED"];
const seed = wanted === "random" ? Date.now() % 2 ** 31 : Number(wanted ?? 2026);
if (wanted) process.stderr.write(`FUZZ_SEED=${seed}\n`);
fc.configureGlobal({ seed });
