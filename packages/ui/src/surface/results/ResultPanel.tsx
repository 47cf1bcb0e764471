import type { Warning } from "@org/hvac-core/kernel";
import { unitSymbol, type QuantityKind, type UnitSystem } from "@org/hvac-core/quantity";
import { memo, useState, type ClipboardEvent, type ReactNode } from "react";
import { MenuItem, Popup } from "../../elements/Popup.tsx";
import type { AnyOutcome } from "../state/formInput.ts";
import type { CalculatorState } from "../state/useCalculator.ts";
import { AssumedLine } from "./AssumedLine.tsx";
import { RowResults } from "./RowResults.tsx";
import { SeverityIcon, severityOrder, severityPlurals, severityWords, warningsId } from "./severity.tsx";
import { dash, groupsOf, readingUnits, showResult, type ShownResult, type UnitWishes } from "./shown.ts";
import { useFlash } from "./useFlash.ts";
import styles from "./results.module.css";

interface UnitChoice {
  readonly unitSystem: UnitSystem;
  readonly chooseUnit: (kind: QuantityKind, unit: string) => void;
}

export interface ResultPanelProps {
  readonly state: CalculatorState;
  readonly wishes: UnitWishes;
  readonly chooseUnit: UnitChoice["chooseUnit"];
}

function copyInFull(full: string | undefined): ((event: ClipboardEvent) => void) | undefined {
  return full === undefined
    ? undefined
    : (event) => {
        event.clipboardData.setData("text/plain", full);
        event.preventDefault();
      };
}

function Headline({ shown, unitSystem, chooseUnit }: { readonly shown: ShownResult } & UnitChoice): ReactNode {
  const { field, value, unit, full } = shown;
  const flash = useFlash<HTMLSpanElement>(value + unit);
  const kind = field.quantity;
  return (
    <div className={styles.headline}>
      <dt>{field.label}</dt>
      <dd>
        <span ref={flash} className={styles.figure} data-result={shown.name} title={full} onCopy={copyInFull(full)}>
          {value}
          {unit && <small> {unit}</small>}
        </span>
        {kind !== "text" && unit !== "" && (
          <fieldset className={`${styles.alternatives} screen-only`}>
            <legend className="sr-only">Unit of {field.label}</legend>
            {readingUnits(kind, unitSystem).map((each) => {
              const symbol = unitSymbol(each);
              return (
                <button key={each} type="button" aria-pressed={symbol === unit} onClick={() => chooseUnit(kind, each)}>
                  {symbol}
                </button>
              );
            })}
          </fieldset>
        )}
      </dd>
    </div>
  );
}

interface LineProps extends UnitChoice {
  readonly shown: ShownResult;
  readonly remark: Warning | undefined;
}

const Line = memo(function Line({ shown, remark, unitSystem, chooseUnit }: LineProps): ReactNode {
  const { field, value, unit, full } = shown;
  const flash = useFlash<HTMLSpanElement>(value + unit);
  const kind = field.quantity;
  const units = kind === "text" ? [] : readingUnits(kind, unitSystem);
  return (
    <div className={styles.line}>
      <dt>
        {field.label}
        {remark && (
          <span className={styles.remark} data-severity={remark.severity} title={remark.message}>
            <SeverityIcon severity={remark.severity} size={14} />
            <span className="sr-only">{severityWords[remark.severity]}</span>
          </span>
        )}
      </dt>
      <dd>
        <span ref={flash} className={styles.value} data-result={shown.name} title={full} onCopy={copyInFull(full)}>
          {value}
        </span>
        {units.length > 1 && unit !== "" ? (
          <Popup
            role="menu"
            align="end"
            className={styles.unit}
            aria-label={`Unit of ${field.label}: ${unit}`}
            popupLabel={`Unit of ${field.label}`}
            renderContent={(close) =>
              units.map((each) => (
                <MenuItem
                  key={each}
                  checked={unitSymbol(each) === unit}
                  onSelect={() => {
                    close();
                    chooseUnit(kind as QuantityKind, each);
                  }}
                >
                  {unitSymbol(each) || "no unit"}
                </MenuItem>
              ))
            }
          >
            {unit}
          </Popup>
        ) : (
          <span className={styles.unit}>{unit}</span>
        )}
      </dd>
    </div>
  );
});

