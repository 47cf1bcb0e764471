import { isEntered, type Entered } from "../../../kernel/internal.ts";
import { defaultUnit, siUnit, type QuantityKind, type UnitSystem } from "../../../quantity/index.ts";
import { azimuths, type Orientation } from "../fields/surfaces.ts";
import type { Library } from "../hourly/library.ts";
import { windowArea, type RoomSurfaceValues, type RoomWindowValues } from "../hourly/roomModel.ts";
import type { HeatLoadValues } from "../schema.ts";
import { publishedConstruction } from "./publishedConstruction.ts";

/** The form that a wall, roof, floor or window has in both methods: a door is a wall, and an orientation one of eight. */
export interface SurfaceForm {
  /** List of the room that it is in. */
  readonly list: "surfaces" | "windows";
  /** Numbers in SI; `null` and "" for a value that the surface does not have. */
  readonly values: Readonly<Record<string, string | number | null>>;
  /** Entries of the same names, as they were entered. */
  readonly entries: Entered;
}

type QuickSurface = HeatLoadValues["surfaces"][number];

/** Tilt from which a surface of the hourly method is upright, and from which it faces down, degrees. */
const [upright, facingDown] = [89.001, 135];

const kinds: Readonly<Record<string, QuantityKind>> = {
  area: "area",
  uValue: "uValue",
  adjacentTemp: "temperature",
  tilt: "angle",
  shgc: "number",
  shading: "number",
  overhangDepth: "smallLength",
  overhangGap: "smallLength",
  height: "length",
};

/** A calculated number as an entry, shown in the unit that the system has for it. */
export function calculatedEntry(value: number, kind: QuantityKind, unitSystem: UnitSystem): Entered {
  return { value, unit: siUnit(kind), displayUnit: defaultUnit(kind, unitSystem) };
}

/** A value of a form as an entry: as it was entered, else calculated. */
export function entryOf({ values, entries }: SurfaceForm, name: string, unitSystem: UnitSystem): unknown {
  const value = values[name];
  return entries[name] ?? (typeof value === "number" ? calculatedEntry(value, kinds[name]!, unitSystem) : value);
}

/** Entries of a row by the names of a form. */
function entriesOf(row: Entered, names: Readonly<Record<string, string>>): Entered {
  return Object.fromEntries(
    Object.entries(names).flatMap(([name, field]) => (isEntered(row, field) && row[field] !== null ? [[name, row[field]]] : [])),
  );
}

/** The orientation nearest to an azimuth. */
function nearestOrientation(azimuth: number): Orientation {
  const distance = (each: Orientation): number => Math.abs(((azimuths[each] - azimuth + 540) % 360) - 180);
  return (Object.keys(azimuths) as Orientation[]).reduce((best, each) => (distance(each) < distance(best) ? each : best));
}

/** Orientation of a surface in the sun; none for a flat one. */
function facing(orientation: Orientation, tilt: number): Orientation | "" {
  return tilt === 0 ? "" : orientation;
}

function elementOf({ kind, exposure, adjacentTemp, tilt }: QuickSurface): "wall" | "roof" | "floor" | "partition" {
  if (exposure === "space" && adjacentTemp !== null) return "partition";
  if (exposure !== "sun") return kind === "roof" || kind === "floor" ? kind : "wall";
  if (tilt < upright) return "roof";
  return tilt < facingDown ? "wall" : "floor";
}

const opaqueNames = { area: "area", uValue: "uValue", colour: "colour", adjacentTemp: "adjacentTemp", tilt: "tilt" };

/** The form of a surface of the quick method; `undefined` for a window without an area. */
export function formOfQuick(row: Entered, values: QuickSurface): SurfaceForm | undefined {
  const { kind, exposure, area, uValue, orientation, tilt, shgc, shading, overhangDepth, overhangGap, windowHeight } = values;
  if (kind === "window" && exposure === "sun") {
    if (area === 0) return undefined;
    const slope = tilt < upright ? tilt : 90;
    const glass = { uValue, shgc, shading };
    const overhang = slope === 90 ? { overhangDepth, overhangGap } : { overhangDepth: 0, overhangGap: 0 };
    const size = { area, height: windowHeight, orientation: facing(orientation, slope), tilt: slope, ...overhang };
    const same = { area: "area", uValue: "uValue", shgc: "shgc", shading: "shading" };
    const names = { ...same, height: "windowHeight", overhangDepth: "overhangDepth", overhangGap: "overhangGap", tilt: "tilt" };
    return { list: "windows", values: { ...size, ...glass }, entries: entriesOf(row, names) };
  }
  const element = elementOf(values);
  const inSun = element !== "partition" && exposure === "sun";
  const slope = inSun && element === "roof" ? tilt : null;
  const faces = inSun && (element === "wall" || slope !== null) ? facing(orientation, slope ?? 90) : "";
  return {
    list: "surfaces",
    values: {
      kind: element,
      exposure: element === "partition" ? "space" : inSun ? "sun" : "shade",
      area,
      uValue,
      construction: kind === "window" || values.construction === "none" ? "" : values.construction,
      orientation: faces,
      tilt: slope,
      colour: inSun ? values.colour : "",
      adjacentTemp: element === "partition" ? values.adjacentTemp : null,
    },
    entries: entriesOf(row, opaqueNames),
  };
}

