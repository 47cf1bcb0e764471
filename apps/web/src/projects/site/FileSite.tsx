import type { CalculatorState } from "@org/form/state";
import { entriesFromSite } from "@org/hvac-core/site";
import { Button, commonTexts, notify } from "@org/ui/elements";
import { useMemo, type ReactNode } from "react";
import { differenceTexts } from "./differenceTexts.ts";
import { texts } from "./texts.ts";
import { useSite } from "./useSite.ts";
import styles from "./site.module.css";

interface FileSiteProps {
  readonly projectId: string;
  readonly state: CalculatorState;
}

/** A line with the fields of a file that differ from the site of its project; nothing without differences. */
export function FileSite({ projectId, state }: FileSiteProps): ReactNode {
  const { definition, complete, input, change } = state;
  const { site } = useSite(projectId);
  const differences = useMemo(() => (site ? differenceTexts(definition, complete, site) : []), [definition, complete, site]);
  const [first, ...rest] = differences;
  if (!site || !first) return undefined;
  const use = (): void => {
    const edit = change({ type: "values", values: entriesFromSite(definition, input, site) });
    notify({ key: "site", message: texts.file.used, action: { label: commonTexts.undo, run: () => change({ type: "undo", id: edit }) } });
  };
  return (
    <section className={`${styles.file} screen-only`} aria-label={texts.file.label}>
      {rest.length === 0 ? (
        <p>{first.text}</p>
      ) : (
        <details>
          <summary>
            {first.text} <span className={styles.more}>{texts.file.more(rest.length)}</span>
          </summary>
          <ul>
            {rest.map(({ path, text }) => (
              <li key={path}>{text}</li>
            ))}
          </ul>
        </details>
      )}
      <Button small onClick={use}>
        {texts.file.use}
      </Button>
    </section>
  );
}
