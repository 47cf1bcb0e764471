import { joinPath, pathSegments, type ListField, type Path } from "@org/hvac-core/kernel";
import type { PreferredUnits } from "../results/shown.ts";
import type { Row } from "../state/formInput.ts";
import type { CalculatorState } from "../state/calculatorState.ts";
import type { FormScope } from "../fields/formScope.ts";
import { innerId, parentKey, type FlatLists } from "./flatLists.ts";

interface SourceState extends Pick<
  CalculatorState,
  "definition" | "input" | "complete" | "blankUnits" | "unparsed" | "errors" | "outcome"
> {
  /** The outcome is that of the last complete input: it is shown, and neither added up nor copied. */
  readonly isHeld?: boolean;
}

/** The outcome that a table of a page shows: while the input has errors, that of the last complete one. */
export function shownOutcome({ outcome, latest, isCalculating }: CalculatorState): Required<Pick<SourceState, "outcome" | "isHeld">> {
  return latest ? { outcome: latest.outcome, isHeld: true } : { outcome, isHeld: isCalculating };
}

/** The edited list: its field, its rows as entered (`inputRows`) and with defaults (`rows`), and the values around them. */
export interface ListSource {
  readonly state: SourceState;
  /** Path of the list; of a flat table, the names of its lists. */
  readonly path: Path;
  readonly list: ListField;
  readonly scope: FormScope;
  readonly rows: readonly Row[];
  readonly inputRows: readonly Row[];
  /** Units in which the user reads results. */
  readonly preferredUnits: PreferredUnits;
  /** The lists within the rows of another list whose rows are one table; each row names its parent (`parentKey`). */
  readonly flat?: FlatLists | undefined;
  /** Parent of new rows of a flat table; by default, that of the row before. */
  readonly newParent?: string | undefined;
}

/** Path of a row in the input; without a row, of any row of the list. */
export function rowPath({ path, flat }: Pick<ListSource, "path" | "flat">, row?: Row): Path {
  if (!flat) return joinPath(path, row?.id ?? "none");
  const parent = row && flat.parents.get(row[parentKey] as string);
  return parent ? joinPath(parent.path, innerId(row)) : joinPath(...flat.names.flatMap((name) => [name, "none"]));
}

/** Path of the results of a row. */
export function resultPath(source: ListSource, row: Row): Path {
  const [name = "", ...rest] = pathSegments(rowPath(source, row));
  return joinPath(source.flat ? name : (source.list.table?.results?.from ?? name), ...rest);
}

/** Values around a row. */
export const scopeOf = (
  { scope, flat }: Pick<ListSource, "scope" | "flat">,
  row: Readonly<Record<string, unknown>> | undefined,
): FormScope => flat?.parents.get(row?.[parentKey] as string)?.scope ?? scope;
