import { Button } from "@mantine/core";
import { Notifications as MantineNotifications, notifications } from "@mantine/notifications";
import { useEffect, useRef, type ReactNode } from "react";
import { takeNotifications, waitingNotifications, type Notification } from "../elements/notifications/notify.ts";
import { commonTexts } from "../elements/texts.ts";
import { MantineTheme } from "./MantineTheme.tsx";
import { notificationsToHide, type Shown } from "./notificationsToHide.ts";
import styles from "./notifications.module.css";

const colors = { success: "green", error: "red", loading: "gray" } as const;
/** Shown notifications, oldest first. */
const shown = new Map<string, Shown>();
/** Alternates with each notification: Mantine starts the time of one that replaces another again only if its length differs. */
let turnMs: 0 | 1 = 0;

function show({ message, tone, key, action }: Notification): void {
  const isLoading = tone === "loading";
  const id = key ?? crypto.randomUUID();
  const put = shown.has(id) ? notifications.update : notifications.show;
  if (!shown.has(id)) for (const old of notificationsToHide(shown)) notifications.hide(old);
  shown.set(id, { mustStay: isLoading, hasAction: action !== undefined });
  turnMs = turnMs === 0 ? 1 : 0;
  put({
    id,
    onClose: () => shown.delete(id),
    loading: isLoading,
    withCloseButton: !isLoading,
    color: tone ? colors[tone] : "gray",
    autoClose: isLoading ? false : (action ? 10_000 : 4_000) + turnMs,
    withBorder: true,
    closeButtonProps: { "aria-label": commonTexts.close },
    message: (
      <span className={styles.content}>
        <span dir="auto">{message}</span>
        {action && (
          <Button
            variant="default"
            size="xs"
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

/** Shows notifications at top centre, or in the lower right corner where a table is the page, above modals and the navigation drawer. */
export function Notifications(): ReactNode {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const showWaiting = (): void => {
      const waiting = takeNotifications();
      if (waiting.length > 0 && layer.current) raise(layer.current);
      waiting.forEach(show);
    };
    showWaiting();
    return waitingNotifications.subscribe(showWaiting);
  }, []);
  return (
    <MantineTheme>
      <div ref={layer} popover="manual" className={`${styles.layer} screen-only`}>
        <MantineNotifications classNames={{ root: styles.area! }} position="top-center" withinPortal={false} />
      </div>
    </MantineTheme>
  );
}

/** The navigation drawer is in the browser's top layer, and covers everything except elements that entered the layer later. */
function raise(layer: HTMLElement): void {
  if (document.querySelector("dialog:modal") === null && layer.matches(":popover-open")) return;
  layer.hidePopover();
  layer.showPopover();
}
