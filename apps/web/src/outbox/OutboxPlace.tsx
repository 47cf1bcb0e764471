import { useEffect, useState, type ComponentType, type ReactNode } from "react";
import { useWaitingFiles } from "../account/unsent.ts";
import type { OutboxButtonProps } from "./OutboxButton.tsx";

/** The place in the frame that shows the outbox. Its code comes with the user's pages, and with the first file that waits: visitors never load it. */
export function OutboxPlace(props: OutboxButtonProps): ReactNode {
  const isWanted = useWaitingFiles().length > 0;
  const [loaded, setLoaded] = useState<{ readonly Button: ComponentType<OutboxButtonProps> }>();
  useEffect(() => {
    if (!isWanted || loaded) return;
    import("./OutboxButton.tsx").then(
      ({ OutboxButton }) => setLoaded({ Button: OutboxButton }),
      (error: unknown) => globalThis.console.warn("What waits to be sent cannot be shown.", error),
    );
  }, [isWanted, loaded]);
  return loaded && <loaded.Button {...props} />;
}
