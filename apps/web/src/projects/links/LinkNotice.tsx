import type { CheckedNumber } from "@org/hvac-core/links";
import { pathSegments, type CompleteInput, type Path, type ResultLink } from "@org/hvac-core/kernel";
import { Button } from "@org/ui/elements";
import type { AnyCalculator } from "@org/form/state";
import type { ReactNode } from "react";
import { placeLabel } from "../file/valueText.ts";
import { bothValues } from "./checkedNumbers.ts";
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
    <section className={`${styles.notice} screen-only`} aria-label="Linked results">
      {changed.length > 0 && (
        <>
          <div className={styles.head}>
            <p>
              {changed.length === 1 ? "A linked result has changed." : `${changed.length} linked results have changed.`} The inputs keep
              their values until you update them.
            </p>
            {changed.length > 1 && (
              <Button small look="primary" onClick={() => take(changed)}>
                Update all {changed.length}
              </Button>
            )}
          </div>
          <table className="numbers">
            <thead>
              <tr>
                <th scope="col">Input</th>
                <th scope="col">Is</th>
                <th scope="col">Result</th>
                <th scope="col">Linked to</th>
                <th scope="col">
                  <span className="sr-only">Update</span>
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
                      <Button small aria-label={`Update ${label} to ${now}`} onClick={() => take([number])}>
                        Update
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
                <strong>{labelOf(number)}</strong> keeps its value, {bothValues(number, target)[0]}. {number.problem}
                {number.state !== "noFile" && <> It is linked to {renderResult(number.link)}.</>}
              </span>
              <Button small aria-label={`Change the link of ${labelOf(number)}`} onClick={() => choose(number.path)}>
                Change…
              </Button>
              <Button small aria-label={`Remove the link of ${labelOf(number)}`} onClick={() => unlink(number)}>
                Remove the link
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
