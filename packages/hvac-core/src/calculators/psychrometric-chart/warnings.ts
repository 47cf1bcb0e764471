import type { Warning } from "../../kernel/index.ts";
import { formatQuantity, type UnitSystem } from "../../quantity/index.ts";
import { ahri1060, carrier1965, systemsAndEquipment2016 } from "../../psychrometrics/sources.ts";
import { fundamentals2021, type Citation } from "../../sources/index.ts";
import type { ProcessCalculation } from "./calculate.ts";
import type { PsychrometricChartCalculation } from "./results.ts";
import type { ProcessValues, PsychrometricChartValues } from "./schema.ts";

const moist: Citation = { source: fundamentals2021, locator: "ch. 1" };
const coilSource: Citation = { source: carrier1965, locator: "part 1, ch. 8" };
const recoverySource: Citation = { source: systemsAndEquipment2016, locator: "ch. 26" };

/** Fog below which it is rounding, kg per kg of dry air. */
const noFog = 1e-9;
/** Minimum surface temperature with chilled water, °C. */
const minSurface = 4;
/** Maximum temperature of the ideal-gas equations, °C. */
const maxDryBulb = 100;

/** A process with its row of the input. */
interface Row {
  readonly process: ProcessCalculation;
  readonly values: ProcessValues;
  readonly name: string;
  readonly unitSystem: UnitSystem;
}

/** Warnings of states and processes. */
export function warnings(calculation: PsychrometricChartCalculation, values: PsychrometricChartValues): Warning[] {
  const rows = calculation.processes.map((process, index): Row => ({
    process,
    values: values.processes[index]!,
    name: process.name.trim() || `Process ${index + 1}`,
    unitSystem: values.unitSystem,
  }));
  return [
    ...statesWarnings(calculation, values),
    ...rows.flatMap((row) => [
      ...airWarnings(row),
      ...coilWarnings(row),
      ...recoveryWarnings(row),
      ...humidifierWarnings(row),
      ...roomWarnings(row),
    ]),
    ...sharedAirWarnings(rows, values),
  ];
}

function statesWarnings({ states }: PsychrometricChartCalculation, { unitSystem }: PsychrometricChartValues): Warning[] {
  return states.flatMap(({ id, name, given, air }, index) => {
    const list: Warning[] = [];
    const stateName = name.trim() || `State ${index + 1}`;
    const difference = (kelvin: number): string => formatQuantity(kelvin, "temperatureDifference", unitSystem, { digits: 1 });
    if (given[0] === "wetBulb" && given[1] === "enthalpy")
      list.push({
        code: "uncertain-pair",
        severity: "caution",
        message: `${stateName}: lines of wet bulb and enthalpy are almost parallel, so a small error of either changes the state considerably. Enter another pair if you can.`,
        field: `states.${id}.given`,
        source: moist,
      });
    if (given.includes("wetBulb") && air.wetBulb < 0)
      list.push({
        code: "iced-wet-bulb",
        severity: "info",
        message: `${stateName}: below freezing the wet bulb is taken as that of an iced wick. A wick of supercooled water reads up to ${difference(0.3)} lower in humid air, and up to ${difference(0.7)} higher in dry air.`,
        field: `states.${id}.wetBulb`,
        source: moist,
      });
    if (air.dryBulb > maxDryBulb) list.push(hotAir(stateName, `states.${id}.given`, unitSystem));
    return list;
  });
}

function hotAir(name: string, field: string, unitSystem: UnitSystem): Warning {
  return {
    code: "hot-air",
    severity: "caution",
    message: `${name} is hotter than ${formatQuantity(maxDryBulb, "temperature", unitSystem, { trimZeros: true })}, where air and vapour deviate from the ideal gas of these equations and air can hold any amount of vapour. Use real-gas properties for a dryer or an oven.`,
    field,
    source: moist,
  };
}

