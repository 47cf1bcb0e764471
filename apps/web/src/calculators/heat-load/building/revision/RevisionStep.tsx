import type { RevisedRow } from "@org/hvac-core/exchange/building";
import { Button } from "@org/ui/elements";
import { useMemo, useState, type ReactNode } from "react";
import styles from "./revision.module.css";
import { RevisionLine, type RevisionNames } from "./RevisionLine.tsx";
import { texts } from "./texts.ts";
import { groupOf, groups, isSelectable, isSelected, withReplaced, withSelected, type Group, type RevisionToggles } from "./toggles.ts";

interface RevisionStepProps {
  readonly rows: readonly RevisedRow[];
  /** Name of the file of the earlier import. */
  readonly fileName: string;
  readonly names: RevisionNames;
  readonly toggles: RevisionToggles;
  readonly onToggle: (toggles: RevisionToggles) => void;
}

/** Number of rows that a group lists at first; a model has thousands. */
const firstRows = 60;

const isListed = (row: RevisedRow): boolean => groupOf(row) !== "current" || row.edits.length > 0;

/** A model compared with the rows that an earlier import made: what is new, changed and gone, and what the user edited. */
export function RevisionStep({ rows, fileName, names, toggles, onToggle }: RevisionStepProps): ReactNode {
  const byGroup = useMemo(() => Map.groupBy(rows, groupOf), [rows]);
  const counts = Object.fromEntries(groups.map((group) => [group, byGroup.get(group)?.length ?? 0])) as Record<Group, number>;
  const edits = rows.reduce((sum, row) => sum + (groupOf(row) === "gone" || groupOf(row) === "left" ? 0 : row.edits.length), 0);
  const isCurrent = counts.new + counts.changed + counts.gone === 0;
  return (
    <>
      <output className={styles.summary}>
        {texts.summary(fileName, counts, edits)} {isCurrent && texts.nothing}
      </output>
      {edits > 0 && (
        <fieldset className={styles.all} aria-label={texts.edits.title}>
          <Button small onClick={() => onToggle(withReplaced(toggles, rows, false))}>
            {texts.edits.keep}
          </Button>
          <Button small onClick={() => onToggle(withReplaced(toggles, rows, true))}>
            {texts.edits.use}
          </Button>
        </fieldset>
      )}
      {groups.map((group) => {
        const ofGroup = byGroup.get(group) ?? [];
        return ofGroup.length > 0 && <RevisionGroup key={group} {...{ group, names, toggles, onToggle }} rows={ofGroup} />;
      })}
    </>
  );
}

interface RevisionGroupProps extends Pick<RevisionStepProps, "rows" | "names" | "toggles" | "onToggle"> {
  readonly group: Group;
}

function RevisionGroup({ group, rows, names, toggles, onToggle }: RevisionGroupProps): ReactNode {
  const [showsAll, setShowsAll] = useState(false);
  const listed = rows.filter(isListed);
  const shown = showsAll ? listed : listed.slice(0, firstRows);
  const selectable = rows.filter(isSelectable);
  const selected = selectable.filter((row) => isSelected(row, toggles));
  const isWhole = selected.length === selectable.length;
  const hint = texts.hints[group];
  return (
    <div className={styles.group}>
      <h3>
        {selectable.length > 0 && (
          <input
            type="checkbox"
            aria-label={texts.all(group)}
            checked={isWhole}
            ref={(input) => {
              if (input) input.indeterminate = selected.length > 0 && !isWhole;
            }}
            onChange={() => onToggle(withSelected(toggles, selectable, !isWhole))}
          />
        )}
        {texts.groups[group]} <span className={styles.count}>{rows.length}</span>
      </h3>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {shown.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keyboard too
        <section className={styles.wide} aria-label={texts.groups[group]} tabIndex={0}>
          <table className={styles.rows}>
            <tbody>
              {shown.map((row) => (
                <RevisionLine
                  key={row.path}
                  row={row}
                  names={names}
                  isSelected={isSelected(row, toggles)}
                  isReplaced={toggles.replaced.has(row.path)}
                  onSelect={(isNow) => onToggle(withSelected(toggles, [row], isNow))}
                  onReplace={(isNow) => onToggle(withReplaced(toggles, [row], isNow))}
                />
              ))}
            </tbody>
          </table>
        </section>
      )}
      {listed.length > shown.length && (
        <Button small look="quiet" onClick={() => setShowsAll(true)}>
          {texts.more(listed.length)}
        </Button>
      )}
      {rows.length > listed.length && <p className={styles.hint}>{texts.othersUnchanged(rows.length - listed.length)}</p>}
    </div>
  );
}
