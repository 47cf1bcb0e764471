import { readFileSync, watchFile, unwatchFile } from "node:fs";
import type { Ruleset } from "../rules/ruleset.ts";
import { loadRules } from "../rules/ruleset.ts";

/** The rules in force: those of the file, or those by which a client replaced them for a project. */
export type RulesBook = {
  readonly rulesOf: (database: string) => Ruleset | undefined;
  /** @throws RulesSyntaxError, and leaves the rules as they were. */
  readonly put: (project: string, source: string) => void;
  readonly onChange: (listener: () => void) => () => void;
  readonly close: () => void;
};

export type RulesSource = { readonly file: string } | { readonly text: string } | undefined;

/**
 * Loads the rules; a file is read again whenever it changes. A change that cannot be read is reported and the rules before it
 * stay in force. @throws RulesSyntaxError if the first reading fails.
 */
export function openRules(source: RulesSource, report: (message: string) => void): RulesBook {
  const perProject = new Map<string, Ruleset>();
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const read = (): Ruleset | undefined => {
    if (source === undefined) return undefined;
    return loadRules("text" in source ? source.text : readFileSync(source.file, "utf8"));
  };
  let standard = read();

  const reload = (): void => {
    try {
      standard = read();
      report("Rules loaded again.");
      tell();
    } catch (error) {
      report(`The changed rules are refused, those before stay in force: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const file = source !== undefined && "file" in source ? source.file : undefined;
  // Polling also sees editors that replace the file, on every platform.
  if (file !== undefined) watchFile(file, { interval: 300, persistent: false }, reload);

  return {
    rulesOf: (database) => perProject.get(database.split("/")[1] ?? "") ?? standard,
    put: (project, text) => {
      perProject.set(project, loadRules(text));
      tell();
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => {
      if (file !== undefined) unwatchFile(file, reload);
    },
  };
}
