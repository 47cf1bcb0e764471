/** Cooling loads are blue, heating loads orange. */
export const tones = { Cooling: "cooling", Heating: "heating" } as const;
