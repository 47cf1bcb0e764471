import { IconX } from "@tabler/icons-react";
import { useEffect, useId, useRef, type ReactNode, type SyntheticEvent } from "react";
import { createPortal } from "react-dom";
import { IconButton } from "../elements/Button.tsx";
import { commonTexts } from "../elements/texts.ts";
import styles from "./dialog.module.css";

interface GridDialogProps {
  readonly title: string;
  /** Wider than a form, or as large as the page. */
  readonly wide?: boolean | "page";
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const stop = (event: SyntheticEvent): void => event.stopPropagation();

/** A dialog over the page. Its events do not reach the grid or the form that opened it. */
export function GridDialog({ title, wide = false, onClose, children }: GridDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const opened = dialog.current;
    const before = document.activeElement;
    opened?.showModal();
    // Initial focus; by default the dialog would focus its first button, which closes it.
    opened?.querySelector<HTMLElement>("[data-begin]")?.focus();
    return () => {
      opened?.close();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- events end here, nothing is done with them
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={styles.dialog}
      data-wide={wide || undefined}
      onCancel={(event) => {
        event.preventDefault();
        // A question over this dialog is closed by itself.
        event.stopPropagation();
        onClose();
      }}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key !== "Escape" || event.defaultPrevented) return;
        // Left to the browser, a second press closes this dialog whatever is asked, and with it those below.
        event.preventDefault();
        onClose();
      }}
      onPointerDown={stop}
      onPointerUp={stop}
      onDoubleClick={stop}
      onCopy={stop}
      onCut={stop}
      onPaste={stop}
      onFocus={stop}
      onBlur={stop}
    >
      <header>
        <h2 id={id}>{title}</h2>
        <IconButton label={commonTexts.close} onClick={onClose}>
          <IconX size={18} stroke={1.6} aria-hidden />
        </IconButton>
      </header>
      {children}
    </dialog>,
    document.body,
  );
}
