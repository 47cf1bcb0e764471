import { prose } from "@org/form/numbers";
import type { OpeningType } from "@org/hvac-core/building/drawing";
import type { UnitSystem } from "@org/hvac-core/quantity";
import { newRowId } from "@org/form/state";
import { Button } from "@org/ui/elements";
import type { Dispatch, ReactNode } from "react";
import { storeyOf, withDrawing, type TraceDocument } from "../state/document.ts";
import type { TraceEvent, TraceState } from "../state/traceState.ts";
import type { FindingText } from "../findings.ts";
import { texts } from "../texts.ts";
import styles from "../trace.module.css";
import { ChoiceEntry, fieldName, NumberEntry, TextEntry } from "./NumberEntry.tsx";
import { Section } from "./Section.tsx";

interface OpeningPanelProps {
  readonly state: TraceState;
  readonly dispatch: Dispatch<TraceEvent>;
  readonly unitSystem: UnitSystem;
  readonly findings: readonly FindingText[];
}

const withType = (document: TraceDocument, type: OpeningType): TraceDocument =>
  withDrawing(document, { openingTypes: document.drawing.openingTypes.map((each) => (each.id === type.id ? type : each)) });

interface TypeFieldsProps extends Pick<OpeningPanelProps, "dispatch" | "unitSystem"> {
  readonly type: OpeningType;
}

/** Values of a type of openings. */
function TypeFields({ type, dispatch, unitSystem }: TypeFieldsProps): ReactNode {
  const change = (values: Partial<OpeningType>): void =>
    dispatch({
      type: "edit",
      run: `${type.id} ${Object.keys(values).join(" ")}`,
      edit: (document) => withType(document, { ...type, ...values }),
    });
  const length = { kind: "length", unitSystem } as const;
  return (
    <>
      <TextEntry label={texts.openings.name} value={type.name} onChange={(name) => change({ name })} />
      <ChoiceEntry
        label={texts.openings.kind}
        value={type.kind}
        options={texts.openings.kinds}
        onChange={(kind) => change({ kind: kind as OpeningType["kind"] })}
      />
      <NumberEntry
        label={texts.openings.width}
        field={fieldName(type.id, "width")}
        value={type.width}
        {...length}
        minimum={0.1}
        maximum={100}
        onChange={(width) => change({ width })}
      />
      <NumberEntry
        label={texts.openings.height}
        field={fieldName(type.id, "height")}
        value={type.height}
        {...length}
        minimum={0.1}
        maximum={50}
        onChange={(height) => change({ height })}
      />
      <NumberEntry
        label={texts.openings.sill}
        field={fieldName(type.id, "sill")}
        value={type.sill}
        {...length}
        minimum={0}
        maximum={50}
        onChange={(sill) => change({ sill })}
      />
    </>
  );
}

/** Types of windows and doors, and the one that a click on a wall places. */
export function OpeningPanel({ state, dispatch, unitSystem, findings }: OpeningPanelProps): ReactNode {
  const { newOpening, history, storeyId } = state;
  const { openingTypes } = history.document.drawing;
  const storey = storeyOf(history.document, storeyId);
  const type = openingTypes.find(({ id }) => id === newOpening.typeId);
  const choose = (typeId: string): void => dispatch({ type: "newOpening", newOpening: { ...newOpening, typeId } });
  const add = (): void => {
    const added: OpeningType = { kind: "window", width: 1.5, height: 1.5, sill: 0.9, ...type, id: newRowId(), name: texts.openings.window };
    dispatch({ type: "edit", edit: (document) => withDrawing(document, { openingTypes: [...document.drawing.openingTypes, added] }) });
    choose(added.id);
  };
  const length = { kind: "length", unitSystem } as const;
  const ids = new Set(storey.openings.map(({ id }) => id));
  const concerning = findings.filter((finding) => finding.ids.some((id) => ids.has(id)));
  return (
    <Section title={texts.openings.title}>
      <div className={styles.fields} key={type?.id}>
        <ChoiceEntry
          label={texts.openings.type}
          value={newOpening.typeId}
          options={Object.fromEntries(openingTypes.map(({ id, name }) => [id, name]))}
          onChange={choose}
        />
        {type && <TypeFields type={type} dispatch={dispatch} unitSystem={unitSystem} />}
        <NumberEntry
          label={texts.openings.spacing}
          field="spacing"
          value={newOpening.spacing}
          {...length}
          minimum={0.1}
          maximum={100}
          onClear={() => dispatch({ type: "newOpening", newOpening: { typeId: newOpening.typeId } })}
          onChange={(spacing) => dispatch({ type: "newOpening", newOpening: { ...newOpening, spacing } })}
        />
      </div>
      <p className={styles.hint}>{texts.openings.spacingHint}</p>
      <div className={styles.buttons}>
        <Button small onClick={() => dispatch({ type: "tool", tool: "opening" })}>
          {texts.openings.place}
        </Button>
        <Button small onClick={add}>
          {texts.openings.add}
        </Button>
      </div>
      <p className={styles.hint}>{prose(texts.openings.count(storey.openings.length))}</p>
      {concerning.map(({ ids: [id], text }) => (
        <p key={`${id} ${text}`} className={styles.finding}>
          {text}
        </p>
      ))}
    </Section>
  );
}

/** Direction of the plan. */
export function NorthPanel({ state, dispatch, unitSystem }: Omit<OpeningPanelProps, "findings">): ReactNode {
  const { place } = state.history.document.drawing;
  return (
    <Section title={texts.north.title} isFolded>
      <div className={styles.fields}>
        <NumberEntry
          label={texts.north.angle}
          field="north"
          value={place.modelAzimuth}
          kind="number"
          unitSystem={unitSystem}
          minimum={0}
          maximum={360}
          onChange={(modelAzimuth) =>
            dispatch({
              type: "edit",
              run: "north",
              edit: (document) => withDrawing(document, { place: { ...document.drawing.place, modelAzimuth: modelAzimuth % 360 } }),
            })
          }
        />
      </div>
      <div className={styles.buttons}>
        <Button small onClick={() => dispatch({ type: "tool", tool: "north" })}>
          {texts.tools.north.label}
        </Button>
      </div>
    </Section>
  );
}
