import { isActive, type Field, type Section } from "@org/hvac-core/kernel";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { useEffect, useId, useMemo, type ComponentType, type ReactNode } from "react";
import { countChanged, summaryText, type FormScope, type Remarks } from "@org/form/fields";
import { answerText, type ShownResult } from "@org/form/results";
import { currencyOf, withCurrency, type CalculatedState, type CalculatorState } from "@org/form/state";
import { IconButton } from "../../elements/Button.tsx";
import { MenuItem, Popup } from "../../elements/Popup.tsx";
import { focusNextInput, type SectionTools } from "../fields/CalculatorForm.tsx";
import { sectionOf, useOpenFolds } from "../fields/folds.ts";
import { FormSection } from "../fields/FormSection.tsx";
import { onRevealRow } from "../fields/revealedRow.ts";
import { texts as fieldTexts } from "../fields/texts.ts";
import { ResultHead, type ResultsProps } from "../results/Results.tsx";
import { texts as gridTexts, useFittingItems } from "../../grid/page.ts";
import type { MainList } from "./mainLists.ts";
import { texts } from "./texts.ts";
import type { TableLayoutState } from "./useTableLayout.ts";
import tabStyles from "../../grid/tabs.module.css";
import styles from "./tablePage.module.css";

type NamedField = readonly [name: string, field: Field];

interface StripSection {
  readonly section: Section;
  readonly fields: readonly NamedField[];
  readonly Tool: ComponentType<{ readonly state: CalculatorState }> | undefined;
}

/** The sections with fields that are not tables of the page. The tool of a section with a table is above the table. */
export function stripSections(
  { definition, complete }: CalculatorState,
  lists: readonly MainList[],
  sectionTools: SectionTools | undefined,
): readonly StripSection[] {
  const { fields, sections } = definition;
  const tables = new Set(lists.map(([name]) => name));
  const withTable = new Set(lists.map(([name]) => sectionOf(definition, name)));
  const scope = { values: complete, fields };
  const bySection = Map.groupBy(
    Object.entries(fields).filter(([name, field]) => !tables.has(name) && isActive(field, scope)),
    ([name]) => sectionOf(definition, name),
  );
  return sections.flatMap((section): StripSection[] => {
    const listed = bySection.get(section.id);
    return listed ? [{ section, fields: listed, Tool: withTable.has(section.id) ? undefined : sectionTools?.[section.id] }] : [];
  });
}

/** None of its fields would be visible: its button opens them, and not a fold with the same title. */
const isWhollyFolded = ({ section: { first = [] }, fields }: Pick<StripSection, "section" | "fields">): boolean =>
  !fields.some(([name]) => first.includes(name));

/** Values of a section in words: of the fields that are always visible in the form, then those that its fold names. */
function lineOf({ section, fields }: StripSection, { definition, complete }: CalculatorState): string {
  const first = fields.filter(([name, { type }]) => type === "choice" && (section.first ?? []).includes(name)).map(([name]) => `{${name}}`);
  return withCurrency(
    summaryText({ ...section, summary: [...first, ...(section.summary ?? [])] }, definition, complete),
    currencyOf({ definition, complete }),
  );
}

interface SectionButtonProps {
  readonly each: StripSection;
  readonly state: CalculatorState;
  readonly isOpen: boolean;
  readonly controls: string;
  readonly onToggle: () => void;
}

function SectionButton({ each, state, isOpen, controls, onToggle }: SectionButtonProps): ReactNode {
  const { section, fields } = each;
  const line = lineOf(each, state);
  const changed = countChanged(
    fields.map(([name]) => name),
    state.definition,
    state,
  );
  return (
    <button
      type="button"
      className={styles.chip}
      data-item={section.id}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
      title={line || undefined}
    >
      <strong>{section.title}</strong>
      {line !== "" && <span>{line}</span>}
      {changed > 0 && !isOpen && line === "" && <span>{fieldTexts.fold.changed(changed)}</span>}
      <IconChevronDown size={14} stroke={1.6} aria-hidden />
    </button>
  );
}

interface SectionLineProps {
  readonly sections: readonly StripSection[];
  readonly state: CalculatorState;
  readonly open: ReadonlySet<string>;
  readonly toggle: (section: string) => void;
  /** Beginning of the ids of the opened sections. */
  readonly id: string;
}

