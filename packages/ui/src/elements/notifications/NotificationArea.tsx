import { log } from "@org/device/log";
import { useEffect, useState, type ReactNode } from "react";
import { PlainNotifications } from "./PlainNotifications.tsx";
import { waitingNotifications } from "./notify.ts";
import { useObservable } from "../useObservable.ts";

const load = async (): Promise<() => ReactNode> => (await import("../../kit/Notifications.tsx")).Notifications;

/** Loads what draws notifications ahead of the first one, where that must not come late: it says that something has begun. */
export async function preloadNotifications(): Promise<void> {
  await load().catch((error: unknown) => log.warn("What draws notifications could not be loaded.", error));
}

/** Where notifications stand; once, at the root of an application. Without a network to load what draws them, they are drawn plainly. */
export function NotificationArea(): ReactNode {
  const isWanted = useObservable(waitingNotifications).length > 0;
  const [drawing, setDrawing] = useState<{ readonly Area: () => ReactNode }>();
  useEffect(() => {
    if (!isWanted || drawing) return;
    load().then(
      (Area) => setDrawing({ Area }),
      () => setDrawing({ Area: PlainNotifications }),
    );
  }, [isWanted, drawing]);
  useEffect(() => {
    const startOver = (): void => setDrawing((now) => (now?.Area === PlainNotifications ? undefined : now));
    window.addEventListener("online", startOver);
    return () => window.removeEventListener("online", startOver);
  }, []);
  return drawing && <drawing.Area />;
}
