import { IconDots } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import { lazyPart } from "../elements/lazyPart.tsx";
import { MenuItem, Popup } from "../elements/Popup.tsx";
import { copyLink } from "./actions.ts";
import type { ExampleSource } from "./ExampleItems.tsx";
import type { CalculatorState } from "@org/form/state";
import { commonTexts } from "../elements/texts.ts";
import { texts } from "./texts.ts";
import styles from "./surface.module.css";

const ExampleMenu = lazyPart(async () => (await import("./ExampleMenu.tsx")).ExampleMenu);

const PrintDialog = lazyPart(async () => (await import("./print/PrintDialog.tsx")).PrintDialog);

/** File formats of a downloaded calculation. */
export type FileFormat = "xlsx" | "csv";

interface MoreMenuProps {
  readonly state: CalculatorState;
  readonly examples: ExampleSource;
  readonly sharePath: string | undefined;
  readonly print: () => Promise<void>;
  readonly report: (() => void) | undefined;
  readonly showHelp: () => void;
  readonly download: ((format: FileFormat) => void) | undefined;
}

/** Screen widths, as in the style, below which the bar has no room for undo, and on the narrowest screens for sharing: the menu has them. */
const [phone, narrowest] = ["(max-width: 640px)", "(max-width: 345px)"];

/** The last button of the bar, for rarer actions. The examples replace the other items, since a submenu is hard to hit. */
export function MoreMenu({ state, examples, sharePath, print, report, showHelp, download }: MoreMenuProps): ReactNode {
  const { change, canUndo, canRedo } = state;
  const [showsExamples, setShowsExamples] = useState(false);
  const [asksLevel, setAsksLevel] = useState(false);
  return (
    <>
      <Popup
        role="menu"
        align="end"
        className={styles.more}
        aria-label={texts.menu.label}
        popupLabel={showsExamples ? texts.menu.examplesLabel : texts.menu.label}
        onClick={() => setShowsExamples(false)}
        renderContent={(close) => {
          const then = (action: () => void) => () => {
            close();
            action();
          };
          if (showsExamples) return <ExampleMenu {...examples} close={close} />;
          return (
            <>
              {matchMedia(phone).matches && (
                <>
                  {canUndo && <MenuItem onSelect={then(() => change({ type: "undo" }))}>{commonTexts.undo}</MenuItem>}
                  {canRedo && <MenuItem onSelect={then(() => change({ type: "redo" }))}>{commonTexts.redo}</MenuItem>}
                  {matchMedia(narrowest).matches && (
                    <MenuItem onSelect={then(() => void copyLink(state, sharePath))}>{texts.bar.share}</MenuItem>
                  )}
                </>
              )}
              {report && <MenuItem onSelect={then(report)}>{texts.menu.report}</MenuItem>}
              <MenuItem onSelect={then(() => setAsksLevel(true))}>{texts.menu.print}</MenuItem>
              <MenuItem onSelect={() => setShowsExamples(true)}>{texts.menu.examples}</MenuItem>
              {download && (
                <>
                  <MenuItem onSelect={then(() => download("xlsx"))}>{texts.menu.workbook}</MenuItem>
                  <MenuItem onSelect={then(() => download("csv"))}>{texts.menu.rows}</MenuItem>
                </>
              )}
              <MenuItem onSelect={then(() => examples.replace("defaults"))}>{texts.menu.reset}</MenuItem>
              <MenuItem onSelect={then(showHelp)}>{texts.menu.shortcuts}</MenuItem>
            </>
          );
        }}
      >
        <IconDots size={18} stroke={1.6} aria-hidden />
      </Popup>
      {asksLevel && <PrintDialog state={state} print={print} onClose={() => setAsksLevel(false)} />}
    </>
  );
}
