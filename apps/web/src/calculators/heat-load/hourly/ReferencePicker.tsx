import type { UnitSystem } from "@org/hvac-core/quantity";
import { useMemo, type ReactNode } from "react";
import { RowPicker } from "../../rowPicker/RowPicker.tsx";
import { referenceRows, type ReferenceList, type ReferenceRow } from "./referenceRows.ts";
import { texts } from "./pickerTexts.ts";

interface ReferencePickerProps {
  readonly list: ReferenceList;
  readonly unitSystem: UnitSystem;
  readonly title: string;
  readonly onChoose: (row: ReferenceRow) => void;
  readonly onClose: () => void;
}

/** One row of a reference table. */
export function ReferencePicker({ list, unitSystem, ...props }: ReferencePickerProps): ReactNode {
  const rows = useMemo(() => referenceRows(list, unitSystem), [list, unitSystem]);
  return <RowPicker {...props} label={texts.search} rows={rows} />;
}
