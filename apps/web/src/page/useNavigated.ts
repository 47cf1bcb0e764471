import { useCallback, useEffect, useEffectEvent, useRef } from "react";

/**
 * Tells the addresses that a page writes from those of links and the Back button. A busy browser may report written addresses late, or skip some.
 *
 * @param onNavigated called when the address is not one that the page has written
 * @returns called with each address that the page writes
 */
export function useNavigated(address: string, onNavigated: () => void): (written: string) => void {
  /** The last address, and those that the page has written since. */
  const addresses = useRef([address]);
  const navigated = useEffectEvent(onNavigated);
  useEffect(() => {
    const position = addresses.current.indexOf(address);
    addresses.current = position < 0 ? [address] : addresses.current.slice(position);
    if (position < 0) navigated();
  }, [address]);
  return useCallback((written: string): void => {
    addresses.current.push(written);
  }, []);
}
