import { IconDots } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import { lazyPart } from "../elements/lazyPart.tsx";
import { MenuItem, Popup } from "../elements/Popup.tsx";
import { copyLink } from "./actions.ts";
import type { ExampleSource } from "./ExampleItems.tsx";
import type { CalculatorState } from "@org/form/state";
import styles from "./surface.module.css";

const ExampleMenu = lazyPart(async () => (await import("./ExampleMenu.tsx")).ExampleMenu);

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

/** Screen widths, as in the style, below which the bar has no room for printing and undo, and on the narrowest screens for sharing: the menu has them. */
const [phone, narrowest] = ["(max-width: 640px)", "(max-width: 345px)"];

/** The last button of the bar, for rarer actions. The examples replace the other items, since a submenu is hard to hit. */
export function MoreMenu({ state, examples, sharePath, print, report, showHelp, download }: MoreMenuProps): ReactNode {
  const { change, canUndo, canRedo } = state;
  const [showsExamples, setShowsExamples] = useState(false);
  return (
    <Popup
      role="menu"
      align="end"
      className={styles.more}
      aria-label="More actions"
      popupLabel={showsExamples ? "Examples" : "More actions"}
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
                {canUndo && <MenuItem onSelect={then(() => change({ type: "undo" }))}>Undo</MenuItem>}
                {canRedo && <MenuItem onSelect={then(() => change({ type: "redo" }))}>Redo</MenuItem>}
                {matchMedia(narrowest).matches && <MenuItem onSelect={then(() => void copyLink(state, sharePath))}>Share</MenuItem>}
                <MenuItem onSelect={then(() => void print())}>Print</MenuItem>
              </>
            )}
            {report && <MenuItem onSelect={then(report)}>Report (PDF)…</MenuItem>}
            <MenuItem onSelect={() => setShowsExamples(true)}>Typical inputs and worked examples…</MenuItem>
            {download && (
              <>
                <MenuItem onSelect={then(() => download("xlsx"))}>Download spreadsheet (XLSX)</MenuItem>
                <MenuItem onSelect={then(() => download("csv"))}>Download rows (CSV)</MenuItem>
              </>
            )}
            <MenuItem onSelect={then(() => examples.replace("defaults"))}>Reset to defaults</MenuItem>
            <MenuItem onSelect={then(showHelp)}>Keyboard shortcuts</MenuItem>
          </>
        );
      }}
    >
      <IconDots size={18} stroke={1.6} aria-hidden />
    </Popup>
  );
}
