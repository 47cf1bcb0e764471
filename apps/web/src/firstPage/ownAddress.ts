import { useMemo, useSyncExternalStore } from "react";
import type { AddressParams, PageAddress } from "../pageParts/pageRouter.ts";
import { parseSearch, stringifySearch } from "../shell/searchParams.ts";

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  globalThis.addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener("popstate", listener);
  };
}

async function write(search: AddressParams, options?: { readonly replace?: boolean }): Promise<void> {
  const href = location.pathname + stringifySearch(search);
  if (options?.replace) history.replaceState(history.state, "", href);
  else history.pushState(undefined, "", href);
  for (const listener of listeners) listener();
}

/** The address of a page that stands without the application's router. */
export function useOwnAddress(): PageAddress {
  const text = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => "",
  );
  return useMemo(() => ({ search: parseSearch(text), write }), [text]);
}
