import {
  assumedNames,
  displayedQuantity,
  isActive,
  joinPath,
  type ChoiceField,
  type Field,
  type Path,
  type QuantityField,
  type Scope,
  type TextField,
} from "@org/hvac-core/kernel";
import { columnOf, defaultNumber } from "@org/hvac-core/internal";
import type { UnitSystem } from "@org/hvac-core/quantity";
import { useContext, type ReactNode } from "react";
import { lazyPart } from "../../elements/lazyPart.tsx";
import { quantityIn, unitAt, type CalculatorState } from "@org/form/state";
import { ListInput } from "./ListInput.tsx";
import { ChoiceOrPicker } from "./PickedChoice.tsx";
import { FlagInput, TextInput, type CommonFieldProps } from "./plainInputs.tsx";
import { QuantityInput } from "./QuantityInput.tsx";
import { TextSuggestions } from "./textSuggestions.ts";
import styles from "./fields.module.css";
import { defaultOrigin, isTypedNumber, type FormScope, type Remarks } from "@org/form/fields";
import type { FieldInputProps } from "./fieldProps.ts";

/** Inputs that few calculators have are loaded on demand (dates, references, packed data, texts with suggestions, tables of cells): the page for visitors has a budget of 170 kB. */
export const RareInput = lazyPart(
  async () => (await import("./RareInput.tsx")).RareInput,
  ({ field }) => field.label,
);

interface FieldInputsProps {
  readonly state: CalculatorState;
  readonly fields: readonly (readonly [name: string, field: Field])[];
  /** Path of the record that holds the fields; empty for the input itself. */
  readonly within: Path;
  readonly scope: FormScope;
  readonly remarks: Remarks;
}

/** The fields of the input, of a group or of a row. */
export function FieldInputs({ state, fields, within, scope, remarks }: FieldInputsProps): ReactNode {
  return fields
    .filter(([, field]) => isActive(field, scope))
    .map(([name, field]) => (
      <FieldInput
        key={name}
        state={state}
        field={field}
        path={joinPath(within, name)}
        scope={scope}
        value={scope.values[name]}
        remarks={remarks}
      />
    ));
}

/** The value of a name in the nearest scope that has it. */
function valueAround(name: string, scope: Scope): unknown {
  return Object.hasOwn(scope.values, name) || !scope.around ? scope.values[name] : valueAround(name, scope.around);
}

interface AnyTextProps extends FieldInputProps<TextField> {
  readonly common: CommonFieldProps;
}

/** A text: inputs for packed data and for suggestions are loaded when a field needs them. */
function AnyText(props: AnyTextProps): ReactNode {
  const { state, field, path, value, common } = props;
  const suggest = useContext(TextSuggestions)[columnOf(state.definition.fields, path)];
  if (field.packed || suggest) return <RareInput {...props} suggest={suggest} />;
  return <TextInput {...common} field={field} value={value as string} />;
}

/** Number of options above which a list has a search. */
const maxRead = 100;

/** Whether a choice has a search: it has very many options, or accepts any text. */
const isSearched = ({ options, custom }: ChoiceField): boolean => custom !== undefined || Object.keys(options).length > maxRead;

/** Whether a number that is cleared has its default: where it may be blank only with one that an option gives. */
function hasDefault(field: QuantityField, scope: FormScope, unitSystem: UnitSystem): boolean {
  const { value, isOfOption } = defaultNumber(field, scope, unitSystem);
  return isOfOption || (value !== null && !field.optional);
}

/** One field of a form, rendered from its metadata. */
function FieldInput(props: FieldInputProps): ReactNode {
  const { state, field, path, scope, value, remarks } = props;
  const { unparsed, errors, change, complete } = state;
  const name = path.slice(path.lastIndexOf(".") + 1);
  const origin = defaultOrigin(name, scope);
  const common = { path, error: errors[path], remarks: remarks[path], change, origin };
  switch (field.type) {
    case "quantity": {
      const typed = quantityIn(value);
      const shown = typed && displayedQuantity(typed);
      return (
        <QuantityInput
          {...common}
          field={field}
          value={shown?.value ?? null}
          isTyped={!typed || isTypedNumber(field, typed, shown!.unit, scope.values)}
          link={typed?.link}
          unparsed={unparsed[path]}
          unit={shown?.unit ?? unitAt(state, path, field)}
          isPerGiven={field.per === undefined || quantityIn(valueAround(field.per.field, scope)) !== undefined}
          unitSystem={complete.unitSystem}
          hasDefault={hasDefault(field, scope, complete.unitSystem)}
          isDefault={assumedNames(scope.values).includes(name)}
        />
      );
    }
    case "choice":
      if (isSearched(field)) return <RareInput {...props} field={field} common={common} />;
      return (
        <ChoiceOrPicker {...common} field={field} value={value as string} scope={scope} column={columnOf(state.definition.fields, path)} />
      );
    case "text":
      return <AnyText {...props} field={field} common={common} />;
    case "flag":
      return <FlagInput {...common} field={field} value={value as boolean} />;
    case "date":
    case "reference":
    case "series":
    case "matrix":
      return <RareInput {...props} field={field} common={common} />;
    case "list":
      return (
        <ListInput
          {...props}
          field={field}
          renderFields={(within, row) => (
            <FieldInputs state={state} fields={Object.entries(row.fields)} within={within} scope={row} remarks={remarks} />
          )}
        />
      );
    case "group": {
      const groupScope: FormScope = { values: value as Scope["values"], fields: field.fields, around: scope };
      return (
        <fieldset className={styles.group}>
          <legend>{field.label}</legend>
          <FieldInputs state={state} fields={Object.entries(field.fields)} within={path} scope={groupScope} remarks={remarks} />
          {errors[path] && <p className={styles.error}>{errors[path]}</p>}
        </fieldset>
      );
    }
  }
}
