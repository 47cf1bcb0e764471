import type { EnergyInput } from "@org/hvac-core/calculators/energy-analysis";
import { heatLoad, type HeatLoadValues } from "@org/hvac-core/calculators/heat-load";
import { absorptanceRatio } from "@org/hvac-core/loads";
import type { QuantityKind, UnitSystem } from "@org/hvac-core/quantity";
import { occupantGains } from "@org/hvac-core/reference";
import { quantityIn } from "../../roomLoads/roomLoads.ts";
import type { StoredInput } from "@org/hvac-core/exchange";
import type { ImportableFiles } from "../../imports/importableFiles.ts";
import { outdoorAirAtSite } from "./outdoorAirAtSite.ts";

type Rows<Name extends "rooms" | "constructions" | "profiles"> = NonNullable<EnergyInput[Name]>;
type RoomRow = Rows<"rooms">[number];
type SurfaceRow = NonNullable<RoomRow["surfaces"]>[number];
type WindowRow = NonNullable<SurfaceRow["windows"]>[number];
type ConstructionRow = Rows<"constructions">[number];

type LoadRoom = HeatLoadValues["rooms"][number];
type LoadSurface = LoadRoom["surfaces"][number];
type LoadWindow = LoadRoom["windows"][number];

/** Rooms of a heat load as the hourly method of energy cost takes them. */
export interface ProjectRooms {
  readonly rooms: Rows<"rooms">;
  readonly constructions: Rows<"constructions">;
  readonly profiles: Rows<"profiles">;
}

/** What a heat load has of rooms, before it is written in the units of a form. */
export interface LoadRooms {
  readonly names: readonly string[];
  /** Floor area of all rooms, m². */
  readonly floorArea: number;
  /** Parts of the design day that the year does not use, in words. */
  readonly leftOut: readonly string[];
  readonly in: (unitSystem: UnitSystem) => ProjectRooms;
}

/** Outside film by which the shares of absorbed sun are published, W/(m²·K): 0.052 m²·K/W is an absorptance of 0.9. */
const publishedFilm = 0.9 / 0.052;
/** Maximum numbers of rows of energy cost. */
const maxRows = { rooms: 60, constructions: 40, profiles: 40, surfaces: 40, windows: 30, layers: 20 } as const;
/** Minimum U-value of a construction there, W/(m²·K). */
const minimumUValue = 0.02;
/** Angle by which a window may face another way than its wall, degrees. */
const sameDirection = 1;

const facesSameDirection = (azimuth: number, other: number): boolean => {
  const between = Math.abs(azimuth - other) % 360;
  return Math.min(between, 360 - between) < sameDirection;
};

/** Writes the rows of one heat load in the units of a form; constructions that surfaces make by their own U-value come as they are met. */
class Writer {
  readonly constructions: ConstructionRow[];
  readonly #values: HeatLoadValues;
  readonly #unitSystem: UnitSystem;

