import { log } from "@org/device/log";
import { useEffect, useState, type ReactNode } from "react";
import { PlainNotifications } from "./PlainNotifications.tsx";
import { waitingNotifications } from "./notify.ts";
import { useObservable } from "../useObservable.ts";

const load = async (): Promise<() => ReactNode> => (await import("../../kit/Notifications.tsx")).Notifications;

/** Loads the notifications component before the first notification, for one that must not be late, such as that of a started task. */
export async function preloadNotifications(): Promise<void> {
  await load().catch((error: unknown) => log.warn("The notifications component could not be loaded.", error));
}

/** Area of notifications, once at the root of an application. If their component cannot be loaded, plain ones are shown. */
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