/** The sections in one line: those that are open, and as many of the others as there is room for; the rest in a menu. */
function SectionLine({ sections, state, open, toggle, id }: SectionLineProps): ReactNode {
  const lines = new Map(sections.map((each) => [each.section.id, lineOf(each, state)]));
  const { line, fits } = useFittingItems(lines, (key) => open.has(key));
  const others = sections.filter(({ section }) => !fits(section.id));
  return (
    <div ref={line} className={styles.chips}>
      {sections.map(
        (each) =>
          fits(each.section.id) && (
            <SectionButton
              key={each.section.id}
              each={each}
              state={state}
              isOpen={open.has(each.section.id)}
              controls={`${id}-${each.section.id}`}
              onToggle={() => toggle(each.section.id)}
            />
          ),
      )}
      {others.length > 0 && (
        <Popup
          role="menu"
          align="end"
          className={tabStyles.more}
          popupLabel={texts.strip.more}
          renderContent={(close) =>
            others.map(({ section }) => (
              <MenuItem
                key={section.id}
                checked={open.has(section.id)}
                multiple
                onSelect={() => {
                  close();
                  toggle(section.id);
                }}
              >
                {section.title}
              </MenuItem>
            ))
          }
        >
          {gridTexts.tabs.more(others.length)}
          <IconChevronDown size={14} stroke={1.6} aria-hidden />
        </Popup>
      )}
    </div>
  );
}

interface StripProps extends TableLayoutState, Pick<ResultsProps, "preferredUnits" | "chooseUnit" | "goTo"> {
  readonly state: CalculatorState;
  readonly sections: readonly StripSection[];
  readonly scope: FormScope;
  readonly remarks: Remarks;
  /** The last complete input and its results. */
  readonly shown: CalculatedState | undefined;
  readonly headlines: readonly ShownResult[];
}

const isWithin = ({ errors }: CalculatorState, { fields }: StripSection): boolean =>
  Object.keys(errors).some((path) => fields.some(([name]) => name === path.split(".")[0]));

/** Opens a section for what something on the page refers to, and for an error in it. */
function useRevealed({ sections, state, layout, setLayout }: StripProps, open: ReadonlySet<string>): void {
  const reveal = (wanted: readonly StripSection[]): void => {
    const ids = wanted.map(({ section }) => section.id);
    if (ids.length > 0 && (layout.isFolded || !ids.every((id) => open.has(id))))
      setLayout({ open: [...new Set([...open, ...ids])], isFolded: false });
  };
  useEffect(() => onRevealRow((path) => reveal(sections.filter(({ fields }) => fields.some(([name]) => name === path.split(".")[0])))));
  const wrong = sections.filter((each) => isWithin(state, each));
  const names = wrong.map(({ section }) => section.id).join(" ");
  useEffect(() => {
    reveal(wrong);
    // Once for each error: the user may close the section.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [names]);
}

/** Above a table: the answer, the headline, and what holds for all rows. */
export function Strip(props: StripProps): ReactNode {
  const { state, sections, scope, remarks, shown, headlines, preferredUnits, chooseUnit, goTo, layout, setLayout } = props;
  const id = useId();
  const { definition } = state;
  const open = useMemo(
    () => new Set(layout.open ?? definition.sections.filter(({ isOpenAboveTable }) => isOpenAboveTable).map((each) => each.id)),
    [layout.open, definition.sections],
  );
  useRevealed(props, open);
  const answer = shown && answerText(shown, shown.outcome, preferredUnits);
  const openFolds = useOpenFolds(definition);
  const toggle = (section: string): void =>
    setLayout({ open: open.has(section) ? [...open].filter((each) => each !== section) : [...open, section] });
  const opened = sections.filter(({ section }) => open.has(section.id));
  return (
    <section className={styles.strip} aria-label={texts.strip.label} data-folded={layout.isFolded || undefined}>
      <div className={styles.answerLine}>
        <ResultHead state={state} headlines={headlines} chooseUnit={chooseUnit} goTo={goTo} />
        {shown && <p title={answer}>{answer}</p>}
        <IconButton
          small
          aria-expanded={!layout.isFolded}
          aria-controls={`${id}-sections`}
          label={layout.isFolded ? texts.strip.unfold : texts.strip.fold}
          onClick={() => setLayout({ isFolded: !layout.isFolded })}
        >
          {layout.isFolded ? <IconChevronDown size={16} stroke={1.6} aria-hidden /> : <IconChevronUp size={16} stroke={1.6} aria-hidden />}
        </IconButton>
      </div>
      <div id={`${id}-sections`} hidden={layout.isFolded}>
        <SectionLine {...{ sections, state, open, toggle, id }} />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter comes from the fields inside */}
        <form
          className={styles.opened}
          aria-label={fieldTexts.form.label(definition.title)}
          noValidate
          onKeyDown={focusNextInput}
          onSubmit={(event) => event.preventDefault()}
        >
          {opened.map(({ section, fields, Tool }) => (
            <div key={section.id} id={`${id}-${section.id}`}>
              <FormSection
                state={state}
                section={section}
                fields={fields}
                scope={scope}
                remarks={remarks}
                isOpen={openFolds.has(section.id)}
                isUnfolded={isWhollyFolded({ section, fields })}
                Tool={Tool}
              />
            </div>
          ))}
        </form>
      </div>
    </section>
  );
}
