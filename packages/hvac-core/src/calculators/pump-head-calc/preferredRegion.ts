/** Preferred operating region, as shares of the BEP flow (ANSI/HI 9.6.3). */
export const preferredRegion = [0.7, 1.2] as const;
