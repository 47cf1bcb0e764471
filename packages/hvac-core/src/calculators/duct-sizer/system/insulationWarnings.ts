import { joinPath, type Warning } from "../../../kernel/index.ts";
import { aboutUncountedInsulation, condensation, type WetDuct } from "../condensation.ts";
import type { DuctValues } from "../schema.ts";
import { about } from "./about.ts";
import type { FoundSection, SystemCalculation } from "./calculateSystem.ts";
import { flexibleOf, layerOf, straightOf } from "./insulations.ts";

interface ColdSection extends WetDuct {
  readonly id: string;
  readonly name: string;
}

function coldOf(found: FoundSection, values: DuctValues): WetDuct | undefined {
  if (!found.heat?.insulated) return undefined;
  const { insulated: heat, enteringTemperature } = found.heat;
  const flexible = flexibleOf(found);
  return {
    ducts: [straightOf(found), ...(flexible ? [flexible] : [])],
    heat,
    layer: layerOf(found.sized.duct.row, values),
    enteringTemperature,
  };
}

/** Where water condenses on ducts, told once of the coldest. */
function aboutCondensation({ sections, dewPoint }: SystemCalculation, values: DuctValues): Warning[] {
  if (dewPoint === undefined) return [];
  const wet = sections.flatMap((section): ColdSection[] => {
    const cold = section.found && coldOf(section.found, values);
    return cold && cold.heat.surfaceTemperature < dewPoint ? [{ ...cold, id: section.id, name: about(section, values).name }] : [];
  });
  if (wet.length === 0) return [];
  const coldest = wet.reduce((one, other) => (other.heat.surfaceTemperature < one.heat.surfaceTemperature ? other : one));
  const others =
    wet.length === 1 ? "" : ` (and on ${wet.length - 1} other ${wet.length === 2 ? "section" : "sections"}, which are less cold)`;
  return [
    {
      ...condensation(coldest, `${coldest.name}${others}`, dewPoint, values),
      field: joinPath("sections", coldest.id, "insulationThickness"),
      result: joinPath("sections", coldest.id, "surfaceTemperature"),
    },
  ];
}

/** What there is to remark about the insulation of a system. */
export function insulationWarnings(system: SystemCalculation, values: DuctValues): Warning[] {
  return [
    ...aboutUncountedInsulation(
      system.sections.some(({ found }) => found?.insulation !== undefined),
      values,
    ),
    ...aboutCondensation(system, values),
  ];
}
