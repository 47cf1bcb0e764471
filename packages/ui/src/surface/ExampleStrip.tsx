import { IconChevronDown } from "@tabler/icons-react";
import { memo, type ReactNode } from "react";
import { Popup } from "../elements/Popup.tsx";
import { loadExample } from "./actions.ts";
import { PublishedItems, type ExampleSource } from "./ExampleItems.tsx";
import styles from "./surface.module.css";

/** Typical inputs, each a click away, and after them the published cases. What a click replaces comes back with the Undo of its notice. */
export const ExampleStrip = memo(function ExampleStrip(source: ExampleSource): ReactNode {
  const { definition, change, unitSystem, published } = source;
  return (
    <section className={`${styles.strip} screen-only`} aria-label="Examples">
      <p>Start from an example</p>
      <ul>
        {definition.examples.map(({ id, title, input }) => (
          <li key={id}>
            <button type="button" onClick={() => loadExample({ definition, change }, title, input[unitSystem])}>
              {title}
            </button>
          </li>
        ))}
        {published?.length !== 0 && (
          <li>
            <Popup
              role="menu"
              align="end"
              popupLabel="Published cases"
              renderContent={(close) => <PublishedItems {...source} close={close} />}
            >
              Published cases
              <IconChevronDown size={14} stroke={1.6} aria-hidden />
            </Popup>
          </li>
        )}
      </ul>
    </section>
  );
});
