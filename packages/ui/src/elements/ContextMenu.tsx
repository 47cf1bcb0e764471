import { useEffect, useRef, type ReactNode } from "react";
import { moveInMenu } from "./Popup.tsx";
import styles from "./Popup.module.css";

/** A point of the window, pixels. */
export interface MenuPoint {
  readonly x: number;
  readonly y: number;
}

interface ContextMenuProps {
  readonly point: MenuPoint;
  readonly label: string;
  readonly onClose: () => void;
  /** Gets the means to close, after which the focus is where it was. */
  readonly renderContent: (close: () => void) => ReactNode;
}

const margin = 8;

/** Places the menu at its point; where there is no room for it, at the edge of the window, with which it stays if it grows. */
function place(menu: HTMLElement, { x, y }: MenuPoint): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const { style } = menu;
  style.position = "fixed";
  style.maxHeight = `${clientHeight - 2 * margin}px`;
  // Near the edge it would be measured narrower and higher than it is.
  style.left = "0";
  style.top = "0";
  const [isBeyondX, isBeyondY] = [x + menu.offsetWidth > clientWidth - margin, y + menu.offsetHeight > clientHeight - margin];
  style.left = isBeyondX ? "auto" : `${x}px`;
  style.right = isBeyondX ? `${margin}px` : "auto";
  style.top = isBeyondY ? "auto" : `${y}px`;
  style.bottom = isBeyondY ? `${margin}px` : "auto";
}

/** A menu at a point, open as long as it is rendered. The browser's popover closes it with Escape or a click elsewhere, and gives the focus back. */
export function ContextMenu({ point, label, onClose, renderContent }: ContextMenuProps): ReactNode {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const opened = menu.current;
    if (!opened) return;
    opened.showPopover();
    place(opened, point);
    opened.querySelector<HTMLElement>('[role^="menuitem"]:not([disabled])')?.focus({ preventScroll: true });
    const onToggle = (event: Event): void => {
      if ((event as ToggleEvent).newState === "closed") onClose();
    };
    opened.addEventListener("toggle", onToggle);
    return () => opened.removeEventListener("toggle", onToggle);
    // A menu is rendered for one point.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <div
      ref={menu}
      popover="auto"
      role="menu"
      aria-label={label}
      tabIndex={-1}
      className={styles.popup}
      onKeyDown={moveInMenu}
      onContextMenu={(event) => event.preventDefault()}
    >
      {renderContent(() => menu.current?.hidePopover())}
    </div>
  );
}
