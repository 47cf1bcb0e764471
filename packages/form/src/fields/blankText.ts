import type { QuantityField } from "@org/hvac-core/kernel";

/** What stands in the place of a number that is left blank: whether it follows from the rest, or there is none. */
export const blankText = ({ optional }: QuantityField): string => (optional === "derived" ? "auto" : "–");
