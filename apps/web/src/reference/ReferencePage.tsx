import { prose, writeWordsFor } from "@org/form/numbers";
import { SegmentedControl, useMediaQuery } from "@org/ui/kit";
import { preferredUnitSystem, saveUnitSystem } from "@org/ui/surface";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from "react";
import type { AddressParams } from "../page/pageAddress.ts";
import { usePageTitle } from "../page/usePageTitle.ts";
import { PlaceLink } from "./PlaceLink.tsx";
import styles from "./reference.module.css";
import { SearchPanel } from "./SearchPanel.tsx";
import type { Topic } from "./topic.ts";
import { TopicBody } from "./TopicBody.tsx";
import { groupedTopics, topicOf } from "./topics.ts";
import { ReferenceContext, type ChangeAddress } from "./topicState.ts";
import { texts } from "./texts.ts";
import { useReferenceAddress } from "./useReferenceAddress.ts";

/** Media query for the two-column layout, with the list next to the topic. */
const wide = "(min-width: 1000px)";

/** Reference page: the list of topics with the search, next to the open topic; on a narrow screen one at a time. */
export function ReferencePage(): ReactNode {
  const [params, change] = useReferenceAddress();
  const topic = topicOf(params["topic"]);
  const [unitSystem, setUnitSystem] = useState(preferredUnitSystem);
  writeWordsFor(unitSystem);
  const isWide = useMediaQuery(wide, true, { getInitialValueInEffect: false });
  const search = useRef<HTMLInputElement>(null);
  usePageTitle(topic ? `${prose(topic.title)}, ${texts.title.toLowerCase()}` : texts.title);
  useSearchKey(search);
  const { article, open } = useOpening(params, change);
  const place = useMemo(() => ({ params, change, open, unitSystem }), [params, change, open, unitSystem]);
  const isUnknown = params["topic"] !== undefined && !topic;
  return (
    <ReferenceContext value={place}>
      <div className={styles.page} data-topic={topic?.id}>
        {(isWide || !topic) && <SearchPanel search={search} />}
        {(isWide || topic) && (
          <article
            ref={article}
            tabIndex={-1}
            className={styles.topic}
            key={topic?.id}
            aria-label={topic ? prose(topic.title) : texts.title}
          >
            {topic ? (
              <>
                <TopicHead
                  topic={topic}
                  isWide={isWide}
                  unitSystem={unitSystem}
                  onUnits={(system) => {
                    setUnitSystem(system);
                    saveUnitSystem(system);
                  }}
                  onBack={() => change(onlySearch(params), { isStep: true })}
                />
                <TopicBody topic={topic} />
              </>
            ) : (
              <Overview lead={isUnknown ? texts.unknownTopic : texts.lead} />
            )}
          </article>
        )}
      </div>
    </ReferenceContext>
  );
}

/** Overview of the topics, shown until one is opened. */
function Overview({ lead }: { readonly lead: string }): ReactNode {
  return (
    <div className={styles.overview}>
      <p>{lead}</p>
      <p className={styles.hint}>{texts.searchHint}</p>
      {groupedTopics().map(({ group, title, topics }) => (
        <section key={group}>
          <h2>{title}</h2>
          <dl>
            {topics.map((topic) => (
              <div key={topic.id}>
                <dt>
                  <PlaceLink address={{ topic: topic.id }}>{prose(topic.title)}</PlaceLink>
                </dt>
                <dd>{prose(topic.summary)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

/** Removes everything but the search from the address. */
function onlySearch(params: Readonly<Record<string, string>>): Readonly<Record<string, undefined>> {
  return Object.fromEntries(
    Object.keys(params)
      .filter((name) => name !== "q")
      .map((name) => [name, undefined]),
  );
}

/** Opens a place: keeps the search, removes the parameters of the previous topic, and focuses the place. */
function useOpening(
  params: AddressParams,
  change: ChangeAddress,
): { readonly article: RefObject<HTMLElement | null>; readonly open: (address: AddressParams) => void } {
  const article = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState(0);
  // Before the effects of a table, which passes the focus to the opened row.
  useLayoutEffect(() => {
    if (opened > 0) article.current?.focus({ preventScroll: true });
  }, [opened]);
  const open = useCallback(
    (address: AddressParams) => {
      change({ ...onlySearch(params), ...address }, { isStep: true });
      setOpened((count) => count + 1);
    },
    [params, change],
  );
  return { article, open };
}

/** The slash key focuses the search, except while the focus is in a text field. */
function useSearchKey(search: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { target } = event;
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || !search.current) return;
      if (target instanceof HTMLElement && (target.isContentEditable || target.closest("input, textarea, select, [role=dialog]"))) return;
      event.preventDefault();
      search.current.focus();
      search.current.select();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [search]);
}

interface TopicHeadProps {
  readonly topic: Topic;
  readonly isWide: boolean;
  readonly unitSystem: ReturnType<typeof preferredUnitSystem>;
  readonly onUnits: (unitSystem: ReturnType<typeof preferredUnitSystem>) => void;
  readonly onBack: () => void;
}

function TopicHead({ topic, isWide, unitSystem, onUnits, onBack }: TopicHeadProps): ReactNode {
  return (
    <header className={styles.head}>
      <div>
        {!isWide && (
          <button type="button" className={`${styles.back} screen-only`} onClick={onBack}>
            ← {texts.back}
          </button>
        )}
        {!isWide && <h1 className="sr-only">{texts.title}</h1>}
        <h2>{prose(topic.title)}</h2>
        <p>{prose(topic.summary)}</p>
      </div>
      {topic.hidesUnitSystem !== true && (
        <SegmentedControl
          className="screen-only"
          aria-label={texts.unitSystem}
          data={["Imperial", "Metric"]}
          value={unitSystem}
          onChange={(system) => onUnits(system)}
        />
      )}
    </header>
  );
}
