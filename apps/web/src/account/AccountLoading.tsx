import { Spinner, usePendingWork } from "@org/ui/elements";
import type { ReactNode } from "react";
import pageStyles from "../page/page.module.css";
import { useTemporaryTitle } from "../page/usePageTitle.ts";

/** Not in texts.tsx: this text is in the entry script, and visitors need not load the other texts. */
const text = "Opening your projects";

/** Placeholder until the signed-in user is known. */
export function AccountLoading(): ReactNode {
  useTemporaryTitle(text);
  usePendingWork();
  return (
    <div className={pageStyles.page}>
      <Spinner label={text} />
    </div>
  );
}
