import { pathSegments, type ChoiceField } from "@org/hvac-core/kernel";
import { IconChevronDown } from "@tabler/icons-react";
import { useContext, useState, type ReactNode } from "react";
import { prose } from "@org/form/numbers";
import { ChoicePickers, type ChoicePicker } from "./choicePickers.ts";
import { inputId } from "./fieldIds.ts";
import { FieldRow } from "./FieldRow.tsx";
import { ChoiceInput, fieldRowProps, type CommonFieldProps } from "./plainInputs.tsx";
import styles from "./fields.module.css";
import { defaultOrigin, type FormScope } from "@org/form/fields";

interface PickedChoiceProps extends CommonFieldProps {
  readonly field: ChoiceField;
  readonly value: string;
  readonly scope: FormScope;
}

function PickedChoice({ picker, ...props }: PickedChoiceProps & { readonly picker: ChoicePicker }): ReactNode {
  const { field, path, value, scope, change } = props;
  const { Dialog, Picture } = picker;
  const [isOpen, setOpen] = useState(false);
  const words = prose(field.options[value] ?? value);
  return (
    <FieldRow {...fieldRowProps(props, field)} stacked>
      <button
        type="button"
        id={inputId(path)}
        className={styles.picked}
        aria-label={`${field.label}: ${words}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Picture option={value} />
        <span>{words}</span>
        <IconChevronDown size={16} stroke={1.6} aria-hidden className="screen-only" />
      </button>
      {isOpen && (
        <Dialog
          value={value}
          options={Object.entries(field.options).map(([option, label]) => [option, prose(label)])}
          scope={scope}
          onChoose={(option) => change({ type: "value", path, value: option })}
          onClose={() => setOpen(false)}
        />
      )}
    </FieldRow>
  );
}

/** A choice: by pictures if the page provides them, else by words. */
export function ChoiceOrPicker({ column, ...props }: PickedChoiceProps & { readonly column: string }): ReactNode {
  const picker = useContext(ChoicePickers)[column];
  if (picker) return <PickedChoice {...props} picker={picker} />;
  const { scope, ...choice } = props;
  const given = props.field.defaultBy && !props.origin ? defaultOrigin(pathSegments(props.path).at(-1)!, scope, true) : undefined;
  return <ChoiceInput {...choice} given={given} />;
}
