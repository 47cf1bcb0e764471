import { log } from "@org/device/log";
import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { notify } from "../../elements/notifications/notify.ts";
import { texts } from "./texts.ts";

/** Sets the texts in the page margins, which the style's rules for pages read. */
function nameMargins(head: string): void {
  document.documentElement.style.setProperty("--print-head", JSON.stringify(head));
}

interface Printing {
  /** Time of printing, while the page is being printed: folded parts are open then. */
  readonly printedAt: Date | undefined;
  /** Prints the page once everything on it is loaded. */
  readonly print: () => Promise<void>;
}

/**
 * Prints a page that waits for its parts. The browser's menu gives no time to wait: it prints what is loaded by then, which is everything
 * after the first interaction.
 *
 * @param head running head of the pages after the first
 * @param prepare loads the printed parts; if that fails, the page says so
 */
export function usePrinting(head: string, prepare: () => Promise<unknown>): Printing {
  const [printedAt, setPrintedAt] = useState<Date>();
  const isBusy = useRef(false);
  const isTaken = useRef(false);
  useEffect(() => {
    const before = (): void => {
      isTaken.current = true;
      nameMargins(head);
      flushSync(() => setPrintedAt((now) => now ?? new Date()));
    };
    const after = (): void => {
      isTaken.current = false;
      setPrintedAt(undefined);
    };
    window.addEventListener("beforeprint", before);
    window.addEventListener("afterprint", after);
    return () => {
      window.removeEventListener("beforeprint", before);
      window.removeEventListener("afterprint", after);
    };
  }, [head]);
  const print = useCallback(async (): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await prepare();
      nameMargins(head);
      // Rendered before the browser captures the page, so that fonts used only on paper are requested now.
      flushSync(() => setPrintedAt(new Date()));
      await document.fonts.ready;
      window.print();
    } catch (error) {
      log.warn("The page could not be prepared for printing.", error);
      notify({ message: texts.failed, tone: "error" });
    } finally {
      isBusy.current = false;
      // Safari continues while it prints, and `afterprint` says when it has captured the page.
      if (!isTaken.current) setPrintedAt(undefined);
    }
  }, [head, prepare]);
  return { printedAt, print };
}
