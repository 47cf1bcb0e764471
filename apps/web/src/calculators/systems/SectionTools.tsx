import { joinPath } from "@org/hvac-core/kernel";
import { Button, commonTexts } from "@org/ui/elements";
import type { FigureContext } from "@org/ui/surface";
import type { MouseEvent, ReactNode } from "react";
import styles from "./system.module.css";
import { addAfter, addAtStart, addBefore, canAdd, neighbourOf, removeSection } from "./treeEdits.ts";
import { texts } from "./texts.ts";

export interface SectionToolsProps extends Pick<FigureContext, "state" | "goTo"> {
  readonly sections: readonly { readonly id: string; readonly name: string }[];
  readonly chosen: string | undefined;
  readonly choose: (id: string | undefined) => void;
  /** The field of a section that a user enters first. */
  readonly lengthField: string;
  /** Actions that start another tree at the fan or pump: text of the button and values of the first section. */
  readonly beginnings: readonly (readonly [words: string, values: Readonly<Record<string, unknown>>])[];
  /** Further actions for a section. */
  readonly children: (id: string) => ReactNode;
}

/** Actions for the selected section of a system's drawing. */
export function SectionTools({ state, goTo, sections, chosen, choose, lengthField, beginnings, children }: SectionToolsProps): ReactNode {
  const section = sections.find(({ id }) => id === chosen);
  const goOnWith = (added: string): void => {
    choose(added);
    // Only its length is missing, and it is typed next: keys come here from now on.
    goTo(joinPath("sections", added, lengthField));
  };
  const starts = beginnings.map(([words, values]) => (
    <Button key={words} small disabled={!canAdd(state)} onClick={() => goOnWith(addAtStart(state, values))}>
      {words}
    </Button>
  ));
  if (!section)
    return (
      <div className={`${styles.tools} screen-only`}>
        <span>{texts.hint}</span>
        {starts}
      </div>
    );
  const { id, name } = section;
  /** Removes the section. The focus moves to its parent in the drawing, or else to another section. */
  const remove = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    const next = neighbourOf(state, id);
    const drawing = currentTarget.closest("figure");
    removeSection(state, id, name);
    choose(undefined);
    if (next === undefined) requestAnimationFrame(() => goTo("sections"));
    else drawing?.querySelector<SVGElement>(`[data-part="${CSS.escape(next)}"]`)?.focus();
  };
  return (
    <>
      <fieldset className={`${styles.tools} screen-only`}>
        <legend className="sr-only">{name}</legend>
        <b aria-hidden>{name}</b>
        <Button small onClick={() => goTo(joinPath("sections", id, lengthField))}>
          {texts.edit}
        </Button>
        <Button small disabled={!canAdd(state)} onClick={() => goOnWith(addAfter(state, id))}>
          {texts.addAtEnd}
        </Button>
        <Button small disabled={!canAdd(state)} onClick={() => goOnWith(addBefore(state, id))}>
          {texts.addBefore}
        </Button>
        {children(id)}
        <Button small onClick={remove}>
          {commonTexts.remove}
        </Button>
      </fieldset>
      {/* Next to a table a section is always selected. */}
      {starts.length > 0 && <div className={`${styles.tools} screen-only`}>{starts}</div>}
    </>
  );
}

/** The focus stays within the actions of a section when an action removes its button. */
export const keepFocus = ({ currentTarget }: MouseEvent<HTMLElement>): void =>
  currentTarget.closest("fieldset")?.querySelector("button")?.focus();
