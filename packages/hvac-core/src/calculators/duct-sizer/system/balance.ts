import { pathBalance, type PathBalance } from "../../../flow/index.ts";
import { sectionOf } from "../size.ts";
import { smallerStandard } from "../standardSizes.ts";
import { velocityLimitOf } from "../section.ts";
import type { AirPath } from "./duct.ts";
import type { Layout } from "./layout.ts";
import type { Airways, FindLosses, LossesByRow, Sizes } from "./losses.ts";
import { withSheet, type SizedDuct } from "./sizing.ts";

/** Numbers of the fans' sides, on which paths compete. */
const sideOf: Readonly<Record<AirPath, number>> = { supply: 0, return: 1, exhaust: 2 };

/** How the paths of a system compare. Where no air flows no path ends. */
function balanceOf({ rows, parents, paths }: Layout, losses: LossesByRow): PathBalance {
  return pathBalance({
    parents,
    own: losses.map((of) => of?.loss ?? 0),
    ends: rows.map(({ airflow, terminalPressureDrop }) => (airflow > 0 ? terminalPressureDrop : null)),
    sources: paths.map((path) => sideOf[path]),
  });
}

/** A system with its sizes, its losses and how its paths compare. */
export interface Balanced {
  readonly sizes: Sizes;
  readonly losses: LossesByRow;
  readonly balance: PathBalance;
}

export function balanced(sizes: Sizes, layout: Layout, losses: LossesByRow): Balanced {
  return { sizes, losses, balance: balanceOf(layout, losses) };
}

/** The greatest loss of the paths that compete with one. */
const criticalOf = ({ balance }: Balanced, index: number): number => balance.through[index]! + balance.slack[index]!;

/** Pa; below it a difference of pressures is one of last bits. */
const lastBits = 1e-9;

function isQuietEnough(sized: SizedDuct, airflow: number): boolean {
  const limit = velocityLimitOf(sized.duct);
  return limit === undefined || airflow / sectionOf(sized.duct.ductShape, sized.clear).area <= limit;
}

/**
 * Takes what a section has to lose by making it smaller: the smallest standard size with which it stays within its limit of noise and no path
 * becomes longer than the critical one. From the fan outwards, so that what is taken in a branch is not taken in its run-outs again.
 */
export function resized(start: Balanced, { layout, airflows, values }: Airways, find: FindLosses): Balanced {
  let now = start;
  for (const index of layout.rows.keys()) {
    const sized = now.sizes[index];
    const share = now.balance.toBalance[index];
    if (!sized || share === null || share === undefined || sized.origin === "chosen") continue;
    const critical = criticalOf(now, index);
    if (share <= values.allowedImbalance * critical) continue;
    for (const sheet of smallerStandard(sized.duct, sized.sheet, sized.duct.built)) {
      const trial = withSheet(sized, sheet);
      if (!isQuietEnough(trial, airflows.near[index]!)) break;
      const sizes = now.sizes.with(index, trial);
      const next = balanced(sizes, layout, find.after(now.losses, sizes, index));
      const isLonger = layout.rows.some((_, other) => {
        const [before, after] = [now.balance.through[other], next.balance.through[other]];
        return typeof before === "number" && typeof after === "number" && after > criticalOf(now, other) + lastBits;
      });
      if (isLonger) break;
      now = next;
    }
  }
  return now;
}
