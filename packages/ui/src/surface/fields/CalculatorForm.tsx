import { isActive, type Warning } from "@org/hvac-core/kernel";
import { IconChevronDown } from "@tabler/icons-react";
import { useId, useState, type KeyboardEvent, type ReactNode } from "react";
import type { CalculatorState } from "../state/useCalculator.ts";
import { FieldInputs, type Remarks } from "./FieldInput.tsx";
import styles from "./form.module.css";

const nextInput = 'input:not([type="radio"]), input[type="radio"]:checked, select';

/** Enter goes to the next field, Shift+Enter to the one before. */
function moveOn(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement)) return;
  event.preventDefault();
  const inputs = [...event.currentTarget.querySelectorAll<HTMLInputElement | HTMLSelectElement>(nextInput)].filter((each) =>
    each.checkVisibility(),
  );
  const next = inputs[inputs.indexOf(event.target) + (event.shiftKey ? -1 : 1)];
  next?.focus();
  if (next instanceof HTMLInputElement && next.type === "text") next.select();
}

interface SectionPanelProps {
  readonly title: string;
  readonly folded: boolean;
  readonly hasError: boolean;
  readonly children: ReactNode;
}

function SectionPanel({ title, folded, hasError, children }: SectionPanelProps): ReactNode {
  const [closed, setClosed] = useState(folded);
  const id = useId();
  const shut = closed && !hasError;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>
        <button type="button" aria-expanded={!shut} aria-controls={id} onClick={() => setClosed(!shut)}>
          {title}
          <IconChevronDown size={16} stroke={1.6} aria-hidden className="screen-only" />
        </button>
      </h2>
      <div id={id} className={styles.body} hidden={shut}>
        {children}
      </div>
    </section>
  );
}

/** Warnings by the field they concern. */
function remarksByField(warnings: readonly Warning[]): Remarks {
  return Object.groupBy(
    warnings.filter((warning) => warning.field !== undefined),
    (warning) => warning.field!,
  );
}

/** The form of a calculator, drawn from its fields: sections that fold, conditions, lists, errors and remarks at their fields. */
export function CalculatorForm({ state }: { readonly state: CalculatorState }): ReactNode {
  const { definition, complete, outcome, errors } = state;
  const remarks = remarksByField(outcome.ok ? outcome.warnings : []);
  const [first] = definition.sections;
  const scope = { values: complete, fields: definition.fields };
  const entries = Object.entries(definition.fields);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter comes from the fields inside
    <form
      className={styles.form}
      aria-label={`${definition.title}: inputs`}
      noValidate
      onKeyDown={moveOn}
      onSubmit={(event) => event.preventDefault()}
    >
      {definition.sections.map((section) => {
        const own = entries.filter(([, field]) => (field.section ?? first?.id) === section.id && isActive(field, scope));
        if (own.length === 0) return null;
        const names = new Set(own.map(([name]) => name));
        const hasError = Object.keys(errors).some((path) => names.has(path.split(".")[0]!));
        return (
          <SectionPanel
            key={section.id}
            title={section.title}
            folded={section.summary !== undefined && section.first === undefined}
            hasError={hasError}
          >
            <FieldInputs state={state} fields={own} within="" scope={scope} remarks={remarks} />
          </SectionPanel>
        );
      })}
    </form>
  );
}
