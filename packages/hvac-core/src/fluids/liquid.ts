import { melinder2010 } from "../sources/index.ts";
import { glycol, type GlycolKind } from "./glycol.ts";
import { water, type LiquidProperties } from "./water.ts";

/* Liquid of pipes and pumps: water, or a glycol in water. */

export const liquidNames = { water: "Water", ethylene: "Ethylene glycol in water", propylene: "Propylene glycol in water" } as const;

/** Condition of fields that apply to glycols only. */
export const glycolOnly = { field: "fluid", is: ["ethylene", "propylene"] } as const;

/** Fields of the liquid; each calculator says where its temperature applies. */
export const liquidFields = {
  fluid: { type: "choice", label: "Fluid", options: liquidNames, default: "water", section: "fluid" },
  glycolMassFraction: {
    type: "quantity",
    label: "Glycol by mass",
    symbol: "w",
    quantity: "ratio",
    default: 0.3,
    min: 0,
    max: 0.6,
    help: "Kilograms of glycol in a kilogram of mixture. Properties are those of pure glycol in water: inhibited products differ by some 1 % in density and heat, and by 10 % or more in viscosity; ask the manufacturer.",
    source: { source: melinder2010 },
    section: "fluid",
    when: [glycolOnly],
  },
  fluidTemperature: {
    type: "quantity",
    label: "Temperature",
    symbol: "t",
    quantity: "temperature",
    default: { Imperial: 50, Metric: 10 },
    min: -45,
    max: 180,
    usual: [-30, 110],
    section: "fluid",
  },
} as const;

/** Values of {@link liquidFields}. */
export interface LiquidValues {
  readonly fluid: "water" | GlycolKind;
  /** Ignored for water. */
  readonly glycolMassFraction: number;
  /** °C */
  readonly fluidTemperature: number;
}

/** A liquid at its temperature. */
export interface Liquid extends LiquidProperties {
  /** °C; only of glycols. */
  readonly freezingPoint: number | undefined;
  /** Pa; only of water. */
  readonly saturationPressure: number | undefined;
}

/** Properties of the liquid at its temperature. @throws {OutOfRangeError} where it is not liquid, or there are no data of it */
export function liquidOf({ fluid, glycolMassFraction: massFraction, fluidTemperature: temperature }: LiquidValues): Liquid {
  if (fluid === "water") return { ...water({ temperature }), freezingPoint: undefined };
  return { ...glycol({ kind: fluid, massFraction, temperature }), saturationPressure: undefined };
}
