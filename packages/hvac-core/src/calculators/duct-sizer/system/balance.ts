import { pathBalance, type PathBalance } from "../../../flow/index.ts";
import type { AirPath } from "../duct.ts";
import type { Layout } from "./layout.ts";
import type { LossesByRow, Sizes } from "./losses.ts";

/** Numbers of the fans' sides, on which paths compete. */
const sideOf: Readonly<Record<AirPath, number>> = { supply: 0, return: 1, exhaust: 2 };

/** Balance of the paths of a system. No path ends where no air flows. */
function balanceOf({ rows, parents, paths }: Layout, losses: LossesByRow): PathBalance {
  return pathBalance({
    parents,
    losses: losses.map((each) => each?.pressureLoss ?? 0),
    endLosses: rows.map(({ airflow, terminalPressureDrop }) => (airflow > 0 ? terminalPressureDrop : null)),
    sources: paths.map((path) => sideOf[path]),
  });
}

/** A system with its sizes, losses and the balance of its paths. */
export interface Balanced {
  readonly sizes: Sizes;
  readonly losses: LossesByRow;
  readonly balance: PathBalance;
}

export function balanced(sizes: Sizes, layout: Layout, losses: LossesByRow): Balanced {
  return { sizes, losses, balance: balanceOf(layout, losses) };
}
