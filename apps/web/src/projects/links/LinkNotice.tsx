import type { CheckedNumber } from "@org/hvac-core/links";
import { pathSegments, type CompleteInput, type Path, type ResultLink } from "@org/hvac-core/kernel";
import { Button } from "@org/ui/elements";
import type { AnyCalculator } from "@org/form/state";
import type { ReactNode } from "react";
import { placeLabel } from "../file/valueText.ts";
import { bothValues } from "./checkedNumbers.ts";
import { texts } from "./texts.tsx";
import styles from "./links.module.css";

interface LinkNoticeProps {
  readonly definition: AnyCalculator;
  readonly complete: CompleteInput;
  readonly numbers: readonly CheckedNumber[];
  readonly renderResult: (link: ResultLink) => ReactNode;
  readonly take: (taken: readonly CheckedNumber[]) => void;
  readonly choose: (path: Path) => void;
  /** Removes the link and keeps the value. */
  readonly unlink: (number: CheckedNumber) => void;
}

/** Linked numbers whose results have changed, with old and new value, and links that no longer work; nothing if all are current. */
export function LinkNotice({ definition, complete, numbers, renderResult, take, choose, unlink }: LinkNoticeProps): ReactNode {
  const changed = numbers.filter(({ state }) => state === "changed");
  const broken = numbers.filter(({ state }) => state !== "changed" && state !== "current");
  if (changed.length === 0 && broken.length === 0) return null;
  const target = { calculator: definition, input: complete };
  const labelOf = ({ path }: CheckedNumber): string => placeLabel(definition, pathSegments(path), complete);
  return (
    <section className={`${styles.notice} screen-only`} aria-label={texts.notice.label}>
      {changed.length > 0 && (
        <>
          <div className={styles.head}>
            <p>{texts.notice.lead(changed.length)}</p>
            {changed.length > 1 && (
              <Button small look="primary" onClick={() => take(changed)}>
                {texts.notice.updateAll(changed.length)}
              </Button>
            )}
          </div>
          <table className="numbers">
            <thead>
              <tr>
                <th scope="col">{texts.columns.input}</th>
                <th scope="col">{texts.columns.current}</th>
                <th scope="col">{texts.columns.result}</th>
                <th scope="col">{texts.columns.linkedTo}</th>
                <th scope="col">
                  <span className="sr-only">{texts.update}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {changed.map((number) => {
                const [was, now] = bothValues(number, target);
                const label = labelOf(number);
                return (
                  <tr key={number.path}>
                    <th scope="row">{label}</th>
                    <td>{was}</td>
                    <td data-cell="now">{now}</td>
                    <td data-cell="result">{renderResult(number.link)}</td>
                    <td>
                      <Button small aria-label={texts.updateTo(label, now)} onClick={() => take([number])}>
                        {texts.update}
                      </Button>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </>
      )}
      {broken.length > 0 && (
        <ul>
          {broken.map((number) => (
            <li key={number.path}>
              <span>
                {texts.notice.broken(<strong>{labelOf(number)}</strong>, bothValues(number, target)[0])} {number.problem}
                {number.state !== "noFile" && <> {texts.notice.brokenLink(renderResult(number.link))}</>}
              </span>
              <Button small aria-label={texts.notice.changeLink(labelOf(number))} onClick={() => choose(number.path)}>
                {texts.notice.change}
              </Button>
              <Button small aria-label={texts.notice.removeLink(labelOf(number))} onClick={() => unlink(number)}>
                {texts.notice.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
