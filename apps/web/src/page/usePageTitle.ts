import { useEffect } from "react";
import { announcePage } from "./pageAnnouncement.ts";
import { texts } from "./texts.ts";

let isFirst = true;

/**
 * Sets the title of the page for the browser's tab, search engines and screen readers. Placeholders of pages have no description.
 *
 * @param title `undefined` while it is not known yet
 */
export function usePageTitle(title: string | undefined, description?: string): void {
  useEffect(() => {
    if (title === undefined) return;
    // A calculator page that the build has drawn has a title for search engines.
    const keepsTitle = isFirst && description !== undefined && document.title !== texts.product;
    isFirst = false;
    announcePage(title);
    if (keepsTitle) return;
    document.title = texts.title(title);
    if (description) document.querySelector('meta[name="description"]')?.setAttribute("content", description);
  }, [title, description]);
}

/** Title of a page that is loading; a page without a title restores the previous one. It is not announced. */
export function useTemporaryTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = texts.title(title);
    return () => {
      document.title = before;
    };
  }, [title]);
}
