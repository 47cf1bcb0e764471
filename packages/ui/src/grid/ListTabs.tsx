import { IconChevronDown } from "@tabler/icons-react";
import { useId, type KeyboardEvent, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { MenuItem, Popup } from "../elements/Popup.tsx";
import { useFittingItems } from "./fittingItems.ts";
import type { TableTab } from "./tableTabs.ts";
import { texts } from "./texts.ts";
import styles from "./tabs.module.css";

interface ListTabsProps {
  readonly tabs: readonly TableTab[];
  readonly active: string;
  readonly countOf: (tab: TableTab) => number;
  readonly choose: (name: string) => void;
}

/** The tables of a page or list as tabs, each with its number of rows. Tabs for which the line has no room are in a menu at its end. */
export function ListTabs({ tabs, active, countOf, choose }: ListTabsProps): ReactNode {
  const id = useId();
  const counts = new Map(tabs.map((tab) => [tab.key, countOf(tab)]));
  const names = new Map(tabs.map(({ key, label }) => [key, `${label} ${counts.get(key)}`]));
  const { line, fits } = useFittingItems(names, (key) => key === active);
  const others = tabs.filter(({ key }) => !fits(key) && key !== active);
  const go = (key: string): void => {
    flushSync(() => choose(key));
    document.getElementById(`${id}-${key}`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const place = tabs.findIndex(({ key }) => key === active);
    const to = { ArrowRight: place + 1, ArrowLeft: place - 1 + tabs.length, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(tabs[to % tabs.length]!.key);
  };
  return (
    <div ref={line} className={styles.tabLine}>
      <div role="tablist" aria-label={texts.tabs.label} className={styles.tabs}>
        {tabs.map(({ key, label }) => {
          const count = counts.get(key)!;
          return (
            (fits(key) || key === active) && (
              <button
                key={key}
                type="button"
                role="tab"
                id={`${id}-${key}`}
                aria-selected={key === active}
                tabIndex={key === active ? 0 : -1}
                data-item={key}
                data-empty={count === 0 || undefined}
                onClick={() => choose(key)}
                onKeyDown={onKeyDown}
              >
                {label} {count > 0 && <small>{count}</small>}
              </button>
            )
          );
        })}
      </div>
      {others.length > 0 && (
        <Popup
          role="menu"
          align="end"
          className={styles.more}
          popupLabel={texts.tabs.moreTables}
          renderContent={(close) =>
            others.map(({ key, label }) => (
              <MenuItem
                key={key}
                onSelect={() => {
                  close();
                  go(key);
                }}
              >
                {label} {counts.get(key)! > 0 && <small>{counts.get(key)}</small>}
              </MenuItem>
            ))
          }
        >
          {texts.tabs.more(others.length)}
          <IconChevronDown size={14} stroke={1.6} aria-hidden />
        </Popup>
      )}
    </div>
  );
}
