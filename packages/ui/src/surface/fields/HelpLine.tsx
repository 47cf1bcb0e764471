import type { ReactNode } from "react";
import { useObservable } from "../../elements/useObservable.ts";
import { helpLine } from "./helpLineStore.ts";
import { texts } from "./texts.ts";
import styles from "./form.module.css";

/** Help at the foot of the form, in a reserved place: it covers no field and moves nothing. Screen readers get it at the field. */
export function HelpLine(): ReactNode {
  const text = useObservable(helpLine, () => undefined);
  return (
    <p className={`${styles.helpLine} screen-only`} aria-hidden>
      <span>{text ?? texts.form.help}</span>
    </p>
  );
}
