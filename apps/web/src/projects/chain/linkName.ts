import type { ResultLink } from "@org/hvac-core/kernel";
import { resultLabel } from "../file/valueText.ts";
import type { NamedFile } from "./readFiles.ts";

/** A result of a file in words: "Supply airflow of Office". */
export function resultName({ result }: ResultLink, file: NamedFile | undefined): string {
  if (!file) return "a result of another file";
  return `${resultLabel(file.calculator, result, file.input)} of “${file.name}”`;
}
