import { completeInput, type CalculatorInput, type Fields } from "@org/hvac-core/kernel";
import { prose } from "../locale/numbers.ts";
import { notify } from "../notices/notify.ts";
import type { FormInput, WorkedExample } from "../state/formInput.ts";
import { toSearchParams } from "../state/searchParams.ts";
import type { CalculatorState } from "../state/useCalculator.ts";

export function loadExample({ definition, change }: CalculatorState, example: WorkedExample): void {
  change({ type: "load", input: completeInput(definition.fields, example.input as CalculatorInput<Fields>) as FormInput });
  notify({ message: `Loaded “${prose(example.title)}”.`, action: { label: "Undo", run: () => change({ type: "undo" }) } });
}

export function resetInput({ definition, input, change }: CalculatorState): void {
  change({ type: "load", input: definition.defaults(input.unitSystem) });
  notify({ message: "All inputs are back at their defaults.", action: { label: "Undo", run: () => change({ type: "undo" }) } });
}

/** Address of a page with the present input, whatever the address bar shows at the moment; of this page unless told otherwise. */
export function linkTo({ definition, input }: CalculatorState, path = location.pathname): string {
  const link = new URL(path, location.href);
  link.search = new URLSearchParams(toSearchParams(definition, input)).toString();
  return link.href;
}

export async function copyLink(state: CalculatorState, path?: string): Promise<void> {
  const link = linkTo(state, path);
  try {
    await navigator.clipboard.writeText(link);
    notify({ message: "Link copied. It holds all inputs of this page.", tone: "good" });
  } catch (error) {
    if (!(error instanceof DOMException || error instanceof TypeError)) throw error;
    const where = path === undefined ? "; the link stands in the address bar" : "";
    notify({ message: `The browser does not allow copying${where}.`, tone: "limit" });
  }
}
