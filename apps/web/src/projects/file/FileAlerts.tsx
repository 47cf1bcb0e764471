import type { OpenFile, ReadyFile } from "@org/data/store";
import type { CompleteInput } from "@org/hvac-core/kernel";
import { Button } from "@org/ui/elements";
import { ResultLinksContext } from "@org/ui/surface";
import type { AnyCalculator } from "@org/form/state";
import { use, useState, type ReactNode } from "react";
import { alertsId } from "./SaveBadge.tsx";
import { texts } from "./texts.ts";
import { changedResultTexts, placeLabel, resultLabel, valueTexts } from "./valueText.ts";
import styles from "./file.module.css";

interface FileAlertsProps {
  readonly open: OpenFile;
  readonly state: ReadyFile;
  readonly definition: AnyCalculator;
  readonly complete: CompleteInput;
}

/** Alerts above a file's form: conflicts, a refusal, and results that differ from those of an older engine. */
export function FileAlerts({ open, state, definition, complete }: FileAlertsProps): ReactNode {
  return (
    <>
      {state.saving.status === "failed" && (
        <div id={alertsId} role="alert" className={styles.lead} data-tone="limit">
          <p>{texts.alerts.notSaved(state.saving.message)}</p>
          <Button small onClick={open.retry}>
            {texts.failed.retry}
          </Button>
        </div>
      )}
      {state.refusedIssues.length > 0 && (
        <section role="alert" className={styles.lead} data-tone="caution" aria-label={texts.alerts.refused}>
          {state.refusedIssues.map(({ revision, issuedBy, hash }) => (
            <p key={hash}>{texts.alerts.refusedLead(revision, issuedBy)}</p>
          ))}
          <Button small onClick={open.dismissRefusals}>
            {texts.alerts.understood}
          </Button>
        </section>
      )}
      {state.conflicts.length > 0 && <Conflicts open={open} state={state} definition={definition} complete={complete} />}
      <OlderResults state={state} definition={definition} complete={complete} />
    </>
  );
}

function Conflicts({ open, state, definition, complete }: FileAlertsProps): ReactNode {
  const links = use(ResultLinksContext);
  return (
    <section id={alertsId} role="alert" className={styles.lead} data-tone="caution" aria-label={texts.alerts.conflicts}>
      <p>{texts.alerts.conflictsLead}</p>
      <ul>
        {state.conflicts.map((conflict) => {
          const label = placeLabel(definition, conflict.path, complete);
          const [mine, theirs] = valueTexts(definition, conflict.path, [conflict.mine, conflict.theirs], complete, links?.nameOf);
          return (
            <li key={conflict.path.join(".")}>
              <strong>{label}</strong>
              <Button small aria-label={texts.alerts.keepMine(label, mine)} onClick={() => open.resolve(conflict, "mine")}>
                {texts.alerts.keep(mine)}
              </Button>
              <Button small aria-label={texts.alerts.takeTheirs(label, theirs)} onClick={() => open.resolve(conflict, "theirs")}>
                {texts.alerts.take(theirs)}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Results of today's engine that differ from those in the file. Shown until the user closes it, even if the file has been stored again. */
function OlderResults({ state, definition, complete }: Omit<FileAlertsProps, "open">): ReactNode {
  const { resultChanges, file } = state;
  const [latest, setLatest] = useState({ changes: resultChanges, engineVersion: file.engineVersion });
  const [read, setRead] = useState<typeof latest>();
  if (resultChanges.length > 0 && resultChanges !== latest.changes)
    setLatest({ changes: resultChanges, engineVersion: file.engineVersion });
  const { changes, engineVersion } = latest;
  if (changes.length === 0 || read === latest) return undefined;
  const unitSystem = state.input["unitSystem"] === "Metric" ? "Metric" : "Imperial";
  return (
    <section className={styles.lead} data-tone="info" aria-label={texts.alerts.olderResults}>
      <p>{texts.alerts.olderResultsLead(engineVersion, changes.length)}</p>
      <div>
        <table className="numbers">
          <tbody>
            {changes.map((change) => {
              const [before, after] = changedResultTexts(change, unitSystem);
              return (
                <tr key={change.name}>
                  <th scope="row">{resultLabel(definition, change.name, complete)}</th>
                  <td>{texts.alerts.was(before, engineVersion)}</td>
                  <td>{texts.alerts.now(after)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <Button small onClick={() => setRead(latest)}>
        {texts.alerts.understood}
      </Button>
    </section>
  );
}
