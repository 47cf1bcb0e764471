import { useCallback, useEffect, useRef, useState } from "react";
import type { AddressParams, PageAddress } from "../pageParts/pageRouter.ts";
import { runAction } from "../pageParts/runAction.ts";
import type { ChangeAddress } from "./topicState.ts";

/** How long typing rests before the address follows: browsers refuse an address that changes with every key. */
const addressDelayMs = 250;

const keyOf = (params: AddressParams): string =>
  JSON.stringify(Object.entries(params).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/**
 * The parameters of the page and how to change them. A change holds at once, and the address follows; an address that changes otherwise, by a link
 * or by going back, is followed.
 */
export function useReferenceAddress({ search, write }: PageAddress): readonly [AddressParams, ChangeAddress] {
  const [params, setParams] = useState(search);
  const latest = useRef(search);
  // Addresses of ours that are on their way, in their order; the router may leave some out for the next.
  const sent = useRef<string[]>([]);
  const followed = useRef(keyOf(search));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const key = keyOf(search);
    if (key === followed.current) return;
    followed.current = key;
    const arrived = sent.current.indexOf(key);
    sent.current.splice(0, arrived + 1);
    if (arrived >= 0) return;
    clearTimeout(timer.current);
    latest.current = search;
    // oxlint-disable-next-line react/set-state-in-effect -- the address is what changes outside of React here
    setParams(search);
  }, [search]);
  const change: ChangeAddress = useCallback(
    (changes, { isStep = false } = {}) => {
      const next = Object.fromEntries(
        Object.entries({ ...latest.current, ...changes }).filter((entry): entry is [string, string] => (entry[1] ?? "") !== ""),
      );
      if (keyOf(next) === keyOf(latest.current)) return;
      latest.current = next;
      setParams(next);
      const send = (): void => {
        sent.current.push(keyOf(next));
        runAction(() => write(next, { replace: !isStep }));
      };
      clearTimeout(timer.current);
      if (isStep) send();
      else timer.current = setTimeout(send, addressDelayMs);
    },
    [write],
  );
  return [params, change];
}
