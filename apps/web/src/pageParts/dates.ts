const day = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });
const moment = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

/** A date as people of this region write it. */
export function dayText(date: Date): string {
  return day.format(date);
}

/** A date with the time of day. */
export function momentText(date: Date): string {
  return moment.format(date);
}
