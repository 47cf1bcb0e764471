import { checkLinks, type CheckedNumber } from "@org/hvac-core/links";
import { pathSegments } from "@org/hvac-core/kernel";
import { valueTexts } from "../file/valueText.ts";
import type { NamedFile } from "./readFiles.ts";
import type { LinkedFiles } from "./useLinkedFiles.ts";
import { texts } from "./texts.tsx";

/** The linked numbers of a file, each with the state of its link. */
export function checkedNumbers(
  target: Pick<NamedFile, "id" | "collection" | "calculator" | "input">,
  linkedFiles: LinkedFiles,
): readonly CheckedNumber[] {
  const others = [...linkedFiles.files.values()].filter(({ id }) => id !== target.id);
  return checkLinks([...others, target])
    .numbers.filter(({ file, link }) => file === target.id && !linkedFiles.isWaiting(link.fileId))
    .map((number) => {
      const { fileId } = number.link;
      const problem = number.state === "noFile" ? (linkedFiles.unread.get(fileId) ?? linkedFiles.elsewhere.get(fileId)) : undefined;
      return problem === undefined ? number : { ...number, problem };
    });
}

/** The value of a number and that of its result, as the form shows them. */
export function bothValues(
  { path, was, now }: CheckedNumber,
  { calculator, input }: Pick<NamedFile, "calculator" | "input">,
): readonly [was: string, now: string] {
  return valueTexts(calculator, pathSegments(path), [was, now], input);
}

/** Remark on a linked number that differs from its result; `undefined` if it is current. */
export function remarkOn(number: CheckedNumber, target: Pick<NamedFile, "calculator" | "input">): string | undefined {
  if (number.state === "current") return undefined;
  return number.problem ?? texts.outOfDate(bothValues(number, target)[1]);
}
