/** Day of each month for which design weather is stated. */
export const designDayOfMonth = 21;

/** Year whose sun stands for all: the declinations of a date differ by at most 0.1° from year to year. */
export const designYear = 2021;
