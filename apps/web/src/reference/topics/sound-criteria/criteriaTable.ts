import { soundCriteria, type SoundCriterion } from "@org/hvac-core/reference";
import type { TableDefinition } from "../../table/tableDefinition.ts";

const groups: Readonly<Record<SoundCriterion["group"], string>> = {
  residence: "Residences",
  lodging: "Hotels",
  office: "Offices",
  assembly: "Assembly",
  "performing-arts": "Performing arts",
  health: "Health care",
  laboratory: "Laboratories",
  school: "Schools",
};

/** The most background sound of building services by kind of room. */
export const criteriaTable: TableDefinition<SoundCriterion> = {
  title: "Criteria by use",
  rowLabel: "Room",
  rows: soundCriteria,
  groupOf: ({ group }) => groups[group],
  filters: [{ key: "group", label: "Kind of room", value: ({ group }) => groups[group] }],
  columns: [
    { key: "nc", label: "NC or RC(N), at most", value: ({ noiseCriterion }) => noiseCriterion },
    { key: "a", label: "A-weighted, at most", quantity: "aWeightedSoundLevel", value: ({ aWeighted }) => aWeighted },
    { key: "c", label: "C-weighted, at most, dB(C)", value: ({ cWeighted }) => cWeighted },
  ],
};
