import { kindOfCollection } from "@org/data";
import { isTakenOffBill, type OutOfDate } from "@org/hvac-core/exchange/project";
import { Spinner } from "@org/ui/elements";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { texts as takeOffTexts } from "../../calculators/boq/takeOff/texts.ts";
import type { ReadProject } from "./readFiles.ts";
import { texts } from "./dialogTexts.tsx";
import styles from "./links.module.css";

interface BillLinksProps {
  readonly project: ReadProject;
  /** Undefined until the bills are compared. */
  readonly outOfDate: ReadonlyMap<string, OutOfDate> | undefined;
}

/** Bills that were taken off the project, with the number of lines that differ from it. Nothing without such bills. */
export function BillLinks({ project, outOfDate }: BillLinksProps): ReactNode {
  const taken = project.files.filter(isTakenOffBill);
  if (taken.length === 0) return null;
  return (
    <section aria-label={texts.bills.title}>
      <h3>{texts.bills.title}</h3>
      {!outOfDate && <Spinner label={texts.bills.comparing} />}
      {outOfDate && (
        <ul className={styles.bills}>
          {taken.map(({ id, ref, name }) => {
            const lines = outOfDate.get(id)?.lines ?? 0;
            const bill = (
              <Link
                to="/projects/$projectId/$kind/$fileId"
                params={{ projectId: ref.projectId, kind: kindOfCollection(ref.collection).route, fileId: id }}
                preload={false}
                dir="auto"
              >
                {name}
              </Link>
            );
            return (
              <li key={id}>
                {lines === 0 ? texts.bills.current(bill) : texts.bills.outOfDate(bill, takeOffTexts.differences.title(lines))}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
