import { comparisonSets } from "./comparisonSets.ts";
import { thermalFabric } from "./fabric/thermalFabric.ts";
import type { ProvingSet } from "./provingSet.ts";
import { vdi6007 } from "./vdi6007.ts";

/** Every set of the proving ground, in the order of its page. */
export const provingSets: readonly ProvingSet[] = [thermalFabric, vdi6007, ...comparisonSets];
