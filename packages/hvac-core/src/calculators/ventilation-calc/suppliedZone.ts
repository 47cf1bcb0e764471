import type { ZoneDemands } from "./zoneDemands.ts";
import type { VentilationValues } from "./schema.ts";

/** Rules for the supply airflow of a zone. */
export const zoneRules = ["Rate procedure", "Air changes", "Health care room", "Load", "Exhaust and pressure", "Entered minimum"] as const;
export type ZoneRule = (typeof zoneRules)[number];
/** Name in place of a rule where a zone needs no supply air. */
const noRule = "No rule";

/** A zone with the supply airflow that the governing rule gives it. Airflows in m³/s. */
export interface SuppliedZone {
  readonly demands: ZoneDemands;
  readonly transferOut: number;
  readonly byRates: number;
  readonly byExhaust: number;
  readonly supply: number;
  readonly governing: ZoneRule | typeof noRule;
  /** Entered outdoor share of the supply of a zone with a separate system. */
  readonly enteredShare: number | null;
  /** Minimum primary airflow, its governing rule and the outdoor air fraction; undefined unless the system recirculates. */
  readonly minimum: number | undefined;
  readonly minimumGoverning: ZoneRule | typeof noRule | undefined;
  readonly fraction: number | undefined;
}

export const pressureNames = { positive: "Positive", negative: "Negative", neutral: "Neutral" } as const;

/** Difference of two airflows; zero where they differ in their last bits only. */
export function difference(whole: number, part: number): number {
  const left = whole - part;
  return Math.abs(left) < 5e-13 * Math.abs(whole) ? 0 : left;
}

/** Minimum primary airflow over the outdoor air of the zone. */
export const minimumFactor = (method: VentilationValues["efficiencyMethod"]): number => (method === "simplified-2019" ? 1.5 : 1);

/** A rule with the supply airflow that it requires, m³/s. */
type Rule = readonly [name: ZoneRule, airflow: number];

/** The rule that requires the most; of two that require the same, the first. */
function governingOf(rules: readonly Rule[]): readonly [name: ZoneRule | typeof noRule, airflow: number] {
  const [name, airflow] = rules.reduce((governing, each) => (each[1] > governing[1] ? each : governing));
  return [airflow > 0 ? name : noRule, airflow];
}

/** Input of a zone's supply. */
type SystemValues = Pick<VentilationValues, "systemKind" | "efficiencyMethod">;

/** A zone with its supply airflow by the rules. */
export function supplied(demands: ZoneDemands, transferOut: number, values: SystemValues): SuppliedZone {
  const { zone, zoneOutdoor } = demands;
  const recirculating = values.systemKind === "multiple-zone";
  const enteredShare = values.systemKind === "single-zone" ? zone.outdoorAirFraction : null;
  const byRates = recirculating ? minimumFactor(values.efficiencyMethod) * zoneOutdoor : zoneOutdoor / (enteredShare ?? 1);
  const byExhaust = Math.max(0, demands.exhausted + demands.leakage + transferOut - zone.transferAirflow);
  // The load falls with the weather; these rules apply at all times.
  const always: readonly Rule[] = [
    ["Rate procedure", byRates],
    ["Air changes", demands.byAirChanges],
    ["Health care room", demands.byHealthcare],
    ["Exhaust and pressure", byExhaust],
  ];
  const entered: readonly Rule[] = recirculating && zone.minimumAirflow !== null ? [["Entered minimum", zone.minimumAirflow]] : [];
  const [governing, supply] = governingOf([...always, ["Load", zone.loadAirflow], ...entered]);
  const shared = { demands, transferOut, byRates, byExhaust, supply, governing, enteredShare };
  if (!recirculating) return { ...shared, minimum: undefined, minimumGoverning: undefined, fraction: undefined };
  const isConstant = isConstantAirflow(zone, values);
  const [minimumGoverning, minimum] = isConstant ? [governing, supply] : governingOf([...always, ...entered]);
  return { ...shared, minimum, minimumGoverning, fraction: zoneOutdoor > 0 ? zoneOutdoor / minimum : 0 };
}

/** Whether a terminal without an entered minimum always supplies its design airflow: only the simplified procedure says how far it may close. */
export const isConstantAirflow = (
  { minimumAirflow }: ZoneDemands["zone"],
  { efficiencyMethod }: Pick<VentilationValues, "efficiencyMethod">,
): boolean => minimumAirflow === null && efficiencyMethod !== "simplified-2019";

/** Supply airflow that a rule requires of a zone. */
export interface RuleDemand {
  readonly rule: ZoneRule;
  /** m³/s; zero where the rule does not apply. */
  readonly supply: number;
  /** Whether the design follows from it. */
  readonly governs: boolean;
}

/**
 * Supply airflows that the rules require of a zone.
 *
 * @param zone zone as calculated
 * @returns one for each of `zoneRules`, in their order; the largest is the supply of the zone
 * @example
 * ```ts
 * import { ruleDemands, ventilationCalc } from "@org/hvac-core/calculators/ventilation-calc";
 * const zones = [{ id: "a", area: 100, height: 3, airChangesPerHour: 6, loadAirflow: 400 }];
 * const outcome = ventilationCalc.calculate({ unitSystem: "Metric", scope: "zones", zones });
 * const calculation = outcome.ok ? outcome.calculation : undefined;
 * const [zone] = calculation?.scope === "zones" ? calculation.zones : [];
 * zone && ruleDemands(zone).find(({ governs }) => governs)?.rule; // "Air changes"
 * ```
 */
export function ruleDemands({ byRates, byExhaust, demands, governing }: SuppliedZone): readonly RuleDemand[] {
  const airflows: Readonly<Record<ZoneRule, number>> = {
    "Rate procedure": byRates,
    "Air changes": demands.byAirChanges,
    "Health care room": demands.byHealthcare,
    Load: demands.zone.loadAirflow,
    "Exhaust and pressure": byExhaust,
    "Entered minimum": demands.zone.minimumAirflow ?? 0,
  };
  return zoneRules.map((rule) => ({ rule, supply: airflows[rule], governs: rule === governing }));
}
