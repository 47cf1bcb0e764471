import { useRouter } from "@tanstack/react-router";
import { useEffect, type RefObject } from "react";
import { expectPage } from "../pageParts/pageAnnouncement.ts";

/**
 * Moves the focus to the page that a navigation led to, and has its title announced (WCAG 2.2, 2.4.3 and 4.1.3). A page that takes the focus
 * itself keeps it, as one with a form does. Search parameters that change within a page move nothing.
 */
export function useNewPageFocus(main: RefObject<HTMLElement | null>): void {
  const router = useRouter();
  useEffect(() => {
    let before: Element | null | undefined;
    const unsubscribers = [
      router.subscribe("onBeforeNavigate", ({ fromLocation, pathChanged }) => {
        if (!pathChanged || before !== undefined) return;
        // Where the first page of a visit leads on by itself, nobody has followed a link. Who follows one before that page is there gets the focus.
        if (!fromLocation && !navigator.userActivation.hasBeenActive) return;
        before = document.activeElement;
        expectPage();
      }),
      router.subscribe("onRendered", () => {
        if (before === undefined) return;
        const { activeElement } = document;
        const isTaken = activeElement !== before && main.current?.contains(activeElement) === true;
        before = undefined;
        if (!isTaken && !document.querySelector('dialog:modal, [aria-modal="true"]')) main.current?.focus({ preventScroll: true });
      }),
    ];
    return () => {
      for (const unsubscribe of unsubscribers) unsubscribe();
    };
  }, [router, main]);
}
