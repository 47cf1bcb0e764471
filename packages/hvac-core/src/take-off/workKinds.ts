import type { WorkSectionStandardId } from "../costing/index.ts";
import type { WorkKind } from "../kernel/index.ts";

interface KindOfWork {
  /** In plural, as a heading. */
  readonly title: string;
  readonly sections: Readonly<Record<WorkSectionStandardId, string>>;
}

const workKind = (title: string, masterFormat: string, uniFormat: string, nrm2: string, smm7: string): KindOfWork => ({
  title,
  sections: { masterFormat, uniFormat, nrm2, smm7 },
});

/** Kinds of work in the order of a bill, with the section of each standard that they belong to. */
export const workKinds: Readonly<Record<WorkKind, KindOfWork>> = {
  airHandlingUnits: workKind("Air handling units", "23 73", "D304008", "38.1", "Y40"),
  heatRecoveryUnits: workKind("Heat recovery units", "23 72", "D304008", "38.1", "T50"),
  rooftopUnits: workKind("Rooftop units", "23 74", "D305006", "38.1", "U60"),
  unitarySystems: workKind("Split and VRF systems", "23 81", "D303002", "38.1", "U60"),
  chillers: workKind("Chillers", "23 64", "D303001", "38.1", "T60"),
  coolingTowers: workKind("Cooling towers", "23 65", "D303001", "38.1", "T60"),
  boilers: workKind("Boilers", "23 52", "D302001", "38.1", "T10"),
  otherEquipment: workKind("Other equipment", "23 70", "D309090", "38.1", "Y59"),
  ductwork: workKind("Ductwork", "23 31", "D304001", "38.6", "Y30"),
  ductFittings: workKind("Duct fittings", "23 31", "D304001", "38.7", "Y30"),
  ductAccessories: workKind("Duct accessories", "23 33", "D304001", "38.8", "Y30"),
  silencers: workKind("Silencers", "23 33", "D304001", "38.8", "Y45"),
  ductInsulation: workKind("Insulation of ducts", "23 07", "D304001", "38.9", "Y50"),
  airTerminals: workKind("Air terminals", "23 37", "D304001", "38.2", "Y46"),
  vavTerminals: workKind("VAV terminals", "23 36", "D304001", "38.2", "U31"),
  hoods: workKind("Hoods", "23 38", "D304007", "38.2", "U12"),
  fans: workKind("Fans", "23 34", "D304001", "38.1", "Y41"),
  pipework: workKind("Pipework", "23 21", "D3040", "38.3", "Y10"),
  pipeFittings: workKind("Pipe fittings", "23 21", "D3040", "38.4", "Y10"),
  pipeValves: workKind("Valves", "23 05", "D3040", "38.5", "Y11"),
  pipeInsulation: workKind("Insulation of pipes", "23 07", "D3040", "38.9", "Y50"),
  pumps: workKind("Pumps", "23 21", "D3040", "38.1", "Y20"),
  tanks: workKind("Tanks", "23 21", "D3040", "38.1", "Y21"),
  terminalUnits: workKind("Units and equipment on pipes", "23 82", "D3050", "38.2", "Y43"),
  fluid: workKind("Filling", "23 25", "D3040", "38.12", "Y25"),
  refrigerantPipework: workKind("Refrigerant pipework", "23 23", "D309002", "38.3", "Y10"),
  refrigerantFittings: workKind("Fittings of refrigerant pipework", "23 23", "D309002", "38.4", "Y10"),
  refrigerantValves: workKind("Valves of refrigerant pipework", "23 23", "D309002", "38.5", "Y11"),
  refrigerantInsulation: workKind("Insulation of refrigerant pipework", "23 07", "D309002", "38.9", "Y50"),
  refrigerant: workKind("Refrigerant", "23 23", "D309002", "38.12", "T60"),
};

/**
 * The section of a bill that a kind of work belongs to.
 * @param work kind of work
 * @param standard by which the bill is divided; with custom headings, the plain name of the work is one
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
