import { createObservable } from "@org/device/observable";

/** The text at the foot of the form, about the focused field. */
export const helpLine = createObservable<string | undefined>(undefined);
