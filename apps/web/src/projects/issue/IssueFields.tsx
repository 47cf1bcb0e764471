import { TextInput } from "@org/ui/kit";
import type { ReactNode } from "react";
import { TitleBlockFields } from "../../reports/ReportForm.tsx";
import { texts } from "./texts.ts";
import { useFocus } from "./useFocus.ts";
import type { IssueFormState } from "./useIssueFields.ts";
import styles from "./issue.module.css";

interface IssueFieldsProps {
  /** Explanation of issuing. */
  readonly lead: string;
  readonly fields: IssueFormState;
  readonly disabled?: boolean;
  /** Leaves the focus elsewhere, on a message to read first. */
  readonly leavesFocus?: boolean;
}

/** The fields of an issue. */
export function IssueFields({ lead, fields, disabled = false, leavesFocus = false }: IssueFieldsProps): ReactNode {
  const { options, purpose, change, revisionError, purposeError } = fields;
  return (
    <>
      <p ref={useFocus(!leavesFocus)} tabIndex={-1} className={styles.lead}>
        {lead}
      </p>
      <fieldset className={styles.fields} disabled={disabled}>
        <TitleBlockFields
          options={options}
          change={(changed) => change({ options: { ...options, ...changed } })}
          errors={revisionError === undefined ? {} : { revision: revisionError }}
        />
        <TextInput
          mt="xs"
          label={texts.purpose}
          placeholder={texts.purposePlaceholder}
          autoComplete="off"
          value={purpose}
          error={purposeError}
          onChange={(event) => change({ purpose: event.currentTarget.value })}
        />
      </fieldset>
    </>
  );
}
