import { useCallback } from "react";
import { usePageAddress, type AddressParams } from "../pageParts/pageAddress.ts";
import { useAddressState } from "../pageParts/useAddressState.ts";
import type { ChangeAddress } from "./topicState.ts";

/** How long typing rests before the address follows: browsers refuse an address that changes with every key. */
const delayMs = 250;

const keyOf = (params: AddressParams): string =>
  JSON.stringify(Object.entries(params).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** The parameters of the page and how to change some of them; an empty one is left out of the address. */
export function useReferenceAddress(): readonly [AddressParams, ChangeAddress] {
  const { search, write } = usePageAddress();
  const [params, changeParams] = useAddressState<AddressParams>({ address: search, keyOf, write, delayMs });
  const change: ChangeAddress = useCallback(
    (changes, options) =>
      changeParams(
        (before) =>
          Object.fromEntries(
            Object.entries({ ...before, ...changes }).filter((entry): entry is [string, string] => (entry[1] ?? "") !== ""),
          ),
        options,
      ),
    [changeParams],
  );
  return [params, change];
}
