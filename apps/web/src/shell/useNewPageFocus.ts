import { useRouter } from "@tanstack/react-router";
import { useEffect, type RefObject } from "react";
import { expectPage } from "../page/pageAnnouncement.ts";

/**
 * Moves the focus to the new page after a navigation, and has its title announced (WCAG 2.2, 2.4.3 and 4.1.3). A page that takes the focus
 * itself, such as one with a form, keeps it. Changes of search parameters within a page move nothing.
 */
export function useNewPageFocus(main: RefObject<HTMLElement | null>): void {
  const router = useRouter();
  useEffect(() => {
    let before: Element | null | undefined;
    const unsubscribers = [
      router.subscribe("onBeforeNavigate", ({ fromLocation, pathChanged }) => {
        if (!pathChanged || before !== undefined) return;
        // The first page of a visit may redirect without a click: then the focus stays. A click before that page is shown moves it.
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
