import { Spinner } from "@org/ui/elements";
import type { ReactNode } from "react";
import pageStyles from "../pageParts/page.module.css";
import { useTitleMeanwhile } from "../pageParts/usePageTitle.ts";
import { texts } from "./texts.tsx";

/** While it is not known yet who is signed in. */
export function AccountLoading(): ReactNode {
  useTitleMeanwhile(texts.opening);
  return (
    <div className={pageStyles.page}>
      <Spinner label={texts.opening} />
    </div>
  );
}
