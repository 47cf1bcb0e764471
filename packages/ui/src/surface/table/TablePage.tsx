import { useLayoutEffect, useMemo, useRef, type ReactNode, type RefObject } from "react";
import type { FormScope } from "@org/form/fields";
import type { SectionTools } from "../fields/CalculatorForm.tsx";
import { remarksByField } from "../fields/remarks.ts";
import { useFieldHelp } from "../fields/useFieldHelp.ts";
import { useResultParts, useShownState, type ResultsProps } from "../results/Results.tsx";
import { ShowStep } from "../results/StepLink.tsx";
import { BelowTable } from "./BelowTable.tsx";
import type { MainList } from "./mainLists.ts";
import { Strip, stripSections } from "./Strip.tsx";
import { useTableLayout } from "./useTableLayout.ts";
import { WorkArea } from "./WorkArea.tsx";
import styles from "./tablePage.module.css";

interface TablePageProps extends ResultsProps {
  readonly lists: readonly MainList[];
  readonly sectionTools: SectionTools | undefined;
}

/** Sets the place of an element on the page for its style, which fills the window from there. */
function useFilledHeight(): RefObject<HTMLDivElement | null> {
  const stage = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = stage.current;
    const page = element?.parentElement;
    if (!element || !page) return;
    const measure = (): void => {
      element.style.setProperty("--above", `${Math.round(element.getBoundingClientRect().top + window.scrollY)}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const each of page.children) if (each !== element) observer.observe(each);
    return () => observer.disconnect();
  }, []);
  return stage;
}

/** The page of a calculator whose rows are the job: what holds for all rows, the table, the selected row and figures, and the other results. */
export function TablePage(props: TablePageProps): ReactNode {
  const { state, lists, sectionTools, preferredUnits, chooseUnit, showStep } = props;
  const { definition, complete, outcome } = state;
  const layout = useTableLayout(definition.id);
  const shown = useShownState(state);
  const latest = shown?.outcome;
  const parts = useResultParts(shown ?? state, latest, preferredUnits);
  const scope = useMemo((): FormScope => ({ values: complete, fields: definition.fields }), [complete, definition.fields]);
  const remarks = useMemo(() => remarksByField(outcome), [outcome]);
  const stage = useFilledHeight();
  useFieldHelp(stage);
  return (
    <ShowStep value={outcome.ok ? showStep : undefined}>
      <div ref={stage} className={`${styles.stage} screen-only`}>
        <Strip
          {...layout}
          {...{ state, scope, remarks, shown, preferredUnits, chooseUnit }}
          goTo={props.goTo}
          headlines={parts.headlines}
          sections={stripSections(state, lists, sectionTools)}
        />
        <WorkArea {...props} {...layout} {...{ scope, remarks, shown }} />
      </div>
      <div className="screen-only">
        <BelowTable {...props} shown={shown} parts={parts} />
      </div>
    </ShowStep>
  );
}
