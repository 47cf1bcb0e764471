import { joinPath, rowName, type Table } from "../../kernel/index.ts";
import type { AcousticCalculation } from "./calculate.ts";
import { fields } from "./schema.ts";

/** Tables beside the results: what reaches each room, by where it comes from. */
export function tables({ rooms, sources, elements }: AcousticCalculation): Table[] {
  return rooms.flatMap((room): Table[] => {
    if (room.arrivals.length === 0) return [];
    const nameOf = (list: "elements" | "sources", index: number): string =>
      list === "elements" ? rowName(fields.elements, elements[index]!.row, index) : rowName(fields.sources, sources[index]!.row, index);
    return [
      {
        id: `paths-${room.row.id}`,
        title: `What reaches ${rowName(fields.rooms, room.row, room.index)}`,
        columns: [
          { key: "label", label: "From", quantity: "text" },
          { key: "level", label: "A-weighted level", quantity: "aWeightedSoundLevel" },
          { key: "share", label: "Share of the energy", quantity: "ratio" },
        ],
        rows: room.arrivals.map(({ list, id, index, levelA }) => ({
          id,
          label: nameOf(list, index),
          level: levelA,
          share: 10 ** ((levelA - room.ratings!.levelA) / 10),
          result: joinPath(list, id, "roomLevelA"),
        })),
      },
    ];
  });
}
