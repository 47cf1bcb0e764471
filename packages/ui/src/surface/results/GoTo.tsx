import { inSentence } from "@org/form/fields";
import { pathSegments } from "@org/hvac-core/kernel";
import type { ReactNode } from "react";
import { texts } from "./texts.ts";
import styles from "./results.module.css";

/** Action that takes the reader from a warning to its field. */
export interface WayToFields {
  /** Goes to the field of a warning. */
  readonly goTo: (field: string) => void;
  readonly labelOf: (field: string) => string | undefined;
}

/** Link to the field of a warning, if it has one. The place of a row begins with its name, which stays as it is. */
export function GoTo({ field, goTo, labelOf }: WayToFields & { readonly field: string | undefined }): ReactNode {
  const label = field && labelOf(field);
  return (
    label && (
      <button type="button" className={`${styles.goto} screen-only`} onClick={() => goTo(field)}>
        {texts.warnings.goTo(pathSegments(field).length > 1 ? label : inSentence(label))}
      </button>
    )
  );
}
