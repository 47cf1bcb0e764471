import type { Page } from "@playwright/test";
import { limit } from "@tooling/testing/slowness";

/** An input of the form on a page. */
export interface ShownField {
  /** `roofArea`, `fittings.elbows.quantity`. */
  readonly path: string;
  readonly text: string;
  /** "Roof area, ft²". */
  readonly label: string;
}

export interface ShownConflict {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

/** Displayed state of a file's page. */
export interface ShownPage {
  readonly status: string | undefined;
  readonly name: string;
  readonly fields: readonly ShownField[];
  readonly conflicts: readonly ShownConflict[];
  /** Text about waiting files: "1 file waits to be sent", "2 files need your answer"; empty without any. */
  readonly waiting: string;
}

/** Time after which a page without an answer has failed. */
const answerTimeout = limit(60);

/** Waits for something of a page, and gives up when the page does not answer: one that crashed never does. */
export async function within<T>(work: Promise<T>, milliseconds = answerTimeout): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`No answer from the page within ${milliseconds / 1000} s.`)), milliseconds);
  work.catch(() => undefined);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Runs in every page before its scripts: functions by which the runner reads and types. */
export function installProbe(): void {
  const text = (node: Element | null | undefined): string => node?.textContent ?? "";
  const inputs = (): HTMLInputElement[] =>
    [...document.querySelectorAll<HTMLInputElement>('main form input[id^="field-"]:not([type="radio"]):not([type="checkbox"])')].filter(
      (each) => each.checkVisibility(),
    );
  const pathOf = ({ id }: Element): string => id.slice("field-".length).replaceAll("-", ".");
  const frames = async (count: number): Promise<void> => {
    for (let frame = 0; frame < count; frame++) {
      await new Promise<void>((resolve) => {
        // A page without a window may draw no frames.
        const timer = setTimeout(resolve, 250);
        requestAnimationFrame(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  };
  const statuses = ["saved", "saving", "offline", "conflict", "failed"];
  const labelOf = (input: HTMLInputElement): string => input.ariaLabel ?? text(input.labels?.[0]);
  const read = (): ShownPage => ({
    status: [...document.querySelectorAll<HTMLElement>("main [data-status]")]
      .map(({ dataset }) => dataset["status"] ?? "")
      .find((each) => statuses.includes(each)),
    name: text(document.querySelector('button[title^="Rename"]')),
    fields: inputs().map((input) => ({ path: pathOf(input), text: input.value, label: labelOf(input) })),
    conflicts: [...document.querySelectorAll("button")].flatMap((button) => {
      const mine = /^(.+): keep (.+) from here$/.exec(button.ariaLabel ?? "");
      const theirs = /: take (.+) from elsewhere$/.exec(button.nextElementSibling?.ariaLabel ?? "");
      return mine && theirs ? [{ label: mine[1]!, mine: mine[2]!, theirs: theirs[1]! }] : [];
    }),
    waiting: [...document.querySelectorAll("button")].map(text).find((each) => /^\d+ files? (?:waits?|needs?) /.test(each)) ?? "",
  });
  const enter = async (path: string, typed: string): Promise<{ before: ShownField | undefined; after: ShownField | undefined }> => {
    const find = (): HTMLInputElement | undefined => inputs().find((each) => pathOf(each) === path);
    const shown = (input: HTMLInputElement | undefined): ShownField | undefined =>
      input && { path, text: input.value, label: labelOf(input) };
    const input = find();
    const before = shown(input);
    if (!input) return { before, after: undefined };
    input.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(input, typed);
    input.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText" }));
    await frames(1);
    const after = shown(find());
    input.blur();
    return { before, after };
  };
  const undo = async (): Promise<{ before: ShownPage; after: ShownPage }> => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const before = read();
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "z", ctrlKey: true, bubbles: true, cancelable: true }));
    await frames(1);
    return { before, after: read() };
  };
  /** Clicks the n-th thing that fits a selector. @returns the page before and after, or `undefined` without such an element */
  const click = async (selector: string, index: number): Promise<{ before: ShownPage; after: ShownPage } | undefined> => {
    const element = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (each) => each.checkVisibility() && !each.matches(":disabled"),
    )[index];
    if (!element) return undefined;
    const before = read();
    element.click();
    await frames(1);
    return { before, after: read() };
  };
  const count = (selector: string): number =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility() && !each.matches(":disabled")).length;
  Object.assign(window, { probe: { read, enter, undo, click, count } satisfies Probe });
}

export interface Probe {
  readonly read: () => ShownPage;
  readonly enter: (path: string, typed: string) => Promise<{ before: ShownField | undefined; after: ShownField | undefined }>;
  readonly undo: () => Promise<{ before: ShownPage; after: ShownPage }>;
  readonly click: (selector: string, index: number) => Promise<{ before: ShownPage; after: ShownPage } | undefined>;
  readonly count: (selector: string) => number;
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** Present state of a file's page. */
export function readPage(page: Page): Promise<ShownPage> {
  return within(page.evaluate(() => window.probe.read()));
}

/** Waits until a page shows a file's form. @returns whether it came to */
export async function untilOpen(page: Page, milliseconds: number): Promise<boolean> {
  try {
    await page.waitForFunction(
      () => window.probe.read().status !== undefined && document.querySelector('main form input[id^="field-"]') !== null,
      undefined,
      // Not at every frame, which would force all frames to be drawn.
      { timeout: milliseconds, polling: 200 },
    );
    return true;
  } catch {
    return false;
  }
}
