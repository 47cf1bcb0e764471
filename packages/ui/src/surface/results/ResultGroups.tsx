import type { ScalarResultField, Severity } from "@org/hvac-core/kernel";
import { unitSymbol, type QuantityKind } from "@org/hvac-core/quantity";
import { memo, type ReactNode } from "react";
import type { CopiedTable } from "@org/form/numbers";
import { CopyButton } from "../../elements/CopyButton.tsx";
import { MenuItem, Popup } from "../../elements/Popup.tsx";
import type { UnitChoice } from "./Headlines.tsx";
import { SeverityIcon } from "./SeverityIcon.tsx";
import { severityWords, noValue, readingUnits, type ShownResult } from "@org/form/results";
import { copyInFull } from "./copyInFull.ts";
import { StepLink, stepGroup } from "./StepLink.tsx";
import { useFlash } from "./useFlash.ts";
import { useCurrency } from "../state/currencyContext.ts";
import { texts as surfaceTexts } from "../texts.ts";
import { texts } from "./texts.ts";
import styles from "./results.module.css";

/** A result with its warning. */
export interface ResultRow extends ShownResult {
  readonly severity: Severity | undefined;
  readonly remark: string | undefined;
}

export interface ShownGroup {
  readonly title: string;
  readonly rows: readonly ResultRow[];
}

interface LineProps extends UnitChoice, Omit<ResultRow, "field"> {
  readonly field: ScalarResultField;
  readonly isFirst: boolean;
}

/** Rendered again only when a value it shows has changed: its props are values. */
const Line = memo(function Line({
  name,
  field,
  value,
  unit,
  full,
  severity,
  remark,
  isFirst,
  unitSystem,
  chooseUnit,
}: LineProps): ReactNode {
  const flash = useFlash<HTMLSpanElement>(value + unit);
  const kind = field.quantity;
  const units = kind === "text" ? [] : readingUnits(kind, unitSystem);
  const inCurrency = useCurrency();
  return (
    <div className={styles.line}>
      <dt>
        {field.label}
        {severity && (
          <span className={styles.remark} data-severity={severity} title={remark}>
            <SeverityIcon severity={severity} size={14} />
            <span className="sr-only">{severityWords[severity]}</span>
          </span>
        )}
        {kind !== "text" && <StepLink result={name} label={field.label} isFirst={isFirst} />}
      </dt>
      <dd data-kind={kind === "text" ? kind : undefined}>
        <span ref={flash} className={styles.value} data-result={name} title={full} onCopy={copyInFull(full)}>
          {value}
        </span>
        {units.length > 1 && unit !== "" ? (
          <Popup
            role="menu"
            align="end"
            className={styles.unit}
            aria-label={surfaceTexts.unit.button(field.label, unit)}
            popupLabel={surfaceTexts.unit.menu(field.label)}
            renderContent={(close) =>
              units.map((each) => (
                <MenuItem
                  key={each}
                  checked={inCurrency(unitSymbol(each)) === unit}
                  onSelect={() => {
                    close();
                    chooseUnit(kind as QuantityKind, each);
                  }}
                >
                  {inCurrency(unitSymbol(each)) || surfaceTexts.unit.none}
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

/** Height of a row and of a group title, px, as in the style; close enough to find the longer column. */
const [rowHeight, titleHeight] = [27, 35];

const heightOf = (groups: readonly ShownGroup[]): number =>
  groups.reduce((sum, { rows }) => sum + titleHeight + rows.length * rowHeight, 0);

/** Groups in order in two columns of nearly equal height. */
function inColumns(groups: readonly ShownGroup[]): readonly (readonly ShownGroup[])[] {
  const splits = groups.map((_, index) => [groups.slice(0, index + 1), groups.slice(index + 1)]);
  const longest = (columns: readonly (readonly ShownGroup[])[]): number => Math.max(...columns.map(heightOf));
  return splits.reduce((best, split) => (longest(split) <= longest(best) ? split : best), splits[0] ?? []);
}

/** Each result with its unit in a separate column. */
function copiedGroup({ rows }: ShownGroup): CopiedTable {
  const { columns } = texts.group;
  return {
    columns: [{ label: columns.result }, { label: columns.value }, { label: columns.unit }],
    rows: rows.map(({ field, value, number, unit }) => [field.label, number ?? (value === noValue ? undefined : value), unit]),
  };
}

function Group({ group, ...choice }: { readonly group: ShownGroup } & UnitChoice): ReactNode {
  const { title, rows } = group;
  return (
    <div className={styles.group} {...stepGroup}>
      {title && <h3>{title}</h3>}
      <CopyButton name={title || texts.group.name} table={() => copiedGroup(group)} />
      <dl>
        {rows.map((row) => (
          <Line key={row.name} {...row} {...choice} isFirst={row === rows.find(({ field }) => field.quantity !== "text")} />
        ))}
      </dl>
    </div>
  );
}

/**
 * The results other than the headline, by group, in two columns where there is room. Each column is a separate element: the browser lays out and
 * paints CSS columns several times at every key.
 */
export function ResultGroups({ groups, ...choice }: { readonly groups: readonly ShownGroup[] } & UnitChoice): ReactNode {
  return (
    <div className={styles.groups}>
      {inColumns(groups).map((column, index) => (
        <div key={index === 0 ? "first" : "second"}>
          {column.map((group) => (
            <Group key={group.title} group={group} {...choice} />
          ))}
        </div>
      ))}
    </div>
  );
}
