import type { FileRef } from "@org/data";
import type { AcousticForm, ImportedPaths } from "@org/hvac-core/exchange/sound";
import { GridDialog } from "@org/ui/grid";
import type { ReactNode } from "react";
import { FileSource } from "../../imports/FileSource.tsx";
import layout from "../../imports/imports.module.css";
import { ductFiles } from "./ductFiles.ts";
import { PathChooser } from "./PathChooser.tsx";
import { texts } from "./texts.ts";

interface PathsDialogProps {
  readonly target: FileRef;
  /** Id of the duct file that is selected at first. */
  readonly first?: string | undefined;
  readonly input: AcousticForm;
  readonly onImport: (imported: ImportedPaths) => void;
  readonly onClose: () => void;
}

/** Preview of the sound paths of a duct file, before they are imported. */
export function PathsDialog({ target, first, input, onImport, onClose }: PathsDialogProps): ReactNode {
  return (
    <GridDialog title={texts.title} wide onClose={onClose}>
      <div className={layout.content}>
        <FileSource files={ductFiles} target={target} first={first} anyProject>
          {(paths, file) => (
            <PathChooser
              key={file.fileId}
              paths={paths}
              file={file}
              target={target}
              input={input}
              onImport={(imported) => {
                onImport(imported);
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
