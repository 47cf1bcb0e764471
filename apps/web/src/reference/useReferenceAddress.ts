import { useCallback } from "react";
import { usePageAddress, type AddressParams } from "../page/pageAddress.ts";
import { useAddressState } from "../page/useAddressState.ts";
import type { ChangeAddress } from "./topicState.ts";

/** Delay from the last key to the change of the address: browsers limit the rate of address changes. */
const delayMs = 250;

const keyOf = (params: AddressParams): string => JSON.stringify(Object.entries(params).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Parameters of the page and a function that changes some of them; empty ones are removed from the address. */
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
