import { useCallback, useEffect, useRef, useState } from "react";
import { runAction } from "./runAction.ts";

interface AddressChange {
  /** Whether the browser's Back button takes the change back. */
  readonly isStep?: boolean;
}

interface AddressStateOptions<T> {
  /** The state in the address. */
  readonly address: T;
  /** A text that is the same for equal states. A constant function. */
  readonly keyOf: (state: T) => string;
  readonly write: (state: T, options: { readonly replace: boolean }) => Promise<void>;
  /** How long typing rests before the address follows, ms. */
  readonly delayMs?: number;
}

/**
 * A state of a page that is also in its address, and how to change it. A change holds at once; the address follows when the router comes to it, and a
 * field that waited for that would drop keys. An address that changes otherwise, by a link or by going back, changes the state.
 */
export function useAddressState<T>({
  address,
  keyOf,
  write,
  delayMs = 0,
}: AddressStateOptions<T>): readonly [T, (next: (before: T) => T, change?: AddressChange) => void] {
  const [state, setState] = useState(address);
  const latest = useRef(address);
  // Addresses of ours that are on their way, in their order; the router may leave some out for the next.
  const sent = useRef<string[]>([]);
  const arrived = useRef(keyOf(address));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // The router may return an equal address as another object, as it does when something else is loaded again: that takes back nothing that is typed.
    const key = keyOf(address);
    if (key === arrived.current) return;
    arrived.current = key;
    const index = sent.current.indexOf(key);
    sent.current.splice(0, index + 1);
    if (index >= 0) return;
    clearTimeout(timer.current);
    latest.current = address;
    // oxlint-disable-next-line react/set-state-in-effect -- the address is what changes outside of React here
    setState(address);
  }, [address, keyOf]);
  const change = useCallback(
    (nextOf: (before: T) => T, { isStep = false }: AddressChange = {}): void => {
      const next = nextOf(latest.current);
      if (keyOf(next) === keyOf(latest.current)) return;
      latest.current = next;
      setState(next);
      const send = (): void => {
        sent.current.push(keyOf(next));
        runAction(() => write(next, { replace: !isStep }));
      };
      clearTimeout(timer.current);
      if (isStep || delayMs === 0) send();
      else timer.current = setTimeout(send, delayMs);
    },
    [keyOf, write, delayMs],
  );
  return [state, change];
}
