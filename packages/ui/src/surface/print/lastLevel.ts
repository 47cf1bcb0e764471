import type { CalculatorState } from "@org/form/state";
import { stored } from "../../elements/storedItems.ts";

/** The selection of this visit, if the browser did not store it. */
let inMemory: string | undefined;

/** The level of detail that was last selected on this device. */
export const lastLevel = (): string | undefined => inMemory ?? stored.printLevel.read();

export function storeLevel(level: string): void {
  inMemory = stored.printLevel.write(level) ? undefined : level;
}

/** Whether the selected level omits money. Part of the first visit, because a page can be printed before the code of the levels is loaded. */
export const isUnpriced = ({ definition }: Pick<CalculatorState, "definition">): boolean =>
  lastLevel() === "unpriced" && Object.values(definition.printed ?? {}).some((printed) => printed.as === "bill");
