import { useEffect } from "react";
import { announcePage } from "./pageAnnouncement.ts";

/** Title of an application that shows no page yet (index.html). A calculator page that the build has drawn has a title for search engines. */
const noPage = "Plenum";
let isFirst = true;

/**
 * Sets the title of the page for the browser's tab, search engines and screen readers. Placeholders of pages have no description.
 *
 * @param title `undefined` while it is not known yet
 */
export function usePageTitle(title: string | undefined, description?: string): void {
  useEffect(() => {
    if (title === undefined) return;
    const keepsTitle = isFirst && description !== undefined && document.title !== noPage;
    isFirst = false;
    announcePage(title);
    if (keepsTitle) return;
    document.title = `${title} · Plenum`;
    if (description) document.querySelector('meta[name="description"]')?.setAttribute("content", description);
  }, [title, description]);
}

/** Title of a page that is loading; a page without a title restores the previous one. It is not announced. */
export function useTemporaryTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = `${title} · Plenum`;
    return () => {
      document.title = before;
    };
  }, [title]);
}
