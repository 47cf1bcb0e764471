import { nistSp811 } from "../sources/index.ts";
import { gravity } from "./gravity.ts";

/** Standard gravity as sheets state it. */
export const gravityConstant = {
  symbol: "g",
  name: "Standard gravity, m/s²",
  value: gravity,
  quantity: "number",
  source: { source: nistSp811 },
} as const;
