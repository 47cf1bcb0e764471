import { nistSp811 } from "../sources/index.ts";
import { gravity } from "./gravity.ts";

/** Standard gravity as sheets state it: symbol, name, quantity, value and source. */
export const gravityConstant = ["g", "Standard gravity, m/s²", "number", gravity, { source: nistSp811 }] as const;
