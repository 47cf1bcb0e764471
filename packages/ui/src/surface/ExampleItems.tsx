import type { ReactNode } from "react";
import { prose } from "../elements/numbers.ts";
import { MenuItem } from "../elements/Popup.tsx";
import type { WorkedExample } from "./state/formInput.ts";
import type { CalculatorState } from "./state/useCalculator.ts";
import { loadExample } from "./actions.ts";
import styles from "./surface.module.css";

/** What a page can begin with, and what takes it up. */
export interface ExampleSource extends Pick<CalculatorState, "definition" | "change"> {
  readonly unitSystem: CalculatorState["input"]["unitSystem"];
  /** From print; they come with the explanation, `undefined` until then. */
  readonly published: readonly WorkedExample[] | undefined;
  /** The explanation could not be loaded. */
  readonly isMissing: boolean;
}

/** Published cases as items of a menu. */
export function PublishedItems({ published, isMissing, definition, change, close }: ExampleSource & { close: () => void }): ReactNode {
  if (!published) return <p className={styles.empty}>{isMissing ? "They will load when the server can be reached." : "Loading…"}</p>;
  return published.map(({ id, title, input }) => (
    <MenuItem
      key={id}
      onSelect={() => {
        close();
        loadExample({ definition, change }, title, input);
      }}
    >
      {prose(title)}
    </MenuItem>
  ));
}