/** What there is to say about the result, in one line that always keeps its place. */
function Summary({ outcome }: { readonly outcome: AnyOutcome }): ReactNode {
  if (!outcome.ok) {
    const [first] = outcome.errors;
    return (
      <p className={styles.refused}>
        {outcome.errors.length === 1 ? first?.message : `${outcome.errors.length} inputs need attention; see the marked fields.`}
      </p>
    );
  }
  return (
    <p className={styles.summary}>
      {outcome.warnings.length === 0 && "Nothing to remark"}
      {severityOrder.map((severity) => {
        const count = outcome.warnings.filter((warning) => warning.severity === severity).length;
        const [one, many] = severityPlurals[severity];
        return (
          count > 0 && (
            <a key={severity} href={`#${warningsId}`} data-severity={severity}>
              <SeverityIcon severity={severity} size={15} />
              {count} {count === 1 ? one : many}
            </a>
          )
        );
      })}
    </p>
  );
}

/**
 * The results of a calculation: the headline largest, then every group. While the input is refused the results that were shown keep
 * their places with a dash, so that nothing jumps.
 */
export function ResultPanel({ state, wishes, chooseUnit }: ResultPanelProps): ReactNode {
  const { definition, outcome, complete } = state;
  const { results, headline } = definition;
  const { unitSystem } = complete;
  const [kept, setKept] = useState<readonly string[]>(() => Object.keys(results));
  const present = outcome.ok ? Object.keys(outcome.results) : kept;
  if (present.length !== kept.length || present.some((name, index) => name !== kept[index])) setKept(present);
  const show = (name: string): ShownResult | undefined => {
    const field = results[name];
    return present.includes(name) && field && field.type === undefined ? showResult(name, field, outcome, unitSystem, wishes) : undefined;
  };
  const remarkOn = (name: string): Warning | undefined =>
    outcome.ok ? outcome.warnings.find((warning) => warning.result === name) : undefined;
  const groups = groupsOf(results, headline);

  return (
    <div className={styles.panel} data-refused={!outcome.ok || undefined}>
      <dl className={styles.headlines}>
        {headline.map((name) => {
          const shown = show(name);
          return shown && <Headline key={name} shown={shown} unitSystem={unitSystem} chooseUnit={chooseUnit} />;
        })}
      </dl>
      <Summary outcome={outcome} />
      {outcome.ok && <AssumedLine definition={definition} complete={complete} assumed={outcome.assumed} />}
      <div className={styles.groups}>
        {groups.map(({ title, lines }) => {
          const shownLines = lines.flatMap(([name]) => show(name) ?? []);
          return (
            shownLines.length > 0 && (
              <div key={title} className={styles.group}>
                {title && <h3>{title}</h3>}
                <dl>
                  {shownLines.map((shown) => (
                    <Line key={shown.name} shown={shown} remark={remarkOn(shown.name)} unitSystem={unitSystem} chooseUnit={chooseUnit} />
                  ))}
                </dl>
              </div>
            )
          );
        })}
      </div>
      {outcome.ok &&
        groups.flatMap(({ byRow }) =>
          byRow
            .filter(([name]) => present.includes(name))
            .map(([name, field]) => <RowResults key={name} name={name} field={field} state={state} wishes={wishes} />),
        )}
    </div>
  );
}

/** The headline in one line of text, for announcements and for the bar on small screens. */
export function headlineText({
  state: { definition, outcome, complete },
  wishes,
}: Pick<ResultPanelProps, "state" | "wishes">): readonly { label: string; text: string }[] {
  return definition.headline.flatMap((name) => {
    const field = definition.results[name];
    const shown = field && field.type === undefined ? showResult(name, field, outcome, complete.unitSystem, wishes) : undefined;
    return shown ? [{ label: shown.field.label, text: shown.value === dash ? dash : `${shown.value} ${shown.unit}`.trim() }] : [];
  });
}
