import { roomDefaults, spaceTypeField } from "../../../reference/internal.ts";

/** Type of a room, from which its gains and its outdoor air follow. */
export const roomTypeField = {
  ...spaceTypeField,
  help: "Sets people, activity, lighting, equipment, schedules and outdoor air by its standard. Each may be entered; what is cleared follows the type again.",
} as const;

/** Outdoor air of a room that is left empty. */
export const outdoorAirHelp =
  "As standard air or at site density: see “Basis of ventilation airflow”. If empty: what the space type requires for its people and floor area; without a type none.";

/** Defaults of a room by its type. */
export const byType = roomDefaults();
