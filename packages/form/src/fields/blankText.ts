import type { QuantityField } from "@org/hvac-core/kernel";
import { texts } from "./texts.ts";

/** Placeholder of an empty number field: “auto” if the number is derived from other fields, else a dash. */
export const blankText = ({ optional }: QuantityField): string => (optional === "derived" ? texts.derived : "–");
