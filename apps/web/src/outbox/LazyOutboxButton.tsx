import { log } from "@org/device/log";
import { useObservable } from "@org/ui/elements";
import { useEffect, useState, type ComponentType, type ReactNode } from "react";
import { waitingFiles } from "../account/unsent.ts";
import { useOnline } from "../loading/network.ts";
import type { OutboxButtonProps } from "./OutboxButton.tsx";

const loadButton = () => import("./OutboxButton.tsx");

/**
 * Preloads the outbox: users need it when nothing can be loaded. If preloading fails, the first file that
 * waits tries again.
 */
export function preloadOutbox(): void {
  loadButton()
    .then(({ loadDialog }) => loadDialog())
    .catch((error: unknown) => log.warn("The list of what waits to be sent could not be loaded ahead.", error));
}

/** The place of the outbox button in the frame. Its code is loaded with the user's pages or with the first file that waits; visitors never load it. */
export function LazyOutboxButton(props: OutboxButtonProps): ReactNode {
  const shouldLoad = useObservable(waitingFiles).length > 0;
  const isOnline = useOnline();
  const [loaded, setLoaded] = useState<{ readonly Button: ComponentType<OutboxButtonProps> }>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!shouldLoad || loaded || (hasFailed && !isOnline)) return;
    loadButton().then(
      ({ OutboxButton }) => setLoaded({ Button: OutboxButton }),
      (error: unknown) => {
        log.warn("What waits to be sent cannot be shown.", error);
        // Loaded again when the network is back.
        setFailed(true);
      },
    );
  }, [shouldLoad, loaded, hasFailed, isOnline]);
  return loaded && <loaded.Button {...props} />;
}
