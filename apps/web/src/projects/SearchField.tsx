import { TextInput } from "@org/ui/kit";
import { IconSearch } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { texts } from "./texts.ts";
import styles from "./projects.module.css";

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  /** Number of rows that are searched. */
  readonly count: number;
  readonly onChange: (text: string) => void;
}

/** The browser holds only a part of longer lists, and its own search finds no more. */
const maxRendered = 60;

/** Searches a list, including rows that are not drawn. */
export function SearchField({ label, value, count, onChange }: SearchFieldProps): ReactNode {
  return (
    <TextInput
      type="search"
      className={styles.search}
      aria-label={label}
      description={count > maxRendered && texts.searchesAll(count)}
      placeholder={texts.search}
      leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
