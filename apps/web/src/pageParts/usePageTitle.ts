import { useEffect } from "react";
import { announcePage } from "./pageAnnouncement.ts";

/** The title of an application that shows no page yet (index.html). A calculator's page that the build has drawn has a title in the words of searches. */
const noPage = "Plenum";
let isFirst = true;

/**
 * Names the page in the browser's tab, to search engines and to screen readers. What stands in the place of a page has no description.
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

/** Names a page that is on its way; what comes in its place and has no other name gets back the one before. It is not announced. */
export function useTemporaryTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = `${title} · Plenum`;
    return () => {
      document.title = before;
    };
  }, [title]);
}