  constructor(values: HeatLoadValues, unitSystem: UnitSystem) {
    this.#values = values;
    this.#unitSystem = unitSystem;
    this.constructions = values.constructions.map((row): ConstructionRow => ({
      id: row.id,
      name: row.name,
      ...(row.by === "uValue"
        ? { by: "uValue", uValue: this.#in(row.uValue, "uValue"), mass: row.mass }
        : {
            by: "layers",
            layers: row.layers.map(({ id, name, kind, thickness, conductivity, density, specificHeat, resistance }) =>
              kind === "resistance"
                ? { id, name, kind, resistance: this.#in(resistance, "thermalResistance") }
                : {
                    id,
                    name,
                    kind,
                    thickness: this.#in(thickness, "smallLength"),
                    conductivity: this.#in(conductivity, "conductivity"),
                    density: this.#in(density, "density"),
                    specificHeat: this.#in(specificHeat, "specificHeat"),
                  },
            ),
          }),
    }));
  }

  #in(value: number, kind: QuantityKind) {
    return quantityIn(value, kind, this.#unitSystem);
  }

  /** A construction of which only the U-value is known; the same for all surfaces with the same. */
  #byUValue(uValue: number, mass: ConstructionRow["mass"]): string {
    const id = `u-${mass}-${Number(uValue.toPrecision(6))}`.replaceAll(/[^\w-]/g, "-");
    if (!this.constructions.some((row) => row.id === id))
      this.constructions.push({ id, name: "Known by its U-value", by: "uValue", uValue: this.#in(uValue, "uValue"), mass });
    return id;
  }

  #construction({ construction, uValue }: LoadSurface): string {
    if (uValue === null) return construction!;
    const base = this.#values.constructions.find(({ id }) => id === construction);
    // Without a construction nothing is stored on the way; a wall by layers keeps its mass in the class between.
    return this.#byUValue(uValue, base === undefined ? "veryLight" : base.by === "uValue" ? base.mass : "medium");
  }

  #window(window: LoadWindow): WindowRow {
    const type = this.#values.windowTypes.find(({ id }) => id === window.type)!;
    return {
      id: window.id,
      name: window.name,
      area: this.#in(window.width * window.height * window.count, "area"),
      uValue: this.#in(type.uValue, "uValue"),
      shgc: type.shgc,
      ...(type.shade === "inside" && { shading: type.beamFactor }),
    };
  }

  /** The surfaces of a room, each with the windows that face its way; windows without such a wall make one of their own. */
  #surfaces({ floorArea, surfaces, windows }: LoadRoom): SurfaceRow[] {
    const left = windows.filter(({ count }) => count > 0);
    const take = (kind: LoadWindow["kind"], azimuth: number, tilt: number): LoadWindow[] => {
      const taken = left.filter(
        (each) =>
          each.kind === kind &&
          facesSameDirection(each.azimuth, azimuth) &&
          (kind === "window" || Math.abs(each.tilt - tilt) < sameDirection),
      );
      for (const each of taken) left.splice(left.indexOf(each), 1);
      return taken;
    };
    const outside = (row: { id: string; name: string }, net: number, azimuth: number, tilt: number, glass: readonly LoadWindow[]) => ({
      id: row.id,
      name: row.name,
      beyond: "outdoors" as const,
      area: this.#in(
        glass.reduce((sum, { width, height, count }) => sum + width * height * count, net),
        "area",
      ),
      azimuth: this.#in(azimuth, "angle"),
      tilt: this.#in(tilt, "angle"),
      windows: glass.map((each) => this.#window(each)),
    });
    const opaque = surfaces.flatMap((row): SurfaceRow[] => {
      if (row.kind === "ground") {
        const uValue = (row.lossFactor * row.perimeter) / floorArea;
        if (uValue < minimumUValue) return [];
        // The slab's edge loses to the outdoor air by its length: over the floor this is a U-value that no sun falls on.
        return [{ ...outside(row, floorArea, 0, 180, []), construction: this.#byUValue(uValue, "heavy"), absorptance: 0 }];
      }
      if (row.area <= 0) return [];
      const construction = this.#construction(row);
      if (row.kind === "partition")
        return [{ id: row.id, name: row.name, beyond: "identical", area: this.#in(row.area, "area"), construction }];
      const tilt = row.kind === "wall" ? 90 : row.kind === "roof" ? row.tilt : 180;
      const glass = row.kind === "floor" ? [] : take(row.kind === "wall" ? "window" : "skylight", row.azimuth, tilt);
      return [
        {
          ...outside(row, row.area, row.kind === "floor" ? 0 : row.azimuth, tilt, glass),
          construction,
          absorptance: row.exposure === "shade" ? 0 : absorptanceRatio(row.colour) * publishedFilm,
        },
      ];
    });
    const glazed = [...left].map((each): SurfaceRow => ({
      ...outside({ id: `glass-${each.id}`.slice(0, 40), name: each.name }, 0, each.azimuth, each.kind === "window" ? 90 : each.tilt, [
        each,
      ]),
      // All of it is glass: the construction has no area.
      construction: this.#byUValue(1, "veryLight"),
    }));
    return [...opaque, ...glazed];
  }

  room(row: LoadRoom): RoomRow {
    const { airflowBasis, site } = this.#values;
    const { sensible } = occupantGains.find(({ id }) => id === row.activity)!;
    return {
      id: row.id,
      name: row.name,
      count: row.multiplier,
      floorArea: this.#in(row.floorArea, "area"),
      height: this.#in(row.height, "length"),
      heatingSetPoint: this.#in(row.heatingTemp, "temperature"),
      coolingSetPoint: this.#in(row.indoorTemp, "temperature"),
      outdoorAir: this.#in(outdoorAirAtSite(row.outdoorAir, airflowBasis, site.altitude), "airFlow"),
      infiltration: this.#in(row.infiltration, "airChanges"),
      people: row.people,
      personHeat: this.#in(sensible, "power"),
      peopleProfile: row.peopleSchedule,
      lighting: this.#in(row.lighting, "electricLoad"),
      lightingProfile: row.lightingSchedule,
      equipment: this.#in(row.equipment, "electricLoad"),
      equipmentProfile: row.equipmentSchedule,
      surfaces: this.#surfaces(row),
    };
  }
}

/** What of these rooms the year does not know. */
function leftOutOf({ rooms }: HeatLoadValues): string[] {
  const has = (condition: (room: LoadRoom) => boolean): boolean => rooms.some(condition);
  return [
    ...(has(({ surfaces }) => surfaces.some(({ kind }) => kind === "partition"))
      ? ["Other spaces are taken as identical rooms: their partitions store heat and pass none."]
      : []),
    ...(has(({ windows }) => windows.some(({ overhangDepth, finDepth }) => overhangDepth > 0 || finDepth > 0))
      ? ["Overhangs and fins: enter the solar factor of each window."]
      : []),
    ...(has(({ lightingRoomShare }) => lightingRoomShare < 1) ? ["Heat of lights to the return air is included in the room."] : []),
    ...(has(({ equipmentLatent }) => equipmentLatent > 0) ? ["Latent gains: the hours are sensible."] : []),
    "Rooms are always occupied, and weekends are as weekdays, until you enter occupied hours and profiles.",
  ];
}

/** Problem where the rooms exceed the limits. */
function overflow({ rooms, constructions, profiles }: ProjectRooms): string | undefined {
  const counts = [
    ["rooms", rooms.length, maxRows.rooms],
    ["constructions", constructions.length, maxRows.constructions],
    ["schedules", profiles.length, maxRows.profiles],
    ["surfaces in a room", Math.max(0, ...rooms.map(({ surfaces = [] }) => surfaces.length)), maxRows.surfaces],
    [
      "windows in a surface",
      Math.max(0, ...rooms.flatMap(({ surfaces = [] }) => surfaces.map(({ windows = [] }) => windows.length))),
      maxRows.windows,
    ],
    ["layers in a construction", Math.max(0, ...constructions.map(({ layers = [] }) => layers.length)), maxRows.layers],
  ] as const;
  const over = counts.find(([, count, limit]) => count > limit);
  return over && `it has ${over[1]} ${over[0]}, and a year is calculated with ${over[2]} at most.`;
}

/** The rooms of a stored heat load of the hourly method. */
export function projectRoomsOf({ input: stored, calculatorVersion }: StoredInput): LoadRooms | { readonly problem: string } {
  const { input } = heatLoad.open(stored, calculatorVersion);
  const outcome = heatLoad.calculate(input, { strict: false });
  if (!outcome.ok) return { problem: outcome.errors[0]?.message ?? "It cannot be calculated." };
  const { values } = outcome;
  if (values.method !== "hourly") return { problem: "it is one room by the quick method. Rooms with their surfaces are in hourly ones." };
  const write = (unitSystem: UnitSystem): ProjectRooms => {
    const writer = new Writer(values, unitSystem);
    const rooms = values.rooms.map((room) => writer.room(room));
    return {
      rooms,
      constructions: writer.constructions,
      profiles: values.schedules.map(({ id, name, shares }) => ({ id, name, weekday: shares, weekend: shares })),
    };
  };
  const problem = overflow(write("Metric"));
  if (problem !== undefined) return { problem };
  return {
    names: values.rooms.map(({ name, multiplier }, index) => `${name || `Room ${index + 1}`}${multiplier > 1 ? ` × ${multiplier}` : ""}`),
    floorArea: values.rooms.reduce((sum, room) => sum + room.multiplier * room.floorArea, 0),
    leftOut: leftOutOf(values),
    in: write,
  };
}

/** Heat loads by the hour, whose rooms a year can be calculated with. */
export const roomFiles: ImportableFiles<LoadRooms> = {
  collection: "calculations",
  name: "heat load",
  none: "This project has no heat load yet. Save one by the hourly method to the project, then import its rooms.",
  read: (stored) => {
    const rooms = projectRoomsOf(stored);
    return "problem" in rooms ? rooms : { content: rooms };
  },
};
