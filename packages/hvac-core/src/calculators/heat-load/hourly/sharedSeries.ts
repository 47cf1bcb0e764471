import { monthNames } from "../../../quantity/index.ts";
import type { SheetBuilder, TableDescription } from "../../../kernel/index.ts";
import { solAirCitation, type OpaqueSurface, longwaveCorrection } from "../../../loads/index.ts";
import { LoadResponses, solarDriveOf, type ResponseStore } from "../../../loads/internal.ts";
import type { HeatLoadValues } from "../schema.ts";
import { conductionCitation, glassCitation, radiantCitation } from "./citations.ts";
import { indexOf } from "./hours.ts";
import { glassShareOf, windowOf, type RoomSurfaceValues, type RoomWindowValues } from "./roomModel.ts";
import type { Library } from "./library.ts";
import type { LoadedRoom } from "./rooms.ts";

type Column = TableDescription["columns"][number];

/** Columns next to each other on a page. */
const maxColumns = 8;

/** Symbols of the two radiant series of a room. */
export interface RadiantSymbols {
  readonly nonSolar: string;
  readonly solar: string;
}

/** Columns that many rooms refer to, each under a symbol with its number. */
class Columns {
  readonly #prefix: string;
  readonly #byKey = new Map<string, Column>();

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  /** Symbol of a column, which is calculated where it is new. */
  symbolOf(key: string, make: (number: number) => Omit<Column, "symbol">): string {
    const previous = this.#byKey.get(key);
    if (previous) return previous.symbol;
    const number = this.#byKey.size + 1;
    const column = { ...make(number), symbol: `${this.#prefix}${number}` };
    this.#byKey.set(key, column);
    return column.symbol;
  }

  valuesOf(key: string): readonly number[] {
    return this.#byKey.get(key)!.values;
  }

  get all(): readonly Column[] {
    return [...this.#byKey.values()];
  }
}

interface MonthColumns {
  readonly opaque: Column[];
  readonly glass: Column[];
}

/**
 * What rooms share on the sheet: conduction series once for each construction, radiant series once for each kind of room, and once for each orientation
 * and colour the hours of the design days at which rooms peak.
 */
export class SharedSeries {
  readonly #store: ResponseStore;
  readonly #library: Library;
  readonly #values: HeatLoadValues;
  readonly #conduction = new Columns("c_");
  readonly #radiant = new Columns("r_");
  readonly #solar = new Columns("s_");
  readonly #solAir = new Columns("t_e");
  readonly #sunlight = new Columns("E_");
  readonly #conducted = new Columns("t_c");
  readonly #beam = new Columns("E_b");
  readonly #diffuse = new Columns("E_d");
  readonly #months = new Map<number, MonthColumns>();

  /** @param rooms all rooms, at the months of their peaks */
  constructor(rooms: readonly LoadedRoom[], values: HeatLoadValues, library: Library, responses: LoadResponses) {
    this.#store = LoadResponses.storeOf(responses);
    this.#library = library;
    this.#values = values;
    for (const room of rooms) this.#gather(room);
  }

  #gather(room: LoadedRoom): void {
    const m = Math.floor(indexOf(room.hours.result.peak) / 24);
    this.radiant(room);
    if (room.model.room.surfaces.length > 0 || room.values.windows.length > 0) this.outdoors(m);
    let opaque = 0;
    for (const surface of room.values.surfaces)
      if (surface.kind !== "partition" && surface.kind !== "ground") this.conducted(m, surface, room.model.room.surfaces[opaque++]!);
    for (const window of room.values.windows) this.sunlight(m, window);
  }

