import { prose } from "@org/form/numbers";
import { TextInput } from "@org/ui/kit";
import { IconSearch } from "@tabler/icons-react";
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from "react";
import { byGroup } from "../page/searchIndex.ts";
import { runAction } from "../page/runAction.ts";
import styles from "./reference.module.css";
import { PlaceLink } from "./PlaceLink.tsx";
import { loadEntries, topicEntries, type ReferenceEntry } from "./referenceEntries.ts";
import { texts } from "./texts.ts";
import { groupedTopics } from "./topics.ts";
import { useReferencePlace } from "./topicState.ts";

/** Maximum number of results shown. */
const maxShown = 60;

/** Search results; only topics until the rest has loaded. */
function useFound(query: string): readonly ReferenceEntry[] {
  const [entries, setEntries] = useState(topicEntries);
  const isSearching = query.trim() !== "";
  useEffect(() => {
    if (!isSearching) return;
    let isOpen = true;
    runAction(async () => {
      const all = await loadEntries();
      if (isOpen) setEntries(all);
    });
    return () => {
      isOpen = false;
    };
  }, [isSearching]);
  return useMemo(() => (isSearching ? entries.find(query, maxShown) : []), [isSearching, query, entries]);
}

/** Moves the focus through the search field and the links of the panel. */
function moveThrough(panel: HTMLElement, event: KeyboardEvent<HTMLElement>): void {
  const stops = [...panel.querySelectorAll<HTMLElement>("input, a")];
  const position = stops.indexOf(event.target as HTMLElement);
  const isField = event.target instanceof HTMLInputElement;
  const to = { ArrowDown: position + 1, ArrowUp: position - 1, ...(!isField && { Home: 1, End: stops.length - 1 }) }[event.key];
  if (to === undefined || position < 0) return;
  const stop = stops[Math.max(0, Math.min(stops.length - 1, to))];
  event.preventDefault();
  stop?.focus();
  stop?.scrollIntoView({ block: "nearest" });
}

/** Search over all topics and their contents. The results replace the list of topics. */
export function SearchPanel({ search }: { readonly search: RefObject<HTMLInputElement | null> }): ReactNode {
  const { params, change, open } = useReferencePlace();
  const { q = "" } = params;
  const panel = useRef<HTMLElement>(null);
  const results = useFound(q);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === "Enter" && event.target instanceof HTMLInputElement && results[0]) {
      event.preventDefault();
      open(results[0].address);
    } else if (event.key === "Escape" && q !== "") {
      event.preventDefault();
      change({ q: undefined });
      search.current?.focus();
    } else if (panel.current) moveThrough(panel.current, event);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys go through its links
    <section ref={panel} className={`${styles.panel} screen-only`} aria-label={texts.topics} onKeyDown={onKeyDown}>
      <h1>{texts.title}</h1>
      <TextInput
        ref={search}
        type="search"
        aria-label={texts.search}
        aria-keyshortcuts="/"
        placeholder={texts.searchPlaceholder}
        leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
        value={q}
        onChange={(event) => change({ q: event.currentTarget.value })}
      />
      <output className="sr-only">{q.trim() === "" ? "" : results.length === 0 ? texts.none(q) : texts.found(results.length)}</output>
      {q.trim() === "" ? (
        <TopicList />
      ) : results.length === 0 ? (
        <p className={styles.hint}>{texts.none(q)}</p>
      ) : (
        <nav aria-label={texts.results} className={styles.list}>
          {byGroup(results).map(([group, entries]) => (
            <div key={group}>
              <h2>{prose(group)}</h2>
              <ul>
                {entries.map((entry) => (
                  <li key={entry.id}>
                    <PlaceLink address={entry.address}>
                      {prose(entry.label)}
                      {entry.description !== undefined && <small>{prose(entry.description)}</small>}
                    </PlaceLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      )}
    </section>
  );
}

function TopicList(): ReactNode {
  return (
    <nav aria-label={texts.topics} className={styles.list}>
      {groupedTopics().map(({ group, title, topics }) => (
        <div key={group}>
          <h2>{title}</h2>
          <ul>
            {topics.map((topic) => (
              <li key={topic.id}>
                <PlaceLink address={{ topic: topic.id }}>{prose(topic.title)}</PlaceLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
