import type { KeyboardEvent } from "react";

/** Moves the focus to the next or previous cell or, in a matrix, to the one above or below: by arrows at the end of the text, by Enter to the next. @returns whether it moved */
export function goToCell(event: KeyboardEvent<HTMLInputElement>): boolean {
  const { key, currentTarget: input } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
  const isWhole = input.selectionStart === 0 && input.selectionEnd === input.value.length;
  const [atStart, atEnd] = [input.selectionEnd === 0, input.selectionStart === input.value.length];
  const cells = [...(input.closest("[data-cells]")?.querySelectorAll<HTMLInputElement>("input") ?? [])];
  const columns = input.closest("tr")?.querySelectorAll("input").length ?? 0;
  const steps: Readonly<Record<string, number>> = {
    Enter: 1,
    ArrowRight: isWhole || atEnd ? 1 : 0,
    ArrowLeft: isWhole || atStart ? -1 : 0,
    ArrowDown: columns,
    ArrowUp: -columns,
  };
  const by = steps[key] ?? 0;
  const next = by === 0 ? undefined : cells[cells.indexOf(input) + by];
  if (!next) return key === "Enter";
  next.focus();
  next.select();
  return true;
}
