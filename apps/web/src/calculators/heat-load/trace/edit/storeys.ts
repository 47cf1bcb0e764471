import { withCopiedStorey, type Drawing } from "@org/hvac-core/building/drawing";
import { newRowId } from "@org/form/state";
import { numberedName } from "./rooms.ts";

/** Level above the highest storey, m. */
export const topLevel = ({ storeys }: Drawing): number => Math.max(...storeys.map(({ level, height, count }) => level + height * count));

/** Names of all rooms. */
export const roomNames = ({ storeys }: Drawing): string[] => storeys.flatMap(({ rooms }) => rooms.map(({ name }) => name));

/** The drawing with a copy of a storey above it, whose rooms are numbered on. */
export function withStoreyCopy(drawing: Drawing, storeyId: string): Drawing {
  const storey = drawing.storeys.find(({ id }) => id === storeyId);
  if (!storey) return drawing;
  const name = numberedName(
    storey.name,
    drawing.storeys.map((each) => each.name),
  );
  const copied = withCopiedStorey(drawing, storeyId, { name, newId: newRowId });
  const names = roomNames(drawing);
  const number = (room: (typeof storey.rooms)[number]): typeof room => {
    const next = numberedName(room.name, names);
    names.push(next);
    return { ...room, name: next };
  };
  const isCopy = (id: string): boolean => drawing.storeys.every((each) => each.id !== id);
  return { ...copied, storeys: copied.storeys.map((each) => (isCopy(each.id) ? { ...each, rooms: each.rooms.map(number) } : each)) };
}
