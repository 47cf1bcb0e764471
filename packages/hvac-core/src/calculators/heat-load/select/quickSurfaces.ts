import { enteredRows, isEntered, withFields, type Entered } from "../../../kernel/internal.ts";
import { azimuths, orientations, type Orientation } from "../fields/surfaces.ts";
import type { SimpleSurface } from "../quick/surfaces.ts";
import type { HeatLoadValues } from "../schema.ts";
import { changedNames, entryOf, formOfQuick, type SurfaceForm } from "./surfaceForm.ts";

const simpleSurfaces: readonly SimpleSurface[] = ["wall", "window", "roof"];

/** Fields of the form that hold one surface without a row, by the names of a row. */
const simpleFields: Readonly<Record<SimpleSurface, Readonly<Record<string, string>>>> = {
  wall: { area: "wallArea", uValue: "wallUValue", orientation: "wallOrientation", colour: "wallColour" },
  window: { area: "windowArea", uValue: "windowUValue", orientation: "windowOrientation", shgc: "windowShgc", shading: "windowShading" },
  roof: { area: "roofArea", uValue: "roofUValue", colour: "roofColour" },
};

/** A surface of the quick method under the id that it has in a project. */
export interface QuickItem {
  readonly id: string;
  readonly name: unknown;
  /** Set where it is in fields of the form. */
  readonly simple: SimpleSurface | null;
  readonly row: Entered;
  /** `undefined` where a project cannot have it: a window without an area. */
  readonly form: SurfaceForm | undefined;
}

/** An id that is not taken. */
export function freeId(wanted: string, taken: ReadonlySet<unknown>): string {
  let id = wanted;
  while (taken.has(id)) id += "_";
  return id;
}

const isOrientation = (text: string): text is Orientation => Object.hasOwn(orientations, text);

/** The fields of one surface as a row. */
function simpleRow(simple: SimpleSurface, values: HeatLoadValues, id: string): HeatLoadValues["surfaces"][number] {
  const { wallArea, windowArea, roofArea, wallUValue, windowUValue, roofUValue, wallColour, roofColour } = values;
  const faces = simple === "window" ? values.windowOrientation : values.wallOrientation;
  return {
    id,
    name: "",
    kind: simple,
    area: { wall: wallArea, window: windowArea, roof: roofArea }[simple],
    uValue: { wall: wallUValue, window: windowUValue, roof: roofUValue }[simple],
    colour: simple === "roof" ? roofColour : wallColour,
    construction: "none",
    exposure: "sun",
    adjacentTemp: null,
    orientation: isOrientation(faces) ? faces : "N",
    tilt: simple === "roof" || faces === "horizontal" ? 0 : 90,
    shgc: values.windowShgc,
    shading: values.windowShading,
    overhangDepth: 0,
    overhangGap: 0,
    windowHeight: 1.5,
  };
}

/** The form of one window without what the fields of the form leave open. */
function withoutSizes({ values, ...form }: SurfaceForm): SurfaceForm {
  const { height: _height, overhangGap: _gap, ...others } = values;
  return { ...form, values: others };
}

/** The surfaces of the room: those of the form's fields first, then the rows. */
export function quickItems(input: Entered, values: HeatLoadValues): QuickItem[] {
  const rows = enteredRows(input, "surfaces");
  const taken = new Set(rows.map(({ id }) => id));
  const simple = simpleSurfaces.flatMap((each): QuickItem[] => {
    const id = freeId(each, taken);
    const surface = simpleRow(each, values, id);
    if (surface.area === 0) return [];
    const row = Object.fromEntries(
      Object.entries(simpleFields[each]).flatMap(([name, field]) => (isEntered(input, field) ? [[name, input[field]]] : [])),
    );
    const form = formOfQuick(row, surface);
    return [{ id, name: { wall: "Wall", window: "Window", roof: "Roof" }[each], simple: each, row, form: form && withoutSizes(form) }];
  });
  return [
    ...simple,
    ...values.surfaces.map((surface, index): QuickItem => {
      const row = rows[index]!;
      return { id: surface.id, name: row["name"], simple: null, row, form: formOfQuick(row, surface) };
    }),
  ];
}

