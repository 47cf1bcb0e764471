import { defineCalculator, OutOfRangeError } from "../../../kernel/index.ts";
import { heatLoadStatement } from "../statement.ts";
import { quickMethod } from "./method.ts";

/** The heat load without its hourly method, for a page that loads that when it is asked for: a third less code. */
export const quickHeatLoad = defineCalculator(
  heatLoadStatement({
    ...quickMethod,
    calculate: (values) => {
      if (values.method === "quick") return quickMethod.calculate(values);
      throw new OutOfRangeError({ parameter: "method", value: 1, min: 0, max: 0, unit: "", reason: "the hourly method is not loaded yet" });
    },
  }),
);
