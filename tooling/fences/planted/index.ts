import { boundaryFences } from "./boundaries.ts";
import { engineFences } from "./engine.ts";
import { lintFences } from "./lint.ts";
import { repositoryFences } from "./repository.ts";

export type { Edit, Planted, Run, Tested } from "./shape.ts";

/** Every fence, in the order of CONTRIBUTING.md's table. */
export const fences = [...lintFences, ...boundaryFences, ...engineFences, ...repositoryFences];
