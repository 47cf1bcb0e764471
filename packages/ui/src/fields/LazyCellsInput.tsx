import type { MatrixField, SeriesField } from "@org/hvac-core/kernel";
import { useEffect, useState, type ComponentType, type ReactNode } from "react";
import { notify } from "../notices/notify.ts";
import type { FieldInputProps } from "./FieldInput.tsx";
import styles from "./fields.module.css";

type CellsProps = FieldInputProps<SeriesField | MatrixField>;

let loaded: ComponentType<CellsProps> | undefined;

/** Loads the table of cells: few calculators have one, and the page for visitors has 170 kB. */
export async function loadCells(): Promise<ComponentType<CellsProps>> {
  loaded ??= (await import("./CellsInput.tsx")).CellsInput;
  return loaded;
}

/** A series or matrix, once its table is loaded. */
export function LazyCellsInput(props: CellsProps): ReactNode {
  const [Cells, setCells] = useState(() => loaded);
  useEffect(() => {
    if (Cells) return;
    loadCells().then(
      (found) => setCells(() => found),
      (error: unknown) => {
        globalThis.console.warn("A table of inputs could not be loaded.", error);
        notify({ message: `${props.field.label} needs the network. Open the page again when you are connected.`, tone: "limit" });
      },
    );
  }, [Cells, props.field.label]);
  if (Cells) return <Cells {...props} />;
  return (
    <fieldset className={styles.group}>
      <legend>{props.field.label}</legend>
    </fieldset>
  );
}
