import { createObservable } from "@org/device/observable";

/** The text at the foot of the form, about the field that is being filled in. */
export const helpLine = createObservable<string | undefined>(undefined);