/** Warnings of fog, frost, hot air and a missing airflow. */
function airWarnings({ process, name, unitSystem }: Row): Warning[] {
  const { id, kind, air, fogRatio, dryAirFlow, entering, other } = process;
  const list: Warning[] = [];
  const field = `processes.${id}.kind`;
  if (fogRatio > noFog) {
    const cures: Partial<Record<ProcessCalculation["kind"], string>> = {
      coolingCoil: "Part of the air bypasses the coil nearly saturated. A lower bypass factor or a warmer surface prevents it.",
      mixing: "Preheat the colder air before mixing.",
      steamHumidifying: "Less steam, or warmer air, prevents it.",
      heatRecovery: "A lower effectiveness, or a drier stream, prevents it.",
      enthalpyRecovery: "A lower effectiveness, or a drier stream, prevents it.",
      roomLine: "Drier supply air, or more of it, prevents it.",
    };
    const isFogged = entering.fogRatio > noFog || (other !== undefined && other.fogRatio > noFog);
    const cure = isFogged ? undefined : cures[kind];
    const amount = formatQuantity(fogRatio, "humidityRatio", unitSystem);
    list.push({
      code: air.dryBulb < 0 ? "frost" : "fog",
      severity: "caution",
      message: `${name}: the air is supersaturated and leaves with ${amount} of ${air.dryBulb < 0 ? "fog that freezes on surfaces" : "fog, which wets ducts and filters"}. ${cure ?? "The fog is in the entering air: remove it there."}`,
      field,
      result: `processResults.${id}.fogRatio`,
      source: moist,
    });
  }
  if (air.dryBulb > maxDryBulb) list.push(hotAir(name, field, unitSystem));
  if (dryAirFlow === undefined)
    list.push({
      code: "no-airflow",
      severity: "info",
      message: `${name}: its air has no airflow, so it has no heat and water flows and is not in the totals. Enter the airflow of the state that it comes from.`,
      field: `processes.${id}.inlet`,
    });
  return list;
}

function coilWarnings({ process, values, name, unitSystem }: Row): Warning[] {
  if (process.kind !== "coolingCoil") return [];
  const { id, outcome, entering } = process;
  const { apparatusDewPoint: surface, water = 0 } = outcome;
  const list: Warning[] = [];
  const source = coilSource;
  if (surface === undefined && water < -noFog)
    list.push({
      code: "reheat-needed",
      severity: "limit",
      message: `${name}: the line from the entering to the leaving air misses the saturation curve, so no coil surface produces this air. Cool deeper and reheat, or accept moister leaving air.`,
      field: `processes.${id}.coilBy`,
      source,
    });
  if (surface !== undefined && surface < minSurface) {
    const isFrost = surface < 0 && water < -noFog;
    const surfaceText = formatQuantity(surface, "temperature", unitSystem);
    const minimum = formatQuantity(minSurface, "temperature", unitSystem);
    list.push({
      code: isFrost ? "coil-frost" : "apparatus-dew-point-low",
      severity: isFrost ? "limit" : "caution",
      message: isFrost
        ? `${name}: a surface at ${surfaceText} collects frost, which blocks the coil. Provide for defrosting, or dry the air with a desiccant.`
        : `${name}: an apparatus dew point of ${surfaceText} is below the ${minimum} that chilled water usually reaches. Use a direct-expansion coil, brine or a desiccant, or supply more and warmer air.`,
      field: `processes.${id}.${values.coilBy === "apparatusDewPoint" ? "apparatusDewPoint" : "coilBy"}`,
      result: `processResults.${id}.apparatusDewPoint`,
      source,
    });
  }
  if (values.coilBy === "apparatusDewPoint" && surface !== undefined && surface > entering.air.dewPoint)
    list.push({
      code: "dry-coil",
      severity: "info",
      message: `${name}: the surface is above the dew point of the entering air, ${formatQuantity(entering.air.dewPoint, "temperature", unitSystem)}, so the coil stays dry. A colder surface would dry the air as well.`,
      field: `processes.${id}.apparatusDewPoint`,
      source,
    });
  return list;
}

