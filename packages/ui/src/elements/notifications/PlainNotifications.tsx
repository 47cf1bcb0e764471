import { useEffect, useState, type ReactNode } from "react";
import { Button } from "../Button.tsx";
import { takeNotifications, waitingNotifications, type Notification } from "./notify.ts";
import styles from "./plainNotifications.module.css";

const durationMs = 6000;

/** The newest notification, if the notifications component could not be loaded. */
export function PlainNotifications(): ReactNode {
  const [notification, setNotification] = useState<Notification>();
  useEffect(() => {
    const showNewest = (): void => {
      const newest = takeNotifications().at(-1);
      if (newest) setNotification(newest);
    };
    showNewest();
    return waitingNotifications.subscribe(showNewest);
  }, []);
  useEffect(() => {
    if (!notification || notification.tone === "loading") return;
    const timer = setTimeout(() => setNotification(undefined), durationMs);
    return () => clearTimeout(timer);
  }, [notification]);
  return (
    <div role="alert" className={`${styles.plain} screen-only`}>
      {notification && (
        <p>
          {notification.message}
          {notification.action && (
            <Button
              small
              look="quiet"
              onClick={() => {
                setNotification(undefined);
                notification.action?.run();
              }}
            >
              {notification.action.label}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
