import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import type { AddressParams, PageAddress } from "../pageParts/pageRouter.ts";

/** The address of a page that the application's router has led to. */
export function usePageAddress(): PageAddress {
  const search: AddressParams = useSearch({ strict: false });
  const navigate = useNavigate();
  const write: PageAddress["write"] = useCallback(
    (next, { replace = false } = {}) => navigate({ to: ".", search: next, replace, resetScroll: false }),
    [navigate],
  );
  return useMemo(() => ({ search, write }), [search, write]);
}
