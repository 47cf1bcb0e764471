import { ductRoughness, frictionRateCitation, pipeMaterial, type Fluid } from "@org/hvac-core/flow";
import { air, glycol, glycolFreezingPoint, water } from "@org/hvac-core/fluids";
import { OutOfRangeError } from "@org/hvac-core/kernel";
import { pressureAtAltitude } from "@org/hvac-core/psychrometrics";
import type { Citation } from "@org/hvac-core/sources";
import type { FrictionState } from "./frictionState.ts";
import { texts } from "./texts.ts";

/** Fluid and roughness of the wall. */
export interface FrictionMedium {
  readonly fluid: Fluid;
  /** m */
  readonly roughness: number;
  readonly citations: readonly Citation[];
}

function liquidOf({ liquid, share, liquidTemperature: temperature }: FrictionState): Fluid {
  return liquid === "water" ? water({ temperature }) : glycol({ kind: liquid, massFraction: share, temperature });
}

/** Medium of a chart, or the problem: a liquid below its freezing point. */
export function mediumOf(state: FrictionState): FrictionMedium | { readonly problem: string } {
  if (state.conduit === "duct") {
    const { roughness, citation } = ductRoughness[state.surface];
    const fluid = air({ temperature: state.airTemperature, pressure: pressureAtAltitude(state.altitude) });
    return { fluid, roughness, citations: [frictionRateCitation, citation] };
  }
  const { roughness, citation } = pipeMaterial(state.material);
  try {
    return { fluid: liquidOf(state), roughness, citations: [frictionRateCitation, citation] };
  } catch (error) {
    if (!(error instanceof OutOfRangeError)) throw error;
    const freezes = state.liquid === "water" ? 0 : glycolFreezingPoint(state.liquid, state.share);
    return { problem: state.liquidTemperature < freezes + 0.5 ? texts.freezes : texts.unknown };
  }
}
