import type { BuildingConstruction, BuildingLayer, BuildingWindowType } from "../../../building/index.ts";
import type { HeatLoadValues } from "../../../calculators/heat-load/index.ts";
import type { FileIds } from "./fileIds.ts";

export type RoomRow = HeatLoadValues["rooms"][number];
export type SurfaceRow = RoomRow["surfaces"][number];
export type WindowRow = RoomRow["windows"][number];
type ConstructionRow = HeatLoadValues["constructions"][number];

/** Surface films that a construction of a file gets when it is read, m²·K/W. */
export interface Films {
  readonly outside: number;
  readonly inside: number;
}

/** Solar absorptance of colours; readers tell three of them apart, and a dark surface has none, as where nothing is known. */
const absorptances = { light: 0.45, medium: 0.675, dark: undefined } as const;

/** A layer without resistance that says how heavy a construction is, kg/m²: thickness and density of light and heavy ones. */
const masses: Readonly<Record<ConstructionRow["mass"], Partial<BuildingLayer> | undefined>> = {
  light: { thickness: 0.05, density: 1000 },
  medium: undefined,
  heavy: { thickness: 0.25, density: 2000 },
};

/** Mass class of layers. */
function massOf(layers: readonly BuildingLayer[]): ConstructionRow["mass"] {
  const mass = layers.reduce((sum, { thickness = 0, density = 0 }) => sum + thickness * density, 0);
  return mass < 100 ? "light" : mass < 350 ? "medium" : "heavy";
}

/** Lowest resistance of a layer, m²·K/W. */
const minimumResistance = 0.0001;

interface Variant {
  readonly row: ConstructionRow | undefined;
  readonly uValue: number | null;
  readonly colour: SurfaceRow["colour"];
}

function layersOf({ layers }: ConstructionRow): BuildingLayer[] {
  return layers.map(({ id, name, kind, thickness, conductivity, density, specificHeat, resistance }) => ({
    id,
    name,
    ...(kind === "material" ? { thickness, conductivity, density, specificHeat } : { resistance }),
  }));
}

const massLayer = (mass: ConstructionRow["mass"]): BuildingLayer[] =>
  masses[mass] ? [{ id: "mass", name: `Mass: ${mass}`, ...masses[mass] }] : [];

/** Constructions and window types of a file, made of the rows that surfaces and windows refer to. */
export class FileFabric {
  readonly constructions: BuildingConstruction[] = [];
  readonly windowTypes: BuildingWindowType[] = [];
  readonly #values: HeatLoadValues;
  readonly #films: Films;
  readonly #ids: FileIds;
  readonly #idOf = new Map<string, string>();

  constructor(values: HeatLoadValues, films: Films, ids: FileIds) {
    this.#values = values;
    this.#films = films;
    this.#ids = ids;
  }

  /** Layers and U-value of a construction: what readers make rows with the same heat flow of. */
  #content({ row, uValue }: Variant): Pick<BuildingConstruction, "uValue" | "layers"> {
    if (row && uValue === null)
      return row.by === "layers" ? { layers: layersOf(row) } : { uValue: row.uValue, layers: massLayer(row.mass) };
    const value = uValue!;
    if (row) {
      const mass = row.by === "layers" ? massOf(layersOf(row)) : row.mass;
      return { uValue: value, layers: massLayer(mass) };
    }
    // A resistance stores no heat, as a surface without a construction.
    const resistance = 1 / value - this.#films.outside - this.#films.inside;
    const layers = resistance < minimumResistance ? [] : [{ id: "resistance", name: "Resistance without mass", resistance }];
    return { uValue: value, layers };
  }

  #add(key: string, wanted: string, make: (id: string) => void): string {
    const known = this.#idOf.get(key);
    if (known !== undefined) return known;
    const id = this.#ids.unique(wanted);
    this.#idOf.set(key, id);
    make(id);
    return id;
  }

  /** Construction of a surface. */
  constructionFor({ kind, construction, uValue, colour, exposure }: SurfaceRow): string {
    const row = this.#values.constructions.find(({ id }) => id === construction);
    const isInSun = kind !== "partition" && exposure === "sun";
    const variant: Variant = { row, uValue, colour: isInSun ? colour : "dark" };
    const absorptance = absorptances[variant.colour];
    const parts = [row?.id ?? "u-value", ...(uValue === null ? [] : [String(uValue).replaceAll(/[^\d]+/g, "-")])];
    const name = [row?.name || row?.id, ...(uValue === null ? [] : [`U ${Number(uValue.toPrecision(3))} W/(m²·K)`])].filter(Boolean);
    const suffix = absorptance === undefined ? "" : `-${variant.colour}`;
    return this.#add(JSON.stringify(["construction", construction, uValue, variant.colour]), parts.join("-") + suffix, (id) =>
      this.constructions.push({
        id,
        name: name.join(", ") + (absorptance === undefined ? "" : `, ${variant.colour}`),
        ...this.#content(variant),
        ...(absorptance === undefined ? {} : { solarAbsorptance: absorptance }),
      }),
    );
  }

  /** The construction of surfaces that no row is of, which the schema requires too. */
  unspecified(): string {
    return this.#add("unspecified", "unspecified", (id) => this.constructions.push({ id, name: "Unspecified", layers: [] }));
  }

  windowTypeFor({ type }: WindowRow): string | undefined {
    const row = this.#values.windowTypes.find(({ id }) => id === type);
    if (!row) return undefined;
    return this.#add(`window ${row.id}`, row.id, (id) =>
      this.windowTypes.push({ id, name: row.name || id, uValue: row.uValue, shgc: row.shgc }),
    );
  }
}
