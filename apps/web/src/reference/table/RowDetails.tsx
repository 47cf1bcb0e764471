import type { UnitSystem } from "@org/hvac-core/quantity";
import type { ReferenceRow } from "@org/hvac-core/reference";
import { Button, copyTable } from "@org/ui/elements";
import { prose } from "@org/form/numbers";
import type { ReactNode } from "react";
import { runAction } from "../../page/runAction.ts";
import { SourceLine } from "../Sources.tsx";
import { PlaceLink } from "../PlaceLink.tsx";
import { texts } from "../texts.ts";
import { UseIn } from "../UseIn.tsx";
import { copiedRows } from "./cells.ts";
import type { TableDefinition } from "./tableDefinition.ts";
import styles from "./table.module.css";

interface RowDetailsProps<Row extends ReferenceRow> {
  readonly table: TableDefinition<Row>;
  readonly row: Row;
  readonly unitSystem: UnitSystem;
}

/** Details of a row: its source and edition, notes, and links to the calculators that can use it. */
export function RowDetails<Row extends ReferenceRow>({ table, row, unitSystem }: RowDetailsProps<Row>): ReactNode {
  return (
    <div className={styles.details}>
      <strong>{prose(row.label)}</strong>
      {row.verify === true && <p className={styles.verify}>{texts.table.verifyLong}</p>}
      {row.note !== undefined && <p>{prose(row.note)}</p>}
      <p>
        <SourceLine citation={row.source} />
      </p>
      {table.placesOf?.(row).map(({ label, address }) => (
        <p key={label}>
          <PlaceLink address={address}>{label}</PlaceLink>
        </p>
      ))}
      <div className={styles.actions}>
        <UseIn targets={table.targetsOf?.(row) ?? []} />
        <Button small onClick={() => runAction(() => copyTable(copiedRows(table, [row], unitSystem)))}>
          {texts.table.copyRow}
        </Button>
      </div>
    </div>
  );
}
