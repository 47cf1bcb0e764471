import { defineResults } from "../kernel/index.ts";

export const results = defineResults({
  airPressure: { label: "Air pressure", symbol: "p_0", quantity: "atmosphericPressure", optional: true },
});
