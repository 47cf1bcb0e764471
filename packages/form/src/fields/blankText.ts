import type { QuantityField } from "@org/hvac-core/kernel";

/** Placeholder of an empty number field: “auto” if the number is derived from other fields, else a dash. */
export const blankText = ({ optional }: QuantityField): string => (optional === "derived" ? "auto" : "–");
