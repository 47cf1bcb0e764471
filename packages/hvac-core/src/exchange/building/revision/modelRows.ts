import type { Building } from "../../../building/index.ts";
import { heatLoad } from "../../../calculators/heat-load/index.ts";
import type { Fields } from "../../../kernel/index.ts";
import type { UnitSystem } from "../../../quantity/index.ts";
import { rowIdOf } from "../rowIds.ts";
import { plainCells, type PlainCells } from "./plain.ts";
import { roomShape, surfaceShape, type Shape } from "./shapes.ts";

/** A row of an input. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: string };
type EnteredRow = Readonly<Record<string, unknown>>;

/** Rows of a heat load for the rooms of a model that are imported: those of `buildingRows`, with what was answered and matched. */
export interface ModelLists {
  readonly rooms: readonly EnteredRow[];
  readonly zones?: readonly EnteredRow[];
  readonly constructions?: readonly EnteredRow[];
  readonly windowTypes?: readonly EnteredRow[];
  readonly schedules?: readonly EnteredRow[];
  /** Fields of the place. */
  readonly site?: EnteredRow;
}

/** Lists of the heat load that rows of a model are imported to, in the order in which they refer to each other; the place is one row. */
export const listNames = ["site", "schedules", "constructions", "windowTypes", "zones", "rooms"] as const;
export type ListName = (typeof listNames)[number];
/** Lists within a room. */
export const childNames = ["surfaces", "windows"] as const;
export type ChildName = (typeof childNames)[number];

/** A row of a model, or of the record of an import. */
export interface ModelRow {
  /** Id in the list. */
  readonly id: string;
  /** Id that its identifier in the model gives. */
  readonly key: string;
  /** Identifier in the drawing program. */
  readonly cadId?: string | undefined;
  readonly shape?: Shape | undefined;
  readonly cells: PlainCells;
  /** Whether the model lacks the row, and the user kept it. */
  readonly isKept?: true;
  readonly surfaces: readonly ModelRow[];
  readonly windows: readonly ModelRow[];
}

/** A row of the model that is imported, as it is entered. */
export interface FreshRow extends ModelRow {
  /** Whether the user leaves the room out of the import. */
  readonly isLeftOut?: true;
  readonly row: Row;
  readonly surfaces: readonly FreshRow[];
  readonly windows: readonly FreshRow[];
}

export type Lists<R> = Readonly<Record<ListName, readonly R[]>>;

const { site, rooms, zones, constructions, windowTypes, schedules } = heatLoad.fields;

/** Fields of the rows of each list. */
export const fieldsOf: Readonly<Record<ListName | ChildName, Fields>> = {
  site: site.fields,
  rooms: rooms.row,
  surfaces: rooms.row.surfaces.row,
  windows: rooms.row.windows.row,
  zones: zones.row,
  constructions: constructions.row,
  windowTypes: windowTypes.row,
  schedules: schedules.row,
};

/** Name of the only row of the place. */
export const siteId = "site";

const nothing: ReadonlySet<string> = new Set();
const children: ReadonlySet<string> = new Set(childNames);

/** Cells of a row of a list as they are compared. */
export const cellsOf = (row: EnteredRow, list: ListName | ChildName, unitSystem: UnitSystem): PlainCells =>
  plainCells(row, fieldsOf[list], unitSystem, list === "rooms" ? children : nothing);

interface Origin {
  readonly cadId?: string | undefined;
  readonly shape?: Shape | undefined;
}

/** Places of rows in the model, by the ids that their identifiers give. */
class Origins {
  readonly #building: Building;
  readonly #surfaces = new Map<string, Building["surfaces"][number]>();
  readonly #openings = new Map<string, readonly [Building["surfaces"][number], Building["surfaces"][number]["openings"][number]]>();
  readonly #spaces: ReadonlyMap<string, Building["spaces"][number]>;
  readonly #bySpace = new Map<string, Building["surfaces"][number][]>();

