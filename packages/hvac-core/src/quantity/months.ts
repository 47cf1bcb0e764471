/** January to December. */
export const monthNames: readonly string[] = "January February March April May June July August September October November December".split(
  " ",
);

/** Jan to Dec, as heads of narrow columns and lists of months have them. */
export const shortMonthNames: readonly string[] = monthNames.map((name) => name.slice(0, 3));
