import type { FileRef } from "@org/data";
import { comparedImports } from "@org/hvac-core/exchange/project";
import type { CalculatorState } from "@org/form/state";
import { Button, lazyPart } from "@org/ui/elements";
import { getRouteApi } from "@tanstack/react-router";
import { useDeferredValue, useMemo, useState, type ReactNode } from "react";
import { ImportEnergyRooms } from "../../calculators/energy-analysis/tools/ImportEnergyRooms.tsx";
import { ImportRooms } from "../../calculators/roomLoads/ImportRooms.tsx";
import { importedRooms } from "../../calculators/roomLoads/importedRooms.ts";
import { runAction } from "../../page/runAction.ts";
import type { NamedFile } from "../links/readFiles.ts";
import styles from "../links/links.module.css";
import { texts } from "./texts.ts";

interface RowsNoticeProps {
  readonly file: FileRef;
  readonly state: CalculatorState;
  /** The files that the open one depends on, by id. */
  readonly files: ReadonlyMap<string, NamedFile>;
}

const route = getRouteApi("/_protected/projects/$projectId_/$kind/$fileId");

/** Name of the import of a pump's duty among the comparisons. */
const duty = "duty";

const ImportPaths = lazyPart(async () => (await import("../../calculators/acoustic-calculator/imports/ImportPaths.tsx")).ImportPaths);
const ImportDuty = lazyPart(async () => (await import("../../calculators/pump-head-calc/imports/ImportDuty.tsx")).ImportDuty);

interface ComparisonProps {
  readonly target: FileRef;
  readonly state: CalculatorState;
  readonly list: string;
  readonly source: string;
  readonly onClose: () => void;
}

/** The dialog of the import that differs. */
function Comparison({ list, ...props }: ComparisonProps): ReactNode {
  const imported = importedRooms.find(({ path }) => path === list);
  if (imported) return <ImportRooms {...props} imported={imported} />;
  if (list === duty) return <ImportDuty {...props} />;
  return list === "elements" ? <ImportPaths {...props} /> : <ImportEnergyRooms {...props} />;
}

/** Says which imported rows of the open file differ from their source, and opens their comparison. Nothing if none does. */
export function RowsNotice({ file, state, files }: RowsNoticeProps): ReactNode {
  const { definition } = state;
  const { rows } = route.useSearch();
  const navigate = route.useNavigate();
  const complete = useDeferredValue(state.complete);
  const differing = useMemo(() => {
    const target = { collection: file.collection, id: file.fileId, calculator: definition, input: complete };
    return comparedImports(target, [...files.values()]).filter(({ count }) => count > 0);
  }, [file, definition, complete, files]);
  const [chosen, setChosen] = useState<(typeof differing)[number]>();
  const comparing = chosen ?? (rows ? differing[0] : undefined);
  const close = (): void => {
    setChosen(undefined);
    if (rows) runAction(() => navigate({ search: {}, replace: true }));
  };
  return (
    <>
      {differing.map((each) => {
        const { source, count } = each;
        const name = files.get(source)?.name ?? "";
        return (
          <section key={source} className={styles.notice} data-internal aria-label={texts.rows.label(name)}>
            <div className={styles.head}>
              <p>{(each.list === duty ? texts.rows.fields : texts.rows.lead)(name, count)}</p>
              <Button small look="primary" className="screen-only" onClick={() => setChosen(each)}>
                {texts.rows.compare}
              </Button>
            </div>
          </section>
        );
      })}
      {comparing && <Comparison target={file} state={state} list={comparing.list} source={comparing.source} onClose={close} />}
    </>
  );
}
