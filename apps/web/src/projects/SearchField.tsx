import { TextInput } from "@org/ui/kit";
import { IconSearch } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { texts } from "./texts.ts";
import styles from "./projects.module.css";

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  /** How many rows are searched. */
  readonly count: number;
  readonly onChange: (text: string) => void;
}

/** Of longer lists the browser holds a part, and its own search sees no more. */
const maxRendered = 60;

/** Searches a list, the rows that are not drawn too. */
export function SearchField({ label, value, count, onChange }: SearchFieldProps): ReactNode {
  return (
    <TextInput
      type="search"
      className={styles.search}
      aria-label={label}
      description={count > maxRendered && texts.searchesAll(count)}
      placeholder="Search"
      leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
