import { useEffect, useState, type ReactNode } from "react";
import { Button } from "../Button.tsx";
import { subscribeToNotices, takeNotices, type Notice } from "./notify.ts";
import styles from "./notices.module.css";

/** How long a notice stands, in milliseconds. */
const stay = 6000;

/** The newest notice, without what makes it pleasant. */
export function PlainNotices(): ReactNode {
  const [notice, setNotice] = useState<Notice>();
  useEffect(() => {
    const showNewest = (): void => {
      const newest = takeNotices().at(-1);
      if (newest) setNotice(newest);
    };
    showNewest();
    return subscribeToNotices(showNewest);
  }, []);
  useEffect(() => {
    if (!notice || notice.tone === "loading") return;
    const timer = setTimeout(() => setNotice(undefined), stay);
    return () => clearTimeout(timer);
  }, [notice]);
  return (
    <div role="alert" className={`${styles.plain} screen-only`}>
      {notice && (
        <p>
          {notice.message}
          {notice.action && (
            <Button
              small
              look="quiet"
              onClick={() => {
                setNotice(undefined);
                notice.action?.run();
              }}
            >
              {notice.action.label}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
