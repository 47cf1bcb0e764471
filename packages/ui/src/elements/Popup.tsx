import { useEffect, useId, useLayoutEffect, useRef, useState, type ComponentPropsWithoutRef, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { keyNames } from "./keyNames.ts";
import styles from "./Popup.module.css";

interface PopupProps extends Omit<ComponentPropsWithoutRef<"button">, "content"> {
  /** Rendered while open; gets the means to close. */
  readonly renderContent: (close: () => void) => ReactNode;
  readonly role?: "menu" | "dialog";
  readonly align?: "start" | "end";
  /** Accessible name of the popup. */
  readonly popupLabel: string;
}

const gap = 4;

/** Places an open popover under what it belongs to, or above it where there is more room. */
export function placePopup(owner: HTMLElement, popup: HTMLElement, align: "start" | "end"): void {
  const anchor = owner.getBoundingClientRect();
  popup.style.maxHeight = "";
  // The previous position would limit its width.
  popup.style.left = "0";
  const { offsetWidth: width, offsetHeight: height } = popup;
  const page = document.documentElement;
  const left = Math.max(8, Math.min(align === "end" ? anchor.right - width : anchor.left, page.clientWidth - width - 8));
  const below = anchor.bottom + gap;
  const room = { below: page.clientHeight - below - gap, above: anchor.top - 2 * gap };
  const goesAbove = height > room.below && room.above > room.below;
  const shown = Math.min(height, goesAbove ? room.above : room.below);
  const top = goesAbove ? anchor.top - gap - shown : below;
  popup.style.maxHeight = `${shown}px`;
  popup.style.left = `${left + window.scrollX}px`;
  popup.style.top = `${top + window.scrollY}px`;
}

/**
 * A button that opens a popup next to it. The browser's popover gives the top layer, light dismissal, Escape and the return of the focus, so no
 * positioning library is needed.
 */
export function Popup({ renderContent, role = "dialog", align = "start", popupLabel, children, ...button }: PopupProps): ReactNode {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const close = (): void => document.getElementById(id)?.hidePopover();

  useEffect(() => {
    const panel = popup.current;
    if (!panel) return;
    const before = (event: Event): void => {
      if ((event as ToggleEvent).newState === "open") flushSync(() => setOpen(true));
    };
    const show = (): void => {
      flushSync(() => setOpen(true));
      if (trigger.current) placePopup(trigger.current, panel, align);
      (panel.querySelector<HTMLElement>('[aria-checked="true"], [role^="menuitem"]') ?? panel).focus({ preventScroll: true });
    };
    const after = (event: Event): void => {
      if ((event as ToggleEvent).newState === "open") show();
      else setOpen(false);
    };
    panel.addEventListener("beforetoggle", before);
    panel.addEventListener("toggle", after);
    // On a prerendered page the browser opens the popover before this code runs, so it is still empty.
    if (panel.matches(":popover-open")) queueMicrotask(show);
    return () => {
      panel.removeEventListener("beforetoggle", before);
      panel.removeEventListener("toggle", after);
    };
  }, [align]);

  // The content may load later, with another width.
  useLayoutEffect(() => {
    if (trigger.current && popup.current?.matches(":popover-open")) placePopup(trigger.current, popup.current, align);
  });

  return (
    <>
      <button type="button" ref={trigger} popoverTarget={id} aria-haspopup={role} aria-expanded={open} {...button}>
        {children}
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the role is one of two, both of which take keys */}
      <div
        ref={popup}
        id={id}
        popover="auto"
        role={role}
        aria-label={popupLabel}
        tabIndex={-1}
        className={styles.popup}
        onKeyDown={role === "menu" ? moveInMenu : undefined}
      >
        {open && renderContent(close)}
      </div>
    </>
  );
}

export function moveInMenu(event: React.KeyboardEvent<HTMLDivElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity }[event.key];
  if (event.key === "Tab") event.currentTarget.hidePopover();
  if (step === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([disabled])')];
  const current = items.indexOf(document.activeElement as HTMLElement);
  const next = Number.isFinite(step) ? (current + step + items.length) % items.length : step < 0 ? 0 : items.length - 1;
  items[next]?.focus();
}

interface MenuItemProps {
  readonly children: ReactNode;
  readonly checked?: boolean;
  /** Other items may be checked too. */
  readonly multiple?: boolean;
  /** Keys that do the same. */
  readonly keys?: readonly string[];
  readonly disabled?: boolean;
  readonly onSelect: () => void;
}

export function MenuItem({ children, checked, multiple = false, keys, disabled = false, onSelect }: MenuItemProps): ReactNode {
  return (
    <button
      type="button"
      role={checked === undefined ? "menuitem" : multiple ? "menuitemcheckbox" : "menuitemradio"}
      aria-checked={checked}
      tabIndex={-1}
      className={styles.item}
      disabled={disabled}
      onClick={onSelect}
    >
      {children}
      {keys && (
        <kbd className={styles.keys} aria-hidden>
          {keyNames(keys).join(" ")}
        </kbd>
      )}
    </button>
  );
}
