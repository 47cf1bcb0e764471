import type { Table, TableRow } from "../../../kernel/index.ts";
import { ashrae183 } from "../../../sources/index.ts";
import { isSameAllYear } from "../fields/site.ts";
import { withSpaceType, type RoomValues } from "../spaceUse.ts";
import type { HeatLoadValues } from "../schema.ts";

/** A requirement of the standard in our words, and where an input meets it or what is to be checked. */
interface Requirement {
  readonly id: string;
  readonly label: string;
  /** What meets it. */
  readonly where: string;
  /** What the input lacks, or may lack; `undefined` if it is met. */
  readonly check: (rooms: readonly RoomValues[], values: HeatLoadValues) => string | undefined;
}

const countOf = (rooms: readonly RoomValues[], lacks: (room: RoomValues) => boolean): number => rooms.filter(lacks).length;
const roomsThat = (count: number, lack: string): string | undefined =>
  count === 0 ? undefined : `${count} ${count === 1 ? "room" : "rooms"} ${lack}`;

const noPlace = "no place is named";

/** What the weather lacks. */
const weatherRemark = (site: HeatLoadValues["site"]): string | undefined =>
  isSameAllYear(site) ? "one temperature applies all year" : site.place.trim() === "" ? noPlace : undefined;

const requirements: readonly Requirement[] = [
  {
    id: "documentation",
    label: "Method, assumptions and their execution are documented",
    where: "Calculation sheet: formulas with sources, every input, and those left to defaults",
    check: () => undefined,
  },
  {
    id: "indoor",
    label: "Indoor conditions by the owner, the code or comfort",
    where: "Rooms: indoor temperature, relative humidity, heating temperature",
    // Nothing of the input can show it.
    check: () => "the inputs do not say who set them",
  },
  {
    id: "outdoor",
    label: "Cooling: outdoor temperature and humidity of the place, the time of the year and the hour",
    where: "Place and weather: design days of twelve months, hour by hour",
    check: (_rooms, { site }) => weatherRemark(site),
  },
  {
    id: "sun",
    label: "Cooling: sun of the place, the time of the year, the hour and the orientation of each surface",
    where: "Clear sky of the month on each surface and window, with shades",
    check: (_rooms, { site }) => weatherRemark(site),
  },
  {
    id: "heating",
    label: "Heating: outdoor temperature of the place",
    where: "Place and weather: heating design temperature",
    check: (_rooms, { site }) => (site.place.trim() === "" ? noPlace : undefined),
  },
  {
    id: "envelope",
    label: "Heat gains through windows, walls, roofs, and by infiltration",
    where: "Rooms: surfaces, windows, infiltration; heat storage by conduction and radiant time series",
    check: (rooms) =>
      roomsThat(
        countOf(rooms, ({ surfaces, windows }) => surfaces.length + windows.length === 0),
        "without surfaces and windows",
      ),
  },
  {
    id: "internal",
    label: "Heat gains of people, lighting and equipment, with their times",
    where: "Rooms: people, lighting, equipment and their schedules",
    check: (rooms) =>
      roomsThat(
        countOf(rooms, ({ people, lighting, equipment }) => people + lighting + equipment === 0),
        "without people, lighting and equipment",
      ),
  },
];

/** Requirements of ASHRAE/ACCA Standard 183, as far as its text is public, and where the project meets them. */
export function standard183(values: HeatLoadValues): Table {
  const rooms = values.rooms.map((row) => withSpaceType(row, values));
  return {
    id: "standard183",
    title: "Requirements of ASHRAE/ACCA Standard 183",
    columns: [
      { key: "label", label: "Requirement", quantity: "text" },
      { key: "met", label: "Met", quantity: "text" },
      { key: "where", label: "Where", quantity: "text" },
    ],
    rows: requirements.map(({ id, label, where, check }): TableRow => {
      const remark = check(rooms, values);
      return { id, label, met: remark === undefined ? "Yes" : "Check", where: remark === undefined ? where : `${where}. Check: ${remark}` };
    }),
    source: { source: ashrae183, locator: "sections 4 to 6 as far as public, in other words" },
  };
}
