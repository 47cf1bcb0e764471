import type { DrawnRoom, DrawnStorey } from "@org/hvac-core/building/drawing";
import type { UnitSystem } from "@org/hvac-core/quantity";
import { formatQuantity } from "@org/form/numbers";
import { Button } from "@org/ui/elements";
import { memo, type Dispatch, type ReactNode } from "react";
import { areaOf, between, distance } from "../edit/plane.ts";
import { roomAreaText } from "../roomAreaText.ts";
import type { FindingText } from "../findings.ts";
import { storeyOf, withStorey } from "../state/document.ts";
import type { Selection, TraceEvent, TraceState } from "../state/traceState.ts";
import { texts } from "../texts.ts";
import styles from "../trace.module.css";
import { ChoiceEntry, fieldName, NumberEntry, TextEntry } from "./NumberEntry.tsx";
import { cornerEdit, joinEdit } from "./traceKeys.ts";
import { Section } from "./Section.tsx";

interface RoomPanelProps {
  readonly state: TraceState;
  readonly dispatch: Dispatch<TraceEvent>;
  readonly unitSystem: UnitSystem;
  /** Labels by id; the first stands for no type. */
  readonly spaceTypes: Readonly<Record<string, string>>;
  readonly findings: readonly FindingText[];
}

const areaText = (area: number, unitSystem: UnitSystem): string => formatQuantity(area, "area", unitSystem);

interface RoomLineProps {
  readonly room: DrawnRoom;
  readonly isSelected: boolean;
  readonly text: string;
  readonly finding: string | undefined;
  readonly dispatch: Dispatch<TraceEvent>;
}

const RoomLine = memo(function RoomLine({ room, isSelected, text, finding, dispatch }: RoomLineProps): ReactNode {
  return (
    <li>
      <button
        type="button"
        aria-pressed={isSelected}
        onClick={() => {
          dispatch({ type: "tool", tool: "select" });
          dispatch({ type: "select", selection: { kind: "rooms", ids: [room.id] } });
        }}
      >
        <span>{room.name}</span>
        <span className="numbers">{text}</span>
        {finding !== undefined && <span className={styles.finding}>{finding}</span>}
      </button>
    </li>
  );
});

interface RoomListProps extends RoomPanelProps {
  readonly storey: DrawnStorey;
}

function RoomList({ state, storey, dispatch, unitSystem, findings }: RoomListProps): ReactNode {
  const { selection } = state;
  const selected = new Set(selection?.kind === "rooms" ? selection.ids : []);
  const total = storey.rooms.reduce((sum, { polygon }) => sum + areaOf(polygon), 0);
  const findingOf = Map.groupBy(
    findings.flatMap(({ ids, text }) => ids.map((id) => ({ id, text }))),
    ({ id }) => id,
  );
  if (storey.rooms.length === 0) return <p className={styles.hint}>{texts.rooms.none}</p>;
  return (
    <>
      <ul className={styles.rooms}>
        {storey.rooms.map((room) => (
          <RoomLine
            key={room.id}
            room={room}
            isSelected={selected.has(room.id)}
            text={roomAreaText(room, unitSystem)}
            finding={findingOf
              .get(room.id)
              ?.map(({ text }) => text)
              .join(" ")}
            dispatch={dispatch}
          />
        ))}
      </ul>
      <p className={`${styles.total} numbers`}>
        <span>{texts.rooms.number(storey.rooms.length)}</span>
        <span>{areaText(total, unitSystem)}</span>
      </p>
    </>
  );
}

interface SelectedProps extends Omit<RoomPanelProps, "findings"> {
  readonly storey: DrawnStorey;
}

interface RoomFieldsProps extends SelectedProps {
  readonly ids: readonly string[];
}

