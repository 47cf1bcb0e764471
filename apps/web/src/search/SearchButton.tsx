import { IconButton, lazyPart } from "@org/ui/elements";
import { IconSearch } from "@tabler/icons-react";
import { useCallback, useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import { texts } from "./texts.ts";
import styles from "./search.module.css";

/** Loaded with the first search, together with Mantine: visitors' pages load neither. */
const SearchDialog = lazyPart(async () => (await import("./SearchDialog.tsx")).SearchDialog);

/** The search dialog and the function that opens it. Ctrl K opens it from everywhere, Cmd K on Apple devices. */
export function useSearchDialog(): { readonly open: () => void; readonly dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      // An open modal has priority.
      if (document.querySelector('dialog:modal, [role="dialog"][aria-modal="true"]') === null) setOpen(true);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
  return { open, dialog: isOpen && <SearchDialog onClose={close} /> };
}

interface SearchButtonProps {
  readonly onOpen: () => void;
  /** Shows only the icon, on narrow screens. */
  readonly isCompact?: boolean;
}

export function SearchButton({ onOpen, isCompact = false }: SearchButtonProps): ReactNode {
  const shortcut = useShortcut();
  if (isCompact) {
    return (
      <IconButton label={texts.button} hint={texts.buttonWithKeys(shortcut)} onClick={onOpen}>
        <IconSearch size={19} stroke={1.6} aria-hidden />
      </IconButton>
    );
  }
  return (
    <button type="button" className={styles.button} aria-keyshortcuts="Control+K Meta+K" onClick={onOpen}>
      <IconSearch size={16} stroke={1.6} aria-hidden />
      {texts.button}
      <kbd aria-hidden>{shortcut}</kbd>
    </button>
  );
}

const never = (): (() => void) => () => {};

/** Names of the shortcut's keys on this device. */
function useShortcut(): string {
  return useSyncExternalStore(
    never,
    () => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘ K" : "Ctrl K"),
    () => "Ctrl K",
  );
}
