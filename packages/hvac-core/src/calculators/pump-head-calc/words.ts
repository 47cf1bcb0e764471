import { formatNumber, type QuantityKind } from "../../quantity/index.ts";

/** A number in the reader's units. */
export type SayQuantity = (value: number, kind: QuantityKind) => string;

export const percent = (share: number): string => `${formatNumber(100 * share, { digits: 3, trimZeros: true })} %`;
