import { Group, Modal as MantineModal } from "@mantine/core";
import { useEffect, useState, type ReactNode } from "react";
import { commonTexts } from "../elements/texts.ts";
import { usePageMark } from "../elements/usePageMark.ts";
import { MantineTheme } from "./MantineTheme.tsx";

interface ModalProps {
  readonly title: string;
  readonly size?: "md" | "lg" | "xl";
  /** Disables Escape and the close button while a task runs that must not be interrupted. */
  readonly locked?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Fields whose text a close would lose. */
const typedFields = "textarea, input:not([type=radio], [type=checkbox], [type=search], [type=file])";

/**
 * A modal, open as long as it is rendered, with the theme for pages without one. A click outside closes it, unless the user has typed into it: an
 * accidental click must not lose that text.
 */
export function Modal({ title, size = "md", locked = false, onClose, children }: ModalProps): ReactNode {
  const [isTyped, setTyped] = useState(false);
  usePageMark("dialog");
  return (
    <MantineTheme>
      <MantineModal
        opened
        title={title}
        size={size}
        // Mantine returns the focus when a modal is closed, but not when it is unmounted.
        returnFocus={false}
        closeOnEscape={!locked}
        closeOnClickOutside={!locked && !isTyped}
        // Mantine's header would count as a second banner of the page.
        attributes={{ header: { role: "presentation" } }}
        closeButtonProps={{ "aria-label": commonTexts.close, disabled: locked }}
        onClose={onClose}
        onInput={(event) => {
          if (event.target instanceof Element && event.target.matches(typedFields)) setTyped(true);
        }}
      >
        <ReturnFocus />
        {children}
      </MantineModal>
    </MantineTheme>
  );
}

/** Returns the focus to the element that had it before; if that is gone, such as the row of a deleted file, to the page. */
function ReturnFocus(): ReactNode {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const target = opener instanceof HTMLElement && opener.isConnected ? opener : document.querySelector<HTMLElement>("main");
      target?.focus({ preventScroll: true });
    },
    [opener],
  );
  return undefined;
}

/** The row of buttons at the foot of a modal. */
export function ModalActions({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <Group justify="flex-end" gap="xs" mt="lg">
      {children}
    </Group>
  );
}
