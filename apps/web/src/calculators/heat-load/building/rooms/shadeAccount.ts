import type { NoShadeReason, ShadeUse } from "@org/hvac-core/exchange/building";

/** Shades with the same outcome. */
export interface ShadeGroup {
  /** Shades that are used, shades that are not for a reason, or surfaces of the building that shade its windows. */
  readonly outcome: "used" | NoShadeReason | "surface";
  readonly uses: readonly ShadeUse[];
  /** Area of the shades, m². */
  readonly area: number;
}

const order = ["used", "in-front-of-no-window", "hides-no-sky", "surface"] as const;

/** Shades by what became of them: each shade and each shading surface is in one group. */
export function shadeGroups(shades: readonly ShadeUse[]): readonly ShadeGroup[] {
  const byOutcome = Map.groupBy(shades, ({ kind, reason }): ShadeGroup["outcome"] => (kind === "surface" ? kind : (reason ?? "used")));
  return order.flatMap((outcome): readonly ShadeGroup[] => {
    const uses = byOutcome.get(outcome);
    return uses ? [{ outcome, uses, area: uses.reduce((sum, { area = 0 }) => sum + area, 0) }] : [];
  });
}
