import { atPath, OutOfRangeError } from "../../../kernel/index.ts";
import { conductionTimeSeries, type ConductionTimeSeries } from "../../../loads/index.ts";
import { massPerArea, summerFilms, transmittance, type Films, type Layer } from "../../../envelope/index.ts";
import { commonConstructions, commonLayers } from "../../../reference/internal.ts";
import type { Construction } from "../../../reference/index.ts";
import type { GlazingType } from "../../../solar/index.ts";
import type { HeatLoadValues } from "../schema.ts";
import { scheduleOfType } from "../spaceUse.ts";

export type ConstructionValues = HeatLoadValues["constructions"][number];
type WindowTypeValues = HeatLoadValues["windowTypes"][number];

/** Elements whose reference constructions give their series to a U-value with a mass. */
export type Element = "wall" | "roof" | "floor";

/** Series of a surface without a construction: all heat arrives within the hour. */
const immediate: readonly number[] = Array.from({ length: 24 }, (_, lag) => (lag === 0 ? 1 : 0));

/** Layers of a construction as physics takes them, from outside to inside. */
export function layersOf({ layers }: ConstructionValues): Layer[] {
  return layers.map(({ kind, thickness, conductivity, density, specificHeat, resistance }) =>
    kind === "material" ? { thickness, conductivity, density, specificHeat } : { resistance },
  );
}

/** A construction of layers with what follows from them. */
export interface LayeredConstruction {
  readonly id: string;
  readonly name: string;
  /** W/(m²·K), with the surface films. */
  readonly uValue: number;
  /** kg/m²; `undefined` if no layer is a material. */
  readonly mass: number | undefined;
}

type Assembly = Pick<Construction, "layers" | "films">;

/**
 * A present roof on a steel deck, of the handbook's materials: its light roof is 100 mm of lightweight concrete, which stores as much as its
 * medium one. The printed series of metal roofs (Table 17, roofs 3 and 10) lie on either side of that of this one.
 */
const steelDeck: Assembly = {
  layers: [
    { material: "built-up-roof", thickness: 0.0095 },
    { material: "insulation-board", thickness: 0.1016 },
    { material: "metal-sheet", thickness: 0.0008 },
  ],
  films: { outside: 0.03, inside: 0.11 },
};

/** Reference constructions whose series a U-value with a mass takes. The handbook's light floor is one of lightweight concrete. */
const referenceConstructions: Readonly<Record<Element, Readonly<Record<ConstructionValues["mass"], string | Assembly>>>> = {
  wall: { light: "wall-light", medium: "wall-medium", heavy: "wall-heavy" },
  roof: { light: steelDeck, medium: "roof-medium", heavy: "roof-heavy" },
  floor: { light: "us-floor-framed-r29", medium: "floor-medium", heavy: "floor-heavy" },
};

function referenceAssembly(element: Element, mass: ConstructionValues["mass"]): Assembly {
  const reference = referenceConstructions[element][mass];
  return typeof reference === "string" ? commonConstructions().find(({ id }) => id === reference)! : reference;
}

/** Resistance that remains where films alone have more than that of the U-value, m²·K/W. */
const minResistance = 1e-3;

/** Layers with another U-value: with insulation outside of them, or with all their resistances reduced by the same share. */
function withUValue(layers: readonly Layer[], films: Films, uValue: number): readonly Layer[] {
  const wanted = Math.max(minResistance, 1 / uValue - films.outside - films.inside);
  const present = layers.length === 0 ? 0 : 1 / transmittance(layers, { outside: 0, inside: 0 });
  if (wanted >= present) return wanted > present ? [{ resistance: wanted - present }, ...layers] : layers;
  const share = wanted / present;
  return layers.map((layer) =>
    "resistance" in layer ? { resistance: layer.resistance * share } : { ...layer, conductivity: layer.conductivity / share },
  );
}

const referenceFactors = new Map<string | Assembly, readonly number[]>();

/** The conduction series of the reference construction of an element and a mass. */
function factorsOf(element: Element, mass: ConstructionValues["mass"]): readonly number[] {
  const reference = referenceConstructions[element][mass];
  const previous = referenceFactors.get(reference);
  if (previous) return previous;
  const assembly = referenceAssembly(element, mass);
  const { factors } = conductionTimeSeries(commonLayers(assembly), assembly.films);
  referenceFactors.set(reference, factors);
  return factors;
}

