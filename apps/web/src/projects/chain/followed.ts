import { checkChain, type FollowedNumber } from "@org/hvac-core/chain";
import { pathSegments } from "@org/hvac-core/kernel";
import { valueTexts } from "../file/valueText.ts";
import type { NamedFile } from "./readFiles.ts";
import type { Sources } from "./useSources.ts";

/** The linked numbers of a file, each with the state of its link. */
export function followedNumbers(
  target: Pick<NamedFile, "id" | "collection" | "calculator" | "input">,
  sources: Sources,
): readonly FollowedNumber[] {
  const others = [...sources.files.values()].filter(({ id }) => id !== target.id);
  return checkChain([...others, target])
    .numbers.filter(({ file, link }) => file === target.id && !sources.isWaiting(link.fileId))
    .map((number) => {
      const { fileId } = number.link;
      const problem = number.state === "noFile" ? (sources.unread.get(fileId) ?? sources.elsewhere.get(fileId)) : undefined;
      return problem === undefined ? number : { ...number, problem };
    });
}

/** The value of a number and that of its result, as the form shows them. */
export function bothValues(
  { path, was, now }: FollowedNumber,
  { calculator, input }: Pick<NamedFile, "calculator" | "input">,
): readonly [was: string, now: string] {
  return valueTexts(calculator, pathSegments(path), [was, now], input);
}

/** Remark on a linked number that differs from its result; `undefined` if it is current. */
export function remarkOn(number: FollowedNumber, target: Pick<NamedFile, "calculator" | "input">): string | undefined {
  if (number.state === "current") return undefined;
  return number.problem ?? `Out of date: the result is now ${bothValues(number, target)[1]}.`;
}
