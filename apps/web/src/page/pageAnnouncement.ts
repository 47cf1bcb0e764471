import { createObservable } from "@org/device/observable";
import { useObservable } from "@org/ui/elements";

/** The title of the page that a navigation led to, for screen readers: a new page is announced once, under its final title. */
const announced = createObservable("");
let isExpected = false;

/** Starts a navigation to another page: the next title is announced. */
export function expectPage(): void {
  isExpected = true;
  announced.set("");
}

/** Called with the final title of a page. */
export function announcePage(title: string): void {
  if (!isExpected) return;
  isExpected = false;
  announced.set(title);
}

/** The text of the live region. */
export function useAnnouncedPage(): string {
  return useObservable(announced, () => "");
}
