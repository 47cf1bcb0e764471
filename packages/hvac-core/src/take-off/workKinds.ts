import type { WorkSectionStandardId } from "../costing/index.ts";
import type { WorkKind } from "../kernel/index.ts";

interface KindOfWork {
  /** In plural, as a heading. */
  readonly title: string;
  readonly sections: Readonly<Record<WorkSectionStandardId, string>>;
}

const of = (title: string, masterFormat: string, uniFormat: string, nrm2: string, smm7: string): KindOfWork => ({
  title,
  sections: { masterFormat, uniFormat, nrm2, smm7 },
});

/** Kinds of work in the order of a bill, with the section of each standard that they belong to. */
export const workKinds: Readonly<Record<WorkKind, KindOfWork>> = {
  airHandlingUnits: of("Air handling units", "23 73", "D304008", "38.1", "Y40"),
  heatRecoveryUnits: of("Heat recovery units", "23 72", "D304008", "38.1", "T50"),
  rooftopUnits: of("Rooftop units", "23 74", "D305006", "38.1", "U60"),
  unitarySystems: of("Split and VRF systems", "23 81", "D303002", "38.1", "U60"),
  chillers: of("Chillers", "23 64", "D303001", "38.1", "T60"),
  coolingTowers: of("Cooling towers", "23 65", "D303001", "38.1", "T60"),
  boilers: of("Boilers", "23 52", "D302001", "38.1", "T10"),
  otherEquipment: of("Other equipment", "23 70", "D309090", "38.1", "Y59"),
  ductwork: of("Ductwork", "23 31", "D304001", "38.6", "Y30"),
  ductFittings: of("Duct fittings", "23 31", "D304001", "38.7", "Y30"),
  ductAccessories: of("Duct accessories", "23 33", "D304001", "38.8", "Y30"),
  silencers: of("Silencers", "23 33", "D304001", "38.8", "Y45"),
  ductInsulation: of("Insulation of ducts", "23 07", "D304001", "38.9", "Y50"),
  airTerminals: of("Air terminals", "23 37", "D304001", "38.2", "Y46"),
  vavTerminals: of("VAV terminals", "23 36", "D304001", "38.2", "U31"),
  hoods: of("Hoods", "23 38", "D304007", "38.2", "U12"),
  fans: of("Fans", "23 34", "D304001", "38.1", "Y41"),
  pipework: of("Pipework", "23 21", "D3040", "38.3", "Y10"),
  pipeFittings: of("Pipe fittings", "23 21", "D3040", "38.4", "Y10"),
  pipeValves: of("Valves", "23 05", "D3040", "38.5", "Y11"),
  pipeInsulation: of("Insulation of pipes", "23 07", "D3040", "38.9", "Y50"),
  pumps: of("Pumps", "23 21", "D3040", "38.1", "Y20"),
  tanks: of("Tanks", "23 21", "D3040", "38.1", "Y21"),
  terminalUnits: of("Units and equipment on pipes", "23 82", "D3050", "38.2", "Y43"),
  fluid: of("Filling", "23 25", "D3040", "38.12", "Y25"),
  refrigerantPipework: of("Refrigerant pipework", "23 23", "D309002", "38.3", "Y10"),
  refrigerantFittings: of("Fittings of refrigerant pipework", "23 23", "D309002", "38.4", "Y10"),
  refrigerantValves: of("Valves of refrigerant pipework", "23 23", "D309002", "38.5", "Y11"),
  refrigerantInsulation: of("Insulation of refrigerant pipework", "23 07", "D309002", "38.9", "Y50"),
  refrigerant: of("Refrigerant", "23 23", "D309002", "38.12", "T60"),
};

/**
 * The section of a bill that a kind of work belongs to.
 * @param work kind of work
 * @param standard by which the bill is divided; with headings of its own, the plain name of the work is one
 * @returns number of the section, or a heading
 * @source masterformat, division 23; the assignment to headings is ours
 * @example
 * ```ts
 * import { sectionOfWork } from "@org/hvac-core/take-off";
 * sectionOfWork("ductwork", "masterFormat"); // "23 31"
 * sectionOfWork("ductwork", "own"); // "Ductwork"
 * ```
 */
export function sectionOfWork(work: WorkKind, standard: WorkSectionStandardId | "own"): string {
  const { title, sections } = workKinds[work];
  return standard === "own" ? title : sections[standard];
}
