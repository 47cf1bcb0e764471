import { soundCriteria, type SoundCriterion } from "@org/hvac-core/reference";
import { roomTarget } from "../../acousticTargets.ts";
import { entriesOf, type TableDefinition } from "../../table/tableDefinition.ts";
import type { TopicEntry } from "../../topic.ts";

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

/** Ratings that the duct sizer limits velocities by. */
const ductRatings = new Set([25, 30, 35, 40, 45]);

/** The most background sound of building services by kind of room. */
export const criteriaTable: TableDefinition<SoundCriterion> = {
  title: "Criteria by use",
  verifiedBy: "soundCriteria",
  rowLabel: "Room",
  rows: soundCriteria,
  groupOf: ({ group }) => groups[group],
  filters: [{ key: "group", label: "Kind of room", value: ({ group }) => groups[group] }],
  columns: [
    { key: "nc", label: "NC or RC(N), maximum", value: ({ noiseCriterion }) => noiseCriterion },
    { key: "nr", label: "NR, maximum (CIBSE A1, 1986)", value: ({ noiseRating }) => noiseRating },
    { key: "a", label: "A-weighted, maximum", quantity: "aWeightedSoundLevel", value: ({ aWeighted }) => aWeighted },
    { key: "c", label: "C-weighted, maximum, dB(C)", value: ({ cWeighted }) => cWeighted },
  ],
  targetsOf: ({ id, label, noiseCriterion }) => [
    roomTarget(id, label),
    ...(ductRatings.has(noiseCriterion)
      ? [{ calculator: "duct-sizer" as const, as: "noise in the room", input: { noiseCriterion: String(noiseCriterion) } }]
      : []),
  ],
};

export const entries = (): readonly TopicEntry[] => entriesOf(criteriaTable);
