import type { SheetBuilder } from "../../kernel/index.ts";
import { elsey2018, raoult1887 } from "../../pumps/sources.ts";
import { fundamentals2021, iapwsIf97 } from "../../sources/index.ts";
import type { PumpCalculation } from "./results.ts";
import type { PumpValues } from "./schema.ts";

const vaporFunctions = {
  water: "waterVaporPressure(t)",
  ethylene: "ethyleneGlycolVaporPressure(w, t)",
  propylene: "propyleneGlycolVaporPressure(w, t)",
} as const;

/** Steps of NPSH available and required. */
export function describeSuction({ results, suction, fluid, full }: PumpCalculation, values: PumpValues, sheet: SheetBuilder): void {
  sheet.part("Suction side");
  sheet.formula("p_a", "Atmospheric pressure", "atmosphericPressure", "pressureAtAltitude(z_a)", suction!.atmosphere, {
    source: fundamentals2021,
    locator: "ch. 1, eq. 3",
  });
  sheet.formula(
    "p_v",
    "Vapour pressure",
    "vaporPressure",
    vaporFunctions[values.fluid],
    fluid.vaporPressure,
    values.fluid === "water" ? { source: iapwsIf97, locator: "region 4" } : { source: raoult1887 },
  );
  sheet.result("suctionLoss", `h_ss + sum(h_is) + sum(h_es)${values.strainerLoss === null ? "" : " + h_w"}`);
  const loss = full?.point.exists ? "h_s * (Q_op / Q_d)^2" : "h_s";
  sheet.result("npshAvailable", `(p_a + ${values.kind === "open" ? "p_u" : "p_t"} - p_v) / (ρ * g) + z_s - ${loss}`, { source: elsey2018 });
  sheet.given("npshRequired");
  if (results.npshRequired !== undefined) {
    if (full?.point.exists)
      sheet.resultLookup("npshRequired", undefined, {
        detail: values.arrangement === "series" ? "by the first pump" : "maximum of the running pumps",
      });
    else sheet.result("npshRequired", "NPSH_o");
    sheet.result("npshMargin", "NPSH_a - NPSH_q");
  }
  sheet.result("topPressure", "p_t - ρ * g * (z_t - z_s)");
}
