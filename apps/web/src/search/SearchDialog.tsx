import { prose } from "@org/form/numbers";
/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a combobox with a list of grouped options: no element of HTML is one */
import { createSpotlight, MantineTheme, Spotlight, useSpotlight } from "@org/ui/kit";
import {
  IconBolt,
  IconBook,
  IconCalculator,
  IconFileText,
  IconFolder,
  IconLayoutSidebar,
  IconSearch,
  type Icon,
} from "@tabler/icons-react";
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { byGroup } from "../page/searchIndex.ts";
import { texts } from "./dialogTexts.ts";
import { useOutOfDateFiles, type OutOfDateFiles } from "./useOutOfDateFiles.ts";
import { useReferenceChoices } from "./useReferenceChoices.ts";
import { useSearchableWork } from "./useSearchableWork.ts";
import { useSearchEntries, type SearchChoice, type SearchGroup } from "./useSearchEntries.ts";

interface SearchDialogProps {
  readonly onClose: () => void;
}

const icons: Readonly<Record<SearchGroup, Icon>> = {
  files: IconFileText,
  projects: IconFolder,
  calculators: IconCalculator,
  reference: IconBook,
  pages: IconLayoutSidebar,
  actions: IconBolt,
};
/** Maximum number of results outside the reference. */
const maxShown = 20;
/** Maximum number of results in the reference, which has its own search page. */
const maxReference = 8;
/** Number of recent files that are shown while the query is empty. */
const maxRecent = 5;

/** Searches projects, files, calculators, the reference, pages and actions. */
export function SearchDialog({ onClose }: SearchDialogProps): ReactNode {
  useReturnedFocus();
  return (
    <MantineTheme>
      <Palette onClose={onClose} />
    </MantineTheme>
  );
}

/** Returns the focus to the element that had it. */
function useReturnedFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    },
    [opener],
  );
}

/** Words of a choice: names of files and projects are as they were typed. */
const shown = (group: SearchChoice["group"], words: string): string => (group === "reference" ? prose(words) : words);

function Palette({ onClose }: SearchDialogProps): ReactNode {
  const [[store, { open }]] = useState(createSpotlight);
  useEffect(open, [open]);
  const { selected } = useSpotlight(store);
  const [query, setQuery] = useState("");
  const { groups, outOfDate, isLoading, isSettled } = useResults(query);
  const results = groups.flatMap(([, choices]) => choices);
  const id = useId();
  const listId = `${id}list`;
  const optionId = (index: number): string => `${id}option${index}`;
  // The first result is selected as soon as there is one: files may be loaded after the query was entered.
  const active = query.trim() !== "" && (selected < 0 || selected >= results.length) ? 0 : selected;
  const isEmpty = results.length === 0 && query.trim() !== "";
  const noResult = noResultText(query, isLoading, outOfDate);

  const choose = ({ run }: SearchChoice): void => {
    // The dialog returns the focus before a new page takes it.
    flushSync(onClose);
    run();
  };
  const enter = useAwaitedResult({ query, isSettled, first: active <= 0 ? results[0] : undefined, choose });
  return (
    <Spotlight.Root
      store={store}
      query={query}
      onQueryChange={setQuery}
      shortcut={null}
      clearQueryOnClose={false}
      returnFocus={false}
      scrollable
      maxHeight={420}
      transitionProps={{ duration: 0 }}
      overlayProps={{ blur: 0 }}
      attributes={{ content: { "aria-label": texts.title } }}
      onSpotlightClose={onClose}
    >
      <Spotlight.Search
        placeholder={texts.placeholder}
        leftSection={<IconSearch size={18} stroke={1.6} aria-hidden />}
        role="combobox"
        aria-label={texts.title}
        onKeyDownCapture={active <= 0 ? enter.onKeyDown : undefined}
        aria-expanded={results.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        {...(active >= 0 && active < results.length && { "aria-activedescendant": optionId(active) })}
      />
      <Spotlight.ActionsList>
        <div id={listId} role="listbox" aria-label={texts.title}>
          {groups.map(([group, choices]) => (
            <Spotlight.ActionsGroup key={group} label={texts.groups[group]} role="group" aria-label={texts.groups[group]}>
              {choices.map((choice) => {
                const index = results.indexOf(choice);
                const GroupIcon = icons[group];
                return (
                  <Spotlight.Action
                    key={choice.id}
                    // Mantine ignores an id in the props.
                    ref={(element: HTMLButtonElement | null) => element?.setAttribute("id", optionId(index))}
                    data-selected={index === active || undefined}
                    role="option"
                    aria-selected={index === active}
                    label={shown(group, choice.shownLabel ?? choice.label)}
                    {...(choice.description && { description: shown(group, choice.description) })}
                    leftSection={<GroupIcon size={18} stroke={1.6} aria-hidden />}
                    closeSpotlightOnTrigger={false}
                    onClick={() => choose(choice)}
                  />
                );
              })}
            </Spotlight.ActionsGroup>
          ))}
        </div>
        {isEmpty && <Spotlight.Empty>{noResult}</Spotlight.Empty>}
      </Spotlight.ActionsList>
      <Footer outOfDate={outOfDate} isAwaited={enter.isAwaited} />
      <output className="sr-only">{query.trim() === "" ? "" : isEmpty ? noResult : texts.count(results.length)}</output>
    </Spotlight.Root>
  );
}

interface AwaitedResult {
  readonly query: string;
  /** Whether the first result stays the first. */
  readonly isSettled: boolean;
  readonly first: SearchChoice | undefined;
  readonly choose: (choice: SearchChoice) => void;
}

/** Enter right after typing opens the first result of what was typed once it is known; pressed again, the one that is there. */
function useAwaitedResult({ query, isSettled, first, choose }: AwaitedResult) {
  const [awaited, setAwaited] = useState<string>();
  const isAwaited = awaited === query;
  const latest = useRef(choose);
  useEffect(() => {
    latest.current = choose;
  });
  useEffect(() => {
    if (!isAwaited || !isSettled || !first) return;
    // Not while React renders: the dialog is closed at once.
    const timer = setTimeout(() => latest.current(first));
    return () => clearTimeout(timer);
  }, [isAwaited, isSettled, first]);
  return {
    isAwaited: isAwaited && !isSettled,
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.key !== "Enter" || event.nativeEvent.isComposing || query.trim() === "" || isSettled || isAwaited) return;
      event.preventDefault();
      event.stopPropagation();
      setAwaited(query);
    },
  };
}

