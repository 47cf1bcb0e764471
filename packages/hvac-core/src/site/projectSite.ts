import { defineCalculator, defineCard, isAbove, type CalculatorInput, type Fields, type WarningStatement } from "../kernel/index.ts";
import { pressureAtAltitude } from "../psychrometrics/index.ts";
import { fields, sections } from "./fields.ts";
import { results } from "./results.ts";

type SiteValues = Readonly<Record<string, unknown>>;

/** A site as a project stores it: only what was entered. */
export type ProjectSite = CalculatorInput<Fields>;

/** Share by which a measured pressure may differ from that of the altitude: weather changes it by some 3 %. */
const pressureShare = 0.05;

const numberOf = (value: unknown): number | undefined => (typeof value === "number" ? value : undefined);

function calculate(values: SiteValues) {
  const altitude = numberOf(values["altitude"]);
  const airPressure = numberOf(values["pressure"]) ?? (altitude === undefined ? undefined : pressureAtAltitude(altitude));
  return { results: { airPressure } };
}

/** Warnings of a wet bulb above its dry bulb, and of a pressure that is not one of the altitude. */
function warnings(_: unknown, values: SiteValues): readonly WarningStatement[] {
  const [altitude, pressure] = [numberOf(values["altitude"]), numberOf(values["pressure"])];
  const standard = altitude === undefined ? undefined : pressureAtAltitude(altitude);
  const isFar = pressure !== undefined && standard !== undefined && Math.abs(pressure - standard) > pressureShare * standard;
  const pairs: readonly (readonly [string, unknown, unknown])[] = [
    ["coolingWetBulb", values["coolingDryBulb"], values["coolingWetBulb"]],
    ...monthPairs(values),
  ];
  return [
    ...(isFar
      ? [
          {
            code: "pressure-of-other-altitude",
            severity: "caution" as const,
            message:
              "The barometric pressure is more than 5 % from that of the altitude: pressures of weather reports are reduced to sea level.",
            field: "pressure",
          },
        ]
      : []),
    ...pairs.flatMap(([field, dryBulb, wetBulb]): WarningStatement[] => {
      const [dry, wet] = [numberOf(dryBulb), numberOf(wetBulb)];
      return dry !== undefined && wet !== undefined && isAbove(wet, dry)
        ? [{ code: "wet-bulb-above-dry-bulb", severity: "limit", message: "The wet bulb is above the dry bulb.", field }]
        : [];
    }),
  ];
}

function monthPairs({ dryBulb, wetBulb }: SiteValues): readonly (readonly [string, unknown, unknown])[] {
  const [dry, wet] = [dryBulb as readonly unknown[], wetBulb as readonly unknown[]];
  return dry.map((each, month) => [`wetBulb.${month + 1}`, each, wet[month]]);
}

/**
 * The site of a project: place, air pressure, design weather, currency and standards. It is filled in and stored like the input of a calculator, and every
 * part of it is optional.
 *
 * @example
 * ```ts
 * import { projectSite } from "@org/hvac-core/site";
 * const outcome = projectSite.calculate({ unitSystem: "Metric", altitude: { value: 1500, unit: "m" } });
 * outcome.ok && outcome.results.airPressure?.value; // 84556
 * ```
 */
export const projectSite = defineCalculator({
  card: defineCard({
    id: "site",
    title: "Site",
    summary: "Place, design weather, currency and standards that the files of a project share.",
    group: "air",
    collection: "site",
    route: null,
  }),
  version: 1,
  sections,
  fields,
  results,
  headline: ["airPressure"],
  calculate,
  warnings,
  explanation: () => import("./explanation.ts"),
});
