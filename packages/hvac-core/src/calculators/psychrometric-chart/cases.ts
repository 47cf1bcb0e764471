import type { PublishedCase } from "../../kernel/index.ts";
import { mathematics } from "../../sources/index.ts";
import type { PsychrometricChartInput, results } from "./schema.ts";

export const cases: readonly PublishedCase<PsychrometricChartInput, typeof results>[] = [
  {
    id: "three-by-four",
    title: "Psychrometric chart: three by four metres",
    source: { source: mathematics },
    input: { unitSystem: "Metric", width: 3, length: 4 },
    expected: { area: { value: 12, within: 1e-12, because: "exact" } },
  },
];
