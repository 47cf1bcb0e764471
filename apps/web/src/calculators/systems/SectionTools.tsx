import { joinPath } from "@org/hvac-core/kernel";
import { Button } from "@org/ui/elements";
import type { FigureContext } from "@org/ui/surface";
import type { ReactNode } from "react";
import styles from "./system.module.css";
import { addAfter, canAdd, removeSection } from "./treeEdits.ts";

interface SectionToolsProps extends Pick<FigureContext, "state" | "goTo"> {
  readonly sections: readonly { readonly id: string; readonly name: string }[];
  readonly chosen: string | undefined;
  readonly choose: (id: string | undefined) => void;
  /** What else can be done to a section. */
  readonly children: (id: string) => ReactNode;
}

/** What is done to the section that is chosen in the drawing of a system. */
export function SectionTools({ state, goTo, sections, chosen, choose, children }: SectionToolsProps): ReactNode {
  const section = sections.find(({ id }) => id === chosen);
  if (!section)
    return (
      <p className={`${styles.tools} screen-only`}>Choose a section in the drawing to edit it, to add one at its end or to remove it.</p>
    );
  const { id, name } = section;
  return (
    <fieldset className={`${styles.tools} screen-only`}>
      <legend className="sr-only">{name}</legend>
      <b aria-hidden>{name}</b>
      <Button small onClick={() => goTo(joinPath("sections", id, "length"))}>
        Edit
      </Button>
      <Button
        small
        disabled={!canAdd(state)}
        onClick={() => {
          const added = addAfter(state, id);
          choose(added);
          // Its length is what is missing.
          requestAnimationFrame(() => goTo(joinPath("sections", added, "length")));
        }}
      >
        Add a section at its end
      </Button>
      {children(id)}
      <Button
        small
        onClick={() => {
          removeSection(state, id, name);
          choose(undefined);
        }}
      >
        Remove
      </Button>
    </fieldset>
  );
}
