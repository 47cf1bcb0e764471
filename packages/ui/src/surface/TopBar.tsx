import { IconArrowBackUp, IconArrowForwardUp, IconLink, IconPrinter } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Button, IconButton } from "../elements/Button.tsx";
import type { CalculatorState } from "@org/form/state";
import { copyLink } from "./actions.ts";
import type { ExampleSource } from "./ExampleItems.tsx";
import { MoreMenu, type FileFormat } from "./MoreMenu.tsx";
import { UnitSystemSwitch } from "./UnitSystemSwitch.tsx";
import { commonTexts } from "../elements/texts.ts";
import { texts } from "./texts.ts";
import styles from "./surface.module.css";

interface TopBarProps {
  readonly state: CalculatorState;
  readonly fileName: string | undefined;
  /** The file name as an editable element. */
  readonly fileTitle: ReactNode;
  readonly status: ReactNode;
  readonly actions: ReactNode;
  readonly sharePath: string | undefined;
  readonly examples: ExampleSource;
  readonly download: ((format: FileFormat) => void) | undefined;
  readonly print: () => Promise<void>;
  /** Opens the report dialog; without it there is no report. */
  readonly report: (() => void) | undefined;
  readonly showHelp: () => void;
}

/** The slim bar of a calculator: title, file, unit system, actions. */
export function TopBar(props: TopBarProps): ReactNode {
  const { state, fileName, fileTitle, status, actions, sharePath, examples, download, print, report, showHelp } = props;
  const { definition, input, change, canUndo, canRedo } = state;
  return (
    <header className={`${styles.bar} screen-only`}>
      <div className={styles.title}>
        {fileName === undefined ? (
          <h1>{definition.title}</h1>
        ) : (
          (fileTitle ?? (
            <h1 className={styles.fileTitle} dir="auto" title={fileName}>
              {fileName}
            </h1>
          ))
        )}
        {fileName !== undefined && <span className={styles.kind}>{definition.title}</span>}
        {status ?? (fileName === undefined && <span title={texts.bar.unsavedHint}>{texts.bar.unsaved}</span>)}
      </div>
      <div className={`${styles.actions} screen-only`}>
        <UnitSystemSwitch value={input.unitSystem} onChange={(unitSystem) => change({ type: "unitSystem", unitSystem })} />
        <span className={styles.history}>
          <IconButton label={commonTexts.undo} hint={texts.bar.undoHint} disabled={!canUndo} onClick={() => change({ type: "undo" })}>
            <IconArrowBackUp size={18} stroke={1.6} aria-hidden />
          </IconButton>
          <IconButton label={commonTexts.redo} hint={texts.bar.redoHint} disabled={!canRedo} onClick={() => change({ type: "redo" })}>
            <IconArrowForwardUp size={18} stroke={1.6} aria-hidden />
          </IconButton>
        </span>
        {actions}
        <Button className={styles.share} onClick={() => void copyLink(state, sharePath)}>
          <IconLink size={16} stroke={1.6} aria-hidden />
          {texts.bar.share}
        </Button>
        <IconButton look="plain" label={texts.bar.print} className={styles.print} onClick={() => void print()}>
          <IconPrinter size={17} stroke={1.6} aria-hidden />
        </IconButton>
        <MoreMenu
          state={state}
          examples={examples}
          sharePath={sharePath}
          print={print}
          report={report}
          showHelp={showHelp}
          download={download}
        />
      </div>
    </header>
  );
}
