import { compileReader, enteredRows, withFields, type Entered } from "../../../kernel/internal.ts";
import { fields, type HeatLoadInput, type HeatLoadValues } from "../schema.ts";
import { renamed } from "./renamed.ts";
import { projectPlace, withQuickPlace } from "./place.ts";
import { roomItems, withProjectSurfaces } from "./projectSurfaces.ts";
import { withQuickSurfaces } from "./quickSurfaces.ts";
import { slabRows, withQuickSlab } from "./slab.ts";

/* What becomes of an input whose method is switched: the room of the quick method is the first room of a project. */

/** Fields of the quick method, and those of a room that say the same. */
const roomFields: Readonly<Record<string, string>> = {
  roomName: "name",
  spaceType: "spaceType",
  floorArea: "floorArea",
  ceilingHeight: "height",
  numPeople: "people",
  activity: "activity",
  lightingLoad: "lighting",
  equipmentLoad: "equipment",
  equipmentLatentLoad: "equipmentLatent",
  ventilationRate: "outdoorAir",
  infiltrationAirChanges: "infiltration",
};
const fieldsByMode = {
  Cooling: { ...roomFields, indoorTemp: "indoorTemp", indoorRelativeHumidity: "indoorRelativeHumidity" },
  Heating: { ...roomFields, indoorTemp: "heatingTemp", pickUp: "pickUp" },
} as const;

let reader: ReturnType<typeof compileReader<typeof fields>> | undefined;

/** The values of an input, those of the method that is not selected too. */
function valuesOf(input: Entered): HeatLoadValues {
  reader ??= compileReader(fields);
  return reader(input).values;
}

function toHourly(input: Entered): Entered {
  const values = valuesOf(input);
  const [first = { id: "room" }, ...others] = enteredRows(input, "rooms");
  const room = renamed(input, first, Object.entries(fieldsByMode[values.calculationMode]));
  const { room: walled, library } = withProjectSurfaces(input, values, room, values.rooms[0]);
  const surfaces = slabRows(input, values, walled, values.rooms[0]);
  const rooms = [{ ...walled, surfaces }, ...others];
  return withFields(input, { method: "hourly", site: projectPlace(input, values), ...library, rooms });
}

function toQuick(input: Entered): Entered {
  const values = valuesOf(input);
  const [first] = enteredRows(input, "rooms");
  const [roomValues] = values.rooms;
  const switched = withFields(withQuickPlace(input, values), { method: "quick" });
  if (!first || !roomValues) return switched;
  const names = Object.entries(fieldsByMode[values.calculationMode]).map(([quick, row]) => [row, quick] as const);
  const room = withQuickSlab(renamed(first, switched, names), values, first, roomValues);
  return withQuickSurfaces(room, values, roomItems(input, values, first, roomValues));
}

/** An input in which a method is selected: the room of the quick method and the first room of a project say the same. */
export function selectMethod(input: HeatLoadInput, method: string): HeatLoadInput {
  const entered: Entered = input;
  if (method === (entered["method"] ?? "quick")) return input;
  return method === "hourly" ? toHourly(entered) : toQuick(entered);
}
