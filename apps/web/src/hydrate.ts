import { startTransition, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";

type Typed = readonly [input: HTMLInputElement, text: string];

/** Fields in which something was typed before the scripts had come. They get their markup's text back, which React expects to find. */
function takeTyped(root: HTMLElement): readonly Typed[] {
  return [...root.querySelectorAll<HTMLInputElement>("form input")].flatMap((input): readonly Typed[] => {
    const { value, defaultValue } = input;
    if (value === defaultValue || input.type !== "text") return [];
    input.value = defaultValue;
    return [[input, value]];
  });
}

/** Types a text again. The first event has React take hold of the field; the text is then set past what React knows of it, so that it sees a change. */
function typeAgain([input, text]: Typed): void {
  input.dispatchEvent(new Event("input", { bubbles: true }));
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Makes markup alive that the build has drawn. What was typed into it meanwhile counts. */
export function hydrate(root: HTMLElement, application: ReactNode): void {
  const typed = takeTyped(root);
  // In a transition React lets go of the main thread between components.
  startTransition(() => {
    hydrateRoot(root, application);
  });
  typed.forEach(typeAgain);
}
