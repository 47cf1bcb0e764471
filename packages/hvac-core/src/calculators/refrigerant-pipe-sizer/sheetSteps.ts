import { mathematics, type Citation } from "../../sources/index.ts";
import { refrigerantOf } from "./refrigerants.ts";
import type { RefrigerantValues } from "./schema.ts";

/** Source of the equation of state. */
export function equationOf(values: RefrigerantValues): Citation {
  return { source: refrigerantOf(values.refrigerant).sources.equation[0] ?? mathematics };
}

/** Symbols of losses, lengths and rises of the lines of a kind. */
export const symbolsOf = {
  suction: { drop: "p_si", penalty: "Δt_si", length: "L_si", equivalent: "E_si", rise: "z_si" },
  discharge: { drop: "p_di", penalty: "Δt_di", length: "L_di", equivalent: "E_di", rise: "z_di" },
  liquid: { drop: "p_li", penalty: "Δt_li", length: "L_li", equivalent: "E_li", rise: "z_li" },
} as const;
