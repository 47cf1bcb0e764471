import { defaultUnit, type QuantityKind, type UnitSystem } from "../../quantity/index.ts";
import { projectSite, type ProjectSite } from "../../site/index.ts";
import type { PartialDesignConditions } from "../../weather/index.ts";
import { rounded } from "./climateFields.ts";
import type { SiteCondition } from "./designMonths.ts";
import { siteValues, type SiteConditions } from "./siteFields.ts";

/** A place, as a project takes its site from it. */
export interface ProjectPlace extends SiteConditions {
  /** Annual cooling conditions. */
  readonly cooling: PartialDesignConditions["cooling"];
  /** Publication or weather file of the conditions. */
  readonly source: string;
}

function kindOf(name: string): QuantityKind | undefined {
  const field = projectSite.fields[name];
  const cell = field?.type === "series" ? field.cell : field;
  return cell?.type === "quantity" ? cell.quantity : undefined;
}

/**
 * A place as the site of a project, in the units of a unit system. Parts that the place lacks are left out; the annual cooling condition is the rarest
 * that has a wet bulb.
 *
 * @param place conditions of the place
 * @param condition condition of the months
 * @param unitSystem system of the numbers
 * @returns the site
 * @example
 * ```ts
 * import { monthsOfStation, projectSiteOf } from "@org/hvac-core/exchange/climate";
 * import { searchStations } from "@org/hvac-core/weather";
 * const [station] = searchStations("atlanta");
 * const place = { name: "Atlanta", location: station!, tau: undefined, air: monthsOfStation(station!), heatingDryBulb: -6, cooling: {}, source: "" };
 * projectSiteOf(place, "2", "Metric")["place"]; // "Atlanta"
 * ```
 */
export function projectSiteOf(place: ProjectPlace, condition: SiteCondition, unitSystem: UnitSystem): ProjectSite {
  const unitOf = (path: string, unit: string): string => {
    const kind = kindOf(path.replace("site.", ""));
    return kind === undefined ? unit : defaultUnit(kind, unitSystem);
  };
  const values = Object.entries(siteValues(place, condition, unitOf)).map(([path, value]) => [path.replace("site.", ""), value] as const);
  const shown = unitOf("coolingDryBulb", "degC");
  const celsius = (value: number): unknown => ({ value: rounded(value, "degC", shown), unit: shown });
  const percentile = (["004", "010", "020"] as const).find(
    (each) => place.cooling[`dryBulb${each}`] !== undefined && place.cooling[`wetBulb${each}`] !== undefined,
  );
  return {
    unitSystem,
    ...Object.fromEntries(values.filter(([, value]) => !isEmptySeries(value))),
    ...(percentile && {
      coolingDryBulb: celsius(place.cooling[`dryBulb${percentile}`]!),
      coolingWetBulb: celsius(place.cooling[`wetBulb${percentile}`]!),
    }),
    ...(place.source !== "" && { weatherSource: place.source.slice(0, 300) }),
  };
}

const isEmptySeries = (value: unknown): boolean =>
  typeof value === "object" && value !== null && "values" in value && (value.values as readonly unknown[]).every((cell) => cell === null);
