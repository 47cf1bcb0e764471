import { enteredRows, withFields, type Entered } from "../../../kernel/internal.ts";
import { Library } from "../hourly/library.ts";
import type { RoomRow } from "../spaceUse.ts";
import type { HeatLoadValues } from "../schema.ts";
import { libraryRow, publishedConstruction } from "./publishedConstruction.ts";
import { azimuthOf, freeId, quickItems, type ProjectItem, type QuickItem } from "./quickSurfaces.ts";
import {
  calculatedEntry,
  changedNames,
  entryOf,
  formOfSurface,
  formOfWindow,
  type HourlyContext,
  type SurfaceForm,
} from "./surfaceForm.ts";

/** A wall, roof, floor, partition or row of windows of a project's room, under the id that it has in the quick method. */
interface RoomItem extends ProjectItem {
  readonly row: Entered;
}

/** Rows by their ids; those without one are known by their number. */
const byId = (rows: readonly Entered[]): ReadonlyMap<unknown, Entered> =>
  new Map(rows.map((row, index) => [row["id"] ?? String(index + 1), row]));

function contextOf(input: Entered, values: HeatLoadValues): HourlyContext {
  return {
    values,
    library: new Library(values),
    windowTypes: byId(enteredRows(input, "windowTypes")),
    constructions: byId(enteredRows(input, "constructions")),
  };
}

/** The surfaces and windows of a room. A window with the id of a surface has another in the quick method, which has one list. */
export function roomItems(input: Entered, values: HeatLoadValues, room: Entered, roomValues: RoomRow): RoomItem[] {
  const context = contextOf(input, values);
  const [surfaceRows, windowRows] = [enteredRows(room, "surfaces"), enteredRows(room, "windows")];
  const taken = new Set<unknown>(roomValues.surfaces.map(({ id }) => id));
  return [
    ...roomValues.surfaces.flatMap((surface, index): RoomItem[] => {
      const row = surfaceRows[index]!;
      const form = formOfSurface(row, surface, context);
      return form ? [{ id: surface.id, name: row["name"], row, form }] : [];
    }),
    ...roomValues.windows.flatMap((window, index): RoomItem[] => {
      const row = windowRows[index]!;
      const form = formOfWindow(row, window, context);
      const id = freeId(window.id, taken);
      taken.add(id);
      return form ? [{ id, name: row["name"], row, form }] : [];
    }),
  ];
}

/** Entries of a row of a room for values of a form; `undefined` is cleared. */
function surfaceEntries(form: SurfaceForm, names: ReadonlySet<string>, { unitSystem, calculationMode }: HeatLoadValues): Entered {
  const { kind } = form.values;
  return Object.fromEntries(
    [...names].flatMap((name): (readonly [string, unknown])[] => {
      const value = form.values[name];
      if (name === "exposure" && (kind === "partition" || value === (kind === "floor" ? "shade" : "sun"))) return [[name, undefined]];
      const isDefault = (name === "tilt" && value === 0) || (name === "colour" && value === "dark");
      const entry = value === "" || value === null || isDefault ? undefined : entryOf(form, name, unitSystem);
      if (name === "orientation") return [["azimuth", entry && calculatedEntry(azimuthOf(value), "angle", unitSystem)]];
      if (name !== "adjacentTemp" || calculationMode === "Cooling") return [[name, entry]];
      // The temperature for cooling is required: without one it is that for heating.
      return [["heatingAdjacentTemp", entry], ...(names.has("kind") ? [[name, entry] as const] : [])];
    }),
  );
}

/** Widest window of a project, and the height of one that has none, m. */
const [maxWidth, usualHeight] = [200, 1.5];

function windowEntries(form: SurfaceForm, old: SurfaceForm | undefined, { unitSystem }: HeatLoadValues): Entered {
  const names = changedNames(form, old);
  const { area, orientation, tilt } = form.values as { readonly area: number; readonly orientation: string; readonly tilt: number };
  const height = Number(form.values["height"] ?? old?.values["height"] ?? usualHeight);
  const count = Number(old?.values["count"] ?? Math.max(1, Math.ceil(area / (height * maxWidth))));
  const entry = (name: string): unknown => entryOf(form, name, unitSystem);
  return {
    ...((names.has("area") || names.has("height")) && { width: calculatedEntry(area / (height * count), "length", unitSystem) }),
    ...(names.has("height") && { height: entry("height") }),
    ...(!old && { ...(!names.has("height") && { height: calculatedEntry(height, "length", unitSystem) }), ...(count > 1 && { count }) }),
    ...(names.has("orientation") && {
      azimuth: orientation === "" ? undefined : calculatedEntry(azimuthOf(orientation), "angle", unitSystem),
    }),
    ...(names.has("tilt") && (tilt === 90 ? { kind: undefined, tilt: undefined } : { kind: "skylight", tilt: entry("tilt") })),
    ...Object.fromEntries(
      ["overhangDepth", "overhangGap"].flatMap((name) =>
        names.has(name) ? [[name, form.values[name] === 0 ? undefined : entry(name)]] : [],
      ),
    ),
  };
}

