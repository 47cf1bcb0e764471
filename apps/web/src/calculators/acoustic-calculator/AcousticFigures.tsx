import { aWeights } from "@org/hvac-core/acoustics";
import { Button } from "@org/ui/elements";
import type { FigureContext } from "@org/ui/surface";
import { useMemo, useState, type ReactNode } from "react";
import { FigureChoice } from "../systems/FigureChoice.tsx";
import styles from "./acoustics.module.css";
import { Contributions } from "./Contributions.tsx";
import { PathWaterfall } from "./PathWaterfall.tsx";
import { decisiveBand, readAcoustics, type HeardRoom, type ReadAcoustics } from "./readAcoustics.ts";
import { Remedies } from "./Remedies.tsx";
import { RoomSpectrum } from "./RoomSpectrum.tsx";
import { SoundSchematic } from "./SoundSchematic.tsx";
import { SpeechPrivacy } from "./SpeechPrivacy.tsx";

interface PartProps {
  readonly read: ReadAcoustics;
  readonly context: FigureContext;
}

/** What is missing for a room to hear something. */
function NothingHeard({ read, context: { goTo } }: PartProps): ReactNode {
  const hasRooms = read.values.rooms.length > 0;
  return (
    <p className={`${styles.hint} screen-only`}>
      {hasRooms
        ? "No sound reaches a room yet: state at an outlet the room that it serves, and its spectrum over the criterion curves is drawn here. "
        : "Add a room with its use and size, and state at an outlet that it serves it: its spectrum over the criterion curves is drawn here. "}
      <Button small onClick={() => goTo(hasRooms ? "elements" : "rooms")}>
        {hasRooms ? "Go to the elements" : "Go to the rooms"}
      </Button>
    </p>
  );
}

/** One room: its spectrum, what would meet its target, how its sound comes about. */
function RoomFigures({ read, room, context }: PartProps & { readonly room: HeardRoom }): ReactNode {
  const [chosen, setChosen] = useState<number>();
  const band = chosen ?? decisiveBand(room, aWeights);
  return (
    <>
      <RoomSpectrum read={read} room={room} />
      <Remedies read={read} room={room} context={context} />
      <PathWaterfall read={read} room={room} band={band} chooseBand={setChosen} />
      {room.arrivals.length > 0 && <Contributions read={read} room={room} />}
    </>
  );
}

/** What an acoustic engineer looks at: a room over its criterion, how its sound comes about and what to do, the tree, and speech from room to room. */
export function AcousticFigures(context: FigureContext): ReactNode {
  const read = useMemo(() => readAcoustics(context), [context]);
  const { calculation, heard } = read;
  const [wanted, setWanted] = useState<string>();
  const worst = heard.find(({ index }) => index === calculation.worst) ?? heard[0];
  const room = heard.find(({ row }) => row.id === wanted) ?? worst;
  return (
    <>
      {room ? (
        <>
          <FigureChoice
            label="Room"
            options={heard.map((each) => [
              each.row.id,
              `${read.roomName(each)}: ${read.ratingOf(each)}${each === worst ? ", worst off" : ""}`,
            ])}
            chosen={room.row.id}
            choose={setWanted}
          />
          <RoomFigures read={read} room={room} context={context} />
        </>
      ) : (
        <NothingHeard read={read} context={context} />
      )}
      <SoundSchematic read={read} room={room} context={context} />
      <SpeechPrivacy read={read} />
    </>
  );
}
