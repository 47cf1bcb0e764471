import { nistSp811 } from "../sources/index.ts";

/** Standard gravity, m/s². */
export const gravity = 9.80665;

/** Standard gravity as sheets state it. */
export const gravityConstant = {
  symbol: "g",
  name: "Standard gravity, m/s²",
  value: gravity,
  quantity: "number",
  source: { source: nistSp811 },
} as const;
