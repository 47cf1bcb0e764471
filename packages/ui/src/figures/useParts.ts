import { useState, type KeyboardEvent, type MouseEvent, type SVGProps, type SyntheticEvent } from "react";

interface PartsOptions {
  /** The part that a key leads to from another, which is missing if no part has the focus. */
  readonly next: (from: string | undefined, key: string) => string | undefined;
  readonly onChoose: ((part: string) => void) | undefined;
  /** The selected part: when another is selected, the one that had the focus or the pointer is forgotten. */
  readonly selected?: string | undefined;
}

interface Parts {
  /** The part that had the focus or the pointer last. */
  readonly focused: string | undefined;
  /** For the drawing. */
  readonly handlers: Pick<SVGProps<SVGSVGElement>, "onKeyDown" | "onFocus" | "onPointerOver" | "onClick">;
}

const partOf = ({ target }: SyntheticEvent): string | undefined =>
  target instanceof Element ? target.closest<SVGElement>("[data-part]")?.dataset["part"] : undefined;

/** The parts of a drawing, marked by `data-part`, as one tab stop: keys go from part to part, a click or Enter selects one. */
export function useParts({ next, onChoose, selected }: PartsOptions): Parts {
  const [last, setLast] = useState<{ readonly part: string; readonly selected: string | undefined }>();
  const setFocused = (part: string): void =>
    setLast((before) => (before?.part === part && before.selected === selected ? before : { part, selected }));
  const follow = (event: SyntheticEvent): void => {
    const part = partOf(event);
    if (part !== undefined) setFocused(part);
  };
  const choose = (event: MouseEvent | KeyboardEvent): void => {
    const part = partOf(event);
    if (part !== undefined) onChoose?.(part);
  };
  const onKeyDown = (event: KeyboardEvent<SVGElement>): void => {
    if (onChoose && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      return choose(event);
    }
    // From the focused part: the pointer may rest on another.
    const to = next(partOf(event), event.key);
    if (to === undefined) return;
    event.preventDefault();
    setFocused(to);
    event.currentTarget.querySelector<SVGElement>(`[data-part="${CSS.escape(to)}"]`)?.focus();
  };
  return {
    focused: last?.selected === selected ? last?.part : undefined,
    handlers: { onKeyDown, onFocus: follow, onPointerOver: follow, onClick: choose },
  };
}
