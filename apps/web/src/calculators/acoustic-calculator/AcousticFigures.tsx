import { decisiveBand } from "@org/hvac-core/calculators/acoustic-calculator";
import { joinPath, type Path } from "@org/hvac-core/kernel";
import { Button } from "@org/ui/elements";
import { useFollowed } from "@org/ui/figures";
import type { FigureContext } from "@org/ui/surface";
import { useMemo, useState, type ReactNode } from "react";
import { FigureChoice } from "../figureChoice/FigureChoice.tsx";
import styles from "./acoustics.module.css";
import { Contributions } from "./Contributions.tsx";
import { PathWaterfall } from "./PathWaterfall.tsx";
import { isArrival, readAcoustics, type RatedRoom, type ReadAcoustics } from "./readAcoustics.ts";
import { Remedies } from "./Remedies.tsx";
import { RoomSpectrum } from "./RoomSpectrum.tsx";
import { SoundSchematic } from "./SoundSchematic.tsx";
import { SpeechPrivacy } from "./SpeechPrivacy.tsx";
import { texts } from "./texts.ts";

interface PartProps {
  readonly read: ReadAcoustics;
  readonly context: FigureContext;
}

/** Hint where no sound reaches a room. */
function NothingHeard({ read, context: { goTo } }: PartProps): ReactNode {
  const hasRooms = read.values.rooms.length > 0;
  return (
    <p className={`${styles.hint} screen-only`}>
      {hasRooms ? texts.noSound.withRooms : texts.noSound.withoutRooms}{" "}
      <Button small onClick={() => goTo(hasRooms ? "elements" : "rooms")}>
        {hasRooms ? texts.noSound.toElements : texts.noSound.toRooms}
      </Button>
    </p>
  );
}

/** Figures of one room: spectrum, remedies, path and contributions. */
function RoomFigures({ read, room, context }: PartProps & { readonly room: RatedRoom }): ReactNode {
  const [chosen, setChosen] = useState<number>();
  const band = chosen ?? decisiveBand(room);
  return (
    <>
      <RoomSpectrum read={read} room={room} />
      <Remedies read={read} room={room} context={context} />
      <PathWaterfall read={read} room={room} band={band} chooseBand={setChosen} />
      {room.arrivals.length > 0 && <Contributions read={read} room={room} />}
    </>
  );
}

/** Whether a row is a room, or lets sound into it. */
const isOf = ({ row: { id }, arrivals }: RatedRoom, row: Path): boolean =>
  row === joinPath("rooms", id) || arrivals.some((arrival) => isArrival(arrival, row));

/** Figures of a room, schematic of the system, and speech privacy. */
export function AcousticFigures(context: FigureContext): ReactNode {
  const read = useMemo(() => readAcoustics(context), [context]);
  const { calculation, heard } = read;
  const [wanted, setWanted] = useFollowed((row) => heard.find((each) => isOf(each, row))?.row.id);
  const worst = heard.find(({ index }) => index === calculation.worst) ?? heard[0];
  const room = heard.find(({ row }) => row.id === wanted) ?? worst;
  return (
    <>
      {room ? (
        <>
          <FigureChoice
            label={texts.room.choice}
            options={heard.map((each) => [
              each.row.id,
              (each === worst ? texts.room.worst : texts.room.rated)(read.roomName(each), read.ratingOf(each)),
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
