import type { Table } from "../../../kernel/index.ts";
import type { roomResults } from "../roomResults.ts";
import { breakdown, breakdownRow } from "../tables.ts";
import type { Component, RoomState } from "./calculate.ts";

/** The result that states each part. */
const resultOf: Readonly<Record<Component["id"], keyof typeof roomResults>> = {
  wall: "wallLoad",
  window: "windowTransmissionLoad",
  sun: "windowSolarLoad",
  roof: "roofLoad",
  floor: "floorLoad",
  slab: "slabLoad",
  door: "doorLoad",
  people: "peopleSensibleLoad",
  lighting: "internalLoad",
  equipment: "internalLoad",
  ventilation: "ventilationLoad",
  infiltration: "infiltrationLoad",
  pickUp: "pickUpLoad",
};

/** The load of the room by its parts; gains beyond the losses are taken off again. */
export function roomTables(state: RoomState): Table[] {
  const rows = state.components.map((part) => breakdownRow(part.id, resultOf[part.id], part.label, part));
  const surplus = state.totals.sensible - state.sensibleSum;
  if (surplus > 0)
    rows.push({ id: "surplus", label: "Gains beyond the losses, not used", sensible: surplus, latent: null, total: surplus });
  return [breakdown("Load components", rows, state)];
}
