import { requireInRange } from "../refusals/errors.ts";

/** A floor slab on the ground, without insulation of its edge. */
export interface SlabOnGround {
  /** m², 1…1e6. */
  readonly area: number;
  /** Length of outer walls around the floor, m, 0.1…1e5. */
  readonly perimeter: number;
  /** Thickness of these walls, m, 0…3; 0.3 by default. */
  readonly wallThickness?: number;
  /** Conductivity of the ground, W/(m·K), 0.1…10; 2 by default: sand, gravel. */
  readonly groundConductivity?: number;
  /** Resistance of the slab with its insulation over the whole area, m²·K/W, 0…50; 0 by default. */
  readonly resistance?: number;
  /** Inner and outer surface resistances, m²·K/W, 0…1; 0.17 and 0.04 by default. */
  readonly films?: readonly [inside: number, outside: number];
}

/**
 * U-value of a floor slab on the ground, between the air inside and outside, in the mean of a year.
 *
 * The floor is as wide as B′ = A/(P/2), and the ground has an equivalent thickness for what else resists: d = w + λ·(R_si + R_f + R_se). Below B′ the
 * heat flows in arcs: 2λ/(πB′ + d)·ln(πB′/d + 1); above it, λ/(0.457·B′ + d). The ground is infinitely deep: a floor above groundwater loses more.
 *
 * @param slab area, perimeter and what lies between; units and ranges at {@link SlabOnGround}
 * @returns W/(m²·K)
 * @throws {OutOfRangeError} when an input lies outside its range
 * @source iso-13370, slab-on-ground floor
 * @example
 * ```ts
 * import { slabOnGround } from "@org/hvac-core/envelope";
 * slabOnGround({ area: 100, perimeter: 40 }); // 0.762
 * slabOnGround({ area: 100, perimeter: 40, resistance: 3 }); // 0.222
 * ```
 */
export function slabOnGround(slab: SlabOnGround): number {
  const { wallThickness = 0.3, groundConductivity = 2, resistance = 0, films = [0.17, 0.04] } = slab;
  const area = requireInRange("area", slab.area, 1, 1e6, "m²");
  const perimeter = requireInRange("perimeter", slab.perimeter, 0.1, 1e5, "m");
  const conductivity = requireInRange("groundConductivity", groundConductivity, 0.1, 10, "W/(m·K)");
  const [inside, outside] = films.map((film, index) => requireInRange(`films[${index}]`, film, 0, 1, "m²·K/W")) as [number, number];
  const between = requireInRange("resistance", resistance, 0, 50, "m²·K/W") + inside + outside;
  // With no thickness the ground would carry heat without end at the edge.
  const thickness = requireInRange(
    "equivalent thickness",
    requireInRange("wallThickness", wallThickness, 0, 3, "m") + conductivity * between,
    0.01,
    1000,
    "m",
  );
  const width = area / (perimeter / 2);
  return thickness < width
    ? ((2 * conductivity) / (Math.PI * width + thickness)) * Math.log((Math.PI * width) / thickness + 1)
    : conductivity / (0.457 * width + thickness);
}
