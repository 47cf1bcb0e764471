import type { CalculatorState } from "@org/form/state";
import { Button, lazyPart } from "@org/ui/elements";
import { useEffect, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { ResultsTool } from "./back/ResultsTool.tsx";
import { TraceTool } from "../trace/TraceTool.tsx";
import styles from "./tool.module.css";
import { texts } from "./toolTexts.ts";

const ImportBuilding = lazyPart(async () => (await import("./ImportBuilding.tsx")).ImportBuilding);

const isBuildingFile = ({ name }: File): boolean => /\.(?:xml|gbxml|ifc)$/i.test(name);

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes("Files") === true;

/** Files of buildings that are dropped anywhere on the page, but not on what takes files itself. @returns whether a file is over the page */
function useDroppedBuilding(onFile: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const over = (event: DragEvent): void => {
      // A dialog has the page behind it.
      const isTaken = event.defaultPrevented || document.querySelector("dialog[open]") !== null;
      if (hasFiles(event) && !isTaken) event.preventDefault();
      setOver(hasFiles(event) && !isTaken);
    };
    const drop = (event: DragEvent): void => {
      setOver(false);
      const [file] = event.dataTransfer?.files ?? [];
      if (event.defaultPrevented || !file || !isBuildingFile(file) || document.querySelector("dialog[open]") !== null) return;
      event.preventDefault();
      onFile(file);
    };
    window.addEventListener("dragover", over, { signal });
    window.addEventListener("drop", drop, { signal });
    window.addEventListener(
      "dragleave",
      ({ relatedTarget }) => {
        if (relatedTarget === null) setOver(false);
      },
      { signal },
    );
    return () => controller.abort();
  }, [onFile]);
  return isOver;
}

interface ToolProps {
  readonly state: CalculatorState;
}

/** An import that is open, with the file that was dropped. */
interface Opened {
  readonly file?: File;
}

interface Import {
  readonly open: (file?: File) => void;
  readonly parts: ReactNode;
}

function useImport({ state }: ToolProps): Import {
  const [opened, setOpened] = useState<Opened>();
  const [openFile] = useState(() => (file: File) => setOpened({ file }));
  const isOver = useDroppedBuilding(openFile);
  return {
    open: (file) => setOpened(file ? { file } : {}),
    parts: (
      <>
        {isOver && createPortal(<div className={styles.drop}>{texts.drop}</div>, document.body)}
        {opened && <ImportBuilding state={state} file={opened.file} onClose={() => setOpened(undefined)} />}
      </>
    ),
  };
}

/** Imports the rooms of a model, by a button above the rooms or by dropping its file on the page, or those of plans that are traced. */
export function BuildingTool(props: ToolProps): ReactNode {
  const { open, parts } = useImport(props);
  return (
    <div className={`${styles.tool} screen-only`}>
      <Button small title={texts.hint} onClick={() => open()}>
        {texts.open}
      </Button>
      <ResultsTool state={props.state} />
      <TraceTool state={props.state} onDrawing={open} />
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
