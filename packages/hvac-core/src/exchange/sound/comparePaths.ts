import type { ComparedRow } from "../index.ts";
import type { PathChoice } from "./planRows.ts";
import { importPaths, pathOptions, type PathImport } from "./soundPaths.ts";

/**
 * The choices of a new dialog: ends that were left out stay out, and elements whose duct has not changed keep their numbers.
 *
 * @param request duct file and acoustic calculation
 * @returns choice among `pathOptions`
 * @example
 * ```ts
 * import { ductPaths, firstPathChoice } from "@org/hvac-core/exchange/sound";
 * const read = ductPaths({ input: { unitSystem: "Metric", airflow: 100, ductLength: 6 }, calculatorVersion: 1 });
 * const file = { projectId: "p", collection: "ductCalculations", fileId: "f" };
 * const input = { unitSystem: "Metric" } as const;
 * const choice = "content" in read ? firstPathChoice({ paths: read.content, input, file, projectId: "p" }) : undefined;
 * choice?.rooms.has("duct"); // true
 * ```
 */
export function firstPathChoice(request: Omit<PathImport, "choice">): PathChoice {
  const unchanged = comparePaths(request).filter(({ state, isLeft }) => state === "changed" && isLeft);
  return { ...usualChoice(request), keepsNumbers: new Set(unchanged.map(({ id }) => id)) };
}

function usualChoice({ paths, input, file }: Omit<PathImport, "choice">): PathChoice {
  const { ends, fans, isUpdate } = pathOptions(paths, input, file);
  return {
    rooms: new Map(ends.flatMap(({ run, room, isLeft }) => (isLeft ? [] : [[run.id, room]]))),
    sources: new Map(fans.map(({ fan, source }) => [fan.id, source])),
    keepsOthers: isUpdate,
    removesGone: false,
  };
}

/**
 * Compares the elements of an acoustic calculation with the duct file that they were imported from.
 *
 * @param request duct file and acoustic calculation
 * @returns elements of the file without those of ends that were left out, then elements that are gone from it
 * @example
 * ```ts
 * import { comparePaths, ductPaths } from "@org/hvac-core/exchange/sound";
 * const read = ductPaths({ input: { unitSystem: "Metric", airflow: 100, ductLength: 6 }, calculatorVersion: 1 });
 * const file = { projectId: "p", collection: "ductCalculations", fileId: "f" };
 * const input = { unitSystem: "Metric" } as const;
 * const compared = "content" in read ? comparePaths({ paths: read.content, input, file, projectId: "p" }) : [];
 * compared.map(({ state }) => state); // ["new", "new"]
 * ```
 */
export const comparePaths = (request: Omit<PathImport, "choice">): readonly ComparedRow[] =>
  importPaths({ ...request, choice: usualChoice(request) }).compared;
