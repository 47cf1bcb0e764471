/** `event`: something that the program did as it should. `warn`: it failed, and goes on. `error`: something of the user's may be affected. */
export type LogLevel = "event" | "warn" | "error";

export interface LogEntry {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly level: LogLevel;
  /** A fixed text of the program: entries are copied for support, so a message quotes nothing that a user entered. */
  readonly message: string;
  readonly error?: unknown;
}

/** @param details shown in the console; of an error among them, name, code and places in the code are kept for support */
type Report = (message: string, ...details: unknown[]) => void;

/** Reports of errors. */
export interface Logger {
  readonly warn: Report;
  readonly error: Report;
}

const maxEntries = 100;

/** Adds an entry to a list that holds the last ones. */
export function addEntry(entries: LogEntry[], level: LogLevel, message: string, error?: unknown): void {
  entries.push({ time: Date.now(), level, message, error });
  entries.splice(0, entries.length - maxEntries);
}

/** The last warnings and errors. */
export const failures: LogEntry[] = [];

const reportAs =
  (level: "warn" | "error"): Report =>
  (message, ...details) => {
    const error = details.find((detail) => detail instanceof Error);
    addEntry(failures, level, message, error);
    console[level](message, ...details);
  };

export const log: Logger = { warn: reportAs("warn"), error: reportAs("error") };
