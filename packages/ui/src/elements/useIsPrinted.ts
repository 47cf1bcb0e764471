import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Whether the page is being printed: long lists are then rendered in full, before the browser prints. */
export function useIsPrinted(): boolean {
  const [isPrinted, setPrinted] = useState(false);
  useEffect(() => {
    const onPrint = ({ type }: Event): void => flushSync(() => setPrinted(type === "beforeprint"));
    const events = ["beforeprint", "afterprint"];
    for (const event of events) addEventListener(event, onPrint);
    return () => {
      for (const event of events) removeEventListener(event, onPrint);
    };
  }, []);
  return isPrinted;
}
