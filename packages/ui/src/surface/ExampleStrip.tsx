import { IconChevronDown } from "@tabler/icons-react";
import { memo, type ReactNode } from "react";
import { prose } from "../elements/numbers.ts";
import { MenuItem, Popup } from "../elements/Popup.tsx";
import type { WorkedExample } from "./state/formInput.ts";
import type { CalculatorState } from "./state/useCalculator.ts";
import { loadExample } from "./actions.ts";
import styles from "./surface.module.css";

interface ExampleStripProps extends Pick<CalculatorState, "definition" | "change"> {
  readonly unitSystem: CalculatorState["input"]["unitSystem"];
  /** From print; they come with the explanation. */
  readonly published: readonly WorkedExample[];
}

/** Typical inputs, each a click away, and after them the published cases. What a click replaces comes back with the Undo of its notice. */
export const ExampleStrip = memo(function ExampleStrip({ definition, change, unitSystem, published }: ExampleStripProps): ReactNode {
  const { examples } = definition;
  const load = (title: string, input: object): void => loadExample({ definition, change }, title, input);
  return (
    <section className={`${styles.strip} screen-only`} aria-label="Examples">
      <p>Start from an example</p>
      <ul>
        {examples.map(({ id, title, input }) => (
          <li key={id}>
            <button type="button" onClick={() => load(title, input[unitSystem])}>
              {title}
            </button>
          </li>
        ))}
        <li>
          <Popup
            role="menu"
            align="end"
            popupLabel="Published cases"
            renderContent={(close) =>
              published.length === 0 ? (
                <p className={styles.empty}>Loading…</p>
              ) : (
                published.map(({ id, title, input }) => (
                  <MenuItem
                    key={id}
                    onSelect={() => {
                      close();
                      load(title, input);
                    }}
                  >
                    {prose(title)}
                  </MenuItem>
                ))
              )
            }
          >
            Published cases
            <IconChevronDown size={14} stroke={1.6} aria-hidden />
          </Popup>
        </li>
      </ul>
    </section>
  );
});
