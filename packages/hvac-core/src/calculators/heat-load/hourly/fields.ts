import type { Fields, Section } from "../../../kernel/index.ts";
import { constructionRow, scheduleRow, systemRow, windowTypeRow, zoneRow } from "./libraryFields.ts";
import { roomRow } from "./roomFields.ts";
import { hourly, siteFields } from "./siteFields.ts";

export const hourlySections: readonly Section[] = [
  { id: "site", title: "Place and weather" },
  { id: "rooms", title: "Rooms" },
  { id: "library", title: "Constructions, windows, schedules" },
  { id: "systems", title: "Systems and zones" },
];

/** What the hourly method asks for beside the quick one's fields. */
export const hourlyFields = {
  site: { type: "group", label: "Place and weather", fields: siteFields, section: "site", when: [hourly] },
  rooms: {
    type: "list",
    label: "Rooms",
    rowLabel: "room",
    row: roomRow,
    maxRows: 5000,
    section: "rooms",
    when: [hourly],
  },
  constructions: {
    type: "list",
    label: "Constructions",
    rowLabel: "construction",
    row: constructionRow,
    maxRows: 500,
    section: "library",
    when: [hourly],
  },
  windowTypes: {
    type: "list",
    label: "Window types",
    rowLabel: "window type",
    row: windowTypeRow,
    maxRows: 500,
    section: "library",
    when: [hourly],
  },
  schedules: {
    type: "list",
    label: "Schedules",
    rowLabel: "schedule",
    row: scheduleRow,
    maxRows: 200,
    section: "library",
    when: [hourly],
  },
  systems: { type: "list", label: "Systems", rowLabel: "system", row: systemRow, maxRows: 200, section: "systems", when: [hourly] },
  zones: { type: "list", label: "Zones", rowLabel: "zone", row: zoneRow, maxRows: 2000, section: "systems", when: [hourly] },
} as const satisfies Fields;
