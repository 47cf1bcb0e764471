import type { PublishedCase } from "../../kernel/index.ts";
import type { results } from "./results.ts";
import type { PsychrometricChartInput } from "./schema.ts";

export const cases: readonly PublishedCase<PsychrometricChartInput, typeof results>[] = [];
