import type { Drawing } from "@org/hvac-core/building/drawing";
import { useEffect, useReducer, useRef, useState, type Dispatch } from "react";
import { ownedBy, stored, type Owner } from "../../../../device/storedItems.ts";
import { texts } from "../texts.ts";
import { changeTrace } from "./changeTrace.ts";
import { documentOf, isDocument, isEmpty, type TraceDocument } from "./document.ts";
import type { NewRoom } from "../edit/rooms.ts";
import { openTrace, type TraceEvent, type TraceState } from "./traceState.ts";

/** Place at which a drawing is stored on the device. */
export interface TracePlace {
  readonly owner: Owner;
  /** Name of the page or file. */
  readonly name: string;
}

const nameOf = ({ owner, name }: TracePlace): string => ownedBy(owner) + name;

/** What is stored: the drawing, and what the user types for new rooms. */
interface StoredTrace {
  readonly document: TraceDocument;
  readonly newRoom: NewRoom;
}

/** What the device has, or else the drawing of an earlier import, which another device may have made. */
function readTrace(place: TracePlace, recorded: () => Drawing | undefined): StoredTrace {
  const { document, newRoom } = stored.tracedPlan.read(nameOf(place)) ?? {};
  const isNewRoom = (value: unknown): value is NewRoom =>
    typeof value === "object" && value !== null && "name" in value && "spaceType" in value;
  return {
    document: isDocument(document) ? document : documentOf(recorded()),
    newRoom: isNewRoom(newRoom) ? newRoom : { name: texts.rooms.usualName, spaceType: "" },
  };
}

/** Time without changes after which a drawing is stored, ms. Leaving the page stores it at once. */
const saveDelayMs = 300;

export interface StoredTraceState {
  readonly state: TraceState;
  readonly dispatch: Dispatch<TraceEvent>;
  /** The browser cannot store the drawing. */
  readonly isNotStored: boolean;
}

/** The state of the editor, whose drawing is stored on the device while it is edited. */
export function useStoredTrace(place: TracePlace, recorded: () => Drawing | undefined): StoredTraceState {
  const [state, dispatch] = useReducer(changeTrace, place, (from) => {
    const { document, newRoom } = readTrace(from, recorded);
    return openTrace(document, newRoom);
  });
  const [isNotStored, setNotStored] = useState(false);
  const latest = useRef<StoredTrace>(undefined);
  const { document } = state.history;
  const { newRoom } = state;
  const name = nameOf(place);
  useEffect(() => {
    const isOld = latest.current === undefined;
    latest.current = { document, newRoom };
    if (isOld) return;
    const save = (): void => {
      if (isEmpty(document)) stored.tracedPlan.remove(name);
      else setNotStored(!stored.tracedPlan.write({ document, newRoom }, name));
    };
    const timer = setTimeout(save, saveDelayMs);
    window.addEventListener("pagehide", save);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pagehide", save);
    };
  }, [document, newRoom, name]);
  // Closing the editor within the delay.
  useEffect(
    () => () => {
      if (latest.current && !isEmpty(latest.current.document)) stored.tracedPlan.write({ ...latest.current }, name);
    },
    [name],
  );
  return { state, dispatch, isNotStored };
}
