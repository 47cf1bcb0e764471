import type { Say, Success } from "../../kernel/index.ts";
import type { PsychrometricChartCalculation, results } from "./results.ts";
import type { fields } from "./schema.ts";

/** "Cooling 42.1 kW, heating 0 kW, condensate 14.2 kg/h at 101.3 kPa". */
export function answer({ results: values }: Success<typeof results, PsychrometricChartCalculation, typeof fields>, say: Say): string {
  const more = (["humidificationWater", "recoveredHeat", "condensate"] as const).filter((name) => values[name].value > 0);
  const words = { humidificationWater: "water for humidification", recoveredHeat: "recovered", condensate: "condensate" };
  return [
    `Cooling ${say.result("totalCooling")}`,
    `heating ${say.result("totalHeating")}`,
    ...more.map((name) => `${words[name]} ${say.result(name)}`),
  ]
    .join(", ")
    .concat(` at ${say.result("pressure")}`);
}
