import type { WallLayer } from "../../../flow/index.ts";
import type { DuctAir } from "../air.ts";
import { insulationAround, isByInsulation, wallHeatOf, type Insulation, type WalledDuct, type WallHeat } from "../insulation.ts";
import type { DuctValues } from "../schema.ts";
import { atSection, type SectionRow } from "./duct.ts";
import type { SectionLosses } from "./losses.ts";

/** What there is around a section, and how heat passes it where that follows from it. */
export interface SectionInsulation {
  readonly around: Insulation | undefined;
  readonly heat: WallHeat | undefined;
}

/** The insulation of a section: its own, or that of the system. */
export function layerOf({ insulationThickness, insulationConductivity }: SectionRow, values: DuctValues): WallLayer {
  return {
    thickness: insulationThickness ?? values.insulationThickness,
    conductivity: insulationConductivity ?? values.insulationConductivity,
  };
}

/** The straight duct of a section with its wall. */
export function straightOf({ sized: { duct, sheet }, flow }: Pick<SectionLosses, "sized" | "flow">): WalledDuct {
  return { shape: duct.ductShape, sheet, flow, length: duct.ductLength, liner: duct.built.liner };
}

/** The flexible duct at its end. */
export function flexibleOf({ sized, flexible }: Pick<SectionLosses, "sized" | "flexible">): WalledDuct | undefined {
  return flexible && { shape: "flexible", sheet: sized.clear, flow: flexible, length: sized.duct.row.flexibleLength, liner: 0 };
}

/** By row; nothing where no air flows. */
export function insulationsOf(
  losses: readonly (SectionLosses | undefined)[],
  values: DuctValues,
  air: DuctAir,
): (SectionInsulation | undefined)[] {
  const passesHeat = isByInsulation(values);
  return losses.map((of) => {
    if (!of) return undefined;
    const { duct } = of.sized;
    const layer = layerOf(duct.row, values);
    if (layer.thickness === 0 && !passesHeat) return undefined;
    return atSection(duct.row, () => {
      const straight = straightOf(of);
      const flexible = flexibleOf(of);
      return {
        around: insulationAround(straight, flexible, layer),
        heat: passesHeat ? wallHeatOf(straight, flexible, layer, values, air) : undefined,
      };
    });
  });
}
