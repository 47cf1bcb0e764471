import { atPath, OutOfRangeError } from "../../../kernel/index.ts";
import { designDays, humidDesignMonth, type DesignDays, type DesignMonth, type HumidCondition } from "../../../loads/index.ts";
import { pressureAtAltitude } from "../../../psychrometrics/index.ts";
import type { HeatLoadValues } from "../schema.ts";

type SiteValues = HeatLoadValues["site"];

/** Design weather of the hottest day of each month. */
function dryBulbMonths({ dryBulb, wetBulb, dryBulbRange, wetBulbRange, tauB, tauD }: SiteValues): DesignMonth[] {
  return dryBulb.map((each, m) => {
    const range = wetBulbRange[m] ?? null;
    return {
      dryBulb: each,
      wetBulb: wetBulb[m]!,
      dryBulbRange: dryBulbRange[m]!,
      ...(range !== null && { wetBulbRange: range }),
      tauB: tauB[m]!,
      tauD: tauD[m]!,
    };
  });
}

function daysOf(site: SiteValues, months: readonly DesignMonth[]): DesignDays {
  const { latitude, longitude, timeZone, altitude, tauEdition, groundReflectance } = site;
  return atPath("site", () => designDays({ latitude, longitude, timeZone, altitude, tauEdition, groundReflectance, months }));
}

/** Design weather of the site. */
export function weatherOf({ site }: HeatLoadValues): DesignDays {
  return daysOf(site, dryBulbMonths(site));
}

/** Fields of the humid days: the extreme of each month, and the dry bulb of the same hours. */
const humidFields = { wetBulb: ["designWetBulb", "wetBulbDryBulb"], dewPoint: ["designDewPoint", "dewPointDryBulb"] } as const;

export type HumidKind = keyof typeof humidFields;
const humidKinds = Object.keys(humidFields) as HumidKind[];

/** Humid condition of a month; none where its extreme or its dry bulb is missing. */
export function humidCondition(site: SiteValues, kind: HumidKind, m: number): HumidCondition | undefined {
  const [extremeField, dryBulbField] = humidFields[kind];
  const [extreme, dryBulb] = [site[extremeField][m] ?? null, site[dryBulbField][m] ?? null];
  if (extreme === null || dryBulb === null) return undefined;
  if (extreme > dryBulb) {
    const reason = "it is above its coincident dry bulb";
    throw new OutOfRangeError({ parameter: `site.${extremeField}`, value: extreme, min: -60, max: dryBulb, unit: "°C", reason });
  }
  return kind === "wetBulb" ? { wetBulb: extreme, dryBulb } : { dewPoint: extreme, dryBulb };
}

/** Field of a humid day that is entered for other months than its counterpart. */
export function incompleteHumidDays(site: SiteValues): keyof SiteValues | undefined {
  for (const pair of Object.values(humidFields))
    for (const [field, other] of [pair, pair.toReversed()] as readonly (typeof pair)[])
      if (site[field].some((value, m) => value === null && site[other][m] !== null)) return field;
  return undefined;
}

/** Design weather of a humid kind of day; in months without one, that of the dry-bulb day. None where no month has one. */
function humidDaysOf(site: SiteValues, kind: HumidKind): DesignDays | undefined {
  const conditions = site.dryBulb.map((_, m) => humidCondition(site, kind, m));
  if (conditions.every((each) => each === undefined)) return undefined;
  const pressure = pressureAtAltitude(site.altitude);
  const months = dryBulbMonths(site).map((month, m) => {
    const humid = conditions[m];
    return humid ? humidDesignMonth(month, humid, pressure) : month;
  });
  return daysOf(site, months);
}

/** Design weather of the humid kinds of day that the site has. */
export function humidWeatherOf({ site }: HeatLoadValues): { readonly kind: HumidKind; readonly days: DesignDays }[] {
  return humidKinds.flatMap((kind) => {
    const days = humidDaysOf(site, kind);
    return days ? [{ kind, days }] : [];
  });
}
