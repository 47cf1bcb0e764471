import type { ReactNode } from "react";
import { prose } from "@org/form/numbers";
import { MenuItem } from "../elements/Popup.tsx";
import type { WorkedExample, CalculatorState } from "@org/form/state";
import type { Replacement } from "./replacement.ts";
import { texts } from "./texts.ts";
import styles from "./surface.module.css";

/** Examples of a page, and the action that loads one. */
export interface ExampleSource extends Pick<CalculatorState, "definition"> {
  readonly replace: (by: Replacement) => void;
  readonly unitSystem: CalculatorState["input"]["unitSystem"];
  /** Published worked examples; they are loaded with the explanation, `undefined` until then. */
  readonly worked: readonly WorkedExample[] | undefined;
  /** The explanation could not be loaded. */
  readonly isMissing: boolean;
}

/** Worked examples as items of a menu. */
export function WorkedItems({ worked, isMissing, replace, close }: ExampleSource & { close: () => void }): ReactNode {
  if (!worked) return <p className={styles.empty}>{isMissing ? texts.examples.missing : texts.examples.loading}</p>;
  return worked.map(({ id, title, input }) => (
    <MenuItem
      key={id}
      onSelect={() => {
        close();
        replace({ title, example: input });
      }}
    >
      {prose(title)}
    </MenuItem>
  ));
}
