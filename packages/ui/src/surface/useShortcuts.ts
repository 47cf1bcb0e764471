import { useEffect } from "react";
import { notify } from "../elements/notifications/notify.ts";
import type { CalculatorState } from "@org/form/state";
import { texts } from "./texts.ts";

interface Shortcuts {
  readonly state: CalculatorState;
  readonly showHelp: () => void;
  /** Saves the file; without it there is only the draft in this browser. */
  readonly save: (() => void) | undefined;
  /** Prints the page once all of it is loaded; the browser's shortcut does not wait. */
  readonly print: () => Promise<void>;
}

const typesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Undo, redo, save, print and the list of shortcuts, wherever the focus is. */
export function useShortcuts({ state, showHelp, save, print }: Shortcuts): void {
  const { change } = state;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey) return;
      const key = event.key.toLowerCase();
      // Checked last: it searches the whole page, which is too slow at every key.
      const isCovered = (): boolean => document.querySelector('dialog[open], [aria-modal="true"]') !== null;
      if (event.ctrlKey || event.metaKey) {
        if (isCovered()) return;
        const redo = key === "y" || (key === "z" && event.shiftKey);
        if (redo || key === "z") change({ type: redo ? "redo" : "undo" });
        else if (key === "s") (save ?? notifyDraft)();
        else if (key === "p" && !event.shiftKey) void print();
        else return;
        event.preventDefault();
      } else if (key === "?" && !typesText(event.target) && !isCovered()) {
        event.preventDefault();
        showHelp();
      }
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [change, showHelp, save, print]);
}

function notifyDraft(): void {
  notify({ message: texts.savedDraft });
}
