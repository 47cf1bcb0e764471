import { IconSearch, IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { IconButton } from "../elements/Button.tsx";
import { plural } from "@org/form/numbers";
import type { ListField } from "@org/hvac-core/kernel";
import { texts } from "./texts.ts";
import styles from "./list.module.css";

interface RowFilterProps {
  readonly list: ListField;
  readonly text: string;
  /** Numbers of shown rows and of all rows. */
  readonly shown: number;
  readonly all: number;
  readonly onChange: (text: string) => void;
  /** Whether columns hide rows too. */
  readonly isByColumn?: boolean;
  readonly onClear?: () => void;
  /** Moves on to the rows. */
  readonly onDone?: () => void;
}

/** Shows only the rows that contain the given words. The list does not change. */
export function RowFilter({
  list,
  text,
  shown,
  all,
  isByColumn = false,
  onChange,
  onClear = () => onChange(""),
  onDone,
}: RowFilterProps): ReactNode {
  const label = texts.filter.label(plural(list.rowLabel));
  return (
    <span className={styles.filter} role="search">
      <IconSearch size={14} stroke={1.6} aria-hidden />
      <input
        type="text"
        inputMode="search"
        enterKeyHint="done"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={(event) => {
          const isClearing = event.key === "Escape" && text !== "";
          const isDone = event.key === "ArrowDown" || event.key === "Enter";
          if (!isClearing && !isDone) return;
          event.preventDefault();
          event.stopPropagation();
          if (isClearing) onChange("");
          else onDone?.();
        }}
      />
      <output>{text === "" && !isByColumn ? "" : texts.filter.count(shown, all)}</output>
      {(text !== "" || isByColumn) && (
        <IconButton small label={texts.filter.clear} onClick={onClear}>
          <IconX size={14} stroke={1.6} aria-hidden />
        </IconButton>
      )}
    </span>
  );
}
