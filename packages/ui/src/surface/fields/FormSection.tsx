import { isActive, type Field, type Section } from "@org/hvac-core/kernel";
import { IconChevronRight } from "@tabler/icons-react";
import { useEffect, useId, type ComponentType, type ReactNode } from "react";
import { currencyOf, withCurrency, type CalculatorState } from "@org/form/state";
import { countChanged, summaryText, type FormScope, type Remarks } from "@org/form/fields";
import { FieldInputs } from "./FieldInput.tsx";
import { revealFold, toggleFold } from "./folds.ts";
import { texts } from "./texts.ts";
import styles from "./form.module.css";

type NamedField = readonly [name: string, field: Field];

export interface FormSectionProps {
  readonly state: CalculatorState;
  readonly section: Section;
  /** The fields of the section, including inactive ones. */
  readonly fields: readonly NamedField[];
  readonly scope: FormScope;
  readonly remarks: Remarks;
  readonly isOpen: boolean;
  readonly Tool: ComponentType<{ readonly state: CalculatorState }> | undefined;
  /** All fields are visible, without a fold. */
  readonly isUnfolded?: boolean;
}

/** Fields that are always visible, and fields of the fold. */
export function splitFields(
  { first, summary }: Pick<Section, "first" | "summary">,
  fields: readonly NamedField[],
): { first: readonly NamedField[]; folded: readonly NamedField[] } {
  if (first === undefined && summary === undefined) return { first: fields, folded: [] };
  const isFirst = ([name]: NamedField): boolean => first?.includes(name) ?? false;
  return { first: fields.filter(isFirst), folded: fields.filter((each) => !isFirst(each)) };
}

interface FoldProps extends Pick<FormSectionProps, "state" | "section" | "isOpen"> {
  readonly names: readonly string[];
  /** Id of the folded part. */
  readonly controls: string;
  /** All fields of the section are folded, so its title opens the fold. */
  readonly isWhole: boolean;
}

/** The heading of a fold: its assumptions and the number of changed values; it opens the fold. */
function FoldLine({ state, section, isOpen, names, controls, isWhole }: FoldProps): ReactNode {
  const { definition, complete } = state;
  const summary = withCurrency(summaryText(section, definition, complete), currencyOf(state));
  const changed = isOpen ? 0 : countChanged(names, definition, state);
  return (
    <button
      type="button"
      className={`${isWhole ? styles.wholeFold : styles.fold} screen-only`}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={() => toggleFold(definition, section.id, !isOpen)}
    >
      <IconChevronRight size={15} stroke={1.6} aria-hidden />
      <span>
        {isWhole ? <strong>{section.title}</strong> : <span className="sr-only">{section.title}: </span>}
        {isWhole && summary !== "" && !isOpen && " "}
        {(!isOpen || !isWhole) && <span className={styles.summary}>{summary === "" ? (isWhole ? "" : texts.fold.more) : summary}</span>}
        {changed > 0 && <span className={styles.changed}>{texts.fold.changed(changed)}</span>}
      </span>
    </button>
  );
}

/** A section of the form: its first fields, and a fold with the rest, which is rendered once it is open. */
export function FormSection({ state, section, fields, scope, remarks, isOpen, Tool, isUnfolded = false }: FormSectionProps): ReactNode {
  const { definition, errors } = state;
  const id = useId();
  const { first, folded } = splitFields(
    isUnfolded ? {} : section,
    fields.filter(([, field]) => isActive(field, scope)),
  );
  const foldedNames = folded.map(([name]) => name);
  const hasError = Object.keys(errors).some((path) => foldedNames.includes(path.split(".")[0]!));
  useEffect(() => {
    // A fold opened by an error stays open when the error is corrected: the focus is in it.
    if (hasError) revealFold(definition, section.id);
  }, [definition, section.id, hasError]);
  const isFilled =
    section.opensWhenFilled === true &&
    foldedNames.some((name) => {
      const value = (state.complete as Readonly<Record<string, unknown>>)[name];
      return Array.isArray(value) && value.length > 0;
    });
  useEffect(() => {
    // Only once, when it gets a value: the user may close it afterwards.
    if (isFilled) revealFold(definition, section.id);
  }, [definition, section.id, isFilled]);
  const isShown = isOpen || hasError;
  const isWhole = first.length === 0 && folded.length > 0;
  const foldLine = folded.length > 0 && (
    <FoldLine state={state} section={section} isOpen={isShown} names={foldedNames} controls={`${id}-fold`} isWhole={isWhole} />
  );
  if (first.length + folded.length === 0) return null;
  const tool = Tool && <Tool state={state} />;
  return (
    <section className={styles.section} data-folded={(isWhole && !isShown) || undefined} aria-label={section.title}>
      <h2 className={styles.heading}>{isWhole ? foldLine : section.title}</h2>
      <div className={styles.body}>
        {!isWhole && tool}
        <FieldInputs state={state} fields={first} within="" scope={scope} remarks={remarks} />
        {!isWhole && foldLine}
        <div id={`${id}-fold`}>
          {isShown && (
            <>
              {isWhole && tool}
              <FieldInputs state={state} fields={folded} within="" scope={scope} remarks={remarks} />
            </>
          )}
        </div>
      </div>
    </section>
  );
}