  constructor(building: Building) {
    this.#building = building;
    this.#spaces = new Map(building.spaces.map((space) => [rowIdOf(space.id), space]));
    for (const surface of building.surfaces) {
      this.#surfaces.set(rowIdOf(surface.id), surface);
      for (const opening of surface.openings) this.#openings.set(rowIdOf(opening.id), [surface, opening]);
      for (const id of new Set([surface.spaceId, surface.neighbourId ?? surface.spaceId]))
        this.#bySpace.set(id, [...(this.#bySpace.get(id) ?? []), surface]);
    }
  }

  room(key: string): Origin {
    const space = this.#spaces.get(key);
    return space ? { cadId: space.cadId, shape: roomShape(space, this.#bySpace.get(space.id) ?? []) } : {};
  }

  child(key: string, room: string): Origin {
    const roomId = this.#spaces.get(room)?.id ?? "";
    const seen = { roomId, building: this.#building };
    const surface = this.#surfaces.get(key);
    if (surface) return { cadId: surface.cadId, shape: surfaceShape(surface.polygons, surface.grossArea, surface, seen) };
    const [parent, opening] = this.#openings.get(key) ?? [];
    return parent && opening ? { shape: surfaceShape([opening.polygon], opening.area, parent, seen) } : {};
  }
}

const rowsIn = (row: EnteredRow, list: string): readonly Row[] => (Array.isArray(row[list]) ? (row[list] as readonly Row[]) : []);

/** Cells without a name that is the identifier in the model, because the file has no name: another export has other ones. */
function withoutIdentifier(key: string, cells: PlainCells): PlainCells {
  const { name, ...others } = cells;
  return typeof name === "string" && rowIdOf(name) === key ? others : cells;
}

/** Rooms of a model that are not imported, with what identifies them. */
function leftOutRooms({ spaces }: Building, imported: ReadonlySet<string>, origins: Origins): readonly FreshRow[] {
  return spaces.flatMap(({ id: spaceId, name }): readonly FreshRow[] => {
    const id = rowIdOf(spaceId);
    if (imported.has(id)) return [];
    return [
      {
        id,
        key: id,
        ...origins.room(id),
        isLeftOut: true,
        cells: withoutIdentifier(id, { name }),
        row: { id, name },
        surfaces: [],
        windows: [],
      },
    ];
  });
}

/** The rows of a model with what identifies them. */
export function freshRows(building: Building, lists: ModelLists, unitSystem: UnitSystem): Lists<FreshRow> {
  const origins = new Origins(building);
  const fresh = (row: EnteredRow, list: ListName | ChildName, origin: Origin): FreshRow => {
    const id = String(row["id"]);
    const cells = withoutIdentifier(id, cellsOf(row, list, unitSystem));
    return { id, key: id, ...origin, cells, row: { ...row, id }, surfaces: [], windows: [] };
  };
  const library = (list: Exclude<ListName, "site" | "rooms">): readonly FreshRow[] =>
    (lists[list] ?? []).map((row) => fresh(row, list, {}));
  const within = (room: EnteredRow, list: ChildName): readonly FreshRow[] =>
    rowsIn(room, list).map((row) => fresh(row, list, origins.child(row.id, String(room["id"]))));
  const imported = new Set(lists.rooms.map((room) => String(room["id"])));
  return {
    site: lists.site && Object.keys(lists.site).length > 0 ? [fresh({ ...lists.site, id: siteId }, "site", {})] : [],
    schedules: library("schedules"),
    constructions: library("constructions"),
    windowTypes: library("windowTypes"),
    zones: library("zones"),
    rooms: [
      ...lists.rooms.map((room) => ({
        ...fresh(room, "rooms", origins.room(String(room["id"]))),
        surfaces: within(room, "surfaces"),
        windows: within(room, "windows"),
      })),
      ...leftOutRooms(building, imported, origins),
    ],
  };
}