/** Entries of a row for values of a form, by the names of the row; `undefined` is cleared. */
function rowEntries(form: SurfaceForm, names: ReadonlySet<string>, { unitSystem }: HeatLoadValues): Entered {
  const { list, values } = form;
  return Object.fromEntries(
    [...names].flatMap((name): (readonly [string, unknown])[] => {
      const value = values[name];
      if (name === "count") return [];
      if (name === "kind") return [["kind", value === "partition" ? "wall" : value]];
      if (name === "construction") return [[name, value === "" ? undefined : value]];
      if (name === "tilt" && list === "windows" && value === 90) return [[name, undefined]];
      const entry = value === "" || value === null ? undefined : entryOf(form, name, unitSystem);
      return [[name === "height" ? "windowHeight" : name, entry]];
    }),
  );
}

const withEntries = (row: Entered, entries: Entered): Entered =>
  withFields(row, Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined)), Object.keys(entries));

/** Whether the fields of the form can hold a surface. */
function isSimple(simple: SimpleSurface, { list, values }: SurfaceForm): boolean {
  const { kind, exposure, construction, tilt, overhangDepth } = values;
  if (simple === "window") return list === "windows" && (tilt === 90 || tilt === 0) && overhangDepth === 0;
  return list === "surfaces" && kind === simple && exposure === "sun" && construction === "" && (simple === "wall" || tilt === 0);
}

/** The fields of the form for a surface, or without one. */
function simpleEntries(simple: SimpleSurface, form: SurfaceForm | undefined, item: QuickItem | undefined, values: HeatLoadValues): Entered {
  const fields = simpleFields[simple];
  if (!form) return item ? { [fields["area"]!]: undefined } : {};
  const changed = changedNames(form, item?.form);
  const entries = Object.entries(rowEntries(form, changed, values)).flatMap(([name, entry]) => {
    const field = fields[name];
    return field === undefined ? [] : [[field, entry] as const];
  });
  const isSkylight = simple === "window" && form.values["tilt"] === 0 && changed.has("tilt");
  return { ...Object.fromEntries(entries), ...(isSkylight && { windowOrientation: "horizontal" }) };
}

/** A surface of a project's room under the id that it has in the quick method. */
export interface ProjectItem {
  readonly id: string;
  readonly name: unknown;
  readonly form: SurfaceForm;
}

/** The input with the surfaces of a project's room as those of the quick method. */
export function withQuickSurfaces(input: Entered, values: HeatLoadValues, items: readonly ProjectItem[]): Entered {
  const before = quickItems(input, values);
  const byId = new Map(items.map((item) => [item.id, item]));
  const beforeById = new Map(before.map((item) => [item.id, item]));
  const simple = new Map<string, SimpleSurface>();
  for (const each of simpleSurfaces) {
    const id = before.find((item) => item.simple === each)?.id ?? (beforeById.has(each) ? undefined : each);
    const form = id === undefined ? undefined : byId.get(id)?.form;
    if (id !== undefined && form && isSimple(each, form)) simple.set(id, each);
  }
  const isWindow = (item: ProjectItem): Entered => (item.form.list === "windows" ? { kind: "window" } : {});
  const rows = before.flatMap(({ id, simple: field, row, form }): Entered[] => {
    const item = byId.get(id);
    if (field !== null || simple.has(id)) return [];
    if (!item) return form ? [] : [row];
    const isSameList = item.form.list === form?.list;
    const entries = rowEntries(item.form, changedNames(item.form, isSameList ? form : undefined), values);
    return [isSameList ? withEntries(row, entries) : withEntries({ id, name: row["name"] }, { ...entries, ...isWindow(item) })];
  });
  const added = items
    .filter(({ id }) => !simple.has(id) && beforeById.get(id)?.simple !== null)
    .map((item): Entered => {
      const { id, name, form } = item;
      const row = { id, ...(name !== undefined && { name }) };
      return withEntries(row, { ...rowEntries(form, changedNames(form, undefined), values), ...isWindow(item) });
    });
  const fields = simpleSurfaces.reduce<Entered>((all, each) => {
    const item = before.find((other) => other.simple === each);
    const [id] = [...simple].find(([, field]) => field === each) ?? [];
    return { ...all, ...simpleEntries(each, id === undefined ? undefined : byId.get(id)!.form, item, values) };
  }, {});
  const surfaces = [...rows, ...added];
  return withEntries(input, { ...fields, ...((surfaces.length > 0 || "surfaces" in input) && { surfaces }) });
}

/** The azimuth of a direction, degrees. */
export const azimuthOf = (orientation: unknown): number => azimuths[orientation as Orientation];
