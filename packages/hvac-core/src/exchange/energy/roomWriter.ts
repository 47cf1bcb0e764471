import type { EnergyInput } from "../../calculators/energy-analysis/index.ts";
import { scheduleOfType, withSpaceType, type HeatLoadValues, type RoomValues } from "../../calculators/heat-load/index.ts";
import { absorptanceRatio } from "../../loads/index.ts";
import type { QuantityKind, UnitSystem } from "../../quantity/index.ts";
import { occupantGains } from "../../reference/index.ts";
import { copiedQuantity } from "../index.ts";
import { outdoorAirAtSite } from "./outdoorAirAtSite.ts";

type Rows<Name extends "rooms" | "constructions" | "profiles"> = NonNullable<EnergyInput[Name]>;
type RoomRow = Rows<"rooms">[number];
type SurfaceRow = NonNullable<RoomRow["surfaces"]>[number];
type WindowRow = NonNullable<SurfaceRow["windows"]>[number];
type ConstructionRow = Rows<"constructions">[number];
type ProfileRow = Rows<"profiles">[number];

type LoadRoom = RoomValues;
type LoadSurface = LoadRoom["surfaces"][number];
type LoadWindow = LoadRoom["windows"][number];

/** Rows of the hourly method of the energy calculation. */
export interface EnergyRows {
  readonly rooms: Rows<"rooms">;
  readonly constructions: Rows<"constructions">;
  readonly profiles: Rows<"profiles">;
}

/** Outside film of the published shares of absorbed sun, W/(m²·K): 0.052 m²·K/W is an absorptance of 0.9. */
const publishedFilm = 0.9 / 0.052;
/** Minimum U-value of a construction of the energy calculation, W/(m²·K). */
const minimumUValue = 0.02;
/** Maximum angle between a window and the wall that it is in, degrees. */
const sameDirection = 1;

const facesSameDirection = (azimuth: number, other: number): boolean => {
  const between = Math.abs(azimuth - other) % 360;
  return Math.min(between, 360 - between) < sameDirection;
};

/** Writes the rows of one heat load in the units of a form. Surfaces with a custom U-value add constructions. */
export class RoomWriter {
  readonly #constructions: ConstructionRow[];
  readonly #values: HeatLoadValues;
  readonly #profiles = new Map<string, ProfileRow>();
  readonly #unitSystem: UnitSystem;

  constructor(values: HeatLoadValues, unitSystem: UnitSystem) {
    this.#values = values;
    this.#unitSystem = unitSystem;
    this.#constructions = values.constructions.map((row): ConstructionRow => ({
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
    return copiedQuantity(value, kind, this.#unitSystem);
  }

  /** A construction of which only the U-value is known, shared by all surfaces with that U-value. */
  #byUValue(uValue: number, mass: ConstructionRow["mass"]): string {
    const id = `u-${mass}-${Number(uValue.toPrecision(6))}`.replaceAll(/[^\w-]/g, "-");
    if (!this.#constructions.some((row) => row.id === id))
      this.#constructions.push({ id, name: "Known by its U-value", by: "uValue", uValue: this.#in(uValue, "uValue"), mass });
    return id;
  }

  #construction({ construction, uValue }: LoadSurface): string {
    if (uValue === null) return construction!;
    const base = this.#values.constructions.find(({ id }) => id === construction);
    // Without a construction no heat is stored; a wall by layers has the mass class in the middle.
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

  /** The surfaces of a room, each with the windows that face its direction. Windows without such a wall add a surface of glass. */
  #surfaces({ floorArea, surfaces, windows }: LoadRoom): SurfaceRow[] {
    const left = windows.filter(({ count }) => count > 0);
    const windowsIn = (kind: LoadWindow["kind"], azimuth: number, tilt: number): LoadWindow[] => {
      const facing = left.filter(
        (each) =>
          each.kind === kind &&
          facesSameDirection(each.azimuth, azimuth) &&
          (kind === "window" || Math.abs(each.tilt - tilt) < sameDirection),
      );
      for (const each of facing) left.splice(left.indexOf(each), 1);
      return facing;
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
        // The slab's edge loses heat by its length: spread over the floor this is a U-value without sun.
        return [{ ...outside(row, floorArea, 0, 180, []), construction: this.#byUValue(uValue, "heavy"), absorptance: 0 }];
      }
      if (row.area <= 0) return [];
      const construction = this.#construction(row);
      if (row.kind === "partition")
        return [{ id: row.id, name: row.name, beyond: "identical", area: this.#in(row.area, "area"), construction }];
      const tilt = row.kind === "wall" ? 90 : row.kind === "roof" ? row.tilt : 180;
      const glass = row.kind === "floor" ? [] : windowsIn(row.kind === "wall" ? "window" : "skylight", row.azimuth, tilt);
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
      // The whole surface is glass: the construction has no area.
      construction: this.#byUValue(1, "veryLight"),
    }));
    return [...opaque, ...glazed];
  }

  /** The profile of a schedule; that of a space type is added. */
  #profile(schedule: string | null): string | null {
    const ofType = schedule === null ? undefined : scheduleOfType(schedule);
    if (schedule === null || !ofType) return schedule;
    const id = `type-${schedule.replaceAll(" ", "-")}`;
    const { label: name, shares } = ofType;
    this.#profiles.set(id, { id, name, weekday: shares, weekend: shares });
    return id;
  }

  #room(row: LoadRoom): RoomRow {
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
      peopleProfile: this.#profile(row.peopleSchedule),
      lighting: this.#in(row.lighting, "electricLoad"),
      lightingProfile: this.#profile(row.lightingSchedule),
      equipment: this.#in(row.equipment, "electricLoad"),
      equipmentProfile: this.#profile(row.equipmentSchedule),
      surfaces: this.#surfaces(row),
    };
  }

  /** All rows of the heat load; rooms come first, since they add constructions and profiles. */
  rows(): EnergyRows {
    const { rooms, schedules } = this.#values;
    return {
      rooms: rooms.map((room) => this.#room(withSpaceType(room, this.#values))),
      constructions: this.#constructions,
      profiles: [...schedules.map(({ id, name, shares }) => ({ id, name, weekday: shares, weekend: shares })), ...this.#profiles.values()],
    };
  }
}
