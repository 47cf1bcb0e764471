import { humidPercents, monthlyPercents, monthsOfFile, monthsOfYear } from "@org/hvac-core/exchange/climate";
import {
  airFromDdy,
  airFromStat,
  annualConditionsFromDdy,
  humidDesignFromDdy,
  humidDesignFromStat,
  opticalDepthsOfDdy,
  type DdyFile,
  type DesignAir,
  type HumidDesign,
  type MonthlyPercent,
  type OpticalDepths,
  type PartialDesignConditions,
  type StatFile,
  type WeatherLocation,
} from "@org/hvac-core/weather";
import type { EpwSummary } from "../../climate/openEpw.ts";
import { climateOfDdy, climateOfEpw, climateOfStat, climateTau, type Climate } from "./climate.ts";
import { annualCaution, type SiteClimate } from "./siteClimate.ts";
import { texts } from "./texts.ts";

/** Conditions of a weather file: annual, and by month. */
export interface OpenedClimate {
  readonly climate: Climate | undefined;
  /** Reason for a missing climate. */
  readonly climateLack: string;
  readonly site: SiteClimate | undefined;
  /** Reason for a missing site. */
  readonly siteLack: string;
}

/** Content of a file of published conditions. */
interface Published {
  readonly fileName: string;
  readonly location: WeatherLocation;
  readonly climate: Climate | undefined;
  readonly annual: PartialDesignConditions | undefined;
  readonly depths: OpticalDepths | undefined;
  readonly airAt: (percent: MonthlyPercent) => readonly DesignAir[];
  readonly humidAt: (percent: MonthlyPercent) => HumidDesign;
  readonly warnings: readonly string[];
}

function published(file: Published): OpenedClimate {
  const { fileName, location, climate, annual, depths, airAt, humidAt, warnings } = file;
  const monthly = monthsOfFile(airAt, humidAt);
  const yearly = monthly.length === 0 && annual ? monthsOfYear(annual) : [];
  const air =
    yearly.length > 0
      ? yearly.map(([condition, each]) => [condition, { ...each, ...humidAt(humidPercents[condition]) }] as const)
      : monthly;
  const heatingDryBulb = annual?.heating.dryBulb996;
  const cautions = [
    ...(annual && yearly.length > 0 ? [texts.caution.yearOnly(annualCaution(annual))] : []),
    ...(depths ? [] : [texts.caution.noDepths]),
    ...(depths && !depths.edition ? [texts.caution.unnamedEdition] : []),
    ...(heatingDryBulb === undefined ? [texts.caution.noHeating] : []),
    ...warnings,
  ];
  const site: SiteClimate = {
    name: location.name || fileName,
    location,
    air: new Map(air),
    tau: climateTau(depths, ""),
    cooling: annual?.cooling ?? {},
    heatingDryBulb,
    source: texts.source[yearly.length > 0 ? "annual" : "monthly"](fileName),
    caution: cautions.length > 0 ? cautions.join(" ") : undefined,
  };
  return {
    climate,
    climateLack: [texts.lack.annual, ...warnings].join(" "),
    site: air.length > 0 ? site : undefined,
    siteLack: [texts.lack.conditions, ...warnings].join(" "),
  };
}

export function openedStat(fileName: string, stat: StatFile): OpenedClimate {
  return published({
    fileName,
    location: stat.location,
    climate: climateOfStat(fileName, stat),
    annual: stat.designConditions,
    depths: stat.tau,
    airAt: (percent) => airFromStat(stat, percent),
    humidAt: (percent) => humidDesignFromStat(stat, percent),
    warnings: stat.warnings ?? [],
  });
}

export function openedDdy(fileName: string, file: DdyFile): OpenedClimate {
  const depths = opticalDepthsOfDdy(file);
  return published({
    fileName,
    location: file.location,
    climate: climateOfDdy(fileName, file),
    annual: annualConditionsFromDdy(file),
    depths,
    airAt: (percent) => airFromDdy(file, percent),
    humidAt: (percent) => humidDesignFromDdy(file, percent),
    warnings: file.warnings,
  });
}

export function openedEpw(fileName: string, read: EpwSummary): OpenedClimate {
  const climate = climateOfEpw(fileName, read);
  const climateLack = "lack" in read.calculated ? read.calculated.lack : texts.lack.annual;
  const siteLack = texts.lack.month;
  const { monthly, location, warnings } = read;
  if (!monthly) return { climate, climateLack, site: undefined, siteLack };
  const site: SiteClimate = {
    name: location.name || fileName,
    location,
    air: new Map(monthlyPercents.map((percent) => [percent, monthly[percent]])),
    tau: undefined,
    cooling: climate?.cooling ?? {},
    heatingDryBulb: climate?.heating.dryBulb996,
    source: texts.source.monthPercentiles(fileName),
    caution: [texts.caution.oneYearOfHours, ...warnings].join(" "),
  };
  return { climate, climateLack, site, siteLack };
}
