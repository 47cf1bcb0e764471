import { lazy, Suspense, useEffect, useMemo, useState, type ComponentType, type ReactNode } from "react";
import { lazyPart } from "./lazyPart.tsx";
import { firstInteraction } from "./firstInteraction.ts";
import { beginWork } from "./pendingWork.ts";

/** A part of a page that the build has drawn, or that stands there a moment after the rest. */
export interface DeferredPart<P> {
  (props: P): ReactNode;
  /** Loads its code ahead: it is then drawn with the rest. */
  readonly load: () => Promise<void>;
}

/** Whether the build has drawn this page, so that there is something to look at before its code has come. */
const isPrerendered = (): boolean => typeof document !== "undefined" && document.querySelector('[data-prerendered="same"]') !== null;

/**
 * A part of a page that is looked at before it is used, such as a figure. Where the build has drawn the page its code comes with the first move of
 * pointer or key, and with the page elsewhere.
 *
 * @param load loads the part
 * @param fallback stands in its place meanwhile, as large
 * @param name what it is called where it cannot be loaded
 */
export function deferredPart<P extends object>(load: () => Promise<ComponentType<P>>, fallback: ReactNode, name: string): DeferredPart<P> {
  let known: ComponentType<P> | undefined;
  const loadOnce = async (): Promise<void> => {
    known ??= await load();
  };
  const PartWithRetry = lazyPart(load, () => name);
  let loading: Promise<{ readonly default: ComponentType<P> }> | undefined;
  const loadWhenWanted = async (): Promise<{ readonly default: ComponentType<P> }> => {
    if (isPrerendered()) await firstInteraction();
    return load().then(
      (loaded) => ({ default: loaded }),
      () => ({ default: PartWithRetry }),
    );
  };
  const loadWhenWantedOnce = (): Promise<{ readonly default: ComponentType<P> }> => {
    loading ??= loadWhenWanted();
    return loading;
  };
  const Part = lazy(loadWhenWantedOnce);
  /** Keeps its first props until the code is there: React would give up markup whose props change before it can be made alive. */
  function Deferred(props: P): ReactNode {
    const [Known] = useState(() => known);
    const [isLoaded, setLoaded] = useState(Known !== undefined);
    const [first] = useState(props);
    useEffect(() => {
      if (isLoaded) return;
      let isOpen = true;
      // A page that the build has drawn waits for its reader.
      const end = isPrerendered() ? undefined : beginWork();
      void loadWhenWantedOnce().then(() => isOpen && setLoaded(true));
      return () => {
        isOpen = false;
        end?.();
      };
    }, [isLoaded]);
    const shown = isLoaded ? props : first;
    const part = useMemo(
      () => (
        <Suspense fallback={fallback}>
          <Part {...shown} />
        </Suspense>
      ),
      [shown],
    );
    return Known ? <Known {...props} /> : part;
  }
  return Object.assign(Deferred, { load: loadOnce });
}
