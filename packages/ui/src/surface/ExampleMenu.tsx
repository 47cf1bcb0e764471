import { useEffect, useRef, type ReactNode } from "react";
import { prose } from "@org/form/numbers";
import { MenuItem } from "../elements/Popup.tsx";
import { WorkedItems, type ExampleSource } from "./ExampleItems.tsx";
import { dialogTexts } from "./dialogTexts.ts";
import { texts } from "./texts.ts";
import styles from "./surface.module.css";

/** Typical inputs and worked examples as the items of one menu, which takes the focus. */
export function ExampleMenu({ close, ...source }: ExampleSource & { close: () => void }): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus({ preventScroll: true }), []);
  const { definition, replace, unitSystem, worked } = source;
  return (
    <div ref={list}>
      {definition.examples.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- HTML has no element for a group of menu items
        <div role="group" aria-label={dialogTexts.examples.typicalLabel}>
          <p className={styles.menuTitle} aria-hidden>
            {dialogTexts.examples.typical}
          </p>
          {definition.examples.map(({ id, title, input }) => (
            <MenuItem
              key={id}
              onSelect={() => {
                close();
                replace({ title, example: input[unitSystem] });
              }}
            >
              {prose(title)}
            </MenuItem>
          ))}
        </div>
      )}
      {worked?.length !== 0 && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
        <div role="group" aria-label={texts.examples.worked}>
          <p className={styles.menuTitle} aria-hidden>
            {texts.examples.worked}
          </p>
          <WorkedItems {...source} close={close} />
        </div>
      )}
    </div>
  );
}
