import { startTransition, useEffect, useState } from "react";

/** Rows of the first screen and a bit; then so many more at a time. */
const first = 40;
const step = 240;

/** How many rows of a list are drawn: the first screen at once, the rest bit by bit when the browser has painted what was there before. */
export function useGrowing(length: number): number {
  const [drawn, setDrawn] = useState(first);
  useEffect(() => {
    if (drawn >= length) return undefined;
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn((now) => now + step)));
    return () => cancelAnimationFrame(frame);
  }, [drawn, length]);
  return drawn;
}
