import { ductFitting } from "../../../flow/index.ts";
import { joinPath, type Measured, type MeasuredElement } from "../../../kernel/index.ts";
import { ductFittings, ductInsulation, ductsNotMeasured, ductSize, straightDuct } from "../measuredDuct.ts";
import { fields, type DuctValues } from "../schema.ts";
import { round } from "../size.ts";
import type { FoundSection, SystemCalculation, SystemSection } from "./calculateSystem.ts";
import type { Fan } from "./fans.ts";
import { sectionName } from "./sectionName.ts";
import type { MeetingLoss } from "./junctions.ts";

const airPaths = fields.sections.row.airPath.options;
const listed = (names: readonly string[]): string => new Intl.ListFormat("en-GB", { type: "conjunction" }).format(names);

/** Rigid duct, liner, flexible duct and insulation of a section. */
function ductOfSection(path: string, { sized, flow, metal, flexible, insulation }: FoundSection): MeasuredElement[] {
  const { duct, sheet, clear } = sized;
  const { row, built } = duct;
  const base = { path, work: "ductwork" } as const;
  return [
    ...straightDuct(path, duct, sheet, metal),
    ...(built.liner > 0 && duct.ductLength > 0
      ? [
          {
            path,
            part: "liner",
            work: "ductInsulation",
            description: ["Liner of ducts, ", { quantity: "smallLength", values: [built.liner] }],
            kind: "area",
            amount: flow.section.perimeter * duct.ductLength,
          } as const,
        ]
      : []),
    ...(flexible
      ? [
          {
            ...base,
            part: "flexible",
            description: ["Flexible duct ", ...ductSize("flexible", round(clear.width))],
            kind: "length",
            amount: row.flexibleLength,
          } as const,
        ]
      : []),
    ...(insulation ? ductInsulation(path, insulation.layer.thickness, insulation.area) : []),
  ];
}

/** What a section meets: its branch, counted where it turns off, and a change of size straight on. */
function meetings(path: string, { sized, junction }: FoundSection): MeasuredElement[] {
  const size = ductSize(sized.duct.ductShape, sized.sheet);
  const counted = (part: string, { key }: MeetingLoss): MeasuredElement => ({
    path,
    part,
    work: "ductFittings",
    description: [`${ductFitting(key).name.replace(/, (?:into|from) the branch$/, "")}, `, ...size],
    kind: "count",
    amount: 1,
  });
  return [
    ...(junction.leaving === "branch" && junction.junction ? [counted("junction", junction.junction)] : []),
    ...(junction.transition ? [counted("transition", junction.transition)] : []),
  ];
}

/** What stands in a section and at its end: equipment, a balancing damper, an air terminal. */
function accessories(
  path: string,
  { place, index }: SystemSection,
  found: FoundSection,
  balance: SystemCalculation["balance"],
): MeasuredElement[] {
  const { row, ductShape } = found.sized.duct;
  const size = ductSize(ductShape, found.sized.sheet);
  const air = airPaths[place.path].toLowerCase();
  const base = { path, kind: "count", amount: 1 } as const;
  const tag = row.name;
  return [
    ...(row.equipmentPressureDrop > 0
      ? [
          {
            ...base,
            part: "equipment",
            work: "ductAccessories",
            list: "equipmentInDucts",
            tag,
            description: ["Equipment in a duct ", ...size],
          } as const,
        ]
      : []),
    ...(balance.toBalance[index]! > 0
      ? [{ ...base, part: "damper", work: "ductAccessories", description: ["Balancing damper, ", ...size] } as const]
      : []),
    ...(row.airflow > 0
      ? [
          {
            ...base,
            part: "terminal",
            work: "airTerminals",
            list: place.path === "exhaust" ? "exhaustTerminalsOfDucts" : "terminalsOfDucts",
            tag,
            description: [`Air terminal, ${air}, at a duct `, ...size],
          } as const,
        ]
      : []),
  ];
}

function fanElement(part: string, name: string, { airflow, totalPressure }: Fan): MeasuredElement {
  return {
    path: "sections",
    part,
    work: "fans",
    description: [`${name}, `, { quantity: "airFlow", values: [airflow] }, " at ", { quantity: "pressure", values: [totalPressure] }],
    kind: "count",
    amount: 1,
    list: "fansOfDucts",
  };
}

/** A system of ducts, section by section; a section without air has no size and is named. */
export function systemQuantities({ sections, balance, fans }: SystemCalculation, values: DuctValues): Measured {
  const elements = sections.flatMap((section): MeasuredElement[] => {
    const { id, found } = section;
    if (!found) return [];
    const path = joinPath("sections", id);
    const { duct, sheet } = found.sized;
    return [
      ...ductOfSection(path, found),
      ...ductFittings(joinPath(path, "fittings"), found.fittings, duct.ductShape, sheet),
      ...meetings(path, found),
      ...accessories(path, section, found, balance),
    ];
  });
  const withoutAir = sections.filter(({ found }) => !found).map(({ index }) => sectionName(values, index));
  return {
    elements: [
      ...elements,
      ...(fans.main ? [fanElement("fan", "Fan", fans.main)] : []),
      ...(fans.exhaustFan ? [fanElement("exhaustFan", "Exhaust fan", fans.exhaustFan)] : []),
    ],
    notMeasured: [
      ...(withoutAir.length > 0 ? [`Sections that carry no air, and so have no size: ${listed(withoutAir)}.`] : []),
      "Tees are counted once for each section that branches off.",
      ...ductsNotMeasured,
    ],
  };
}
