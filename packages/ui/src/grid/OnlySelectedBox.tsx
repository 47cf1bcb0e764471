import type { ReactNode } from "react";
import type { OnlySelected } from "./useTables.ts";
import styles from "./list.module.css";

/** Reduces a flat table to what belongs to the selected rows. */
export function OnlySelectedBox({ only: { label, isOn, set } }: { readonly only: OnlySelected }): ReactNode {
  return (
    <label className={styles.only}>
      <input type="checkbox" checked={isOn} onChange={({ target }) => set(target.checked)} />
      <span title={label}>{label}</span>
    </label>
  );
}
