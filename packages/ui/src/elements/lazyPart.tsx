import { log } from "@org/device/log";
import { useEffect, useState, type ComponentType, type ReactNode } from "react";
import { Button } from "./Button.tsx";
import { notify } from "./notifications/notify.ts";
import { beginWork } from "./pendingWork.ts";
import { commonTexts, texts } from "./texts.ts";

interface Closable {
  readonly onClose?: () => void;
}

/** A part of a page whose code is loaded on its first render, or earlier by `load`. */
export interface LazyPart<P> {
  (props: P): ReactNode;
  readonly load: () => Promise<void>;
}

/**
 * A part of a page that is loaded on demand, such as a dialog. If loading fails, a notification reports it, and the page stays. A part that can be
 * closed closes, and opening it tries again; any other part is replaced by a button that tries again.
 *
 * `lazy` of React would take the whole page down with the part, and never try again.
 *
 * @param nameOf name of the part in the notification, if it has one
 * @param placeholder content of the same size until the part is loaded
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
          notify({ message: texts.part.needsConnection, tone: "error", key: "part" });
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
        {texts.part.notLoaded(nameOf?.(props))}{" "}
        <Button small onClick={() => setFailed(false)}>
          {commonTexts.tryAgain}
        </Button>
      </p>
    );
  }
  return Object.assign(Part, { load: loadOnce });
}
