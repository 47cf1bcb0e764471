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
import { useEffect, useId, useMemo, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { byGroup } from "../page/searchIndex.ts";
import { texts } from "./dialogTexts.ts";
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

function Palette({ onClose }: SearchDialogProps): ReactNode {
  const [[store, { open }]] = useState(createSpotlight);
  useEffect(open, [open]);
  const { selected } = useSpotlight(store);
  const [query, setQuery] = useState("");
  const work = useSearchableWork();
  const entries = useSearchEntries(work);
  const reference = useReferenceChoices(query.trim() !== "");
  const groups = useMemo(() => byGroup(resultsOf(entries, reference, query)), [entries, reference, query]);
  const results = groups.flatMap(([, choices]) => choices);
  const id = useId();
  const listId = `${id}list`;
  const optionId = (index: number): string => `${id}option${index}`;
  // The first result is selected as soon as there is one: files may be loaded after the query was entered.
  const active = query.trim() !== "" && (selected < 0 || selected >= results.length) ? 0 : selected;
  const isEmpty = results.length === 0 && query.trim() !== "";

  const choose = ({ run }: SearchChoice): void => {
    // The dialog returns the focus before a new page takes it.
    flushSync(onClose);
    run();
  };
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
                    label={choice.label}
                    {...(choice.description && { description: choice.description })}
                    leftSection={<GroupIcon size={18} stroke={1.6} aria-hidden />}
                    closeSpotlightOnTrigger={false}
                    onClick={() => choose(choice)}
                  />
                );
              })}
            </Spotlight.ActionsGroup>
          ))}
        </div>
        {isEmpty && <Spotlight.Empty>{work.isLoading ? texts.loading : texts.none(query)}</Spotlight.Empty>}
      </Spotlight.ActionsList>
      <Spotlight.Footer>{texts.hint}</Spotlight.Footer>
      <output className="sr-only">{query.trim() === "" ? "" : isEmpty ? texts.none(query) : texts.count(results.length)}</output>
    </Spotlight.Root>
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
