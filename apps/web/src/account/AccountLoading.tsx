import { Spinner } from "@org/ui/elements";
import type { ReactNode } from "react";
import pageStyles from "../pageParts/page.module.css";
import { useTitleMeanwhile } from "../pageParts/usePageTitle.ts";

/** While it is not known yet who is signed in. */
export function AccountLoading(): ReactNode {
  useTitleMeanwhile("Opening your projects");
  return (
    <div className={pageStyles.page}>
      <Spinner label="Opening your projects" />
    </div>
  );
}
