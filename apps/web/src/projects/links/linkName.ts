import { linkedFactors } from "@org/hvac-core/links";
import { pathSegments, type ResultLink } from "@org/hvac-core/kernel";
import { unknownResult } from "@org/form/state";
import { hasRow, linkedLabel } from "../file/valueText.ts";
import type { NamedFile } from "./readFiles.ts";
import { texts } from "./texts.tsx";

/** Label of a linked number in its file: "Supply airflow". If its row was deleted, only the number is named. */
export function resultOf({ result }: ResultLink, { calculator, input }: NamedFile): string {
  const [first] = linkedFactors(result);
  const [name = "", row, cell = ""] = pathSegments(first!.path);
  const isInput = first!.kind === "input";
  const list = isInput ? calculator.fields[name] : calculator.results[name];
  const isRow = list?.type === "rows" || list?.type === "list";
  if (isRow && row !== undefined && !hasRow(input, row)) return list.row[cell]?.label ?? list.label;
  return linkedLabel(calculator, result, input);
}

/** Name of a linked result: "Supply airflow of “Office”". */
export function resultName(link: ResultLink, file: NamedFile | undefined): string {
  return file ? texts.result(resultOf(link, file), file.name) : unknownResult;
}
