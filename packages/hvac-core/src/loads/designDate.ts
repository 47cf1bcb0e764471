/** Day of each month of design weather. */
export const designDayOfMonth = 21;

/** Year of the sun's positions: the declinations of a date differ by at most 0.1° from year to year. */
export const designYear = 2021;
