import type { Say, Success } from "../../kernel/index.ts";
import type { RefrigerantCalculation, results } from "./results.ts";
import type { fields } from "./schema.ts";

/** "R-454B, 35.0 kW: suction 35 × 1.5 mm, liquid 15 × 1 mm; the suction lines cost 0.9 K of saturation temperature; 5.4 K of subcooling are left at the valve". */
export function answer({ results: values }: Success<typeof results, RefrigerantCalculation, typeof fields>, say: Say): string {
  const head = `${say.field("refrigerant")}, ${say.field("capacity")}`;
  if (values.sizes === undefined) return `${head}: mass flow ${say.result("massFlow")}`;
  const parts = [`${head}: ${say.result("sizes")}`];
  if (values.suctionPenalty) parts.push(`the suction lines cost ${say.result("suctionPenalty")} of saturation temperature`);
  if (values.residualSubcooling)
    parts.push(
      values.residualSubcooling.value > 0
        ? `${say.result("residualSubcooling")} of subcooling are left at the valve`
        : `the liquid flashes, with ${say.result("residualSubcooling")} of subcooling at the valve`,
    );
  return parts.join("; ");
}
