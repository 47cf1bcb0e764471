import type { CalculatorState } from "@org/form/state";
import { Button, lazyPart } from "@org/ui/elements";
import { useEffect, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { ResultsTool } from "./back/ResultsTool.tsx";
import { RowsModelTool } from "./rowsModel/RowsModelTool.tsx";
import { TraceTool } from "../trace/TraceTool.tsx";
import { useDroppedFiles } from "./droppedFiles.ts";
import { keepCode } from "../../../loading/keepCode.ts";
import styles from "./tool.module.css";
import { texts } from "./toolTexts.ts";

const ImportBuilding = lazyPart(async () => (await import("./ImportBuilding.tsx")).ImportBuilding);

interface ToolProps {
  readonly state: CalculatorState;
}

interface Import {
  /** Opens the dialog, with files that were dropped or a drawing that was traced. */
  readonly open: (files?: readonly File[]) => void;
  readonly parts: ReactNode;
}

function useImport({ state }: ToolProps): Import {
  const [files, setFiles] = useState<readonly File[]>();
  const isOver = useDroppedFiles(setFiles, files !== undefined);
  return {
    open: (opened = []) => setFiles(opened),
    parts: (
      <>
        {isOver && !files && createPortal(<div className={styles.drop}>{texts.drop}</div>, document.body)}
        {files && <ImportBuilding state={state} files={files} isOver={isOver} onClose={() => setFiles(undefined)} />}
      </>
    ),
  };
}

/** Imports the rooms of a model, by a button above the rooms or by dropping its file on the page, or those of plans that are traced. */
export function BuildingTool(props: ToolProps): ReactNode {
  const { open, parts } = useImport(props);
  useEffect(() => keepCode(), []);
  return (
    <div className={`${styles.tool} screen-only`}>
      <Button small title={texts.hint} onClick={() => open()}>
        {texts.open}
      </Button>
      <ResultsTool state={props.state} />
      <RowsModelTool state={props.state} />
      <TraceTool state={props.state} onDrawing={(drawing) => open([drawing])} />
      {parts}
    </div>
  );
}

function DropOnly(props: ToolProps): ReactNode {
  return useImport(props).parts;
}

/** Files that are dropped while the calculator has one room: the import makes it the method of a project. */
export function BuildingDrop(props: ToolProps): ReactNode {
  return props.state.complete["method"] === "hourly" ? null : <DropOnly {...props} />;
}
