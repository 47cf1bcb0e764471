import { equipmentSoundValidity } from "../../acoustics/index.ts";
import { long2014 } from "../../acoustics/sources.ts";
import { rowName, type Warning } from "../../kernel/index.ts";
import { applications2015, bies2017 } from "../../sources/index.ts";
import type { AcousticCalculation } from "./results.ts";
import { fields } from "./schema.ts";

/** Remarks on where the sound comes from. */
export function sourceWarnings({ sources, elements }: AcousticCalculation): Warning[] {
  return sources.flatMap(({ row }, index): Warning[] => {
    const name = rowName(fields.sources, row, index);
    const field = `sources.${row.id}`;
    if (row.kind === "fan")
      return [
        {
          code: "estimated-fan",
          severity: "info",
          message: `${name}: the estimate of a fan is right within about 5 dB. Replace it by levels measured to AMCA 300 or ISO 13347 as soon as the fan is chosen.`,
          field: `${field}.kind`,
          source: { source: applications2015, locator: "ch. 48, fans" },
        },
        ...(row.efficiencyRatio < 0.85
          ? [
              {
                code: "off-peak-fan",
                severity: "caution",
                message: `${name} works away from its best point and is 6 dB louder for it, or more. Choose a fan whose best point is nearer.`,
                field: `${field}.efficiencyRatio`,
                source: { source: long2014, locator: "table 13.7" },
              } as const,
            ]
          : []),
      ];
    if (row.kind === "equipment") {
      const { min, max } = equipmentSoundValidity[row.equipment].power;
      const beyond = row.power < min || row.power > max;
      return [
        {
          code: "estimated-plant",
          severity: beyond ? "caution" : "info",
          message: beyond
            ? `${name} is smaller or larger than the plant that the estimate was made of. Use the manufacturer's levels.`
            : `${name}: single machines differ from the estimate by 5 to 10 dB. Use the manufacturer's levels where there are any.`,
          field: `${field}.${beyond ? "power" : "kind"}`,
          source: { source: bies2017, locator: "ch. 10" },
        },
      ];
    }
    const isUsed = elements.some(({ source }) => source === index);
    return isUsed && row.discharge.every((level) => level === null) && row.inlet.every((level) => level === null)
      ? [
          {
            code: "silent-source",
            severity: "caution",
            message: `${name} states no sound power: only what the elements make is heard. Enter its levels by octave bands.`,
            field: `${field}.discharge`,
          },
        ]
      : [];
  });
}
