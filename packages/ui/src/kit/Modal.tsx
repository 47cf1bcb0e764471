import { IconX } from "@tabler/icons-react";
import { useEffect, useId, useRef, type ReactNode } from "react";
import { IconButton } from "../elements/Button.tsx";
import styles from "./modals.module.css";

export interface ModalProps {
  readonly title: string;
  readonly size?: "md" | "lg" | "xl";
  /** While something runs that must not be left, Escape and the cross do nothing. */
  readonly locked?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Fields whose text would be lost. */
const typedFields = "textarea, input:not([type=radio], [type=checkbox], [type=search], [type=file])";

/**
 * A modal of the browser's own: focus stays inside, Escape closes, and the focus goes back to where it was. Open as long as it stands. A click
 * beside it closes it too, unless something was typed into it: that must not be lost by a slip of the hand.
 */
export function Modal({ title, size = "md", locked = false, onClose, children }: ModalProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const isTyped = useRef(false);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const before = document.activeElement;
    element.showModal();
    element.querySelector<HTMLElement>("[data-autofocus]")?.focus();
    return () => {
      element.close();
      // What opened it may be gone, as the row of something deleted is: then the page has the focus, not nothing.
      const back = before instanceof HTMLElement && before.isConnected ? before : document.querySelector<HTMLElement>("main");
      back?.focus({ preventScroll: true });
    };
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a click beside it; keys have Escape
    <dialog
      ref={dialog}
      className={styles.modal}
      data-size={size}
      aria-labelledby={id}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        if (!locked) onClose();
      }}
      onClose={() => {
        // A second Escape closes whatever the page says; what runs still is shown again, and what ends is told.
        if (!dialog.current || dialog.current.open) return;
        if (locked) dialog.current.showModal();
        else onClose();
      }}
      onInput={(event) => {
        if (event.target instanceof Element && event.target.matches(typedFields)) isTyped.current = true;
      }}
      onMouseDown={(event) => {
        if (event.target === dialog.current && !locked && !isTyped.current) onClose();
      }}
    >
      <div className={styles.content}>
        <header>
          <h2 id={id}>{title}</h2>
          <IconButton label="Close" disabled={locked} onClick={onClose}>
            <IconX size={18} stroke={1.6} aria-hidden />
          </IconButton>
        </header>
        {children}
      </div>
    </dialog>
  );
}

/** The row of buttons at the foot of a modal. */
export function ModalActions({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.actions}>{children}</div>;
}
