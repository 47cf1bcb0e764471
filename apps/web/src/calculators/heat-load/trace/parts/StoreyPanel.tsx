import { withStorey, type DrawnStorey } from "@org/hvac-core/building/drawing";
import type { UnitSystem } from "@org/hvac-core/quantity";
import { formatQuantity, prose } from "@org/form/numbers";
import { Button } from "@org/ui/elements";
import type { Dispatch, ReactNode } from "react";
import { topLevel, withStoreyCopy } from "../edit/storeys.ts";
import { newStorey, storeyOf, withDrawing, withPlan, type Plan, type TraceDocument } from "../state/document.ts";
import type { TraceEvent, TraceState } from "../state/traceState.ts";
import { texts } from "../texts.ts";
import styles from "../trace.module.css";
import { fieldName, NumberEntry, TextEntry } from "./NumberEntry.tsx";
import { Section } from "./Section.tsx";

interface StoreyPanelProps {
  readonly state: TraceState;
  readonly dispatch: Dispatch<TraceEvent>;
  readonly unitSystem: UnitSystem;
}

/** Maximum number of storeys, and of identical ones. */
const [maxStoreys, maxCount] = [100, 200];

/** Numbers of the storeys that one entry stands for, from the lowest storey at the ground. */
function rangeText(storeys: readonly DrawnStorey[], storey: DrawnStorey): string {
  const below = storeys.filter(({ level }) => level < storey.level).reduce((sum, { count }) => sum + count, 0);
  return texts.storeys.range(below + 1, below + storey.count, storey.count);
}

const withoutStorey = (document: TraceDocument, id: string): TraceDocument =>
  withPlan(withDrawing(document, { storeys: document.drawing.storeys.filter((each) => each.id !== id) }), id, undefined);

interface StoreyFieldsProps extends Omit<StoreyPanelProps, "state"> {
  readonly storey: DrawnStorey;
  readonly groundLevel: number;
}

/** Values of a storey, and the level of the ground. */
function StoreyFields({ storey, groundLevel, dispatch, unitSystem }: StoreyFieldsProps): ReactNode {
  const change = (values: Partial<DrawnStorey>): void =>
    dispatch({
      type: "edit",
      run: `${storey.id} ${Object.keys(values).join(" ")}`,
      // Storeys above move with the top of this one.
      edit: (document) => withDrawing(document, withStorey(document.drawing, { ...storeyOf(document, storey.id), ...values })),
    });
  const length = { kind: "length", unitSystem } as const;
  const { ceilingHeight: _ceiling, ...withoutCeiling } = storey;
  return (
    <div className={styles.fields} key={storey.id}>
      <TextEntry label={texts.storeys.nameLabel} value={storey.name} onChange={(name) => change({ name })} />
      <NumberEntry
        label={texts.storeys.level}
        field={fieldName(storey.id, "level")}
        value={storey.level}
        {...length}
        onChange={(level) => change({ level })}
      />
      <NumberEntry
        label={texts.storeys.height}
        field={fieldName(storey.id, "height")}
        value={storey.height}
        {...length}
        minimum={1}
        maximum={100}
        onChange={(height) => change({ height })}
      />
      <NumberEntry
        label={texts.storeys.ceiling}
        field={fieldName(storey.id, "ceiling")}
        value={storey.ceilingHeight}
        {...length}
        minimum={1}
        maximum={100}
        onClear={() => dispatch({ type: "edit", edit: (document) => withDrawing(document, withStorey(document.drawing, withoutCeiling)) })}
        onChange={(ceilingHeight) => change({ ceilingHeight })}
      />
      <NumberEntry
        label={texts.storeys.count}
        field={fieldName(storey.id, "count")}
        value={storey.count}
        kind="count"
        unitSystem={unitSystem}
        minimum={1}
        maximum={maxCount}
        onChange={(count) => change({ count: Math.round(count) })}
      />
      <NumberEntry
        label={texts.storeys.ground}
        field="ground"
        value={groundLevel}
        {...length}
        onChange={(level) => dispatch({ type: "edit", run: "ground", edit: (document) => withDrawing(document, { groundLevel: level }) })}
      />
    </div>
  );
}

/** Storeys from the highest to the lowest, and the values of the one that is shown. */
export function StoreyPanel({ state, dispatch, unitSystem }: StoreyPanelProps): ReactNode {
  const { drawing } = state.history.document;
  const { storeys, groundLevel } = drawing;
  const storey = storeyOf(state.history.document, state.storeyId);
  const { [storey.id]: plan } = state.history.document.plans;
  /** Takes storeys with one that is new, and shows it, on a plan if there is one. */
  const use = (next: readonly DrawnStorey[], made: DrawnStorey | undefined, plan?: Plan): void => {
    if (!made) return;
    dispatch({ type: "edit", edit: (document) => withPlan(withDrawing(document, { storeys: next }), made.id, plan) });
    dispatch({ type: "storey", id: made.id });
  };
  const copy = (): void => {
    const copied = withStoreyCopy(drawing, storey.id).storeys;
    const made = copied.find(({ id }) => storeys.every((each) => each.id !== id));
    use(copied, made, plan && { ...plan, roomsStay: true });
  };
  return (
    <Section title={texts.storeys.title} isFolded>
      <ul className={styles.storeys}>
        {storeys
          .toSorted((a, b) => b.level - a.level)
          .map((each) => (
            <li key={each.id}>
              <button type="button" aria-pressed={each.id === storey.id} onClick={() => dispatch({ type: "storey", id: each.id })}>
                <span>{each.name}</span>
                <span className="numbers">{rangeText(storeys, each)}</span>
                <span className="numbers">{formatQuantity(each.level, "length", unitSystem, { decimals: 2 })}</span>
              </button>
            </li>
          ))}
      </ul>
      <div className={styles.buttons}>
        <Button
          small
          disabled={storeys.length >= maxStoreys}
          onClick={() => {
            const made = { ...newStorey(prose(texts.storeys.name(storeys.length + 1)), topLevel(drawing)), height: storey.height };
            use([...storeys, made], made);
          }}
        >
          {texts.storeys.add}
        </Button>
        <Button small disabled={storeys.length >= maxStoreys} onClick={copy}>
          {texts.storeys.copy}
        </Button>
        <Button
          small
          disabled={storeys.length === 1}
          onClick={() => dispatch({ type: "edit", edit: (document) => withoutStorey(document, storey.id) })}
        >
          {texts.storeys.remove}
        </Button>
      </div>
      <StoreyFields storey={storey} groundLevel={groundLevel} dispatch={dispatch} unitSystem={unitSystem} />
    </Section>
  );
}

/** The storey that is shown. */
export function StoreyChoice({ state, dispatch }: Omit<StoreyPanelProps, "unitSystem">): ReactNode {
  const { drawing } = state.history.document;
  return (
    <label className={styles.inline}>
      {prose(texts.storeys.shown)}
      <select value={state.storeyId} onChange={(event) => dispatch({ type: "storey", id: event.target.value })}>
        {drawing.storeys
          .toSorted((a, b) => b.level - a.level)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </select>
    </label>
  );
}
