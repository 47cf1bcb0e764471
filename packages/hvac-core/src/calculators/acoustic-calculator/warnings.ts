import type { Warning } from "../../kernel/index.ts";
import type { AcousticCalculation } from "./calculate.ts";
import type { AcousticValues } from "./schema.ts";

/** What a senior engineer would remark. */
export function warnings(_calculation: AcousticCalculation, _values: AcousticValues): Warning[] {
  return [];
}
