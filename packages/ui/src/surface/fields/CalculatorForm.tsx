import { memo, useMemo, useRef, type ComponentType, type KeyboardEvent, type ReactNode } from "react";
import type { CalculatorState } from "@org/form/state";
import { sectionOf, useOpenFolds } from "./folds.ts";
import { typedInputs } from "./fieldIds.ts";
import { FormSection } from "./FormSection.tsx";
import { HelpLine } from "./HelpLine.tsx";
import { useFieldHelp } from "./useFieldHelp.ts";
import { texts } from "./texts.ts";
import styles from "./form.module.css";
import { remarksByField } from "./remarks.ts";

/** Tools at the top of sections, by section id: the search for places is above the climate. */
export type SectionTools = Readonly<Partial<Record<string, ComponentType<{ readonly state: CalculatorState }>>>>;

/** Enter goes to the next field, Shift+Enter to the one before. */
export function focusNextInput(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Enter" || event.defaultPrevented) return;
  if (!(event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement)) return;
  event.preventDefault();
  const inputs = [...event.currentTarget.querySelectorAll<HTMLInputElement | HTMLSelectElement>(typedInputs)].filter((each) =>
    each.checkVisibility(),
  );
  const next = inputs[inputs.indexOf(event.target) + (event.shiftKey ? -1 : 1)];
  next?.focus();
  if (next instanceof HTMLInputElement && next.type === "text") next.select();
}

interface CalculatorFormProps {
  readonly state: CalculatorState;
  readonly sectionTools?: SectionTools | undefined;
}

/** The form of a calculator, rendered from its fields: sections with folds, conditions, lists, and errors and warnings at their fields. */
export const CalculatorForm = memo(function CalculatorForm({ state, sectionTools }: CalculatorFormProps): ReactNode {
  const { definition, complete, outcome } = state;
  const { fields, sections } = definition;
  const remarks = useMemo(() => remarksByField(outcome), [outcome]);
  const openFolds = useOpenFolds(definition);
  const form = useRef<HTMLFormElement>(null);
  useFieldHelp(form);
  const bySection = useMemo(() => Map.groupBy(Object.entries(fields), ([name]) => sectionOf(definition, name)), [definition, fields]);
  const scope = useMemo(() => ({ values: complete, fields }), [complete, fields]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter comes from the fields inside
    <form
      ref={form}
      className={styles.form}
      aria-label={texts.form.label(definition.title)}
      noValidate
      onKeyDown={focusNextInput}
      onSubmit={(event) => event.preventDefault()}
    >
      {sections.map((section) => (
        <FormSection
          key={section.id}
          state={state}
          section={section}
          fields={bySection.get(section.id) ?? []}
          scope={scope}
          remarks={remarks}
          isOpen={openFolds.has(section.id)}
          Tool={sectionTools?.[section.id]}
        />
      ))}
      <HelpLine />
    </form>
  );
});
