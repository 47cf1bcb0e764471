import { IconLayoutBottombar, IconLayoutSidebarRight, IconX } from "@tabler/icons-react";
import { useId, useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from "react";
import { IconButton } from "../../elements/Button.tsx";
import { texts } from "./texts.ts";
import { panelLimits, type PanelTab, type TableLayoutState } from "./useTableLayout.ts";
import tabStyles from "../../grid/tabs.module.css";
import styles from "./tablePage.module.css";

interface SidePanelProps extends TableLayoutState {
  /** Name of the tab with the selected row. */
  readonly rowLabel: string;
  readonly row: ReactNode;
  /** Absent for a calculator without figures. */
  readonly figures: ReactNode | undefined;
}

const step = 24;

/** The edge between table and panel: drawn with the pointer, moved by arrow keys. */
function Resizer({ layout, setLayout }: TableLayoutState): ReactNode {
  const from = useRef<{ readonly place: number; readonly size: number }>(undefined);
  const isBeside = layout.place === "beside";
  const side = isBeside ? "width" : "height";
  const size = layout[side];
  const [minimum, maximum] = panelLimits[side];
  const resize = (to: number): void => setLayout({ [side]: Math.round(Math.min(maximum, Math.max(minimum, to))) });
  const placeOf = ({ clientX, clientY }: PointerEvent): number => (isBeside ? clientX : clientY);
  const keys: Readonly<Record<string, number>> = isBeside ? { ArrowLeft: step, ArrowRight: -step } : { ArrowUp: step, ArrowDown: -step };
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = keys[event.key];
    if (by === undefined) return;
    event.preventDefault();
    resize(size + by);
  };
  const end = (): void => {
    from.current = undefined;
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a separator that is moved takes pointer and keys
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a rule cannot be moved
      role="separator"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it takes arrow keys
      tabIndex={0}
      aria-orientation={isBeside ? "vertical" : "horizontal"}
      aria-label={isBeside ? texts.panel.resize : texts.panel.resizeBelow}
      aria-valuenow={size}
      aria-valuemin={minimum}
      aria-valuemax={maximum}
      className={styles.resizer}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = { place: placeOf(event), size };
      }}
      onPointerMove={(event) => from.current && resize(from.current.size + from.current.place - placeOf(event))}
      onPointerUp={end}
      onPointerCancel={end}
    />
  );
}

/** The panel of a table: the selected row, and the figures. */
export function SidePanel({ rowLabel, row, figures, ...state }: SidePanelProps): ReactNode {
  const { layout, setLayout } = state;
  const id = useId();
  const tabs: readonly (readonly [PanelTab, string])[] =
    figures === undefined
      ? [["row", rowLabel]]
      : [
          ["row", rowLabel],
          ["figures", texts.panel.figures],
        ];
  const tab = figures === undefined ? "row" : layout.tab;
  const isBeside = layout.place === "beside";
  const choose = (to: PanelTab): void => {
    setLayout({ tab: to });
    document.getElementById(`${id}-${to}`)?.focus();
  };
  return (
    <>
      <Resizer {...state} />
      <aside className={styles.panel} aria-label={texts.panel.label} style={isBeside ? { width: layout.width } : { height: layout.height }}>
        <div className={styles.panelHead}>
          <div role="tablist" aria-label={texts.panel.label} className={tabStyles.tabs}>
            {tabs.map(([each, name]) => (
              <button
                key={each}
                type="button"
                role="tab"
                id={`${id}-${each}`}
                aria-selected={each === tab}
                aria-controls={`${id}-panel`}
                tabIndex={each === tab ? 0 : -1}
                onClick={() => setLayout({ tab: each })}
                onKeyDown={(event) => {
                  if (event.key === "ArrowLeft" || event.key === "ArrowRight") choose(each === "row" ? "figures" : "row");
                }}
              >
                {name}
              </button>
            ))}
          </div>
          <IconButton
            small
            label={isBeside ? texts.panel.below : texts.panel.beside}
            onClick={() => setLayout({ place: isBeside ? "below" : "beside" })}
          >
            {isBeside ? (
              <IconLayoutBottombar size={15} stroke={1.6} aria-hidden />
            ) : (
              <IconLayoutSidebarRight size={15} stroke={1.6} aria-hidden />
            )}
          </IconButton>
          <IconButton small label={texts.panel.hide} onClick={() => setLayout({ place: "hidden" })}>
            <IconX size={15} stroke={1.6} aria-hidden />
          </IconButton>
        </div>
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`} tabIndex={-1} className={styles.panelBody}>
          {tab === "row" ? row : figures}
        </div>
      </aside>
    </>
  );
}
