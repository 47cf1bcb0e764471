import { useEffect } from "react";

/** Names the page in the browser's tab and to search engines. */
export function usePageTitle(title: string, description?: string): void {
  useEffect(() => {
    document.title = `${title} · Plenum`;
    if (description) document.querySelector('meta[name="description"]')?.setAttribute("content", description);
  }, [title, description]);
}

/** Names a page that is on its way; what comes in its place and has no other name gets back the one before. */
export function useTitleMeanwhile(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = `${title} · Plenum`;
    return () => {
      document.title = before;
    };
  }, [title]);
}