/** Constructions, window types and schedules of an input, by their ids. Each construction is calculated once. */
export class Library {
  readonly windowTypes: ReadonlyMap<string, WindowTypeValues>;
  readonly #schedules: ReadonlyMap<string, readonly number[]>;
  readonly #constructions: ReadonlyMap<string, ConstructionValues>;
  #layered: readonly LayeredConstruction[] | undefined;
  readonly #conductions = new Map<string, ConductionTimeSeries>();

  constructor({ constructions, windowTypes, schedules }: Pick<HeatLoadValues, "constructions" | "windowTypes" | "schedules">) {
    this.#constructions = new Map(constructions.map((row) => [row.id, row]));
    this.windowTypes = new Map(windowTypes.map((row) => [row.id, row]));
    this.#schedules = new Map(schedules.map(({ id, shares }) => [id, shares]));
  }

  /** Hourly shares of a schedule, entered or of a space type. */
  shares(id: string): readonly number[] {
    return this.#schedules.get(id) ?? scheduleOfType(id)!.shares;
  }

  /**
   * Conduction through a surface.
   *
   * @param construction id of a construction; `null` for a surface with a U-value alone
   * @param uValue U-value of the surface, W/(m²·K), in place of that of the construction
   */
  conduction(element: Element, construction: string | null, uValue: number | null): ConductionTimeSeries {
    const key = `${element} ${construction ?? ""} ${uValue ?? ""}`;
    const previous = this.#conductions.get(key);
    if (previous) return previous;
    const series = construction === null ? { transmittance: uValue!, factors: immediate } : this.#ofConstruction(element, construction);
    const conduction = uValue === null ? series : { transmittance: uValue, factors: series.factors };
    this.#conductions.set(key, conduction);
    return conduction;
  }

  #ofConstruction(element: Element, id: string): ConductionTimeSeries {
    const row = this.#constructions.get(id)!;
    if (row.by === "uValue") return { transmittance: row.uValue, factors: factorsOf(element, row.mass) };
    if (row.layers.length === 0) {
      const reason = "the construction has no layers";
      throw new OutOfRangeError({ parameter: `constructions.${id}.layers`, value: NaN, min: 1, max: 30, unit: "", reason });
    }
    const films = { outside: row.outsideFilm, inside: row.insideFilm };
    return atPath(`constructions.${id}`, () => conductionTimeSeries(layersOf(row), films));
  }

  /** Layers of a surface from outside to inside, without films, that have its U-value with its films; its mass is that of its construction. */
  layers(
    element: Element,
    construction: string | null,
    uValue: number | null,
  ): { readonly layers: readonly Layer[]; readonly films: Films } {
    const row = construction === null ? undefined : this.#constructions.get(construction);
    const reference = row?.by === "uValue" ? referenceAssembly(element, row.mass) : undefined;
    const films = row?.by === "layers" ? { outside: row.outsideFilm, inside: row.insideFilm } : (reference?.films ?? summerFilms);
    const layers = row?.by === "layers" ? layersOf(row) : reference ? commonLayers(reference) : [];
    const wanted = uValue ?? (row?.by === "uValue" ? row.uValue : undefined);
    return { layers: wanted === undefined ? layers : withUValue(layers, films, wanted), films };
  }

  /** The constructions of layers; `undefined` if there are none. */
  get layered(): readonly LayeredConstruction[] | undefined {
    this.#layered ??= [...this.#constructions.values()]
      .filter(({ by, layers }) => by === "layers" && layers.length > 0)
      .map((row) => ({ id: row.id, name: row.name, uValue: this.uValueOf(row), mass: massOf(row) }));
    return this.#layered.length > 0 ? this.#layered : undefined;
  }

  /** U-value of a construction, W/(m²·K). */
  uValueOf(row: ConstructionValues): number {
    return row.by === "uValue" ? row.uValue : transmittance(layersOf(row), { outside: row.outsideFilm, inside: row.insideFilm });
  }
}

const massOf = (row: ConstructionValues): number | undefined =>
  row.layers.some(({ kind }) => kind === "material") ? massPerArea(layersOf(row)) : undefined;

/** The angular curve of a window type; by its U-value and SHGC where none is chosen. */
export function glazingOf({ glazing }: WindowTypeValues): GlazingType | undefined {
  return glazing === "auto" ? undefined : glazing;
}
