import { prose } from "@org/form/numbers";
import type { Percentile } from "@org/hvac-core/exchange/climate";

/** Share of the year that exceeds a design temperature. */
const shares: Readonly<Record<Percentile, string>> = { "004": "0.4 %", "010": "1 %", "020": "2 %", "996": "99.6 %", "990": "99 %" };

export const defaultPercentile = { Cooling: "004", Heating: "996" } as const;

export const percentileText = (percentile: Percentile): string => prose(shares[percentile]);
