/** Of the flow of best efficiency, where pumps run well (ANSI/HI 9.6.3, preferred operating region). */
export const preferredRegion = [0.7, 1.2] as const;
