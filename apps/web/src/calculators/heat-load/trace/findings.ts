import type { Drawing, DrawingFinding } from "@org/hvac-core/building/drawing";
import type { UnitSystem } from "@org/hvac-core/quantity";
import { formatQuantity } from "@org/form/numbers";
import { texts } from "./texts.ts";

/** A finding in words, with the room, opening or storey that it is about. */
export interface FindingText {
  readonly ids: readonly string[];
  readonly text: string;
}

/** Findings of a drawing in the user's units. */
export function findingTexts(findings: readonly DrawingFinding[], drawing: Drawing, unitSystem: UnitSystem): FindingText[] {
  const rooms = new Map(drawing.storeys.flatMap((storey) => storey.rooms.map(({ id, name }) => [id, name] as const)));
  const storeys = new Map(drawing.storeys.map(({ id, name }) => [id, name] as const));
  const types = new Map(drawing.openingTypes.map(({ id, name }) => [id, name] as const));
  const openings = new Map(
    drawing.storeys.flatMap((storey) => storey.openings.map(({ id, typeId }) => [id, types.get(typeId) ?? ""] as const)),
  );
  const area = (value: number): string => formatQuantity(value, "area", unitSystem);
  const length = (value: number): string => formatQuantity(value, "length", unitSystem, { decimals: 2 });
  const nameOf = (names: ReadonlyMap<string, string>, id: string): string => names.get(id) ?? id;
  const textOf = (finding: DrawingFinding): FindingText => {
    switch (finding.kind) {
      case "rooms-overlap":
        return {
          ids: [finding.roomId, finding.otherId],
          text: texts.findings[finding.kind](nameOf(rooms, finding.otherId), area(finding.area)),
        };
      case "gap-between-rooms":
        return {
          ids: [finding.roomId, finding.otherId],
          text: texts.findings[finding.kind](nameOf(rooms, finding.otherId), length(finding.length), length(finding.distance)),
        };
      case "self-crossing":
      case "room-without-area":
        return { ids: [finding.roomId], text: texts.findings[finding.kind] };
      case "partly-under-roof":
      case "over-air":
        return { ids: [finding.roomId], text: texts.findings[finding.kind](area(finding.area)) };
      case "opening-off-wall":
        return { ids: [finding.openingId], text: texts.findings[finding.kind](nameOf(openings, finding.openingId)) };
      case "opening-beyond-wall":
        return { ids: [finding.openingId], text: texts.findings[finding.kind](nameOf(openings, finding.openingId), area(finding.beyond)) };
      case "opening-moved":
        return {
          ids: [finding.openingId],
          text: texts.findings[finding.kind](nameOf(openings, finding.openingId), length(finding.distance)),
        };
      case "window-between-rooms":
        return { ids: [finding.openingId], text: texts.findings[finding.kind](nameOf(openings, finding.openingId)) };
      case "unknown-opening-type":
        return { ids: [finding.openingId], text: texts.findings[finding.kind] };
      case "next-to-multiplied":
        return {
          ids: [finding.storeyId],
          text: texts.findings[finding.kind](nameOf(storeys, finding.storeyId), nameOf(storeys, finding.otherId)),
        };
    }
  };
  return findings.map(textOf);
}
