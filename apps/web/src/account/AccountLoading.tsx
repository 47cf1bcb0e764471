import { Spinner, usePendingWork } from "@org/ui/elements";
import type { ReactNode } from "react";
import { texts } from "./sessionTexts.ts";
import pageStyles from "../page/page.module.css";
import { useTemporaryTitle } from "../page/usePageTitle.ts";

/** Placeholder until the signed-in user is known. */
export function AccountLoading(): ReactNode {
  useTemporaryTitle(texts.opening);
  usePendingWork();
  return (
    <div className={pageStyles.page}>
      <Spinner label={texts.opening} />
    </div>
  );
}
