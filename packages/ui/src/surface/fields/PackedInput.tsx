import { type TextField } from "@org/hvac-core/kernel";
import { packedTitle } from "@org/hvac-core/internal";
import type { ReactNode } from "react";
import { Button } from "../../elements/Button.tsx";
import { inputId } from "./fieldIds.ts";
import { describedBy, FieldRow } from "./FieldRow.tsx";
import { fieldRowProps, type CommonFieldProps } from "./plainInputs.tsx";
import { commonTexts } from "../../elements/texts.ts";
import { rareTexts } from "./rareTexts.ts";
import styles from "./fields.module.css";

/** Data packed into a text, such as the weather of a year: the form shows only its title; a tool of the section sets it. */
export function PackedInput(props: CommonFieldProps & { readonly field: TextField; readonly value: string }): ReactNode {
  const { field, path, value, change } = props;
  const frame = fieldRowProps(props, field);
  return (
    <FieldRow {...frame} stacked>
      <div className={styles.packed}>
        <output id={inputId(path)} {...describedBy(frame)}>
          {value === "" ? rareTexts.noData : packedTitle(value)}
        </output>
        {value !== "" && (
          <Button small look="quiet" onClick={() => change({ type: "value", path, value: "" })}>
            {commonTexts.remove}
          </Button>
        )}
      </div>
    </FieldRow>
  );
}
