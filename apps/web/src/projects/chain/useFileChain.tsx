import type { FileRef } from "@org/data";
import { checkChain, linkedNumbers, type FollowedNumber } from "@org/hvac-core/chain";
import type { Path } from "@org/hvac-core/kernel";
import { lazyPart, notify } from "@org/ui/elements";
import type { CalculatorState, ResultLinks } from "@org/ui/surface";
import { useCallback, useMemo, useState, type ReactNode } from "react";
import { ChainNotice } from "./ChainNotice.tsx";
import { resultName } from "./linkName.ts";
import { useSources } from "./useSources.ts";

const FollowDialog = lazyPart(async () => (await import("./FollowDialog.tsx")).FollowDialog);

/** What a file's page shows of the results that its numbers follow. */
export interface FileChain {
  readonly links: ResultLinks;
  readonly notice: ReactNode;
  readonly dialog: ReactNode;
}

/** How the numbers of an open file stand to the results of other files that they follow, and the ways to change that. */
export function useFileChain(file: FileRef, name: string, { definition, complete, change }: CalculatorState): FileChain {
  const linked = useMemo(() => linkedNumbers(definition.fields, complete), [definition, complete]);
  const sources = useSources(file.projectId, linked);
  const numbers = useMemo((): readonly FollowedNumber[] => {
    if (linked.length === 0 || !sources) return [];
    const own = { collection: file.collection, id: file.fileId, calculator: definition, input: complete };
    return checkChain([...[...sources.values()].filter(({ id }) => id !== own.id), own]).numbers.filter((each) => each.file === own.id);
  }, [linked, sources, file, definition, complete]);

  const [asked, setAsked] = useState<Path>();
  const nameOf = useCallback<ResultLinks["nameOf"]>((link) => resultName(link, sources?.get(link.fileId)), [sources]);
  const links = useMemo((): ResultLinks => ({ nameOf, choose: setAsked }), [nameOf]);
  const take = (taken: readonly FollowedNumber[]): void => {
    const edit = change({ type: "values", values: Object.fromEntries(taken.map(({ path, now }) => [path, now])) });
    notify({
      key: "follow",
      message: taken.length === 1 ? `${taken[0]!.field.label} was updated.` : `${taken.length} inputs were updated.`,
      action: { label: "Undo", run: () => change({ type: "undo", id: edit }) },
    });
  };
  return {
    links,
    notice: <ChainNotice definition={definition} complete={complete} numbers={numbers} nameOf={nameOf} take={take} choose={setAsked} />,
    dialog: asked !== undefined && (
      <FollowDialog
        file={file}
        name={name}
        path={asked}
        definition={definition}
        complete={complete}
        change={change}
        onClose={() => setAsked(undefined)}
      />
    ),
  };
}