function recoveryWarnings({ process, name, unitSystem }: Row): Warning[] {
  const { id, outcome, entering, other } = process;
  const exhaust = outcome.other;
  if (!exhaust || entering.dryAirFlow === undefined || other?.dryAirFlow === undefined) return [];
  const list: Warning[] = [];
  const leaves = formatQuantity(exhaust.air.dryBulb, "temperature", unitSystem);
  if (exhaust.fogRatio > noFog) {
    const isFrost = exhaust.air.dryBulb < 0;
    list.push({
      code: isFrost ? "recovery-frost" : "recovery-condensate",
      severity: isFrost ? "caution" : "info",
      message: isFrost
        ? `${name}: the exhaust air leaves at ${leaves} and its condensate freezes in the exchanger. Preheat the outdoor air, bypass part of it, or defrost.`
        : `${name}: water condenses from the exhaust air, which leaves at ${leaves}. Provide a drain for the exchanger.`,
      field: `processes.${id}.sensibleEffectiveness`,
      result: `processResults.${id}.otherDryBulb`,
      source: recoverySource,
    });
  }
  const ratio = Math.min(entering.dryAirFlow, other.dryAirFlow) / Math.max(entering.dryAirFlow, other.dryAirFlow);
  if (ratio < 0.9)
    list.push({
      code: "unbalanced-recovery",
      severity: "info",
      message: `${name}: the smaller airflow is ${formatQuantity(ratio, "ratio", unitSystem, { digits: 2 })} of the larger. The effectiveness applies to the smaller one; check that it was rated at this ratio.`,
      field: `processes.${id}.second`,
      source: { source: ahri1060 },
    });
  return list;
}

function humidifierWarnings({ process, name, unitSystem }: Row): Warning[] {
  const { id, kind, air, fogRatio } = process;
  const source: Citation = { source: systemsAndEquipment2016, locator: "ch. 22" };
  if (kind === "steamHumidifying" && fogRatio <= noFog && air.relativeHumidity > 0.9)
    return [
      {
        code: "humid-duct",
        severity: "caution",
        message: `${name}: air at ${formatQuantity(air.relativeHumidity, "ratio", unitSystem, { digits: 2 })} relative humidity wets the duct after the humidifier. Keep it below 90 %, or heat the air first.`,
        field: `processes.${id}.kind`,
        result: `processResults.${id}.relativeHumidity`,
        source,
      },
    ];
  if (kind === "adiabaticHumidifying" && air.dryBulb < 0)
    return [
      {
        code: "water-freezes",
        severity: "limit",
        message: `${name}: the air leaves at ${formatQuantity(air.dryBulb, "temperature", unitSystem)}, so the water of the humidifier freezes. Preheat the air.`,
        field: `processes.${id}.kind`,
        result: `processResults.${id}.dryBulb`,
        source,
      },
    ];
  return [];
}

function roomWarnings({ process, values, name }: Row): Warning[] {
  const { id, kind, entering, air, outcome } = process;
  if (kind !== "roomLine" || values.roomBy !== "toSupply") return [];
  const isCooledAndDried = air.dryBulb < entering.air.dryBulb && air.humidityRatio < entering.air.humidityRatio;
  if (!isCooledAndDried || outcome.apparatusDewPoint !== undefined) return [];
  return [
    {
      code: "room-line-misses-saturation",
      severity: "caution",
      message: `${name}: the line of the sensible heat ratio of the room misses the saturation curve, so a coil alone cannot supply this air. Cool below the dew point of the supply air and reheat, or dry the air with a desiccant.`,
      field: `processes.${id}.roomBy`,
      source: coilSource,
    },
  ];
}

/** Warns of air that enters two processes, each with its whole airflow. */
function sharedAirWarnings(rows: readonly Row[], values: PsychrometricChartValues): Warning[] {
  const users = new Map<string, Row[]>();
  for (const row of rows)
    for (const id of new Set([row.values.inlet, row.process.other ? row.values.second : row.values.inlet])) {
      // A line back from the room uses no air: it gives the required supply air.
      if (row.process.outcome.givesFlow) continue;
      users.set(id, [...(users.get(id) ?? []), row]);
    }
  const names = new Map([
    ...values.states.map(({ id, name }, index) => [id, name.trim() || `State ${index + 1}`] as const),
    ...rows.map(({ process: { id }, name }) => [id, name] as const),
  ]);
  return [...users].flatMap(([id, [, second]]) =>
    second && second.process.dryAirFlow !== undefined
      ? [
          {
            code: "air-taken-twice",
            severity: "info",
            message: `${names.get(id)!}: it enters more than one process, each with its whole airflow. If it is divided, enter a state with the airflow of each part.`,
            field: `processes.${second.process.id}.inlet`,
          } as const,
        ]
      : [],
  );
}
