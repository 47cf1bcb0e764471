import { valueAt, type ListField, type Path } from "@org/hvac-core/kernel";
import { IconPlus, IconTable } from "@tabler/icons-react";
import { useState, type CSSProperties, type ReactNode } from "react";
import { Button } from "../../elements/Button.tsx";
import { lazyPart } from "../../elements/lazyPart.tsx";
import { plural } from "@org/form/numbers";
import { withNewRow, type Row } from "@org/form/state";
import { inputId } from "./fieldIds.ts";
import { listTexts } from "./texts.ts";
import styles from "./fields.module.css";
import type { FieldInputProps } from "./fieldProps.ts";
import type { FormScope } from "@org/form/fields";

/** The row editor is loaded with the first row: most visitors' pages have none. */
export const ListEditor = lazyPart(
  async () => (await import("../../grid/index.ts")).ListEditor,
  ({ field }) => field.label,
);

interface ListInputProps extends FieldInputProps<ListField> {
  /** Renders the fields of a row. */
  readonly renderFields: (within: Path, scope: FormScope) => ReactNode;
}

/** Height of a folded row and of the buttons below it, px, and the number of rows that the editor shows at first: reserved until it is loaded. */
const rowHeight = 41;
const buttonsHeight = 34;
const maxReserved = 50;

/** The rows of a list. */
export function ListInput(props: ListInputProps): ReactNode {
  const { state, path, field, value, scope } = props;
  const { input, complete, change, errors } = state;
  const rows = value as readonly Row[];
  const [begin, setBegin] = useState<"row" | "table" | "import">();
  // After the last row is removed, the open table stays open.
  const [hadRows, setHadRows] = useState(false);
  if (rows.length > 0 && !hadRows) setHadRows(true);
  const add = (): void => {
    const enteredRows = (valueAt(input, path) ?? []) as readonly Row[];
    setBegin("row");
    change({ type: "rows", path, rows: withNewRow(field, enteredRows, rows, { scope, unitSystem: complete.unitSystem }) });
  };
  return (
    <fieldset className={styles.list}>
      <legend className="sr-only">{field.label}</legend>
      {rows.length > 0 || hadRows || begin ? (
        <div
          className={styles.reserved}
          style={{ "--reserved": `${Math.min(rows.length, maxReserved) * rowHeight + buttonsHeight}px` } as CSSProperties}
        >
          <ListEditor {...props} begin={begin} />
        </div>
      ) : (
        <>
          <p className={styles.none}>{listTexts.empty(`No ${plural(field.rowLabel)}`)}</p>
          <div className={`${styles.add} screen-only`}>
            <Button small id={inputId(path)} onClick={add}>
              <IconPlus size={14} aria-hidden />
              {listTexts.add(field.rowLabel)}
            </Button>
            <Button small look="quiet" className={styles.asTable} onClick={() => setBegin("table")}>
              <IconTable size={15} stroke={1.6} aria-hidden />
              {listTexts.editAsTable}
            </Button>
            <Button small look="quiet" onClick={() => setBegin("import")}>
              {listTexts.import}
              <span className="sr-only">{listTexts.importRest(field.label)}</span>
            </Button>
          </div>
        </>
      )}
      {errors[path] && <p className={styles.error}>{errors[path]}</p>}
    </fieldset>
  );
}
