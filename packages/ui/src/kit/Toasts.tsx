import { notifications, Notifications } from "@mantine/notifications";
import { useEffect, useRef, type ReactNode } from "react";
import { Button } from "../elements/Button.tsx";
import { MantineTheme } from "./MantineTheme.tsx";
import { roomFor, type Shown } from "./room.ts";
import { subscribeToNotices, takeNotices, type Notice } from "../elements/notices/notify.ts";
import styles from "./toasts.module.css";

const colors = { good: "green", limit: "red", loading: "gray" } as const;
/** Notices that are shown, oldest first. */
const shown = new Map<string, Shown>();

function show({ message, tone, key, action }: Notice): void {
  const isLoading = tone === "loading";
  const id = key ?? crypto.randomUUID();
  const put = shown.has(id) ? notifications.update : notifications.show;
  if (!shown.has(id)) for (const old of roomFor(shown)) notifications.hide(old);
  shown.set(id, { mustStay: isLoading, hasAction: action !== undefined });
  put({
    id,
    onClose: () => shown.delete(id),
    loading: isLoading,
    withCloseButton: !isLoading,
    color: tone ? colors[tone] : "gray",
    autoClose: isLoading ? false : action ? 10_000 : 4_000,
    withBorder: true,
    closeButtonProps: { "aria-label": "Close" },
    message: (
      <span className={styles.toast}>
        <span dir="auto">{message}</span>
        {action && (
          <Button
            small
            onClick={() => {
              notifications.hide(id);
              action.run();
            }}
          >
            {action.label}
          </Button>
        )}
      </span>
    ),
  });
}

export function Toasts(): ReactNode {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const showWaiting = (): void => {
      const notices = takeNotices();
      if (notices.length > 0 && layer.current) raise(layer.current);
      notices.forEach(show);
    };
    showWaiting();
    return subscribeToNotices(showWaiting);
  }, []);
  return (
    <MantineTheme>
      <div ref={layer} popover="manual" className={`${styles.layer} screen-only`}>
        <Notifications position="top-center" withinPortal={false} />
      </div>
    </MantineTheme>
  );
}

/** A modal covers everything but what was raised after it. */
function raise(layer: HTMLElement): void {
  if (document.querySelector("dialog:modal") === null && layer.matches(":popover-open")) return;
  layer.hidePopover();
  layer.showPopover();
}
