import type { Direction, Finding } from "@org/hvac-core/building";
import { typeText } from "./accountTexts.ts";
import type { Writer } from "./writer.ts";

type Kind = Finding["kind"];
type Sentences = { readonly [K in Kind]: (finding: Extract<Finding, { readonly kind: K }>, write: Writer) => string };

const directions: Readonly<Record<Direction, string>> = {
  up: "at the top",
  down: "at the bottom",
  N: "to the north",
  NE: "to the northeast",
  E: "to the east",
  SE: "to the southeast",
  S: "to the south",
  SW: "to the southwest",
  W: "to the west",
  NW: "to the northwest",
};

const correctedUnits = {
  length: (unit: string): string => unit,
  area: (unit: string): string => `square ${unit}`,
  volume: (unit: string): string => `cubic ${unit}`,
} as const;
const correctedQuantities = { length: "shapes", area: "areas", volume: "volumes" } as const;
const quantities = { area: "areas", volume: "volumes", temperature: "temperatures" } as const;
const doubtfulNouns = { level: "storey level", area: "room area", volume: "room volume" } as const;
const leftOut = {
  outdoors: "it is outdoors",
  "of-spaces": "it consists of other rooms, which are imported",
  "gross-area": "it is a gross area",
} as const;

const many = (count: number, noun: string): string => `${count} ${count === 1 ? noun : `${noun}s`}`;
const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)!}`;

/** Rooms that a sentence names; it gives the number of the others. */
const maxNames = 6;
function namesOf(ids: readonly string[], { room }: Writer): string {
  if (ids.length <= maxNames) return list(ids.map(room));
  return `${ids.slice(0, maxNames).map(room).join(", ")} and ${ids.length - maxNames} more`;
}

/** How an entry of the file differs from the geometry: “12 % more than”. */
function difference(entered: number, computed: number, { percent }: Writer): string {
  if (computed === 0) return "unlike";
  const share = entered / computed - 1;
  return `${percent(Math.abs(share))} ${share < 0 ? "less" : "more"} than`;
}

const sentences: Sentences = {
  "not-closed": ({ area, share, towards, isOpposite }, write) =>
    `The surfaces do not close: ${write.area(area)} is missing ${directions[towards]} (${write.percent(share)} of all surfaces)${isOpposite ? ", and as much on the opposite side" : ""}.`,
  "volume-differs": ({ entered, computed }, write) =>
    entered > 0
      ? `The volume in the file, ${write.volume(entered)}, is ${difference(entered, computed, write)} that of the shell, ${write.volume(computed)}. The volume in the file is used.`
      : `The volume in the file is ${write.volume(entered)}; that of the shell, ${write.volume(computed)}, is used.`,
  "area-differs": ({ entered, computed }, write) =>
    entered > 0
      ? `The floor area in the file, ${write.area(entered)}, is ${difference(entered, computed, write)} that of the floor surfaces, ${write.area(computed)}. The area in the file is used.`
      : `The floor area in the file is ${write.area(entered)}; that of the floor surfaces, ${write.area(computed)}, is used.`,
  "azimuth-differs": ({ surfaceId, entered, computed }, write) =>
    `${write.surface(surfaceId)}: the azimuth in the file is ${write.angle(entered)}; the polygon faces ${write.angle(computed)}, which is used.`,
  "tilt-differs": ({ surfaceId, entered, computed }, write) =>
    `${write.surface(surfaceId)}: the tilt in the file is ${write.angle(entered)}; that of the polygon is ${write.angle(computed)}, which is used.`,
  "missing-neighbour": ({ surfaceId, area, missingId }, write) =>
    `${write.surface(surfaceId)}, ${write.area(area)}, borders on the room ${missingId}, which is not in the file.`,
  "interior-without-neighbour": ({ surfaceId, area }, write) =>
    `${write.surface(surfaceId)}, ${write.area(area)}, is an interior surface of this room alone.`,
  "unknown-type": ({ surfaceId, area, type }, write) =>
    type === ""
      ? `${write.surface(surfaceId)}, ${write.area(area)}, has no type.`
      : `${write.surface(surfaceId)}, ${write.area(area)}, has the unknown type ${type}.`,
  "type-corrected": ({ surfaceId, from, to }, write) =>
    `${write.surface(surfaceId)}: the type in the file, ${from === "" ? "none" : typeText(from)}, contradicts its direction or its rooms. It is used as ${typeText(to)}.`,
  "openings-exceed-surface": ({ surfaceId, area, openings }, write) =>
    `${write.surface(surfaceId)}: the openings, ${write.area(openings)}, are larger than the surface, ${write.area(area)}. All openings are used, and no net area remains.`,
  "opening-outside": ({ surfaceId, openingId, area, distance }, write) =>
    `${write.surface(surfaceId)}: the opening ${openingId}, ${write.area(area)}, extends ${write.length(distance)} beyond the surface. Its whole area is used.`,
  "facing-each-other": ({ surfaceId, otherId, area, distance }, write) =>
    `${write.surface(surfaceId)} and ${write.surface(otherId)} face each other ${write.length(distance)} apart over ${write.area(area)}. Both are used as exterior; they may be one partition.`,
  "space-without-surfaces": () => "The room has no surfaces: only its area, height and gains are used.",
  "same-space-twice": ({ spaceId, otherId }, write) =>
    `${write.room(spaceId)} and ${write.room(otherId)} are in the same place: the room may be in the file twice.`,
  "repeated-id": ({ id, renamed }) => `The identifier ${id} is in the file more than once; a later one was renamed ${renamed}.`,
  "shared-air": ({ spaceIds, area, volume }, write) =>
    `${namesOf(spaceIds, write)} are open to each other: one room of ${write.area(area)} and ${write.volume(volume)}.`,
  "unit-assumed": ({ quantity, unit }) => `The file gives no unit of ${quantities[quantity]}; ${unit} was assumed.`,
  "unit-doubtful": ({ quantity, unit, likely, count }) =>
    `${many(count, doubtfulNouns[quantity])} ${count === 1 ? "looks" : "look"} like ${likely.toLowerCase()}, not ${unit} as the file says. Check the model.`,
  "height-doubtful": ({ height }, write) => `Most rooms are ${write.length(height)} high. Check the unit of length.`,
  unreadable: ({ element, text }) => `${element} “${text}” cannot be read; its value was not used.`,
  "unknown-unit": ({ element, unit }) => `The unit ${unit} of ${element} is unknown; its value was not used.`,
  "unit-corrected": ({ quantity, from, to }) =>
    `The ${correctedQuantities[quantity]} of the rooms cannot be in ${correctedUnits[quantity](from.toLowerCase())} as the file says; ${correctedUnits[quantity](to.toLowerCase())} fit and are used.`,
  "no-boundaries": ({ spaceIds }, write) =>
    `${many(spaceIds.length, "room")} without surfaces in the file (${namesOf(spaceIds, write)}): only areas, heights and names are used.`,
  "first-level-boundaries": ({ spaceIds }, write) =>
    `The surfaces of ${namesOf(spaceIds, write)} are not divided by the rooms behind them; they were divided by the surfaces of those rooms.`,
  "boundaries-displaced": ({ count, area, distance }, write) =>
    `${many(count, "surface")} with ${write.area(area)} ${count === 1 ? "is" : "are"} not in the place of the wall or the room, up to ${write.length(distance)} away.`,
  "opening-size-differs": ({ name, count, area, size }, write) =>
    `${name} is ${write.area(size)} by its width and height; ${many(count, "surface")} of it in the room ${count === 1 ? "has" : "have"} ${write.area(area)}, which is used.`,
  "boundary-divided": ({ surfaceId, area, interior }, write) =>
    `${write.surface(surfaceId)}, ${write.area(area)}, is outdoors in the file, and ${write.area(interior)} of it faces other rooms: that part is used as interior.`,
  "virtual-element": ({ surfaceId, area, element, distance }, write) =>
    `${write.surface(surfaceId)}, ${write.area(area)}, is a virtual boundary in the file, ${
      distance === undefined
        ? `and belongs to the element ${element}, which is used`
        : `and its other side is ${write.length(distance)} away, so that something may be between; it is used as open`
    }.`,
  "ends-assumed": ({ count, area }, write) =>
    `${many(count, "narrow surface")} with ${write.area(area)} ${count === 1 ? "has" : "have"} no room behind, and ${
      count === 1 ? "is" : "are"
    } used as the end of a partition: without heat flow.`,
  "ground-assumed": ({ surfaceId, area }, write) =>
    `${write.surface(surfaceId)}, ${write.area(area)}, is the lowest floor, and outdoors in the file. It is used as a floor on the ground.`,
  "space-left-out": ({ name, spaceId, reason, area }, write) =>
    `${name || spaceId}${area === undefined ? "" : `, ${write.area(area)},`} is not a room: ${leftOut[reason]}.`,
};

/** A finding as a sentence with its numbers. */
export function findingText(finding: Finding, write: Writer): string {
  // The kind selects the sentence of its finding.
  return (sentences[finding.kind] as (finding: Finding, write: Writer) => string)(finding, write);
}
