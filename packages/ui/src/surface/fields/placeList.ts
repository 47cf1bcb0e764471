/** Places the list of options below its input, or above it if there is more room. */
export function placeList(list: HTMLElement, anchor: DOMRect): void {
  const below = window.innerHeight - anchor.bottom - 8;
  const above = anchor.top - 8;
  const goesAbove = below < 160 && above > below;
  list.style.maxHeight = `${Math.min(320, goesAbove ? above : below)}px`;
  list.style.minWidth = `${anchor.width}px`;
  list.style.left = `${Math.max(8, Math.min(anchor.left, window.innerWidth - list.offsetWidth - 8))}px`;
  list.style.top = `${goesAbove ? anchor.top - list.offsetHeight : anchor.bottom}px`;
}
