import { createSignal } from "@org/device/observable";
import { useObservable } from "@org/ui/elements";
import { useMemo } from "react";
import type { AddressParams, PageAddress } from "../pageParts/pageRouter.ts";
import { parseSearch, stringifySearch } from "../shell/searchParams.ts";

const changes = createSignal(() => {
  globalThis.addEventListener("popstate", changes.emit);
  return () => globalThis.removeEventListener("popstate", changes.emit);
});
const ownSearch = { subscribe: changes.subscribe, getSnapshot: () => location.search };

async function write(search: AddressParams, options?: { readonly replace?: boolean }): Promise<void> {
  const href = location.pathname + stringifySearch(search);
  if (options?.replace) history.replaceState(history.state, "", href);
  else history.pushState(undefined, "", href);
  changes.emit();
}

/** The address of a page that stands without the application's router. */
export function useOwnAddress(): PageAddress {
  const text = useObservable(ownSearch, () => "");
  return useMemo(() => ({ search: parseSearch(text), write }), [text]);
}
