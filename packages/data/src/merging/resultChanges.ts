import { joinPath, type Path } from "@org/hvac-core/kernel";
import { rowsOfResult } from "../documents/index.ts";

/** A changed result. Numbers are in the SI unit of `quantity`. */
export interface ResultChange {
  /** Path among the results: `totalLoad`, `surfaces.a7.load`, `load.15`. For a series the index with the largest change. */
  readonly name: Path;
  readonly quantity: string;
  /** `undefined` for a new result. */
  readonly was: number | string | undefined;
  readonly now: number | string | undefined;
}

/** Relative tolerance, above the rounding error of the same operations in another order. */
const sameWithin = 1e-9;

type Results = Readonly<Record<string, unknown>>;

/**
 * Compares stored results with those of today's engine: "was … with …".
 *
 * @param was results stored in a file: results of rows in columns, or row by row as in an outcome
 * @param now results of an outcome
 */
export function resultChanges(was: Results, now: Results, prefix: Path = ""): readonly ResultChange[] {
  return [...new Set([...Object.keys(was), ...Object.keys(now)])].flatMap((name) => {
    const path = joinPath(prefix, name);
    const [before, after] = [was, now].map((results) => (Object.hasOwn(results, name) ? results[name] : undefined));
    const [rowsBefore, rowsAfter] = [rowsOfResult(before), rowsOfResult(after)];
    if (rowsBefore || rowsAfter)
      return [...new Set([...(rowsBefore?.keys() ?? []), ...(rowsAfter?.keys() ?? [])])].flatMap((id) =>
        resultChanges(rowsBefore?.get(id) ?? {}, rowsAfter?.get(id) ?? {}, joinPath(path, id)),
      );
    const [seriesBefore, seriesAfter] = [seriesOf(before), seriesOf(after)];
    if (seriesBefore || seriesAfter) return largestChange(path, seriesBefore, seriesAfter);
    return changeOf(path, scalarOf(before), scalarOf(after));
  });
}

interface Scalar {
  readonly value: number | string;
  readonly quantity: string;
}

interface Series {
  readonly values: readonly number[];
  readonly quantity: string;
}

function changeOf(name: Path, was: Scalar | undefined, now: Scalar | undefined): readonly ResultChange[] {
  if (!was && !now) return [];
  if (was && now && was.quantity === now.quantity && isSameResult(was.value, now.value)) return [];
  return [{ name, quantity: (now ?? was)!.quantity, was: was?.value, now: now?.value }];
}

/** The index of a series with the largest change represents the others. */
function largestChange(name: Path, was: Series | undefined, now: Series | undefined): readonly ResultChange[] {
  const changeAt = (value: number | undefined, series: Series | undefined): Scalar | undefined =>
    value === undefined || !series ? undefined : { value, quantity: series.quantity };
  const size = ({ was: before, now: after }: ResultChange): number => Math.abs(Number(after ?? 0) - Number(before ?? 0));
  const count = Math.max(was?.values.length ?? 0, now?.values.length ?? 0);
  const changes = Array.from({ length: count }, (_, index) =>
    changeOf(joinPath(name, String(index + 1)), changeAt(was?.values[index], was), changeAt(now?.values[index], now)),
  ).flat();
  return changes.length === 0 ? [] : [changes.reduce((most, change) => (size(change) > size(most) ? change : most))];
}

function isSameResult(was: number | string, now: number | string): boolean {
  if (typeof was === "string" || typeof now === "string") return was === now;
  return was === now || Math.abs(was - now) <= sameWithin * Math.max(Math.abs(was), Math.abs(now));
}

function quantityOf(result: unknown): string | undefined {
  const quantity = typeof result === "object" && result !== null ? (result as { quantity?: unknown }).quantity : undefined;
  return typeof quantity === "string" ? quantity : undefined;
}

function scalarOf(result: unknown): Scalar | undefined {
  const quantity = quantityOf(result);
  const { value } = (result ?? {}) as { value?: unknown };
  return quantity !== undefined && (typeof value === "number" || typeof value === "string") ? { value, quantity } : undefined;
}

function seriesOf(result: unknown): Series | undefined {
  const quantity = quantityOf(result);
  const { values } = (result ?? {}) as { values?: unknown };
  return quantity !== undefined && Array.isArray(values) ? { values: values as number[], quantity } : undefined;
}
