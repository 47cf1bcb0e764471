import fc from "fast-check";
import { extent } from "./extent.ts";

/**
 * Property tests draw the same inputs in every run, so that a red build means a change, not a draw. `FUZZ_SEED=random` (or a number)
 * explores others: worth a run after any change of a formula. The nightly run takes the date.
 */
const ofToday = new Date().toISOString().slice(0, 10).replaceAll("-", "");
const wanted = process.env["FUZZ_SEED"] ?? (extent === "night" ? ofToday : undefined);
const seed = wanted === "random" ? Date.now() % 2 ** 31 : Number(wanted ?? 2026);
// This line repeats the run: FUZZ_SEED=… TEST_EXTENT=… pnpm test
if (wanted) process.stderr.write(`FUZZ_SEED=${seed} TEST_EXTENT=${extent}\n`);
fc.configureGlobal({ seed });
