import { IconChevronDown } from "@tabler/icons-react";
import { memo, type ReactNode } from "react";
import { Popup } from "../elements/Popup.tsx";
import { WorkedItems, type ExampleSource } from "./ExampleItems.tsx";
import { texts } from "./texts.ts";
import styles from "./surface.module.css";

/** Typical inputs as buttons, followed by the worked examples. Replacing entered values needs a confirmation, and the notification has Undo. */
export const ExampleStrip = memo(function ExampleStrip(source: ExampleSource): ReactNode {
  const { definition, replace, unitSystem, worked } = source;
  return (
    <section className={`${styles.strip} screen-only`} aria-label={texts.examples.label}>
      <p>{texts.examples.lead}</p>
      <ul>
        {definition.examples.map(({ id, title, input }) => (
          <li key={id}>
            <button type="button" onClick={() => replace({ title, example: input[unitSystem] })}>
              {title}
            </button>
          </li>
        ))}
        {worked?.length !== 0 && (
          <li>
            <Popup
              role="menu"
              align="end"
              popupLabel={texts.examples.worked}
              renderContent={(close) => <WorkedItems {...source} close={close} />}
            >
              {texts.examples.worked}
              <IconChevronDown size={14} stroke={1.6} aria-hidden />
            </Popup>
          </li>
        )}
      </ul>
    </section>
  );
});
