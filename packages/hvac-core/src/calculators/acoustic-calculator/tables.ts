import { addLevels, aWeighted, octaveBands } from "../../acoustics/index.ts";
import { joinPath, rowName, type Table } from "../../kernel/index.ts";
import type { AcousticCalculation } from "./calculate.ts";
import { elementName, partName, sourceName } from "./partName.ts";
import { partsOfRoom, type SoundPart } from "./parts.ts";
import { remediesFor } from "./remedies.ts";
import type { FoundRoom } from "./rooms.ts";
import { fields, type AcousticValues } from "./schema.ts";
import { remedyText } from "./words.ts";

/** What reaches a room, by where it enters. */
function pathsTable(calculation: AcousticCalculation, room: FoundRoom): Table {
  const { level: total } = room.ratings!;
  const band = decisiveBand(room);
  return {
    id: `paths-${room.row.id}`,
    title: `What reaches ${rowName(fields.rooms, room.row, room.index)}`,
    columns: [
      { key: "label", label: "From", quantity: "text" },
      { key: "level", label: "A-weighted level", quantity: "aWeightedSoundLevel" },
      { key: "share", label: "Share of the A-weighted energy", quantity: "ratio" },
      { key: "inBand", label: `At ${octaveBands[band]} Hz`, quantity: "soundLevel" },
      { key: "shareInBand", label: `Share at ${octaveBands[band]} Hz`, quantity: "ratio" },
    ],
    rows: room.arrivals.map(({ list, id, index, level, levelA }) => ({
      id,
      label: list === "elements" ? elementName(calculation, index) : sourceName(calculation, index),
      level: levelA,
      share: 10 ** ((levelA - room.ratings!.levelA) / 10),
      inBand: level[band]!,
      shareInBand: 10 ** ((level[band]! - total[band]!) / 10),
      result: joinPath(list, id, "roomLevelA"),
    })),
  };
}

/** Index of the band that decides the rating; of 1 kHz where none alone does. */
const decisiveBand = ({ ratings }: FoundRoom): number =>
  Math.max(
    0,
    octaveBands.findIndex((band) => band === (ratings!.governingBand ?? 1000)),
  );

/** What the sound of a room is made of, by what made it. */
function partsTable(calculation: AcousticCalculation, room: FoundRoom): Table {
  const band = decisiveBand(room);
  const { level: total, levelA } = room.ratings!;
  const byOrigin = new Map<string, { readonly part: SoundPart; readonly weighted: number[]; readonly inBand: number[] }>();
  for (const part of partsOfRoom(calculation.elements, room)) {
    const key = `${part.origin} ${part.index}`;
    const known = byOrigin.get(key) ?? { part, weighted: [], inBand: [] };
    byOrigin.set(key, known);
    known.weighted.push(aWeighted(part.level));
    known.inBand.push(part.level[band]!);
  }
  const rows = [...byOrigin].map(([id, { part, weighted, inBand }]) => {
    const [level, there] = [addLevels(weighted), addLevels(inBand)];
    return {
      id,
      label: partName(calculation, part),
      level,
      share: 10 ** ((level - levelA) / 10),
      inBand: there,
      shareInBand: 10 ** ((there - total[band]!) / 10),
    };
  });
  return {
    id: `parts-${room.row.id}`,
    title: `What makes the sound in ${rowName(fields.rooms, room.row, room.index)}`,
    columns: [
      { key: "label", label: "Made by", quantity: "text" },
      { key: "level", label: "A-weighted level", quantity: "aWeightedSoundLevel" },
      { key: "share", label: "Share of the A-weighted energy", quantity: "ratio" },
      { key: "inBand", label: `At ${octaveBands[band]} Hz`, quantity: "soundLevel" },
      { key: "shareInBand", label: `Share at ${octaveBands[band]} Hz`, quantity: "ratio" },
    ],
    rows: rows.toSorted((one, other) => other.level - one.level),
  };
}

/** What would bring the room that is worst off to its target. */
function remediesTable(calculation: AcousticCalculation, values: AcousticValues): readonly Table[] {
  const room = calculation.rooms[calculation.worst];
  const remedies = room ? remediesFor(calculation, room, values) : [];
  if (!room || remedies.length === 0) return [];
  return [
    {
      id: "remedies",
      title: `What would help ${rowName(fields.rooms, room.row, room.index)}, each alone`,
      columns: [
        { key: "label", label: "Change", quantity: "text" },
        { key: "rating", label: "Rating", quantity: "number" },
        { key: "excess", label: "Above the target", quantity: "number" },
        { key: "verdict", label: "Target", quantity: "text" },
      ],
      rows: remedies.map((remedy) => ({
        id: `${remedy.kind}-${remedy.element}`,
        label: remedyText(
          remedy,
          elementName(
            calculation,
            values.elements.findIndex(({ id }) => id === remedy.element),
          ),
          values.unitSystem,
        ),
        rating: remedy.rating,
        excess: remedy.excess,
        verdict: remedy.met ? "Met" : "Not met",
      })),
    },
  ];
}

/** Tables beside the results. */
export function tables(calculation: AcousticCalculation, values: AcousticValues): Table[] {
  const heard = calculation.rooms.filter(({ arrivals }) => arrivals.length > 0);
  return [
    ...remediesTable(calculation, values),
    ...heard.flatMap((room) => [pathsTable(calculation, room), partsTable(calculation, room)]),
  ];
}
