import type { Edition, MinimumSeries } from "./editions/edition.ts";
import { editions } from "./editions/editions.ts";
import { btuPerHour } from "../constants/inchPound.ts";
import type { EfficiencyMetric, EquipmentMinimum } from "./equipmentMinimum.ts";

const ton = 12_000 * btuPerHour;

/** Ratio of output to input of a published number. */
function ratioOf(published: number, metric: EfficiencyMetric): number {
  if (metric === "kW/ton") return ton / (1000 * published);
  return metric === "EER" || metric === "IEER" || metric === "SEER2" || metric === "HSPF2" ? published * btuPerHour : published;
}

const sizeUnits = { tons: ton, "kBtu/h": 1000 * btuPerHour, kW: 1000 } as const;

/** Rows of a series of an edition, one for each of its sizes. */
export function minimumRows(id: string, series: MinimumSeries, edition: Edition): readonly EquipmentMinimum[] {
  const { label, group, mode, metric, sizes, sizeUnit = "kBtu/h", note, verify, sizedBy, includesMax, isAbove } = series;
  const { standard, source } = series.regulation ?? {
    standard: edition.name,
    source: series.locator === undefined ? edition.source : { ...edition.source, locator: series.locator },
  };
  const unit = sizedBy === "input" ? `${sizeUnit} of input` : sizeUnit;
  return sizes.map(([from, published, partLoad], index): EquipmentMinimum => {
    const to = sizes[index + 1]?.[0] ?? series.upTo;
    const range =
      from === 0 && to === undefined
        ? ""
        : to === undefined
          ? `, ${isAbove ? "above" : "from"} ${from} ${unit}`
          : from === 0
            ? `, below ${to} ${unit}`
            : `, ${from} to ${to} ${unit}`;
    return {
      id: from === 0 ? id : `${id}-${from}`,
      label: `${label}${range}`,
      group,
      mode,
      standard,
      ...(sizedBy && { sizedBy }),
      capacityMin: from * sizeUnits[sizeUnit],
      ...(to !== undefined && { capacityMax: to * sizeUnits[sizeUnit] }),
      ...(includesMax && { includesMax }),
      metric,
      published,
      ratio: ratioOf(published, metric),
      ...(partLoad !== undefined && { partLoad: ratioOf(partLoad, metric), partLoadMetric: group.endsWith("chiller") ? "IPLV" : "IEER" }),
      source,
      ...(note !== undefined && { note }),
      ...(verify && { verify }),
    };
  });
}

let minima: readonly EquipmentMinimum[] | undefined;

/**
 * Minimum efficiencies of equipment by kind and rated capacity, by editions of ASHRAE 90.1 (usual kinds) and European regulations. Minima that an
 * edition shares with another are listed once, under the other.
 *
 * @returns the rows; capacities in W, efficiencies as published and as ratio of output to input
 * @source ashrae-90.1, §6.8.1 and §6.5.6.1
 * @source eu-ecodesign-813, Annex II
 * @source eu-ecodesign-206, Annex I
 * @source eu-ecodesign-2281, Annex II
 * @source eu-ecodesign-1253, Annex III
 * @example
 * ```ts
 * import { equipmentMinima } from "@org/hvac-core/reference";
 * equipmentMinima().find(({ id }) => id === "chiller-centrifugal-a-600")?.ratio; // 6.28
 * ```
 */
export function equipmentMinima(): readonly EquipmentMinimum[] {
  minima ??= Object.values<Edition>(editions).flatMap((edition) =>
    Object.entries(edition.minima).flatMap(([id, series]) => minimumRows(id, series, edition)),
  );
  return minima;
}
