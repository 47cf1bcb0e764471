import { addEntry, type LogEntry } from "./log.ts";
import { textItem } from "./storage/items.ts";
import { deviceStorage } from "./storage/textStorage.ts";

/** Set by a developer, to any text: events are shown in the console of this device. In the address, `?debug` does so until the page is left. */
export const debugItem = textItem({ key: "plenum.debug", storage: deviceStorage });

/** The last events; apart from failures, which many events while typing must not push out. */
export const events: LogEntry[] = [];

let showsEvents: boolean | undefined;

/**
 * Reports something that the program does as it should.
 *
 * @param source the part of the program: `file`, `sync`
 * @param type name of the event in its code
 * @param detail shown in the console only
 */
export function logEvent(source: string, type: string, detail?: unknown): void {
  const message = `${source}: ${type}`;
  addEntry(events, "event", message);
  showsEvents ??= debugItem.read() !== undefined || new URLSearchParams(globalThis.location?.search).has("debug");
  if (showsEvents) console.debug(message, detail);
}
