const day = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });
const time = new Intl.DateTimeFormat(undefined, { timeStyle: "short" });
const moment = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

/** A date in the format of the user's region. */
export function dayText(date: Date): string {
  return day.format(date);
}

/** A date with the time of day. */
export function momentText(date: Date): string {
  return moment.format(date);
}

/** A short date: the time for today, the day for earlier dates. */
export function recentText(date: Date, now = new Date()): string {
  return date.toDateString() === now.toDateString() ? time.format(date) : day.format(date);
}
