import { events } from "./events.ts";
import { failures, type LogEntry } from "./log.ts";
import type { AnyStoredItem } from "./storage/items.ts";
import { texts } from "./texts.ts";

/** Places of an error in the code that are kept. */
const maxPlaces = 5;
/** In V8 a frame begins with "at", in Firefox and Safari it contains "@". */
const frame = /^\s+at |@/;
const place = /([\w.-]+\.[cm]?[jt]sx?)(?:\?[^\s:)]*)?(:\d+:\d+)/;
const plainName = /^[\w/-]{1,60}$/;

/** Name, code and places of an error. Its message may quote what a user entered, and V8 repeats it at the start of the stack. */
function errorText(error: unknown): string {
  if (!(error instanceof Error)) return "";
  const { code } = error as { readonly code?: unknown };
  const names = [error.name, code].filter((each): each is string => typeof each === "string" && plainName.test(each));
  const stack = (error.stack ?? "").replace(error.message, "");
  const places = stack.split("\n").flatMap((line) => {
    const [, file = "", position = ""] = frame.test(line) ? (place.exec(line) ?? []) : [];
    return file === "" ? [] : [file + position];
  });
  return ` (${[...names, ...places.slice(0, maxPlaces)].join(", ")})`;
}

/** The last failures and events, the oldest first. */
export function logEntries(): readonly LogEntry[] {
  return [...failures, ...events].sort((earlier, later) => earlier.time - later.time);
}

/** An entry of the log as a line for support. */
export function entryText({ time, level, message, error }: LogEntry): string {
  return `${new Date(time).toISOString().slice(11, 23)} ${level}: ${message}${errorText(error)}`;
}

/** Count and total length of the stored values of each item; neither values nor names, which may be the id of a user. */
export function itemTexts(items: Readonly<Record<string, AnyStoredItem>>): readonly string[] {
  return Object.entries(items).flatMap(([item, { key, names, storage }]) => {
    const lengths = names().map((name) => (storage.get(key + name) ?? "").length);
    const total = lengths.reduce((sum, each) => sum + each, 0);
    return lengths.length === 0 ? [] : [texts.storedItem(item, lengths.length, total)];
  });
}
