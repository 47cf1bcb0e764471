import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";

/** Search parameters as they are in the address. */
export type AddressParams = Readonly<Record<string, string>>;

/** The address of the page that is shown, which follows the input of the page. */
export interface PageAddress {
  readonly search: AddressParams;
  /** Writes other parameters, in place of those that are there or as a step that the browser's button takes back. */
  readonly write: (search: AddressParams, options?: { readonly replace?: boolean }) => Promise<void>;
}

export function usePageAddress(): PageAddress {
  const search: AddressParams = useSearch({ strict: false });
  const navigate = useNavigate();
  const write: PageAddress["write"] = useCallback(
    (next, { replace = false } = {}) => navigate({ to: ".", search: next, replace, resetScroll: false }),
    [navigate],
  );
  return useMemo(() => ({ search, write }), [search, write]);
}
