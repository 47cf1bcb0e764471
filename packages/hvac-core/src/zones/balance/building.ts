import type { Layer } from "../../envelope/index.ts";
import type { Glazing } from "./glazing.ts";
import type { Rectangle, Shade } from "./shade.ts";

/** A face of a surface. */
export interface BalanceFace {
  /** Absorptance of sunlight, 0…1; windows have the tables of their panes instead. */
  readonly absorptance: number;
  /** Long-wave, 0…1; of windows that of the outermost or innermost face. */
  readonly emissivity: number;
  /** Convective coefficient, W/(m²·K), where it is given instead of calculated. */
  readonly convection?: number;
}

/** Space beyond a surface. */
export type BalanceBeyond =
  | {
      readonly kind: "outdoors";
      /** Multiplier of the wind's convection: 1 for glass, 1.67 for brick and wood. */
      readonly roughness: number;
      /** Height of its middle above the ground, m, for the wind's speed; without it, that of the weather station is used. */
      readonly height?: number;
      /** Whether sun and wind reach it; a raised floor has neither. */
      readonly isExposed: boolean;
    }
  /** Another zone by its index. */
  | { readonly kind: "zone"; readonly zone: number }
  /** A face at a temperature, °C: the ground. */
  | { readonly kind: "temperature"; readonly temperature: number }
  /** An identical room: no heat passes. */
  | { readonly kind: "identical" };

/** A wall, floor, roof or window of a zone. */
export interface BalanceSurface {
  /** Index of the zone. */
  readonly zone: number;
  /** m², without its windows. */
  readonly area: number;
  /** Direction and tilt of the outer side, degrees: clockwise from north; 0 faces up, 90 is vertical, 180 faces down. */
  readonly azimuth: number;
  readonly tilt: number;
  /**
   * Distance of its plane from a point that all surfaces of the building share, along its outer normal, m. Where all surfaces of a convex zone have it, the beam of
   * the sun is traced from the windows to the faces that it meets; otherwise it falls on the floor.
   */
  readonly offset?: number;
  readonly body:
    | { readonly layers: readonly Layer[] }
    | {
        readonly glazing: Glazing;
        /** Panes' height, m: that of the gas in the gaps. */
        readonly height: number;
        /** Solar factor of shades that are not drawn, 0…1. */
        readonly solarFactor?: number;
      };
  /** A vertical surface within its plane, for shades and for tracing through panes: x to the right seen from outside and y up, from the common point. */
  readonly place?: Rectangle;
  /** Overhangs and fins in front of it, in the same coordinates; they need `place`. */
  readonly shades?: readonly Shade[];
  readonly beyond: BalanceBeyond;
  readonly inside: BalanceFace;
  readonly outside: BalanceFace;
}

/** A zone of mixed air and its use. Series have a value for each hour, or for each step of the hours. */
export interface BalanceZone {
  /** Heat capacity of the air and of what follows it at once, J/K, ≥ 0. */
  readonly airCapacity: number;
  /** Heat of people, lights and equipment, W. */
  readonly gains: Float64Array;
  /** Convective share of it, 0…1; the rest is radiant. */
  readonly convectiveShare: number;
  /** Heat flow of outdoor air per kelvin, W/K. */
  readonly airConductance: Float64Array;
  /** °C; −Infinity in hours without heating. Absent if not heated. */
  readonly heatingSetPoint?: Float64Array;
  /** °C; Infinity in hours without cooling. Absent if not cooled. */
  readonly coolingSetPoint?: Float64Array;
  /** W; unlimited by default. */
  readonly heatingLimit?: number;
  readonly coolingLimit?: number;
}

export interface BalanceBuilding {
  readonly zones: readonly BalanceZone[];
  readonly surfaces: readonly BalanceSurface[];
  readonly groundReflectance: number;
}

/** Hourly means of a zone. */
export interface ZoneHours {
  /** W, ≥ 0. */
  readonly heating: Float64Array;
  readonly cooling: Float64Array;
  /** Temperatures of the air and of the surfaces' radiation, °C. */
  readonly airTemperature: Float64Array;
  readonly radiantTemperature: Float64Array;
  /** Heat of the air by convection of the surfaces, and by outdoor air, W. */
  readonly fromSurfaces: Float64Array;
  readonly fromAir: Float64Array;
  /** Sun that passes the windows, W, before what leaves them again. */
  readonly sun: Float64Array;
}
