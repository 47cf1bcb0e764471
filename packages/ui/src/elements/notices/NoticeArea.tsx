import { useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import { PlainNotices } from "./PlainNotices.tsx";
import { subscribeToNotices, waitingNotices } from "./notify.ts";

const load = async (): Promise<() => ReactNode> => (await import("../../kit/Toasts.tsx")).Toasts;

/** Loads what draws notices ahead of the first, where that one shall not come late: it says that something has begun. */
export async function prepareNotices(): Promise<void> {
  await load().catch((error: unknown) => globalThis.console.warn("Notices are drawn plainly: what draws them could not be loaded.", error));
}

/** Place of the notices; stands once, at the root of an application. Without a network to load what draws them, they are drawn plainly. */
export function NoticeArea(): ReactNode {
  const isWanted = useSyncExternalStore(subscribeToNotices, waitingNotices).length > 0;
  const [drawing, setDrawing] = useState<{ readonly Area: () => ReactNode }>();
  useEffect(() => {
    if (!isWanted || drawing) return;
    load().then(
      (Area) => setDrawing({ Area }),
      () => setDrawing({ Area: PlainNotices }),
    );
  }, [isWanted, drawing]);
  useEffect(() => {
    const startOver = (): void => setDrawing((now) => (now?.Area === PlainNotices ? undefined : now));
    window.addEventListener("online", startOver);
    return () => window.removeEventListener("online", startOver);
  }, []);
  return drawing && <drawing.Area />;
}
