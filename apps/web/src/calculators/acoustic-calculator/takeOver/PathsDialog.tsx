import type { FileRef } from "@org/data";
import { GridDialog } from "@org/ui/grid";
import type { ReactNode } from "react";
import { FileSource } from "../../takeOver/FileSource.tsx";
import layout from "../../takeOver/takeOver.module.css";
import { ductFiles } from "./ductRuns.ts";
import { PathChooser } from "./PathChooser.tsx";
import type { AcousticForm } from "./pathRows.ts";
import type { TakenPaths } from "./soundPaths.ts";

interface PathsDialogProps {
  readonly target: FileRef;
  readonly input: AcousticForm;
  readonly onTake: (taken: TakenPaths) => void;
  readonly onClose: () => void;
}

/** The ducts of a duct file, looked through before they become paths of sound. */
export function PathsDialog({ target, input, onTake, onClose }: PathsDialogProps): ReactNode {
  return (
    <GridDialog title="Take over paths from a duct file" wide onClose={onClose}>
      <div className={layout.content}>
        <FileSource files={ductFiles} target={target} anyProject>
          {(paths, file) => (
            <PathChooser
              key={file.fileId}
              paths={paths}
              file={file}
              target={target}
              input={input}
              onTake={(taken) => {
                onTake(taken);
                onClose();
              }}
              onClose={onClose}
            />
          )}
        </FileSource>
      </div>
    </GridDialog>
  );
}
