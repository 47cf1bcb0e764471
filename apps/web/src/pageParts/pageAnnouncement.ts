import { useSyncExternalStore } from "react";

/** The title of the page that a navigation led to, for those who do not see it: a new page is announced once, under its final title. */
let announced = "";
let isExpected = false;
const listeners = new Set<() => void>();

function set(text: string): void {
  announced = text;
  for (const listener of listeners) listener();
}

/** A navigation to another page has begun: the next title is announced. */
export function expectPage(): void {
  isExpected = true;
  set("");
}

/** Called with the final title of a page. */
export function announcePage(title: string): void {
  if (!isExpected) return;
  isExpected = false;
  set(title);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What stands in the live region. */
export function useAnnouncedPage(): string {
  return useSyncExternalStore(
    subscribe,
    () => announced,
    () => "",
  );
}
