import { equipmentSoundValidity } from "../../acoustics/index.ts";
import { long2014 } from "../../acoustics/sources.ts";
import { rowName, type Warning } from "../../kernel/index.ts";
import { applications2015, bies2017 } from "../../sources/index.ts";
import type { AcousticCalculation } from "./results.ts";
import { fields } from "./schema.ts";

/** Warnings about sources. */
export function sourceWarnings({ sources, elements }: AcousticCalculation): Warning[] {
  return sources.flatMap(({ row }, index): Warning[] => {
    const name = rowName(fields.sources, row, index);
    const field = `sources.${row.id}`;
    if (row.kind === "fan")
      return [
        {
          code: "estimated-fan",
          severity: "info",
          message: `${name}: the estimate of a fan is accurate within about 5 dB. Replace it by levels measured to AMCA 300 or ISO 13347 when the fan is selected.`,
          field: `${field}.kind`,
          source: { source: applications2015, locator: "ch. 48, fans" },
        },
        ...(row.efficiencyRatio < 0.85
          ? [
              {
                code: "off-peak-fan",
                severity: "caution",
                message: `${name} operates off its peak efficiency and is at least 6 dB louder. Select a fan whose peak is nearer to the operating point.`,
                field: `${field}.efficiencyRatio`,
                source: { source: long2014, locator: "table 13.7" },
              } as const,
            ]
          : []),
      ];
    if (row.kind === "equipment") {
      const { min, max } = equipmentSoundValidity[row.equipment].power;
      const isOutside = row.power < min || row.power > max;
      return [
        {
          code: "estimated-plant",
          severity: isOutside ? "caution" : "info",
          message: isOutside
            ? `${name} is outside the power range of the estimate. Use the manufacturer's levels.`
            : `${name}: individual machines differ from the estimate by 5 to 10 dB. Use the manufacturer's levels if available.`,
          field: `${field}.${isOutside ? "power" : "kind"}`,
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
            message: `${name} has no sound power: only the noise of elements is calculated. Enter its levels by octave bands.`,
            field: `${field}.discharge`,
          },
        ]
      : [];
  });
}
