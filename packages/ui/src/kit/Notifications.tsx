import { Button } from "@mantine/core";
import { Notifications as MantineNotifications, notifications, type NotificationData } from "@mantine/notifications";
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

/** The notification that has the focus, and the element that had it before. */
let focused: { readonly id: string; readonly origin: HTMLElement | undefined } | undefined;
/** Key that moves the focus to the newest notification, and back. */
const focusKey = "F8";

/** Puts the focus where it was before it came into a notification. On a touch screen it stays: a focused field would open the keyboard. */
function returnFocus(): void {
  const origin = document.activeElement?.matches(":focus-visible") ? focused?.origin : undefined;
  focused = undefined;
  if (origin?.isConnected) origin.focus({ preventScroll: true });
}

function show({ message, tone, key, action }: Notification): void {
  const isLoading = tone === "loading";
  const id = key ?? crypto.randomUUID();
  const put = shown.has(id) ? notifications.update : notifications.show;
  if (!shown.has(id)) for (const old of notificationsToHide(shown)) notifications.hide(old);
  if (focused?.id === id && !action) returnFocus();
  turnMs = turnMs === 0 ? 1 : 0;
  const shownMs = isLoading ? (false as const) : (action ? 10_000 : 4_000) + turnMs;
  /** Its time runs while neither the focus nor the pointer is in it. Mantine sees to the pointer. */
  const timed = (): Pick<NotificationData, "autoClose"> => {
    const isFocused = focused?.id === id;
    shown.set(id, { mustStay: isLoading || isFocused, hasAction: action !== undefined });
    return { autoClose: !isFocused && shownMs };
  };
  const data: NotificationData = {
    id,
    onClose: () => {
      shown.delete(id);
      if (focused?.id === id) returnFocus();
    },
    onFocusCapture: ({ currentTarget, relatedTarget }) => {
      if (currentTarget.contains(relatedTarget)) return;
      focused = { id, origin: relatedTarget instanceof HTMLElement ? relatedTarget : undefined };
      notifications.update({ ...data, ...timed() });
    },
    onBlurCapture: ({ currentTarget, relatedTarget }) => {
      if (focused?.id !== id || currentTarget.contains(relatedTarget)) return;
      focused = undefined;
      notifications.update({ ...data, ...timed() });
    },
    loading: isLoading,
    withCloseButton: !isLoading,
    color: tone ? colors[tone] : "gray",
    withBorder: true,
    closeButtonProps: { "aria-label": commonTexts.close },
    message: (
      <span className={styles.content}>
        <span dir="auto">{message}</span>
        {action && (
          <Button
            variant="default"
            size="xs"
            aria-keyshortcuts={focusKey}
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
  };
  put({ ...data, ...timed() });
}

/** Moves the focus to the newest notification with a button, or from a notification back. */
function moveFocus(layer: HTMLElement): void {
  if (layer.contains(document.activeElement)) focused?.origin?.focus({ preventScroll: true });
  else [...layer.querySelectorAll<HTMLElement>('[role="alert"]:has(button)')].at(-1)?.querySelector("button")?.focus();
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
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== focusKey || event.defaultPrevented || shown.size === 0 || !layer.current) return;
      event.preventDefault();
      moveFocus(layer.current);
    };
    showWaiting();
    const unsubscribe = waitingNotifications.subscribe(showWaiting);
    window.addEventListener("keydown", onKeyDown);
    return () => {
      unsubscribe();
      window.removeEventListener("keydown", onKeyDown);
    };
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