/** Input with which forms of the hourly method are read. */
export interface HourlyContext {
  readonly values: HeatLoadValues;
  readonly library: Library;
  /** Window types as they were entered, by their ids. */
  readonly windowTypes: ReadonlyMap<unknown, Entered>;
  /** Constructions as they were entered, by their ids. */
  readonly constructions: ReadonlyMap<unknown, Entered>;
}

/** The U-value of a surface with a construction of the project's library, and how it was entered. */
function libraryUValue(
  id: string,
  { values, library, constructions }: HourlyContext,
): { readonly uValue: number | null; readonly entry?: unknown } {
  const construction = values.constructions.find((each) => each.id === id);
  if (!construction) return { uValue: null };
  const uValue = library.uValueOf(construction);
  return construction.by === "uValue" ? { uValue, entry: constructions.get(id)?.["uValue"] } : { uValue };
}

/** The form of a wall, roof, floor or partition of a project's room; `undefined` for a slab edge. */
export function formOfSurface(row: Entered, surface: RoomSurfaceValues, context: HourlyContext): SurfaceForm | undefined {
  const { kind, area, construction, azimuth, adjacentTemp, heatingAdjacentTemp } = surface;
  if (kind === "ground") return undefined;
  const isPartition = kind === "partition";
  const inSun = !isPartition && surface.exposure === "sun";
  const slope = inSun && kind === "roof" ? surface.tilt : null;
  const isPublished = construction !== null && publishedConstruction(construction) !== undefined;
  const { uValue, entry } =
    surface.uValue !== null || construction === null || isPublished
      ? { uValue: surface.uValue, entry: undefined }
      : libraryUValue(construction, context);
  const isHeating = context.values.calculationMode === "Heating" && heatingAdjacentTemp !== null;
  const names = { ...opaqueNames, adjacentTemp: isHeating ? "heatingAdjacentTemp" : "adjacentTemp" };
  return {
    list: "surfaces",
    values: {
      kind,
      exposure: isPartition ? "space" : inSun ? "sun" : "shade",
      area,
      uValue,
      construction: isPublished ? construction : "",
      orientation: inSun && kind !== "floor" ? facing(nearestOrientation(azimuth), slope ?? 90) : "",
      tilt: slope,
      colour: inSun ? surface.colour : "",
      adjacentTemp: isPartition ? (isHeating ? heatingAdjacentTemp : adjacentTemp) : null,
    },
    entries: { ...entriesOf(row, names), ...(entry !== undefined && { uValue: entry }) },
  };
}

/** The form of a row of windows of a project's room; `undefined` without an area. */
export function formOfWindow(row: Entered, window: RoomWindowValues, { values, windowTypes }: HourlyContext): SurfaceForm | undefined {
  const area = windowArea(window);
  const type = values.windowTypes.find(({ id }) => id === window.type);
  if (area === 0 || !type) return undefined;
  const isUpright = window.kind === "window";
  const slope = isUpright ? 90 : window.tilt;
  const glass = windowTypes.get(window.type) ?? {};
  const shade = type.shade === "inside" ? { shading: "beamFactor" } : {};
  return {
    list: "windows",
    values: {
      area,
      count: window.count,
      height: window.height,
      orientation: facing(nearestOrientation(window.azimuth), slope),
      tilt: slope,
      overhangDepth: isUpright ? window.overhangDepth : 0,
      overhangGap: isUpright ? window.overhangGap : 0,
      uValue: type.uValue,
      shgc: type.shgc,
      shading: type.shade === "inside" ? type.beamFactor : 1,
    },
    entries: {
      ...entriesOf(row, {
        height: "height",
        ...(isUpright ? { overhangDepth: "overhangDepth", overhangGap: "overhangGap" } : { tilt: "tilt" }),
      }),
      ...entriesOf(glass, { uValue: "uValue", shgc: "shgc", ...shade }),
    },
  };
}

/** Names of the values in which a form differs from another of the same list, of those that both have; all of them without another. */
export function changedNames(form: SurfaceForm, other: SurfaceForm | undefined): ReadonlySet<string> {
  const isSame = (name: string): boolean => {
    const [a, b] = [form.values[name], other?.values[name]];
    if (b === undefined) return true;
    if (typeof a !== "number" || typeof b !== "number") return a === b;
    return Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b));
  };
  return new Set(Object.keys(form.values).filter((name) => other === undefined || !isSame(name)));
}