/** The results of a query by group, with what is still loaded or compared. */
function useResults(query: string) {
  const work = useSearchableWork();
  const outOfDate = useOutOfDateFiles(work, query);
  const entries = useSearchEntries(work, outOfDate.ids);
  const reference = useReferenceChoices(query.trim() !== "");
  const { choices } = reference;
  const groups = useMemo(() => byGroup(resultsOf(entries, choices, query)), [entries, choices, query]);
  // Results of the reference come after all others.
  const isSettled = !work.isLoading && (groups.length > 0 || !reference.isLoading);
  return { groups, outOfDate, isLoading: work.isLoading, isSettled };
}

function noResultText(query: string, isLoading: boolean, { isComparing }: OutOfDateFiles): string {
  return isLoading ? texts.loading : isComparing ? texts.comparing : texts.none(query);
}

/** What a search for “out of date” compares, and how the dialog is used. */
function Footer({ outOfDate, isAwaited }: { readonly outOfDate: OutOfDateFiles; readonly isAwaited: boolean }): ReactNode {
  const { isComparing, skipped } = outOfDate;
  return (
    <Spotlight.Footer>
      {isAwaited && <p role="status">{texts.awaited}</p>}
      {isComparing && <p>{texts.comparing}</p>}
      {skipped > 0 && <p role="status">{texts.notCompared(skipped)}</p>}
      {texts.hint}
    </Spotlight.Footer>
  );
}

type Entries = ReturnType<typeof useSearchEntries>;

/** Results of a query; for an empty query recent files, actions and calculators. */
function resultsOf(entries: Entries, reference: Entries, query: string): readonly SearchChoice[] {
  // The user's projects and files come first, however well the reference matches.
  if (query.trim() !== "") return [...entries.find(query, maxShown), ...reference.find(query, maxReference)];
  const all = entries.entries;
  const files = all
    .filter(({ group }) => group === "files")
    .toSorted((left, right) => (right.changedAt ?? 0) - (left.changedAt ?? 0))
    .slice(0, maxRecent);
  return [...files, ...all.filter(({ group }) => group === "actions"), ...all.filter(({ group }) => group === "calculators")];
}
