import { ductFitting } from "../../../flow/index.ts";
import type { Measured, MeasuredElement } from "../../../kernel/index.ts";
import type { SystemCalculation } from "../results.ts";
import { withAir, type SectionWithAir } from "../ductState.ts";
import { ductsNotMeasured, ductSize, measuredDuct } from "../measuredDuct.ts";
import { airPaths } from "../options.ts";
import type { Fan } from "./fans.ts";
import type { MeetingLoss } from "./junctions.ts";

const listed = (names: readonly string[]): string => new Intl.ListFormat("en-GB", { type: "conjunction" }).format(names);

/** Junction fittings of a section: its branch, counted where it turns off, and a change of size straight on. */
function meetings({ path, state }: SectionWithAir): MeasuredElement[] {
  const { junction } = state;
  const size = ductSize(state.duct.ductShape, state.sheet);
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

/** Accessories of a section: equipment, a balancing damper, an air terminal. */
function accessories({ path, place, index, row, state }: SectionWithAir, balance: SystemCalculation["balance"]): MeasuredElement[] {
  const size = ductSize(state.duct.ductShape, state.sheet);
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
export function systemQuantities(system: SystemCalculation): Measured {
  const { sections, balance, fans } = system;
  const elements = withAir(system).flatMap((section): MeasuredElement[] => [
    ...measuredDuct(section),
    ...meetings(section),
    ...accessories(section, balance),
  ]);
  const withoutAir = sections.filter(({ state }) => !state).map(({ name }) => name);
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
