import { requireInRange } from "../refusals/errors.ts";

/** System curve: H = H_s + k Q². */
export interface SystemCurve {
  /** Static head: lift and pressure, m; negative where the liquid flows by gravity. */
  readonly staticHead: number;
  /** k, m/(m³/s)² */
  readonly coefficient: number;
}

/**
 * Curve of a system by its losses at one flow.
 *
 * @param design `flow`, m³/s (1e-7…100), `staticHead`, m (±2000), and the `losses` at that flow, m (0…5000)
 * @returns the curve
 * @throws {OutOfRangeError} when an input is out of its range
 * @source mathematics, losses of turbulent flow as its square
 * @example
 * ```ts
 * import { systemCurve } from "@org/hvac-core/pumps";
 * systemCurve({ flow: 0.01, staticHead: 5, losses: 20 }).coefficient; // 200000
 * ```
 */
export function systemCurve(design: { readonly flow: number; readonly staticHead: number; readonly losses: number }): SystemCurve {
  const flow = requireInRange("flow", design.flow, 1e-7, 100, "m³/s");
  const losses = requireInRange("losses", design.losses, 0, 5000, "m");
  return { staticHead: requireInRange("staticHead", design.staticHead, -2000, 2000, "m"), coefficient: losses / flow ** 2 };
}

/**
 * Head that a system requires at a flow.
 *
 * @equation H = H_s + k * Q^2
 * @param curve from {@link systemCurve}
 * @param flow m³/s, 0…10 000
 * @returns m
 * @throws {OutOfRangeError} when an input is out of its range
 * @source mathematics
 * @see {@link systemCurve}
 * @example
 * ```ts
 * import { systemHead } from "@org/hvac-core/pumps";
 * systemHead({ staticHead: 5, coefficient: 200_000 }, 0.005); // 10
 * ```
 */
export function systemHead(curve: SystemCurve, flow: number): number {
  return (
    requireInRange("staticHead", curve.staticHead, -2000, 2000, "m") +
    requireInRange("coefficient", curve.coefficient, 0, 1e18, "") * requireInRange("flow", flow, 0, 1e4, "m³/s") ** 2
  );
}

/**
 * Head that a variable-speed pump maintains at a flow below design: from the set head at zero flow to the design head, by the square of the flow.
 *
 * @param control `flow` and `designFlow`, m³/s (the first 0…1.5 times the second), `designHead` and `minHead`, m, 0…5000
 * @returns m
 * @throws {OutOfRangeError} when an input is out of its range, or the minimum head is above the design head
 * @source mathematics, parabola from the set head
 * @example
 * ```ts
 * import { controlHead } from "@org/hvac-core/pumps";
 * controlHead({ flow: 0.005, designFlow: 0.01, designHead: 20, minHead: 8 }); // 11
 * ```
 */
export function controlHead(control: {
  readonly flow: number;
  readonly designFlow: number;
  readonly designHead: number;
  readonly minHead: number;
}): number {
  const designFlow = requireInRange("designFlow", control.designFlow, 1e-7, 100, "m³/s");
  const share = requireInRange("flow", control.flow, 0, 1.5 * designFlow, "m³/s") / designFlow;
  const designHead = requireInRange("designHead", control.designHead, 0, 5000, "m");
  const minHead = requireInRange("minHead", control.minHead, 0, designHead, "m");
  return minHead + (designHead - minHead) * share ** 2;
}
