import type { HeatLoadValues } from "@org/hvac-core/calculators/heat-load";
import type { RoomBalance } from "@org/hvac-core/calculators/heat-load/balance";

/** Values of an input whose rooms are wanted by heat balance. */
export interface BalanceQuestion {
  readonly id: number;
  readonly values: HeatLoadValues;
}

export type BalanceAnswer = { readonly id: number } & ({ readonly rooms: readonly RoomBalance[] } | { readonly problem: string });
