import { boq } from "../../calculators/boq/index.ts";
import { checkLinks, type LinkedFile } from "../../links/index.ts";
import { billDifferences } from "./billDifferences.ts";
import { wasTakenOff } from "./billItems.ts";
import type { ProjectFile } from "./measureInput.ts";
import { comparedImports } from "./rowDifferences.ts";

/**
 * Reasons why a file is out of date: `inputs` that differ from the result or input that they are linked to, or whose link is broken; `lines` of a bill
 * that differ from the project; `rows` that differ from those that they were imported from, or are missing. The one list of them: pages and reports
 * show each with its number.
 */
export const outOfDateReasons = ["inputs", "lines", "rows"] as const;

/** A reason why a file is out of date. */
export type OutOfDateReason = (typeof outOfDateReasons)[number];

/** Numbers of differences of a file from the rest of its project, by reason. At least one is above zero. */
export type OutOfDate = Readonly<Record<OutOfDateReason, number>>;

/**
 * Whether a file is a bill with items that were taken off the project.
 *
 * @param file file of a project
 * @returns true for such a bill
 * @example
 * ```ts
 * import { isTakenOffBill } from "@org/hvac-core/exchange/project";
 * isTakenOffBill({ collection: "boqs", input: { items: [] } }); // false
 * ```
 */
export const isTakenOffBill = ({ collection, input }: Pick<LinkedFile, "collection"> & { readonly input: object }): boolean =>
  collection === boq.collection && wasTakenOff(input as Readonly<Record<string, unknown>>);

/**
 * The files of a project that are out of date.
 *
 * @param files files of the project
 * @param measured their measured elements, needed where a bill was taken off; a file with a problem is unknown, not gone
 * @returns numbers of differences by the id of the file, for files that are out of date
 * @example
 * ```ts
 * import { ductSizer } from "@org/hvac-core/calculators/duct-sizer";
 * import { outOfDateFiles } from "@org/hvac-core/exchange/project";
 * const link = { collection: "calculations", fileId: "deleted", result: "supplyAirflow" };
 * const input = ductSizer.complete({ unitSystem: "Metric", airflow: { value: 1, unit: "L/s", link } });
 * const duct = { collection: "ductCalculations", id: "duct", calculator: ductSizer, input };
 * outOfDateFiles([duct], []).get("duct"); // { inputs: 1, lines: 0, rows: 0 }
 * ```
 */
export function outOfDateFiles(files: readonly LinkedFile[], measured: readonly ProjectFile[]): ReadonlyMap<string, OutOfDate> {
  const inputs = new Map<string, number>();
  for (const { file, state } of checkLinks(files).numbers) if (state !== "current") inputs.set(file, (inputs.get(file) ?? 0) + 1);
  return new Map(
    files.flatMap((file): (readonly [string, OutOfDate])[] => {
      const outOfDate = {
        inputs: inputs.get(file.id) ?? 0,
        lines: isTakenOffBill(file) ? billDifferences({ complete: file.input }, measured).length : 0,
        rows: comparedImports(file, files).reduce((sum, { count }) => sum + count, 0),
      };
      return outOfDateReasons.some((reason) => outOfDate[reason] > 0) ? [[file.id, outOfDate]] : [];
    }),
  );
}