/** Values of the selected rooms. */
function RoomFields({ ids, storey, dispatch, unitSystem, spaceTypes }: RoomFieldsProps): ReactNode {
  const rooms = storey.rooms.filter(({ id }) => ids.includes(id));
  const [first] = rooms;
  if (!first) return null;
  const change = (name: string, edit: (room: DrawnRoom) => DrawnRoom): void =>
    dispatch({
      type: "edit",
      run: `${ids.join(" ")} ${name}`,
      edit: (document) => {
        const current = storeyOf(document, storey.id);
        return withStorey(document, { ...current, rooms: current.rooms.map((room) => (ids.includes(room.id) ? edit(room) : room)) });
      },
    });
  const [none] = Object.keys(spaceTypes);
  const height = { kind: "length", unitSystem, minimum: 1, maximum: 100 } as const;
  return (
    <div className={styles.fields} key={ids.join(" ")}>
      {rooms.length === 1 && (
        <TextEntry label={texts.rooms.name} value={first.name} onChange={(name) => change("name", (room) => ({ ...room, name }))} />
      )}
      <ChoiceEntry
        label={texts.rooms.spaceType}
        value={first.spaceType ?? none!}
        options={spaceTypes}
        onChange={(spaceType) =>
          change("spaceType", ({ spaceType: _before, ...room }) => (spaceType === none ? room : { ...room, spaceType }))
        }
      />
      <NumberEntry
        label={texts.rooms.height}
        field={fieldName(ids.join(" "), "height")}
        value={first.height}
        {...height}
        onClear={() => change("height", ({ height: _before, ...room }) => room)}
        onChange={(value) => change("height", (room) => ({ ...room, height: value }))}
      />
      <NumberEntry
        label={texts.rooms.ceilingHeight}
        field={fieldName(ids.join(" "), "ceilingHeight")}
        value={first.ceilingHeight}
        {...height}
        onClear={() => change("ceiling", ({ ceilingHeight: _before, ...room }) => room)}
        onChange={(value) => change("ceiling", (room) => ({ ...room, ceilingHeight: value }))}
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={!first.isConditioned}
          onChange={(event) => change("isConditioned", (room) => ({ ...room, isConditioned: !event.target.checked }))}
        />
        {texts.rooms.unconditioned}
      </label>
    </div>
  );
}

function selectionTitle(selection: Selection): string {
  if (selection.kind === "rooms")
    return selection.ids.length === 1 ? texts.rooms.selected : texts.rooms.selectedRooms(selection.ids.length);
  return texts.rooms[selection.kind];
}

/** What is selected, and its values. */
function Inspector({ selection, ...props }: SelectedProps & { readonly selection: Selection }): ReactNode {
  const { state, dispatch, unitSystem, storey } = props;
  const corner = selection.kind === "wall" ? between(selection.ends, 0.5) : undefined;
  const insert = cornerEdit(state, corner);
  const join = selection.kind === "rooms" && selection.ids.length > 1 ? joinEdit(state) : undefined;
  const opening = selection.kind === "opening" ? storey.openings.find(({ id }) => id === selection.id) : undefined;
  const type = opening && state.history.document.drawing.openingTypes.find(({ id }) => id === opening.typeId);
  return (
    <Section title={selectionTitle(selection)}>
      {selection.kind === "rooms" && <RoomFields {...props} ids={selection.ids} />}
      {selection.kind === "wall" && (
        <p className="numbers">
          {texts.rooms.wallLength(formatQuantity(distance(...selection.ends), "length", unitSystem, { decimals: 2 }))}
        </p>
      )}
      {type && <p>{type.name}</p>}
      <div className={styles.buttons}>
        {join && (
          <Button small onClick={() => dispatch(join)}>
            {texts.joined}
          </Button>
        )}
        {insert && corner && (
          <Button
            small
            onClick={() => {
              dispatch(insert);
              dispatch({ type: "select", selection: { kind: "corner", point: corner } });
            }}
          >
            {texts.rooms.addCorner}
          </Button>
        )}
        {selection.kind === "rooms" && (
          <Button small aria-pressed={state.addsRooms} onClick={() => dispatch({ type: "addsRooms", adds: !state.addsRooms })}>
            {texts.rooms.addRooms}
          </Button>
        )}
        {selection.kind !== "wall" && (
          <Button small onClick={() => dispatch({ type: "delete" })}>
            {texts.rooms.remove}
          </Button>
        )}
      </div>
    </Section>
  );
}

/** The selected rooms, wall, corner or opening. */
export function InspectorPanel(props: Omit<RoomPanelProps, "findings">): ReactNode {
  const { history, storeyId, selection } = props.state;
  return selection && <Inspector {...props} storey={storeyOf(history.document, storeyId)} selection={selection} />;
}

/** Rooms of the storey with their areas and findings, and what new ones get. */
export function RoomPanel(props: RoomPanelProps): ReactNode {
  const { state, dispatch, spaceTypes } = props;
  const { newRoom } = state;
  const storey = storeyOf(state.history.document, state.storeyId);
  const [none] = Object.keys(spaceTypes);
  return (
    <>
      <Section title={texts.rooms.newTitle}>
        <div className={styles.fields}>
          <TextEntry
            label={texts.rooms.name}
            value={newRoom.name}
            onChange={(name) => dispatch({ type: "newRoom", newRoom: { ...newRoom, name } })}
          />
          <ChoiceEntry
            label={texts.rooms.spaceType}
            value={newRoom.spaceType || none!}
            options={spaceTypes}
            onChange={(id) => dispatch({ type: "newRoom", newRoom: { ...newRoom, spaceType: id === none ? "" : id } })}
          />
        </div>
      </Section>
      <Section title={texts.rooms.title}>
        <RoomList {...props} storey={storey} />
      </Section>
    </>
  );
}
