import { useCallback, useEffect, useRef, useState } from "react";
import { runAction } from "./runAction.ts";
import { useNavigated } from "./useNavigated.ts";

interface AddressChange {
  /** Whether the browser's Back button undoes the change. */
  readonly isStep?: boolean;
}

interface AddressStateOptions<T> {
  /** The state in the address. */
  readonly address: T;
  /** Gives equal texts for equal states. Must be a constant function. */
  readonly keyOf: (state: T) => string;
  readonly write: (state: T, options: { readonly replace: boolean }) => Promise<void>;
  /** Pause in typing after which the address is updated, in milliseconds. */
  readonly delayMs?: number;
}

/**
 * State of a page that is also in its address. A change applies at once; the router updates the address later, and a
 * field that waited for it would lose keystrokes. When a link or the Back button changes the address, the state changes too.
 */
export function useAddressState<T>({
  address,
  keyOf,
  write,
  delayMs = 0,
}: AddressStateOptions<T>): readonly [T, (next: (before: T) => T, change?: AddressChange) => void] {
  const [state, setState] = useState(address);
  const latest = useRef(address);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // By its text: the router may return an equal address as another object, for example when it reloads data, and the state keeps what was typed.
  const noteWritten = useNavigated(keyOf(address), () => {
    clearTimeout(timer.current);
    latest.current = address;
    setState(address);
  });
  const change = useCallback(
    (nextOf: (before: T) => T, { isStep = false }: AddressChange = {}): void => {
      const next = nextOf(latest.current);
      if (keyOf(next) === keyOf(latest.current)) return;
      latest.current = next;
      setState(next);
      const send = (): void => {
        noteWritten(keyOf(next));
        runAction(() => write(next, { replace: !isStep }));
      };
      clearTimeout(timer.current);
      if (isStep || delayMs === 0) send();
      else timer.current = setTimeout(send, delayMs);
    },
    [keyOf, write, delayMs, noteWritten],
  );
  return [state, change];
}
