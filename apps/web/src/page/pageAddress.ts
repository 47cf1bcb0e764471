import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";

/** Search parameters as they are in the address. */
export type AddressParams = Readonly<Record<string, string>>;

/** The address of the current page, which is updated with the input of the page. */
export interface PageAddress {
  readonly search: AddressParams;
  /** Writes other parameters: replaces the current history entry, or adds one for the browser's Back button. */
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
