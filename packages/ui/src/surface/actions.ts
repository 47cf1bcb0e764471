import { notify } from "../elements/notifications/notify.ts";
import { lacksEntries, type AnyCalculator, type FormInput, type CalculatorState } from "@org/form/state";
import { isTooLong, toSearchParams, type SearchParams } from "@org/form/addresses";
import { texts } from "./texts.ts";

/** Longest link that fits into two lines of the printed head. */
const longestOnPaper = 270;

/** The shortest link to the present input, for paper; `undefined` if even that needs more than two lines. */
export async function linkOnPaper(
  definition: AnyCalculator,
  input: FormInput,
  toShortParams: (definition: AnyCalculator, input: FormInput) => Promise<SearchParams>,
): Promise<string | undefined> {
  const params = [toSearchParams(definition, input), await toShortParams(definition, input)];
  const links = params.map((each) => `${location.origin}${location.pathname}?${new URLSearchParams(each).toString()}`);
  const shortest = links.reduce((best, link) => (link.length < best.length ? link : best));
  return shortest.length <= longestOnPaper ? shortest : undefined;
}

/**
 * Address of a page with the present input, whatever the address bar shows at the moment; of this page by default.
 *
 * @returns `undefined` where the input is too long for a link
 */
export function linkTo({ definition, input }: CalculatorState, path = location.pathname): string | undefined {
  const params = toSearchParams(definition, input);
  if (isTooLong(params)) return undefined;
  const link = new URL(path, location.href);
  link.search = new URLSearchParams(params).toString();
  return link.href;
}

export async function copyLink(state: CalculatorState, path?: string): Promise<void> {
  const link = linkTo(state, path);
  if (link === undefined) {
    notify({ message: texts.link.tooLong, tone: "error" });
    return;
  }
  try {
    await navigator.clipboard.writeText(link);
    const isIncomplete = lacksEntries(state);
    notify({ message: isIncomplete ? texts.link.copiedIncomplete : texts.link.copied, tone: isIncomplete ? "error" : "success" });
  } catch (error) {
    if (!(error instanceof DOMException || error instanceof TypeError)) throw error;
    notify({ message: texts.link.notAllowed(path === undefined), tone: "error" });
  }
}
