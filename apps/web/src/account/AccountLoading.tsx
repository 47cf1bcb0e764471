import { Spinner, usePendingWork } from "@org/ui/elements";
import type { ReactNode } from "react";
import pageStyles from "../pageParts/page.module.css";
import { useTemporaryTitle } from "../pageParts/usePageTitle.ts";

/** Not in texts.tsx: this is in the entry, and visitors need not load the rest. */
const text = "Opening your projects";

/** While it is not known yet who is signed in. */
export function AccountLoading(): ReactNode {
  useTemporaryTitle(text);
  usePendingWork();
  return (
    <div className={pageStyles.page}>
      <Spinner label={text} />
    </div>
  );
}
