import type { DrawnStorey } from "@org/hvac-core/building/drawing";
import type { UnitSystem } from "@org/hvac-core/quantity";
import { Button, useFileDrop } from "@org/ui/elements";
import { memo, useCallback, useEffect, useId, useMemo, useRef, useState, type Dispatch, type ReactNode, type SyntheticEvent } from "react";
import { createPortal } from "react-dom";
import type { FormInput } from "@org/form/state";
import { drawingFile, recordedDrawing } from "../building/drawingFile.ts";
import { contextOf, targetsOf, targetsOfDrag } from "./edit/snap.ts";
import { usePlans, type Plans } from "./image/usePlans.ts";
import { Canvas } from "./parts/Canvas.tsx";
import { GridChoice, gridSteps } from "./parts/GridChoice.tsx";
import { KeysHelp } from "./parts/KeysHelp.tsx";
import { NorthPanel, OpeningPanel } from "./parts/OpeningPanel.tsx";
import { UnreadTextsOf } from "./parts/NumberEntry.tsx";
import { PlanPanel } from "./parts/PlanPanel.tsx";
import { InspectorPanel, RoomPanel } from "./parts/RoomPanel.tsx";
import { StatusLine } from "./parts/StatusLine.tsx";
import { StoreyChoice, StoreyPanel } from "./parts/StoreyPanel.tsx";
import { Toolbar } from "./parts/Toolbar.tsx";
import { traceKeys } from "./parts/traceKeys.ts";
import { reach } from "./parts/useCanvasPointer.ts";
import { storeyOf } from "./state/document.ts";
import type { TraceEvent, TraceState } from "./state/traceState.ts";
import { useStoredTrace, type TracePlace } from "./state/useStoredTrace.ts";
import { texts } from "./texts.ts";
import { useAim, useTraceView } from "./useTraceView.ts";
import { useEntry } from "./useEntry.ts";
import { useFindings, type Findings } from "./useFindings.ts";
import styles from "./trace.module.css";

export interface TraceEditorProps {
  readonly unitSystem: UnitSystem;
  readonly place: TracePlace;
  /** Labels by id; the first stands for no type. */
  readonly spaceTypes: Readonly<Record<string, string>>;
  /** Input of the heat load, which may have a drawing from an earlier import. */
  readonly input: FormInput;
  /** Imports the drawing as a file. */
  readonly onContinue: (file: File) => void;
  readonly onClose: () => void;
}

interface PanelProps extends Pick<TraceEditorProps, "unitSystem" | "spaceTypes"> {
  readonly state: TraceState;
  readonly dispatch: Dispatch<TraceEvent>;
  readonly plans: Plans;
  readonly findings: Findings;
}

/** Whether only the pointer or the cursor has moved what is dragged. */
function isStepOfDrag(before: TraceState, after: TraceState): boolean {
  if (!after.grab || before.grab !== after.grab) return false;
  const { history, selection: _now, ...others } = after;
  const { history: earlier, selection: _before, ...othersBefore } = before;
  return (
    history.past === earlier.past && (Object.keys(others) as (keyof typeof others)[]).every((key) => others[key] === othersBefore[key])
  );
}

/** The panel is not drawn again while something is dragged: it shows hundreds of rooms as they were, until the drop. */
const Panel = memo(PanelContent, (before, after) => before.findings === after.findings && isStepOfDrag(before.state, after.state));

function PanelContent({ plans, findings, ...props }: PanelProps): ReactNode {
  const { state, dispatch } = props;
  const unread = useMemo(() => ({ unread: state.unread, dispatch }), [state.unread, dispatch]);
  return (
    <UnreadTextsOf value={unread}>
      <div className={styles.panel}>
        <InspectorPanel {...props} />
        <PlanPanel
          {...props}
          {...plans}
          storeyId={state.storeyId}
          hasRooms={storeyOf(state.history.document, state.storeyId).rooms.length > 0}
        />
        <StoreyPanel {...props} />
        <RoomPanel {...props} findings={findings.findings} />
        <OpeningPanel {...props} findings={findings.findings} />
        <NorthPanel {...props} />
      </div>
    </UnreadTextsOf>
  );
}

/** The nearest storey below, whose walls are seen. */
function storeyBelow({ history }: TraceState, storey: DrawnStorey): DrawnStorey | undefined {
  return history.document.drawing.storeys.filter(({ level }) => level < storey.level).toSorted((a, b) => b.level - a.level)[0];
}

interface StageProps extends PanelProps {
  readonly grid: number;
  readonly showKeys: () => void;
}

