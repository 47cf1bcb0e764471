import { isAbove, isAtMost } from "../../../quantity/tolerance.ts";
import { sectionOf } from "../size.ts";
import { smallerStandard } from "../standardSizes.ts";
import { maxVelocityOf, velocityLimitOf } from "../velocityLimits.ts";
import { balanced, type Balanced } from "./balance.ts";
import type { AirPath } from "../duct.ts";
import type { Airways, FindLosses, SectionLosses } from "./losses.ts";
import { withSheet, type SizedDuct } from "../sizing.ts";

/* Balancing by size: sections with excess pressure are made smaller, as long as no path becomes longer. */

function isQuietEnough(sized: SizedDuct, airflow: number): boolean {
  const limit = Math.min(velocityLimitOf(sized.duct) ?? Infinity, maxVelocityOf(sized.duct) ?? Infinity);
  return isAtMost(airflow / sectionOf(sized.duct.ductShape, sized.clear).area, limit);
}

/** A system whose sizes change one by one. */
class Resizing {
  readonly sizes: (SizedDuct | undefined)[];
  readonly #losses: (SectionLosses | undefined)[];
  readonly #airways: Airways;
  readonly #find: FindLosses;
  /** By row, the maximum loss from its start to beyond a terminal. */
  readonly #beyond: number[];
  /** Critical path loss of each side before resizing. */
  readonly #critical: ReadonlyMap<AirPath, number>;
  isChanged = false;

  constructor({ sizes, losses }: Balanced, airways: Airways, find: FindLosses) {
    [this.sizes, this.#losses, this.#airways, this.#find] = [[...sizes], [...losses], airways, find];
    const { parents, paths } = airways.layout;
    this.#beyond = parents.map(() => -Infinity);
    for (let index = parents.length - 1; index >= 0; index--) this.#beyond[index] = this.#beyondOf(index);
    const critical = new Map<AirPath, number>();
    parents.forEach((parent, index) => {
      if (parent === -1) critical.set(paths[index]!, Math.max(critical.get(paths[index]!) ?? -Infinity, this.#beyond[index]!));
    });
    this.#critical = critical;
  }

  /** Largest loss downstream of a section; minus infinity without airflow. */
  #behind(index: number): number {
    const { children, rows } = this.#airways.layout;
    const { airflow, terminalPressureDrop } = rows[index]!;
    return children[index]!.reduce(
      (maximum, child) => Math.max(maximum, this.#beyond[child]!),
      airflow > 0 ? terminalPressureDrop : -Infinity,
    );
  }

  #beyondOf(index: number): number {
    const losses = this.#losses[index];
    return losses ? losses.pressureLoss + this.#behind(index) : -Infinity;
  }

  /** The longest of the paths that compete with a section where it begins. */
  #longest(index: number): number {
    const { parents, paths } = this.#airways.layout;
    return parents[index] === -1 ? this.#critical.get(paths[index]!)! : this.#behind(parents[index]!);
  }

  #toBalance(index: number): number {
    return this.#longest(index) - this.#beyond[index]!;
  }

  /** Takes another size, unless a path would become longer than the longest parallel one, or nothing is lost: air of any velocity in no length. */
  #tryOn(index: number, trial: SizedDuct): boolean {
    const { parents, rows } = this.#airways.layout;
    const before = this.sizes[index];
    const longest = this.#longest(index);
    this.sizes[index] = trial;
    const [changed, ...others] = this.#find.after(this.#losses, this.sizes, index);
    const beyond = new Map(
      others.map(([other, { pressureLoss }]) => [other, this.#beyond[other]! + pressureLoss - this.#losses[other]!.pressureLoss]),
    );
    const { airflow, terminalPressureDrop } = rows[index]!;
    let behind = airflow > 0 ? terminalPressureDrop : -Infinity;
    for (const [other, sum] of beyond) if (parents[other] === index) behind = Math.max(behind, sum);
    const isLonger =
      isAbove(changed![1].pressureLoss + behind, longest) ||
      [...beyond].some(([other, sum]) => parents[other] === parents[index] && isAbove(sum, longest));
    if (isLonger || !isAbove(changed![1].pressureLoss + behind, this.#beyond[index]!)) {
      this.sizes[index] = before;
      return false;
    }
    for (const [other, losses] of [changed!, ...others]) this.#losses[other] = losses;
    for (const [other, sum] of beyond) this.#beyond[other] = sum;
    this.#beyond[index] = changed![1].pressureLoss + behind;
    for (let row = parents[index]!; row !== -1; row = parents[row]!) this.#beyond[row] = this.#beyondOf(row);
    this.isChanged = true;
    return true;
  }

  #shrink(index: number): void {
    const { layout, airflows, values } = this.#airways;
    const sized = this.sizes[index];
    if (!sized || sized.duct.row.sizeChoice !== "standard") return;
    if (this.#toBalance(index) <= values.allowedImbalance * this.#critical.get(layout.paths[index]!)!) return;
    for (const sheet of smallerStandard(sized.duct, sized.sheet, sized.duct.built)) {
      const trial = withSheet(sized, sheet);
      if (!isQuietEnough(trial, airflows.near[index]!) || !this.#tryOn(index, trial)) return;
    }
  }

  /** Shrinks sections that begin at one place: that with the shortest paths first, equal ones by their ids, so that the order of rows does not matter. */
  shrinkGroup(group: readonly number[]): void {
    const { rows } = this.#airways.layout;
    const left = new Set(group.filter((index) => this.sizes[index]));
    while (left.size > 0) {
      const shortest = Math.min(...[...left].map((index) => this.#beyond[index]!));
      const [next] = [...left]
        .filter((index) => isAtMost(this.#beyond[index]!, shortest))
        .toSorted((a, b) => (rows[a]!.id < rows[b]!.id ? -1 : 1));
      left.delete(next!);
      this.#shrink(next!);
    }
  }
}

/**
 * Balances sections by smaller sizes: the smallest standard size with which a section stays within its velocity limit and no path
 * becomes longer than the longest parallel one. From the fan outwards, so that what is taken in a branch is not taken in its run-outs again.
 */
export function resized(start: Balanced, airways: Airways, find: FindLosses): Balanced {
  const { layout } = airways;
  const resizing = new Resizing(start, airways, find);
  resizing.shrinkGroup(layout.parents.flatMap((parent, index) => (parent === -1 ? index : [])));
  for (const connected of layout.children) resizing.shrinkGroup(connected);
  return resizing.isChanged ? balanced(resizing.sizes, layout, find.all(resizing.sizes)) : start;
}
