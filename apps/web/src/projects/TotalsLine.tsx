import { Button } from "@org/ui/elements";
import { quantityText } from "@org/form/numbers";
import type { LoadSum } from "@org/hvac-core/exchange/project";
import { preferredUnitSystem } from "@org/ui/surface";
import { IconFlame, IconRefreshAlert, IconSnowflake } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { momentText } from "../page/dates.ts";
import { RemarkIcon } from "./RemarkIcon.tsx";
import { texts } from "./texts.ts";
import type { OutOfDateFiles } from "./outOfDate/useOutOfDate.ts";
import type { ProjectTotals } from "./totals.ts";
import styles from "./totals.module.css";

const modes = {
  cooling: { Icon: IconSnowflake, text: texts.totals.cooling },
  heating: { Icon: IconFlame, text: texts.totals.heating },
} as const;

interface LoadProps {
  readonly mode: keyof typeof modes;
  readonly load: LoadSum | undefined;
  /** Shows the number of rooms too. */
  readonly isLong?: boolean;
}

/** The total load of a project's rooms. Nothing without loads. */
export function LoadTotal({ mode, load, isLong = false }: LoadProps): ReactNode {
  if (!load) return undefined;
  const { Icon, text } = modes[mode];
  return (
    <span className={`${styles.load} numbers`} data-mode={mode} title={texts.totals.load(text, load.rooms)}>
      <Icon size={15} stroke={1.8} aria-hidden />
      <span className={isLong ? undefined : "sr-only"}>{text} </span>
      <strong>{quantityText(load.watts, "power", preferredUnitSystem()).text}</strong>
      {isLong && <small>{texts.totals.rooms(load.rooms)}</small>}
    </span>
  );
}

/** Number of files that are out of date. A large project has a button instead, which starts the comparison. */
function OutOfDateTotal({ files, outOfDate }: { readonly files: number; readonly outOfDate: OutOfDateFiles }): ReactNode {
  const { byId, check } = outOfDate;
  if (byId.size > 0)
    return (
      <span className={styles.remark} data-out-of-date>
        <IconRefreshAlert size={16} stroke={1.8} aria-hidden /> {texts.outOfDate.files(byId.size)}
      </span>
    );
  switch (check?.state) {
    case undefined:
      return undefined;
    case "offered":
      return (
        <Button small look="quiet" title={texts.outOfDate.checkHint(files)} onClick={check.start}>
          {texts.outOfDate.check}
        </Button>
      );
    case "running":
      return <output>{texts.outOfDate.checking(files)}</output>;
    case "done":
      return <output>{texts.outOfDate.none}</output>;
  }
}

/** Totals of a project: loads, number of files with remarks, number of files that are out of date, and time of the last change. */
export function TotalsLine({ totals, outOfDate }: { readonly totals: ProjectTotals; readonly outOfDate: OutOfDateFiles }): ReactNode {
  const { files, cooling, heating, limits, cautions, changedAt } = totals;
  if (files === 0) return undefined;
  return (
    <section className={styles.line} aria-label={texts.totals.label}>
      <LoadTotal mode="cooling" load={cooling} isLong />
      <LoadTotal mode="heating" load={heating} isLong />
      <span>{texts.totals.files(files)}</span>
      {limits > 0 && (
        <span className={styles.remark}>
          <RemarkIcon remark="limit" /> {texts.totals.limits(limits)}
        </span>
      )}
      {cautions > 0 && (
        <span className={styles.remark}>
          <RemarkIcon remark="caution" /> {texts.totals.cautions(cautions)}
        </span>
      )}
      <OutOfDateTotal files={files} outOfDate={outOfDate} />
      {changedAt && <span className={styles.changed}>{texts.totals.changed(momentText(changedAt))}</span>}
    </section>
  );
}
