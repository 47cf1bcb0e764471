import { useCallback, useSyncExternalStore } from "react";

const isFalse = (): boolean => false;

/** Whether the window meets a media query; a prerendered page belongs to no window yet. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches, isFalse);
}
