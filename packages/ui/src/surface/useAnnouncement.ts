import { useEffect, useRef, useState } from "react";

/** Text for a live region once it has come to rest; empty until the first change. */
export function useAnnouncement(text: string, delay = 900): string {
  const [announced, setAnnounced] = useState("");
  const opened = useRef(text);
  useEffect(() => {
    if (text === opened.current) return;
    const timer = setTimeout(() => {
      opened.current = "";
      setAnnounced(text);
    }, delay);
    return () => clearTimeout(timer);
  }, [text, delay]);
  return announced;
}
