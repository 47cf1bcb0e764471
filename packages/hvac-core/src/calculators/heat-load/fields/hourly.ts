import { group, inSection, list, onlyWhen, type Fields, type Section } from "../../../kernel/index.ts";
import { constructionRow, scheduleRow, systemRow, windowTypeRow, zoneRow } from "./library.ts";
import { roomRow } from "./rooms.ts";
import { hourly, siteFields } from "./site.ts";
import { constructionTable, roomTable, scheduleTable, systemTable, windowTypeTable, zoneTable } from "./tables.ts";

export const hourlySections: readonly Section[] = [
  { id: "site", title: "Place and weather", summary: ["{site.place}", "latitude {site.latitude}", "altitude {site.altitude}"] },
  { id: "rooms", title: "Rooms" },
  { id: "library", title: "Constructions, windows, schedules" },
  { id: "systems", title: "Systems and zones" },
];

/** Fields of the hourly method alone. */
export const hourlyFields = {
  site: group("Place and weather", siteFields, { section: "site", when: [hourly] }),
  rooms: list("Rooms", "room", 5000, roomRow, { section: "rooms", when: [hourly], table: roomTable }),
  ...inSection(
    "library",
    onlyWhen(hourly, {
      constructions: list("Constructions", "construction", 500, constructionRow, { table: constructionTable }),
      windowTypes: list("Window types", "window type", 500, windowTypeRow, { table: windowTypeTable }),
      schedules: list("Schedules", "schedule", 200, scheduleRow, { table: scheduleTable }),
    }),
  ),
  ...inSection(
    "systems",
    onlyWhen(hourly, {
      systems: list("Systems", "system", 200, systemRow, { table: systemTable }),
      zones: list("Zones", "zone", 2000, zoneRow, { table: zoneTable }),
    }),
  ),
} as const satisfies Fields;
