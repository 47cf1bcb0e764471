import { useEffect, useState, type ComponentType, type ReactNode } from "react";
import { notify } from "../notices/notify.ts";

interface PartProps {
  readonly onClose: () => void;
}

/**
 * A part of a page that is loaded when it opens, such as a dialog. Where it cannot be loaded, a notice says so, the part closes, and the
 * page stays as it is; opening it again tries again.
 *
 * React's own `lazy` would take the whole page down with the part, and never try again.
 */
export function lazyPart<P extends PartProps>(load: () => Promise<ComponentType<P>>): (props: P) => ReactNode {
  let known: ComponentType<P> | undefined;
  return function Part(props) {
    const [Loaded, setLoaded] = useState(() => known);
    const { onClose } = props;
    useEffect(() => {
      if (Loaded) return;
      let isOpen = true;
      const follow = async (): Promise<void> => {
        try {
          known = await load();
          if (isOpen) setLoaded(() => known);
        } catch (error) {
          globalThis.console.warn("A part of the page could not be loaded.", error);
          if (!isOpen) return;
          notify({ message: "This needs the network. Try again when you are connected.", tone: "limit" });
          onClose();
        }
      };
      void follow();
      return () => {
        isOpen = false;
      };
    }, [Loaded, onClose]);
    return Loaded && <Loaded {...props} />;
  };
}
