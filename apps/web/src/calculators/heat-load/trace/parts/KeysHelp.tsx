import { prose } from "@org/form/numbers";
import { GridDialog } from "@org/ui/grid";
import type { ReactNode } from "react";
import { texts } from "../texts.ts";
import styles from "../trace.module.css";

/** The keys of the editor. */
export function KeysHelp({ onClose }: { readonly onClose: () => void }): ReactNode {
  return (
    <GridDialog title={texts.keysTitle} wide onClose={onClose}>
      <div className={styles.keys}>
        {texts.keyGroups.map(({ title, keys }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {keys.map(([names, label]) => (
                <div key={label}>
                  <dt>
                    {names.map((name) => (
                      <kbd key={name}>{name}</kbd>
                    ))}
                  </dt>
                  <dd>{prose(label)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <p>{texts.coordinateHelp}</p>
      </div>
    </GridDialog>
  );
}