const withEntries = (row: Entered, entries: Entered): Entered =>
  withFields(row, Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined)), Object.keys(entries));

const glassNames = ["uValue", "shgc", "shading"] as const;

/** Window types of a project, to which windows of the quick method add theirs. */
class WindowTypes {
  readonly #rows: Entered[];
  readonly #forms = new Map<unknown, readonly (number | string | null)[]>();

  constructor(input: Entered, values: HeatLoadValues) {
    this.#rows = [...enteredRows(input, "windowTypes")];
    for (const { id, uValue, shgc, shade, beamFactor, diffuseFactor, glazing } of values.windowTypes)
      if (glazing === "auto" && (shade === "none" || beamFactor === diffuseFactor))
        this.#forms.set(id, [uValue, shgc, shade === "none" ? 1 : beamFactor]);
  }

  get rows(): readonly Entered[] {
    return this.#rows;
  }

  /** Id of the type of a window; a new type where no type has its glass. */
  idFor(form: SurfaceForm, name: string, { unitSystem }: HeatLoadValues): string {
    const glass = glassNames.map((each) => form.values[each]!);
    const [same] = [...this.#forms].find(([, each]) => each.every((value, index) => value === glass[index])) ?? [];
    if (typeof same === "string") return same;
    const id = freeId(name, new Set(this.#rows.map((row) => row["id"])));
    const [uValue, shgc, shading] = glassNames.map((each) => (form.values[each] === null ? undefined : entryOf(form, each, unitSystem)));
    const shade = form.values["shading"] === 1 ? {} : { shade: "inside", beamFactor: shading, diffuseFactor: shading };
    this.#rows.push({ id, ...(uValue !== undefined && { uValue }), shgc, ...shade });
    this.#forms.set(id, glass);
    return id;
  }
}

/** The first room of a project with what is in it, and the library that it needs. */
interface WithSurfaces {
  readonly room: Entered;
  readonly library: Entered;
}

/** A project's room with the surfaces of the quick method. */
export function withProjectSurfaces(input: Entered, values: HeatLoadValues, room: Entered, roomValues: RoomRow | undefined): WithSurfaces {
  const quick = quickItems(input, values).filter((item): item is QuickItem & { readonly form: SurfaceForm } => item.form !== undefined);
  const before = roomValues ? roomItems(input, values, room, roomValues) : [];
  const types = new WindowTypes(input, values);
  const rowOf = (item: (typeof quick)[number], old: RoomItem | undefined): Entered => {
    const { id, name, form } = item;
    const row = old?.row ?? { id, ...(name !== undefined && name !== "" && { name }) };
    const changed = changedNames(form, old?.form);
    if (form.list === "surfaces") return withEntries(row, surfaceEntries(form, changed, values));
    const type = glassNames.some((each) => changed.has(each)) ? { type: types.idFor(form, id, values) } : {};
    return withEntries(row, { ...type, ...windowEntries(form, old?.form, values) });
  };
  const oldOf = ({ id, form }: (typeof quick)[number]): RoomItem | undefined =>
    before.find((each) => each.id === id && each.form.list === form.list);
  const pairs = quick.map((item) => ({ item, old: oldOf(item) }));
  const listOf = (list: SurfaceForm["list"]): Entered[] => {
    const others = new Set(before.filter(({ form }) => form.list === list).map(({ row }) => row));
    const remaining = enteredRows(room, list).flatMap((row): Entered[] => {
      const pair = pairs.find(({ old }) => old?.row === row);
      if (pair) return [rowOf(pair.item, pair.old)];
      return others.has(row) ? [] : [row];
    });
    const added = pairs.flatMap(({ item, old }) => (item.form.list === list && !old ? [rowOf(item, undefined)] : []));
    return [...remaining, ...added];
  };
  const [surfaces, windows] = [listOf("surfaces"), listOf("windows")];
  const constructions = enteredRows(input, "constructions");
  const missing = new Set(surfaces.map((row) => row["construction"]).filter((id) => !constructions.some((row) => row["id"] === id)));
  const added = [...missing].flatMap((id) => {
    const published = typeof id === "string" ? publishedConstruction(id) : undefined;
    return published ? [libraryRow(published)] : [];
  });
  return {
    room: { ...room, surfaces, windows },
    library: {
      ...(types.rows.length > 0 && { windowTypes: types.rows }),
      ...(added.length > 0 && { constructions: [...constructions, ...added] }),
    },
  };
}