  #month(m: number): MonthColumns {
    const columns = this.#months.get(m) ?? { opaque: [], glass: [] };
    this.#months.set(m, columns);
    return columns;
  }

  /** A new column of a month is in its tables. */
  #ofMonth(m: number, table: keyof MonthColumns, columns: Columns, key: string, make: () => Omit<Column, "symbol">): string {
    const before = columns.all.length;
    const symbol = columns.symbolOf(`${m} ${key}`, make);
    if (columns.all.length > before) this.#month(m)[table].push(columns.all.at(-1)!);
    return symbol;
  }

  /** Outdoor temperatures of a month. */
  outdoors(m: number): string {
    const symbol = `t_o${m + 1}`;
    const { opaque } = this.#month(m);
    if (!opaque.some((each) => each.symbol === symbol))
      opaque.push({ symbol, name: "Outdoor air", quantity: "temperature", values: dayOf(this.#store.days.dryBulb, m) });
    return symbol;
  }

  radiant(room: LoadedRoom): RadiantSymbols {
    const { weight, carpet } = room.values;
    const share = glassShareOf(room.values);
    const { solar, nonSolar } = room.model.room.radiantSeries;
    const name = `${weight} room, ${carpet ? "carpet" : "bare floor"}, ${share === 0 ? "no" : `${100 * share} %`} glass`;
    const key = `${weight} ${carpet} ${share}`;
    const column = (part: string, values: readonly number[]) => () => ({ name: `${part}: ${name}`, quantity: "ratio", values }) as const;
    return {
      nonSolar: this.#radiant.symbolOf(key, column("Radiant heat", nonSolar)),
      solar: this.#solar.symbolOf(key, column("Beam of the sun", solar)),
    };
  }

  #conductionOf({ kind, construction }: RoomSurfaceValues, factors: readonly number[]): string {
    const row = this.#values.constructions.find(({ id }) => id === construction);
    const place = this.#values.constructions.findIndex(({ id }) => id === construction) + 1;
    const element = row?.by === "uValue" ? ` (${kind})` : "";
    const name = row ? `${row.name || `Construction ${place}`}${element}` : "No construction: within the hour";
    return this.#conduction.symbolOf(factors.join(" "), () => ({ name, quantity: "ratio", values: factors }));
  }

  /** Sol-air temperatures of a surface in a month as its construction passes them on. */
  conducted(m: number, surface: RoomSurfaceValues, model: OpaqueSurface): string {
    const { factors } = model.conduction;
    const { tilt, azimuth, absorptanceRatio = 0.052 } = model;
    const key = `${tilt} ${azimuth} ${absorptanceRatio}`;
    const drive = { tilt, azimuth, absorptanceRatio, longwaveCorrection: model.longwaveCorrection ?? longwaveCorrection(tilt) };
    const name = surfaceName(surface, model);
    const column = (part: "irradiance" | "temperatures", words: string, quantity: Column["quantity"]) => () => ({
      name: `${name}: ${words}`,
      quantity,
      values: dayOf(this.#store.solAir(drive)[part], m),
    });
    this.#ofMonth(m, "opaque", this.#sunlight, key, column("irradiance", "sunlight on it", "irradiance"));
    const solAir = this.#ofMonth(m, "opaque", this.#solAir, key, column("temperatures", "sol-air temperature", "temperature"));
    const series = this.#conductionOf(surface, factors);
    return this.#ofMonth(m, "opaque", this.#conducted, `${key} ${series}`, () => {
      const outside = this.#solAir.valuesOf(`${m} ${key}`);
      return { name: `${solAir} conducted by ${series}`, quantity: "temperature", values: convolved(factors, outside) };
    });
  }

  /** Sunlight through the windows of a row in a month, for an SHGC of one. */
  sunlight(m: number, window: RoomWindowValues): { readonly beam: string; readonly diffuse: string } {
    const drive = solarDriveOf(windowOf(window, this.#library));
    const key = JSON.stringify([drive.tilt, drive.azimuth, drive.glazing, drive.exteriorShade, drive.interiorShade]);
    const place = this.#values.windowTypes.findIndex(({ id }) => id === window.type);
    const type = this.#values.windowTypes[place]!.name || `Window type ${place + 1}`;
    const name = `${type} facing ${window.azimuth}°${window.kind === "window" ? "" : `, tilt ${window.tilt}°`}${drive.exteriorShade ? ", projections" : ""}`;
    const column = (part: "beam" | "diffuse") => () =>
      ({ name: `${name}: ${part}`, quantity: "irradiance", values: dayOf(this.#store.sunlight(drive)[part], m) }) as const;
    return {
      beam: this.#ofMonth(m, "glass", this.#beam, key, column("beam")),
      diffuse: this.#ofMonth(m, "glass", this.#diffuse, key, column("diffuse")),
    };
  }

  /** States the tables. */
  describe(sheet: SheetBuilder): void {
    const lags = { label: "Hours before", places: Array.from({ length: 24 }, (_, lag) => String(lag)) };
    const hours = { label: "Hour", places: Array.from({ length: 24 }, (_, hour) => String(hour + 1)) };
    const tables = (title: string, columns: readonly Column[], rest: Pick<TableDescription, "axis" | "note" | "source">): void => {
      for (let from = 0; from < columns.length; from += maxColumns)
        sheet.table({
          title: from === 0 ? title : `${title}, ${from / maxColumns + 1}`,
          columns: columns.slice(from, from + maxColumns),
          ...rest,
        });
    };
    sheet.part("Time series");
    tables("Conduction series", this.#conduction.all, {
      axis: lags,
      source: conductionCitation,
      note: "Share of the heat entering the outside surface that reaches the inside after that number of hours.",
    });
    tables("Radiant series", [...this.#radiant.all, ...this.#solar.all], {
      axis: lags,
      source: radiantCitation,
      note: "Share of the radiant heat given off in a room that becomes load after that number of hours.",
    });
    for (const [m, { opaque, glass }] of [...this.#months].toSorted(([a], [b]) => a - b)) {
      sheet.part(`Design day in ${monthNames[m]!}`);
      tables(`Sol-air temperatures in ${monthNames[m]!}`, opaque, {
        axis: hours,
        source: solAirCitation,
        note: "As conducted: the sum over 24 hours of the share in the conduction series times the sol-air temperature that number of hours before; the day repeats.",
      });
      tables(`Sun through glass in ${monthNames[m]!}`, glass, {
        axis: hours,
        source: glassCitation,
        note: "For an SHGC of one, by the angle of incidence, behind projections and interior shades.",
      });
    }
  }
}

/** The day of a month, counted from 0. */
function dayOf(hours: ArrayLike<number>, m: number): number[] {
  return Array.from({ length: 24 }, (_, hour) => hours[24 * m + hour]!);
}

/** A day that repeats, delayed by a series of 24 shares. */
function convolved(series: readonly number[], day: readonly number[]): number[] {
  return day.map((_, hour) => series.reduce((sum, share, lag) => sum + share * day[(hour - lag + 24) % 24]!, 0));
}

function surfaceName({ kind, colour }: RoomSurfaceValues, { tilt, azimuth }: OpaqueSurface): string {
  if (kind === "wall") return `Wall facing ${azimuth}°, ${colour}`;
  return kind === "roof" ? `Roof, tilt ${tilt}°${tilt === 0 ? "" : `, facing ${azimuth}°`}, ${colour}` : "Floor over outdoor air";
}
