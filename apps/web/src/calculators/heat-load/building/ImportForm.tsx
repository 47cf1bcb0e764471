import { importForm, type ImportValueName, type ImportValues } from "@org/hvac-core/exchange/building";
import { importedQuantity } from "@org/hvac-core/exchange";
import { defaultUnit, type UnitSystem } from "@org/hvac-core/quantity";
import { CalculatorForm, useCalculator } from "@org/ui/surface";
import { useEffect, useMemo, useState, type ReactNode } from "react";

interface ImportFormProps {
  readonly names: readonly ImportValueName[];
  readonly values: ImportValues;
  readonly unitSystem: UnitSystem;
  readonly onChange: (values: ImportValues) => void;
  readonly onErrors: (count: number) => void;
}

/** Values of the import in a form like that of a calculator: units, limits, and help with the source. It is mounted again for other names. */
export function ImportForm({ names, values, unitSystem, onChange, onErrors }: ImportFormProps): ReactNode {
  const definition = useMemo(() => importForm(names), [names]);
  const [initial] = useState(() => {
    const entered = Object.entries(definition.fields).flatMap(([name, field]) =>
      field.type === "quantity"
        ? [[name, importedQuantity(values[name as ImportValueName], field.quantity, defaultUnit(field.quantity, unitSystem))] as const]
        : [],
    );
    return { input: { unitSystem, ...Object.fromEntries(entered) }, unparsed: {} };
  });
  const state = useCalculator(definition, initial);
  const { outcome } = state;
  const errorCount = Object.keys(state.errors).length;
  useEffect(() => {
    onErrors(errorCount);
    return () => onErrors(0);
  }, [errorCount, onErrors]);
  useEffect(() => {
    if (!outcome.ok) return;
    const entered = outcome.values as Partial<ImportValues>;
    if (names.some((name) => entered[name] !== values[name])) onChange({ ...values, ...entered });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only entries of this form change the values
  }, [outcome]);
  return <CalculatorForm state={state} />;
}