/** The drawing with its tools and its status line. */
function Stage({ state, dispatch, plans, findings, unitSystem, grid, showKeys }: StageProps): ReactNode {
  const canvas = useRef<HTMLDivElement>(null);
  const storey = storeyOf(state.history.document, state.storeyId);
  const ghost = storeyBelow(state, storey);
  // During a drag those of before it.
  const { grab } = state;
  const still = grab ? storeyOf(grab.before, state.storeyId) : storey;
  const targets = useMemo(() => {
    const storeys = ghost ? [still, ghost] : [still];
    return grab ? targetsOfDrag(storeys, grab.selection, grid) : targetsOf(storeys, grid);
  }, [still, ghost, grid, grab]);
  const view = useTraceView(storey, plans.plan);
  const { aim, point, cursor } = useAim(view, contextOf(state.tool, state.points, targets));
  const entry = useEntry({ state, dispatch, aim, unitSystem, canvas });
  const step = grid > 0 ? grid : gridSteps[unitSystem][3]!;
  const keys = traceKeys({
    state,
    dispatch,
    aim,
    step,
    reach: reach.mouse / view.view.scale,
    moveCursor: (place) => cursor(place, step),
    zoom: view.zoom,
    fit: view.fit,
    showKeys,
    type: entry.begin,
  });
  const drop = useFileDrop(plans.file.open);
  return (
    <>
      <Toolbar
        tool={state.tool}
        canUndo={state.history.past.length > 0 || state.points.length > 0}
        canRedo={state.history.future.length > 0}
        dispatch={dispatch}
        zoom={view.zoom}
        fit={view.fit}
        showKeys={showKeys}
      />
      <div className={styles.stage} {...drop}>
        <Canvas
          {...view}
          canvas={canvas}
          state={state}
          storey={storey}
          ghost={ghost}
          plan={plans.plan}
          address={plans.address}
          aim={point}
          dispatch={dispatch}
          grid={grid}
          shownAim={aim}
          findingIds={findings.ids}
          unitSystem={unitSystem}
          modelAzimuth={state.history.document.drawing.place.modelAzimuth}
          onKeyDown={keys}
        />
      </div>
      <StatusLine
        state={state}
        aim={aim}
        unitSystem={unitSystem}
        entry={entry.text}
        isRefused={entry.isRefused}
        input={entry.input}
        onEntry={entry.write}
        onApply={entry.apply}
        onLeave={entry.leave}
      />
    </>
  );
}

/** Undo and redo, wherever the focus is in the editor. */
function onShortcut(event: React.KeyboardEvent, dispatch: Dispatch<TraceEvent>): void {
  const key = event.key.toLowerCase();
  if (!(event.ctrlKey || event.metaKey) || (key !== "z" && key !== "y")) return;
  event.preventDefault();
  dispatch({ type: key === "y" || event.shiftKey ? "redo" : "undo" });
}

const stop = (event: SyntheticEvent): void => event.stopPropagation();

/** Whether Escape first ends something that is under way. */
const isUnderWay = ({ points, grab, selection, tool }: TraceState): boolean =>
  points.length > 0 || grab !== undefined || selection !== undefined || tool !== "select";

/** The page on which plans are traced. Its drawing is stored on the device, so leaving it loses nothing. */
export function TraceEditor({ unitSystem, place, spaceTypes, input, onContinue, onClose }: TraceEditorProps): ReactNode {
  const { state, dispatch, isNotStored, other } = useStoredTrace(place, () => recordedDrawing(input));
  const { drawing } = state.history.document;
  const plans = usePlans(state, dispatch, place.owner);
  const findings = useFindings(drawing, unitSystem);
  const [grid, setGrid] = useState(gridSteps[unitSystem][2]!);
  const [showsKeys, setShowsKeys] = useState(false);
  const dialog = useDialog();
  const id = useId();
  const rooms = drawing.storeys.reduce((sum, storey) => sum + storey.rooms.length, 0);
  const showKeys = useCallback(() => setShowsKeys(true), []);
  const shared = { state, dispatch, plans, findings, unitSystem, spaceTypes };
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys for all of the editor
    <dialog
      ref={dialog}
      className={styles.editor}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        if (isUnderWay(state)) dispatch({ type: "cancel" });
        else onClose();
      }}
      onKeyDown={(event) => {
        onShortcut(event, dispatch);
        event.stopPropagation();
      }}
      onPointerDown={stop}
      onCopy={stop}
      onPaste={stop}
    >
      <header className={styles.head}>
        <h2 id={id}>{texts.title}</h2>
        {isNotStored && <span className={styles.caution}>{texts.notStored}</span>}
        <StoreyChoice state={state} dispatch={dispatch} />
        <GridChoice grid={grid} unitSystem={unitSystem} onChange={setGrid} />
        <Button look="primary" disabled={rooms === 0} onClick={() => onContinue(drawingFile(drawing, texts.fileName))}>
          {texts.use(rooms)}
        </Button>
        <Button onClick={onClose}>{texts.close}</Button>
        {other && (
          <div className={styles.other} role="alert">
            <span>{texts.otherDrawing.message}</span>
            <Button small onClick={other.take}>
              {texts.otherDrawing.take}
            </Button>
            <Button small onClick={other.dismiss}>
              {texts.otherDrawing.dismiss}
            </Button>
          </div>
        )}
      </header>
      <Stage {...shared} grid={grid} showKeys={showKeys} />
      <Panel {...shared} />
      {showsKeys && <KeysHelp onClose={() => setShowsKeys(false)} />}
    </dialog>,
    document.body,
  );
}

/** The dialog is modal while it is rendered, and gives the focus back. */
function useDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opened = dialog.current;
    const before = document.activeElement;
    opened?.showModal();
    opened?.querySelector<HTMLElement>("[data-begin]")?.focus();
    return () => {
      opened?.close();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return dialog;
}
