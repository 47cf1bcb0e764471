import type { SheetBuilder } from "../../kernel/index.ts";
import type { QuantityKind } from "../../quantity/index.ts";
import { mathematics, type Citation } from "../../sources/index.ts";
import { refrigerantOf } from "./refrigerants.ts";
import type { RefrigerantValues } from "./schema.ts";

export const derived: Citation = { source: mathematics };

/** The refrigerant's equation of state. */
export function equationOf(values: RefrigerantValues): Citation {
  return { source: refrigerantOf(values.refrigerant).sources.equation[0] ?? mathematics };
}

interface Said {
  readonly value: number;
  readonly quantity: QuantityKind;
  readonly source?: Citation;
  readonly result?: string;
  readonly by?: readonly string[];
}

/** States a formula in one line. */
export function step(sheet: SheetBuilder, symbol: string, name: string, expression: string, said: Said): void {
  sheet.formula({ symbol, name, expression, source: derived, ...said });
}

/** What the rows of a kind lose, take and reach together, by the symbol in the row. */
export const symbolsOf = {
  suction: { drop: "p_si", penalty: "Δt_si", length: "L_si", equivalent: "E_si", rise: "z_si" },
  discharge: { drop: "p_di", penalty: "Δt_di", length: "L_di", equivalent: "E_di", rise: "z_di" },
  liquid: { drop: "p_li", penalty: "Δt_li", length: "L_li", equivalent: "E_li", rise: "z_li" },
} as const;
