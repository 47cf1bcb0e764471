import { useEffect, useState } from "react";
import { loadedView, loadView, type LoadedView } from "./views.ts";

/**
 * How a calculator is shown; `undefined` while its code is being loaded. Without `use`: React shows what follows a placeholder of Suspense only 300 ms
 * after it.
 *
 * @throws the reason why it could not be loaded; a page that is rendered again tries again
 */
export function useView(id: string): LoadedView | undefined {
  const [current, setCurrent] = useState(() => loadedView(id));
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  const isLoaded = current?.id === id;
  useEffect(() => {
    if (isLoaded) return;
    let isWanted = true;
    loadView(id).then(
      (view) => isWanted && setCurrent({ id, view }),
      (error: unknown) => isWanted && setFailure({ error }),
    );
    return () => {
      isWanted = false;
    };
  }, [id, isLoaded]);
  if (failure) throw failure.error;
  return isLoaded ? current : undefined;
}
