import { useState, type FocusEvent, type KeyboardEvent, type PointerEvent, type SVGProps } from "react";

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1, Home: -Infinity, End: Infinity };

export interface Values {
  /** The value under the keyboard focus or the pointer. */
  readonly active: number;
  /** For the drawing that contains the values. */
  readonly onKeyDown: (event: KeyboardEvent<SVGElement>) => void;
  /** For the group of each value. */
  readonly propsOf: (
    index: number,
    description: string,
    role?: "graphics-symbol" | "button",
  ) => SVGProps<SVGGElement> & { readonly "data-value": "" };
}

/** The values of a figure as one tab stop: arrow keys, Home and End go from value to value. */
export function useValues(count: number, initial = 0): Values {
  const [chosen, setChosen] = useState<number>();
  const active = Math.max(0, Math.min(chosen ?? initial, count - 1));

  const onKeyDown = (event: KeyboardEvent<SVGElement>): void => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(count - 1, active + step));
    setChosen(next);
    event.currentTarget.querySelectorAll<SVGGElement>("[data-value]")[next]?.focus();
  };
  const propsOf = (
    index: number,
    description: string,
    role: "graphics-symbol" | "button" = "graphics-symbol",
  ): ReturnType<Values["propsOf"]> => ({
    "data-value": "",
    role,
    "aria-label": description,
    tabIndex: index === active ? 0 : -1,
    onFocus: (_event: FocusEvent) => setChosen(index),
    onPointerEnter: (_event: PointerEvent) => setChosen(index),
  });
  return { active, onKeyDown, propsOf };
}

/** Enter and the space bar press a value that is a button; arrow keys go on to the drawing. */
export const onPress =
  (act: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    act();
  };
