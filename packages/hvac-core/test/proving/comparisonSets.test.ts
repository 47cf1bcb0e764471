import { comparisonSets } from "./comparisonSets.ts";
import { proveSet } from "./proveSet.ts";

for (const set of comparisonSets) proveSet(set);
