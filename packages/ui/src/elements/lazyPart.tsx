import { log } from "@org/device/log";
import { useEffect, useState, type ComponentType, type ReactNode } from "react";
import { Button } from "./Button.tsx";
import { notify } from "./notifications/notify.ts";
import { beginWork } from "./pendingWork.ts";

interface Closable {
  readonly onClose?: () => void;
}

/** A part of a page whose code comes when it is first drawn, or before, if it is asked for. */
export interface LazyPart<P> {
  (props: P): ReactNode;
  readonly load: () => Promise<void>;
}

/**
 * A part of a page that is loaded when it is needed, such as a dialog. Where it cannot be loaded, a notification says so, a part that can be closed
 * closes, and the page stays as it is; opening it again tries again. In the place of another stands a button that tries again.
 *
 * React's own `lazy` would take the whole page down with the part, and never try again.
 *
 * @param nameOf what the part is called where it cannot be loaded, if it has a name
 * @param placeholder stands in its place until then, of its size
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  nameOf?: (props: P) => string,
  placeholder?: ReactNode,
): LazyPart<P> {
  let known: ComponentType<P> | undefined;
  const loadOnce = async (): Promise<void> => {
    known ??= await load();
  };
  function Part(props: P): ReactNode {
    const [Loaded, setLoaded] = useState(() => known);
    const [hasFailed, setFailed] = useState(false);
    const { onClose } = props as Closable;
    useEffect(() => {
      if (Loaded || hasFailed) return;
      let isOpen = true;
      const end = beginWork();
      const loadPart = async (): Promise<void> => {
        try {
          await loadOnce();
          if (isOpen) setLoaded(() => known);
        } catch (error) {
          log.warn("A part of the page could not be loaded.", error);
          if (!isOpen) return;
          notify({ message: "This needs an internet connection. Try again when you are connected.", tone: "error", key: "part" });
          if (onClose) onClose();
          else setFailed(true);
        }
      };
      void loadPart();
      return () => {
        isOpen = false;
        end();
      };
    }, [Loaded, hasFailed, onClose]);
    if (Loaded) return <Loaded {...props} />;
    if (!hasFailed) return placeholder;
    return (
      <p className="screen-only">
        {nameOf?.(props) ?? "This part"} could not be loaded.{" "}
        <Button small onClick={() => setFailed(false)}>
          Try again
        </Button>
      </p>
    );
  }
  return Object.assign(Part, { load: loadOnce });
}
