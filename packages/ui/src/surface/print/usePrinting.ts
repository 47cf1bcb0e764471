import { log } from "@org/device/log";
import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { notify } from "../../elements/notifications/notify.ts";

/** What the margins of the page say: read by the rules for pages in the style. */
function nameMargins(head: string): void {
  document.documentElement.style.setProperty("--print-head", JSON.stringify(head));
}

interface Printing {
  /** The moment of printing, while the page is printed: what is folded away is then open. */
  readonly at: Date | undefined;
  /** Prints the page once all that it shows is there. */
  readonly print: () => Promise<void>;
}

/**
 * Prints a page that waits for what it prints. The browser's own menu gives no time to wait: what is loaded by then is printed, which is all of it
 * after the first interaction.
 *
 * @param head running head of the pages after the first
 * @param prepare loads what is printed; where it cannot be had, the page says so
 */
export function usePrinting(head: string, prepare: () => Promise<unknown>): Printing {
  const [at, setAt] = useState<Date>();
  const isBusy = useRef(false);
  const isTaken = useRef(false);
  useEffect(() => {
    const before = (): void => {
      isTaken.current = true;
      nameMargins(head);
      flushSync(() => setAt((now) => now ?? new Date()));
    };
    const after = (): void => {
      isTaken.current = false;
      setAt(undefined);
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
      // Drawn before the browser takes the page, so that fonts which only the printed parts ask for are asked for now.
      flushSync(() => setAt(new Date()));
      await document.fonts.ready;
      window.print();
    } catch (error) {
      log.warn("The page could not be prepared for printing.", error);
      notify({ message: "The page could not be printed. Try again, or print it with the browser’s own menu.", tone: "error" });
    } finally {
      isBusy.current = false;
      // Safari goes on while it prints, and says when it has taken the page.
      if (!isTaken.current) setAt(undefined);
    }
  }, [head, prepare]);
  return { at, print };
}
