import { importForm, missingValues, type ImportValueName } from "@org/hvac-core/exchange/building";
import { citationText, quantityText } from "@org/form/numbers";
import { useMemo, type ReactNode } from "react";
import styles from "./building.module.css";
import { ImportForm } from "./ImportForm.tsx";
import type { StepProps } from "./stepProps.ts";
import { texts } from "./texts.ts";

/** Publications of the defaults. */
function sourcesOf(names: readonly ImportValueName[]): string {
  const cited = Object.values(importForm(names).fields).flatMap((field) => ("source" in field ? [citationText(field.source)] : []));
  return [...new Set(cited)].join("; ");
}

interface ValuesStepProps extends StepProps {
  readonly onErrors: (count: number) => void;
}

/** What the file lacks, asked once for all of its surfaces. */
export function ValuesStep({ state, shown, planning, decide, onErrors }: ValuesStepProps): ReactNode {
  const { unitSystem } = state.complete;
  const used = planning.planned?.rows.used;
  const key = used ? missingValues(used).join(" ") : "";
  // The same names after each plan: the form keeps what is being entered.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `key` is these names
  const names = useMemo(() => (used ? missingValues(used) : []), [key]);
  if (!used) return null;
  const area = (value: number): string => quantityText(value, "area", unitSystem).text;
  const { kinds } = texts.values;
  const parts = [
    ...Object.entries(used.uValues).map(
      ([kind, value]) => [value, texts.values.area(area(value), kinds[kind as keyof typeof kinds])] as const,
    ),
    [used.glass, texts.values.area(area(used.glass), kinds.glass)] as const,
    [used.unconditioned, texts.values.areaTo(area(used.unconditioned), kinds.unconditioned)] as const,
    [used.ground, texts.values.areaTo(area(used.ground), kinds.ground)] as const,
  ];
  return (
    <>
      <p>{names.length === 0 ? texts.values.none : texts.values.lead}</p>
      {names.length > 0 && (
        <>
          <p className={styles.hint}>{texts.values.areas(parts.flatMap(([value, text]) => (value > 0 ? [text] : [])))}</p>
          <p className={styles.hint}>{texts.values.sources(sourcesOf(names))}</p>
          <div className={styles.form}>
            <ImportForm
              key={key}
              names={names}
              values={shown.decisions.values}
              unitSystem={unitSystem}
              onChange={(values) => decide({ values })}
              onErrors={onErrors}
            />
          </div>
        </>
      )}
    </>
  );
}
