import { useObservable } from "@org/ui/elements";
import { Button } from "@org/ui/kit";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useSignedIn } from "../../account/signedIn.ts";
import { dayText } from "../../page/dates.ts";
import pageStyles from "../../page/page.module.css";
import { usePageTitle } from "../../page/usePageTitle.ts";
import { texts as listTexts } from "../texts.ts";
import { texts } from "./texts.ts";
import type { Binned } from "./useBinned.ts";
import { useRestore } from "./useRestore.ts";

/** The page of a project that is in the bin. */
export function BinnedProject({ binned: { target, deletedAt, daysLeft, isFinal } }: { readonly binned: Binned }): ReactNode {
  const { workspace } = useSignedIn();
  const restore = useRestore();
  const { items } = useObservable(workspace.bin.list);
  const name =
    items.find((item) => !("file" in item.target) && !("file" in target) && item.target.projectId === target.projectId)?.name ?? "";
  const title = isFinal ? texts.page.finalTitle : texts.page.title(name);
  usePageTitle(title);
  return (
    <div className={pageStyles.page}>
      <h1>{title}</h1>
      <p className={pageStyles.lead}>{isFinal ? texts.page.finalLead : texts.page.lead(dayText(deletedAt), daysLeft)}</p>
      <p className={pageStyles.actions}>
        {!isFinal && <Button onClick={() => restore(name || texts.page.thisProject, target)}>{texts.restore}</Button>}
        <Link to="/projects" search={{ show: "bin" }}>
          {texts.notice.open}
        </Link>
        <Link to="/projects">{listTexts.toProjects}</Link>
      </p>
    </div>
  );
}
