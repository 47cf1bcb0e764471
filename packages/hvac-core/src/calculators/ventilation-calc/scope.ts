import { isTypedQuantity, withEntered } from "../../kernel/index.ts";
import { enteredRows, isEntered, moved, type Entered } from "../../kernel/internal.ts";
import { convert, defaultUnit, type UnitSystem } from "../../quantity/index.ts";
import { mayRecirculate } from "./room.ts";
import type { VentilationInput } from "./schema.ts";

/* Switching the scope of an input: one room is the first zone of a system. */

/** Fields that a room and a zone have by the same names. */
const sharedFields = ["airChangesPerHour", "outdoorAirFraction", "category", "people", "airDistribution", "co2PerPerson"];

const siUnits = { length: "m", area: "m2", ratio: "unitless" } as const;

/** A number that was entered, in SI. */
function entered(input: Entered, name: string, kind: keyof typeof siUnits, unitSystem: UnitSystem): number | undefined {
  const value = input[name];
  if (!isEntered(input, name)) return undefined;
  if (isTypedQuantity(value)) return convert(value.value, value.unit, siUnits[kind]);
  if (typeof value !== "number") return undefined;
  return kind === "ratio" ? value : convert(value, defaultUnit(kind, unitSystem), siUnits[kind]);
}

/** A calculated length or area, shown in the unit that the system has for it. */
const shown = (value: number, kind: "length" | "area", unitSystem: UnitSystem): object => ({
  value,
  unit: siUnits[kind],
  displayUnit: defaultUnit(kind, unitSystem),
});

const rowsOf = (input: Entered): readonly Entered[] => enteredRows(input, "zones");
const systemOf = (input: Entered): UnitSystem => (input["unitSystem"] === "Metric" ? "Metric" : "Imperial");

/** Floor area of a room whose width and length were entered, m². */
function floorArea(input: Entered): number | undefined {
  const [width, length] = ["roomWidth", "roomLength"].map((name) => entered(input, name, "length", systemOf(input)));
  return width === undefined || length === undefined ? undefined : width * length;
}

const recirculates = ({ category }: Entered): boolean => typeof category === "string" && mayRecirculate(category);

/** The room becomes the first zone; without zones it has a separate system. */
function toZones(input: Entered): Entered {
  const [first, ...others] = rowsOf(input);
  const unitSystem = systemOf(input);
  const area = floorArea(input);
  const row = moved(input, first ?? { id: "room" }, sharedFields);
  const isAllOutdoor = !first && !isEntered(input, "outdoorAirFraction") && !recirculates(input);
  const zone = withEntered(row, {
    ...(area !== undefined && area !== entered(row, "area", "area", unitSystem) && { area: shown(area, "area", unitSystem) }),
    ...(isEntered(input, "roomHeight") && { height: input["roomHeight"] }),
    ...(isAllOutdoor && { outdoorAirFraction: 1 }),
  });
  return withEntered(input, { scope: "zones", zones: [zone, ...others], ...(!first && { systemKind: "single-zone" }) });
}

/** Width and length of a room with the floor area of a zone; those entered are kept if their product is that area. */
function sidesOf(input: Entered, zone: Entered): Entered {
  const unitSystem = systemOf(input);
  const area = entered(zone, "area", "area", unitSystem);
  if (area === undefined || floorArea(input) === area) return {};
  const width = entered(input, "roomWidth", "length", unitSystem) ?? Math.sqrt(area);
  return {
    ...(!isEntered(input, "roomWidth") && { roomWidth: shown(width, "length", unitSystem) }),
    roomLength: shown(area / width, "length", unitSystem),
  };
}

/** The first zone becomes the room; all zones are kept until they are selected again. */
function toRoom(input: Entered): Entered {
  const [first] = rowsOf(input);
  const switched = withEntered(input, { scope: "room" });
  if (!first) return switched;
  // A room without an entered share that must not recirculate has outdoor air only.
  const isAllOutdoor = !recirculates(first) && entered(first, "outdoorAirFraction", "ratio", systemOf(input)) === 1;
  const { outdoorAirFraction: _, ...withoutShare } = first;
  return withEntered(moved(isAllOutdoor ? withoutShare : first, switched, sharedFields), {
    ...sidesOf(input, first),
    ...(isEntered(first, "height") && { roomHeight: first["height"] }),
  });
}

/** An input in which a scope is selected: the fields of one room and the first zone of a system say the same. A dwelling has neither. */
export function selectScope(input: VentilationInput, scope: string): VentilationInput {
  const entries: Entered = input;
  const current = entries["scope"] ?? "room";
  if (current === "room" && scope === "zones") return toZones(entries);
  return current === "zones" && scope === "room" ? toRoom(entries) : withEntered(entries, { scope });
}
