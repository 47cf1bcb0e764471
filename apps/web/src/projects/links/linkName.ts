import { pathSegments, type ResultLink } from "@org/hvac-core/kernel";
import { unknownResult } from "@org/form/state";
import { hasRow, resultLabel } from "../file/valueText.ts";
import type { NamedFile } from "./readFiles.ts";
import { texts } from "./texts.tsx";

/** Label of a result in its file: "Supply airflow". If the row was deleted, only the result is named. */
export function resultOf({ result }: ResultLink, { calculator, input }: NamedFile): string {
  const [name = "", row, cell = ""] = pathSegments(result);
  const field = calculator.results[name];
  if (field?.type === "rows" && row !== undefined && !hasRow(input, row)) return field.row[cell]?.label ?? field.label;
  return resultLabel(calculator, result, input);
}

/** Name of a linked result: "Supply airflow of “Office”". */
export function resultName(link: ResultLink, file: NamedFile | undefined): string {
  return file ? texts.result(resultOf(link, file), file.name) : unknownResult;
}
