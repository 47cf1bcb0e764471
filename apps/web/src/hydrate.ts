import { startTransition, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";

/** Buttons that were pressed before the scripts had come, kept by the script in the page (build/prerender.ts). */
interface EarlyClicks {
  readonly buttons: readonly HTMLButtonElement[];
  readonly stop: () => void;
}

declare global {
  interface Window {
    earlyClicks?: EarlyClicks;
  }
}

/** Actions to repeat after hydration. */
type Again = () => void;

/** Sets the value of a field without React's knowledge, so that React detects a change. */
function setValue(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  const { prototype } = field instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, "value")!.set!.call(field, value);
}

/** Entry in a field. The field gets back the value of the markup, which React expects. */
function takeEntry(field: HTMLInputElement | HTMLSelectElement): readonly Again[] {
  if (field instanceof HTMLSelectElement) {
    const { value } = field;
    const drawn = [...field.options].find(({ defaultSelected }) => defaultSelected)?.value ?? value;
    if (value === drawn) return [];
    field.value = drawn;
    return [() => enterAgain(field, value, "change")];
  }
  if (field.type === "radio") {
    if (!field.checked || field.defaultChecked) return [];
    const drawn = document.querySelector<HTMLInputElement>(`input[type="radio"][name="${CSS.escape(field.name)}"][checked]`);
    if (drawn) drawn.checked = true;
    return [
      () => {
        field.dispatchEvent(new Event("input", { bubbles: true }));
        field.click();
      },
    ];
  }
  const { value, defaultValue } = field;
  if (value === defaultValue || field.type !== "text") return [];
  field.value = defaultValue;
  return [() => enterAgain(field, value, "input")];
}

/** The first event has React take hold of the field; the second tells it of the change. */
function enterAgain(field: HTMLInputElement | HTMLSelectElement, value: string, event: "input" | "change"): void {
  field.dispatchEvent(new Event(event, { bubbles: true }));
  setValue(field, value);
  field.dispatchEvent(new Event(event, { bubbles: true }));
}

/** Makes markup alive that the build has drawn. What was typed, chosen or pressed meanwhile counts. */
export function hydrate(root: HTMLElement, page: ReactNode): void {
  const entries = [...root.querySelectorAll<HTMLInputElement | HTMLSelectElement>("form :is(input, select), [role=radiogroup] input")];
  const again = [...new Set(entries)].flatMap(takeEntry);
  const { buttons = [], stop } = window.earlyClicks ?? {};
  stop?.();
  // In a transition React lets go of the main thread between components.
  startTransition(() => {
    hydrateRoot(root, page);
  });
  for (const run of again) run();
  for (const button of buttons) button.click();
}
