export const dayHours = 24;

/** "8 h", as the figures write it. */
export const hourText = (hour: number): string => `${hour}\u202fh`;
