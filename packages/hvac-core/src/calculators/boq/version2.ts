import { withCustomSign } from "../../costing/index.ts";
import type { StoredData } from "../../kernel/index.ts";

/** Version 2 rounded amounts to hundredths unless another step was chosen, and no rates. */
export function fromVersion2(data: StoredData): StoredData {
  return { rounding: "0.01", ...withCustomSign(data), rateRounding: "none" };
}
