import type { FileRef } from "@org/data";
import type { Conflict } from "@org/data/store";
import type { CheckedNumber, LinkedNumber } from "@org/hvac-core/links";
import {
  importRecordsIn,
  type CompleteInput,
  isTypedQuantity,
  pathSegments,
  valueAt,
  type Path,
  type ResultLink,
  type TypedQuantity,
} from "@org/hvac-core/kernel";
import { commonTexts, lazyPart, notify } from "@org/ui/elements";
import type { CalculatorState } from "@org/form/state";
import type { ResultLinks } from "@org/ui/surface";
import { useCallback, useMemo, useState, type ReactNode } from "react";
import { placeLabel } from "../file/valueText.ts";
import { LinkNotice } from "./LinkNotice.tsx";
import { bothValues, checkedNumbers, remarkOn } from "./checkedNumbers.ts";
import { linkedNumbersIn } from "./linkedNumbersIn.ts";
import { LinkNote } from "./LinkNote.tsx";
import { resultName } from "./linkName.ts";
import { ResultName } from "./ResultName.tsx";
import { useRemovedLinks } from "./useRemovedLinks.ts";
import { useLinkedFiles, type LinkedFiles } from "./useLinkedFiles.ts";
import { texts } from "./texts.tsx";

const LinkDialog = lazyPart(async () => (await import("./LinkDialog.tsx")).LinkDialog);

/** Data of a file's page about its linked numbers. */
export interface OpenFileLinks {
  /** The calculator; an edit that removes a link offers to restore it. */
  readonly state: CalculatorState;
  readonly links: ResultLinks;
  readonly notice: ReactNode;
  /** The files of the linked results and imported rows, by id; undefined until they are read. */
  readonly files: LinkedFiles["files"] | undefined;
  readonly dialog: ReactNode;
}

/** A number that differs from its result, as plain data: comparing it as text redraws the form only when it changes. */
interface Outdated {
  readonly remark: string;
  readonly update?: { readonly label: string; readonly now: TypedQuantity };
}

/** Links of numbers, and of an input to the files that its rows were imported from. */
const allLinks = (numbers: readonly LinkedNumber[], input: CompleteInput): readonly ResultLink[] => [
  ...numbers.map(({ entered }) => entered.link),
  ...importRecordsIn(input).map(({ link }) => link),
];

const linkOf = (value: unknown): readonly ResultLink[] => (isTypedQuantity(value) && value.link ? [value.link] : []);

/** The numbers that differ from their results, by path; the same object until one of them changes. */
function useOutdated(numbers: readonly CheckedNumber[], { definition, complete }: CalculatorState): ReadonlyMap<Path, Outdated> {
  const file = { calculator: definition, input: complete };
  const outdated = numbers.flatMap((number): (readonly [Path, Outdated])[] => {
    const remark = remarkOn(number, file);
    if (remark === undefined) return [];
    const { path, state, now } = number;
    const label = placeLabel(definition, pathSegments(path), complete);
    const update = state === "changed" && now ? { label: texts.updateTo(label, bothValues(number, file)[1]), now } : undefined;
    return [[path, { remark, ...(update && { update }) }]];
  });
  const text = JSON.stringify(outdated);
  return useMemo(() => new Map(JSON.parse(text) as typeof outdated), [text]);
}

/** The linked numbers of an open file, and functions that change their links. */
export function useFileLinks(file: FileRef, name: string, calculator: CalculatorState, conflicts: readonly Conflict[]): OpenFileLinks {
  const { definition, complete, change } = calculator;
  const linked = useMemo(() => linkedNumbersIn(definition.fields, complete), [definition, complete]);
  const linkedFiles = useLinkedFiles(file.projectId, [
    ...allLinks(linked, complete),
    ...conflicts.flatMap(({ mine, theirs }) => [...linkOf(mine), ...linkOf(theirs)]),
  ]);
  const numbers = useMemo((): readonly CheckedNumber[] => {
    if (linked.length === 0 || !linkedFiles) return [];
    return checkedNumbers({ collection: file.collection, id: file.fileId, calculator: definition, input: complete }, linkedFiles);
  }, [linked, linkedFiles, file, definition, complete]);
  const outdated = useOutdated(numbers, calculator);

  const [pathToLink, setPathToLink] = useState<Path>();
  const nameOf = useCallback<ResultLinks["nameOf"]>((link) => resultName(link, linkedFiles?.files.get(link.fileId)), [linkedFiles]);
  const take = useCallback(
    (values: Readonly<Record<Path, TypedQuantity>>, message: string): void => {
      const edit = change({ type: "values", values });
      notify({ key: "link", message, action: { label: commonTexts.undo, run: () => change({ type: "undo", id: edit }) } });
    },
    [change],
  );
  const links = useMemo(
    (): ResultLinks => ({
      nameOf,
      remarkOn: (path) => outdated.get(path)?.remark,
      renderNote: (path, link) => {
        const { remark, update } = outdated.get(path) ?? {};
        return (
          <LinkNote
            link={link}
            file={linkedFiles?.files.get(link.fileId)}
            remark={remark}
            update={update && { label: update.label, run: () => take({ [path]: update.now }, texts.updated(1)) }}
          />
        );
      },
      choose: setPathToLink,
    }),
    [nameOf, outdated, linkedFiles, take],
  );
  return {
    state: useRemovedLinks(calculator, linked, nameOf),
    links,
    files: linkedFiles?.files,
    notice: (
      <LinkNotice
        definition={definition}
        complete={complete}
        numbers={numbers}
        renderResult={(link) => <ResultName link={link} file={linkedFiles?.files.get(link.fileId)} />}
        take={(taken) =>
          take(
            Object.fromEntries(taken.map(({ path, now }) => [path, now!])),
            taken.length === 1 ? texts.updatedInput(taken[0]!.field.label) : texts.updated(taken.length),
          )
        }
        choose={setPathToLink}
        unlink={({ path }) => {
          const current = valueAt(complete, path);
          if (!isTypedQuantity(current)) return;
          const { link: _link, ...unlinked } = current;
          const label = placeLabel(definition, pathSegments(path), complete);
          take({ [path]: unlinked }, texts.removed(label));
        }}
      />
    ),
    dialog: pathToLink !== undefined && (
      <LinkDialog
        file={file}
        name={name}
        path={pathToLink}
        definition={definition}
        complete={complete}
        change={change}
        onClose={() => setPathToLink(undefined)}
      />
    ),
  };
}
