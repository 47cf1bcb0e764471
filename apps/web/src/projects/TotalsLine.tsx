import { Button } from "@org/ui/elements";
import { quantityText } from "@org/form/numbers";
import type { LoadSum } from "@org/hvac-core/exchange/project";
import type { UnitSystem } from "@org/hvac-core/quantity";
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
  /** Unit system of the project; the user's without it. */
  readonly unitSystem?: UnitSystem | undefined;
}

/** The total load of a project's rooms. Nothing without loads. */
export function LoadTotal({ mode, load, isLong = false, unitSystem = preferredUnitSystem() }: LoadProps): ReactNode {
  if (!load) return undefined;
  const { Icon, text } = modes[mode];
  return (
    <span className={`${styles.load} numbers`} data-mode={mode} title={texts.totals.load(text, load.rooms)}>
      <Icon size={15} stroke={1.8} aria-hidden />
      <span className={isLong ? undefined : "sr-only"}>{text} </span>
      <strong>{quantityText(load.watts, "power", unitSystem).text}</strong>
      {isLong && <small>{texts.totals.rooms(load.rooms)}</small>}
    </span>
  );
}

interface OutOfDateCountProps {
  readonly count: number;
  readonly onUpdate: () => void;
  /** Has the size, and is not shown. */
  readonly isPlaceholder?: boolean;
}

interface OutOfDateTotalProps {
  readonly files: number;
  readonly outOfDate: OutOfDateFiles;
  /** Asks which files to update. */
  readonly onUpdate: () => void;
}

/** Number of files that are out of date, with a button that updates them. */
function OutOfDateCount({ count, onUpdate, isPlaceholder = false }: OutOfDateCountProps): ReactNode {
  return (
    <span className={styles.remark} data-out-of-date {...(isPlaceholder && { "data-placeholder": true, "aria-hidden": true })}>
      <IconRefreshAlert size={16} stroke={1.8} aria-hidden /> {texts.outOfDate.files(count)}
      <Button small look="quiet" onClick={onUpdate}>
        {texts.outOfDate.update}
      </Button>
    </span>
  );
}

/**
 * What the comparison of the files found. A large project has a button that starts it. The result comes after the list is shown, so it has its
 * place from the start: otherwise the list would move while somebody clicks on a file.
 */
function OutOfDateTotal({ files, outOfDate, onUpdate }: OutOfDateTotalProps): ReactNode {
  const { byId, check, isAsked } = outOfDate;
  // Only who has asked waits for an announcement.
  const Result = isAsked ? "output" : "span";
  switch (check) {
    case "never":
      return undefined;
    case "offered":
      return (
        <Button small look="quiet" title={texts.outOfDate.checkHint(files)} onClick={outOfDate.start}>
          {texts.outOfDate.check}
        </Button>
      );
    case "waiting":
    case "asked":
    case "done":
      return (
        <span className={styles.place}>
          <OutOfDateCount count={files} onUpdate={onUpdate} isPlaceholder />
          {byId.size > 0 ? (
            <OutOfDateCount count={byId.size} onUpdate={onUpdate} />
          ) : (
            <Result>{check !== "waiting" && (check === "done" ? texts.outOfDate.none : texts.outOfDate.checking(files))}</Result>
          )}
        </span>
      );
  }
}

interface TotalsLineProps extends Omit<OutOfDateTotalProps, "files">, Pick<LoadProps, "unitSystem"> {
  readonly totals: ProjectTotals;
}

/** Totals of a project: loads, number of files with remarks, number of files that are out of date, and time of the last change. */
export function TotalsLine({ totals, unitSystem, outOfDate, onUpdate }: TotalsLineProps): ReactNode {
  const { files, cooling, heating, withoutResults, limits, cautions, changedAt } = totals;
  if (files === 0) return undefined;
  return (
    <section className={styles.line} aria-label={texts.totals.label}>
      <LoadTotal mode="cooling" load={cooling} isLong unitSystem={unitSystem} />
      <LoadTotal mode="heating" load={heating} isLong unitSystem={unitSystem} />
      <span>{texts.totals.files(files)}</span>
      {withoutResults > 0 && (
        <span className={styles.remark}>
          <RemarkIcon remark="none" /> {texts.totals.withoutResults(withoutResults)}
        </span>
      )}
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
      <OutOfDateTotal files={files} outOfDate={outOfDate} onUpdate={onUpdate} />
      {changedAt && <span className={styles.changed}>{texts.totals.changed(momentText(changedAt))}</span>}
    </section>
  );
}

/** The place of the totals while files are missing in the list. */
export const TotalsPlace = (): ReactNode => <div className={styles.line} />;
