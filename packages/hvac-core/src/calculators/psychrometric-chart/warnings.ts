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

/** Less fog than this is rounding, kg per kg of dry air. */
const noFog = 1e-9;
/** Chilled water at usual temperatures holds no surface colder than this, °C. */
const coldestUsualSurface = 4;
/** The equations' ideal gas is trusted up to here, °C. */
const hottestUsual = 100;

/** A process with its row of the input. */
interface Row {
  readonly process: ProcessCalculation;
  readonly values: ProcessValues;
  readonly name: string;
  readonly unitSystem: UnitSystem;
}

/** What a senior engineer would remark about states and processes. */
export function warnings(calculation: PsychrometricChartCalculation, values: PsychrometricChartValues): Warning[] {
  const rows = calculation.processes.map((process, index): Row => ({
    process,
    values: values.processes[index]!,
    name: process.name.trim() || `Process ${index + 1}`,
    unitSystem: values.unitSystem,
  }));
  return [
    ...aboutStates(calculation, values),
    ...rows.flatMap((row) => [...aboutAir(row), ...aboutCoil(row), ...aboutRecovery(row), ...aboutHumidifier(row), ...aboutRoom(row)]),
    ...aboutSharing(rows, values),
  ];
}

function aboutStates({ states }: PsychrometricChartCalculation, { unitSystem }: PsychrometricChartValues): Warning[] {
  return states.flatMap(({ id, name, given, air }, index) => {
    const found: Warning[] = [];
    const called = name.trim() || `State ${index + 1}`;
    const difference = (kelvin: number): string => formatQuantity(kelvin, "temperatureDifference", unitSystem, { digits: 1 });
    if (given[0] === "wetBulb" && given[1] === "enthalpy")
      found.push({
        code: "uncertain-pair",
        severity: "caution",
        message: `${called}: lines of wet bulb and enthalpy run almost side by side, so a small error of either moves the state far. Give another pair if you can.`,
        field: `states.${id}.given`,
        source: moist,
      });
    if (given.includes("wetBulb") && air.wetBulb < 0)
      found.push({
        code: "iced-wet-bulb",
        severity: "info",
        message: `${called}: below freezing the wet bulb counts as that of an iced wick. A wick of supercooled water reads up to ${difference(0.3)} lower in humid air, and up to ${difference(0.7)} higher in dry air.`,
        field: `states.${id}.wetBulb`,
        source: moist,
      });
    if (air.dryBulb > hottestUsual) found.push(hotAir(called, `states.${id}.given`, unitSystem));
    return found;
  });
}

function hotAir(called: string, field: string, unitSystem: UnitSystem): Warning {
  return {
    code: "hot-air",
    severity: "caution",
    message: `${called} is hotter than ${formatQuantity(hottestUsual, "temperature", unitSystem, { trimZeros: true })}, where air and vapour part from the ideal gas of these equations and air can hold any amount of vapour. Use real-gas properties for a dryer or an oven.`,
    field,
    source: moist,
  };
}

/** Fog, frost, heat beyond the equations, and rows that state no airflow. */
function aboutAir({ process, name, unitSystem }: Row): Warning[] {
  const { id, kind, air, fogRatio, dryAirFlow, entering, other } = process;
  const found: Warning[] = [];
  const field = `processes.${id}.kind`;
  if (fogRatio > noFog) {
    const cures: Partial<Record<ProcessCalculation["kind"], string>> = {
      coolingCoil: "Part of the air bypasses the coil nearly saturated. A lower bypass factor or a warmer surface keeps it clear.",
      mixing: "Preheat the colder air before it is mixed.",
      steamHumidifying: "Less steam, or warmer air, keeps it clear.",
      heatRecovery: "Less effectiveness, or a drier stream, keeps it clear.",
      enthalpyRecovery: "Less effectiveness, or a drier stream, keeps it clear.",
      roomLine: "Drier supply air, or more of it, keeps the room clear.",
    };
    const isFogged = entering.fogRatio > noFog || (other !== undefined && other.fogRatio > noFog);
    const cure = isFogged ? undefined : cures[kind];
    const amount = formatQuantity(fogRatio, "humidityRatio", unitSystem);
    found.push({
      code: air.dryBulb < 0 ? "frost" : "fog",
      severity: "caution",
      message: `${name}: the air is supersaturated and leaves with ${amount} of ${air.dryBulb < 0 ? "fog that freezes on whatever it meets" : "fog, which wets ducts and filters"}. ${cure ?? "The fog came with the entering air: clear it there."}`,
      field,
      result: `processResults.${id}.fogRatio`,
      source: moist,
    });
  }
  if (air.dryBulb > hottestUsual) found.push(hotAir(name, field, unitSystem));
  if (dryAirFlow === undefined)
    found.push({
      code: "no-airflow",
      severity: "info",
      message: `${name}: no airflow is set where its air comes from, so it has no heat and water flows and the totals leave it out. Enter the airflow there.`,
      field: `processes.${id}.inlet`,
    });
  return found;
}

function aboutCoil({ process, values, name, unitSystem }: Row): Warning[] {
  if (process.kind !== "coolingCoil") return [];
  const { id, outcome, entering } = process;
  const { apparatusDewPoint: surface, water = 0 } = outcome;
  const found: Warning[] = [];
  const source = coilSource;
  if (surface === undefined && water < -noFog)
    found.push({
      code: "reheat-needed",
      severity: "limit",
      message: `${name}: the line from the entering to the leaving air misses the saturation curve, so no coil surface produces this air. Cool deeper and reheat, or accept air that leaves moister.`,
      field: `processes.${id}.coilBy`,
      source,
    });
  if (surface !== undefined && surface < coldestUsualSurface) {
    const isFrost = surface < 0 && water < -noFog;
    const said = formatQuantity(surface, "temperature", unitSystem);
    const least = formatQuantity(coldestUsualSurface, "temperature", unitSystem);
    found.push({
      code: isFrost ? "coil-frost" : "apparatus-dew-point-low",
      severity: isFrost ? "limit" : "caution",
      message: isFrost
        ? `${name}: a surface at ${said} takes up frost, which closes the coil. Provide for defrosting, or dry the air with a desiccant.`
        : `${name}: an apparatus dew point of ${said} is below the ${least} that chilled water usually reaches. Use a direct-expansion coil, brine or a desiccant, or supply more and warmer air.`,
      field: `processes.${id}.${values.coilBy === "apparatusDewPoint" ? "apparatusDewPoint" : "coilBy"}`,
      result: `processResults.${id}.apparatusDewPoint`,
      source,
    });
  }
  if (values.coilBy === "apparatusDewPoint" && surface !== undefined && surface > entering.air.dewPoint)
    found.push({
      code: "dry-coil",
      severity: "info",
      message: `${name}: the surface is above the dew point of the entering air, ${formatQuantity(entering.air.dewPoint, "temperature", unitSystem)}, so the coil stays dry. A colder surface would dry the air too.`,
      field: `processes.${id}.apparatusDewPoint`,
      source,
    });
  return found;
}

function aboutRecovery({ process, name, unitSystem }: Row): Warning[] {
  const { id, outcome, entering, other } = process;
  const exhaust = outcome.other;
  if (!exhaust || entering.dryAirFlow === undefined || other?.dryAirFlow === undefined) return [];
  const found: Warning[] = [];
  const leaves = formatQuantity(exhaust.air.dryBulb, "temperature", unitSystem);
  if (exhaust.fogRatio > noFog) {
    const isFrost = exhaust.air.dryBulb < 0;
    found.push({
      code: isFrost ? "recovery-frost" : "recovery-condensate",
      severity: isFrost ? "caution" : "info",
      message: isFrost
        ? `${name}: the exhaust air leaves at ${leaves} and its condensate freezes in the exchanger. Preheat the outdoor air, bypass part of it, or defrost.`
        : `${name}: water condenses from the exhaust air, which leaves at ${leaves}. Give the exchanger a drain.`,
      field: `processes.${id}.sensibleEffectiveness`,
      result: `processResults.${id}.otherDryBulb`,
      source: recoverySource,
    });
  }
  const ratio = Math.min(entering.dryAirFlow, other.dryAirFlow) / Math.max(entering.dryAirFlow, other.dryAirFlow);
  if (ratio < 0.9)
    found.push({
      code: "unbalanced-recovery",
      severity: "info",
      message: `${name}: the smaller airflow is ${formatQuantity(ratio, "ratio", unitSystem, { digits: 2 })} of the larger. The effectiveness counts for the smaller one; make sure that it was rated at this ratio.`,
      field: `processes.${id}.second`,
      source: { source: ahri1060 },
    });
  return found;
}

function aboutHumidifier({ process, name, unitSystem }: Row): Warning[] {
  const { id, kind, air, fogRatio } = process;
  const source: Citation = { source: systemsAndEquipment2016, locator: "ch. 22" };
  if (kind === "steamHumidifying" && fogRatio <= noFog && air.relativeHumidity > 0.9)
    return [
      {
        code: "humid-duct",
        severity: "caution",
        message: `${name}: air at ${formatQuantity(air.relativeHumidity, "ratio", unitSystem, { digits: 2 })} relative humidity wets the duct after the humidifier. Stay below 90 %, or heat the air first.`,
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

function aboutRoom({ process, values, name }: Row): Warning[] {
  const { id, kind, entering, air, outcome } = process;
  if (kind !== "roomLine" || values.roomBy !== "toSupply") return [];
  const isCooledAndDried = air.dryBulb < entering.air.dryBulb && air.humidityRatio < entering.air.humidityRatio;
  if (!isCooledAndDried || outcome.apparatusDewPoint !== undefined) return [];
  return [
    {
      code: "room-line-misses-saturation",
      severity: "caution",
      message: `${name}: the line of the room's sensible heat ratio misses the saturation curve, so no coil alone supplies this air. Cool below the supply's dew point and reheat, or dry the air with a desiccant.`,
      field: `processes.${id}.roomBy`,
      source: coilSource,
    },
  ];
}

/** Air that two processes take: its whole airflow goes through each. */
function aboutSharing(rows: readonly Row[], values: PsychrometricChartValues): Warning[] {
  const takers = new Map<string, Row[]>();
  for (const row of rows)
    for (const id of new Set([row.values.inlet, row.process.other ? row.values.second : row.values.inlet])) {
      // A line back from the room takes nothing: it asks what would be needed.
      if (row.process.outcome.givesFlow) continue;
      takers.set(id, [...(takers.get(id) ?? []), row]);
    }
  const names = new Map([
    ...values.states.map(({ id, name }, index) => [id, name.trim() || `State ${index + 1}`] as const),
    ...rows.map(({ process: { id }, name }) => [id, name] as const),
  ]);
  return [...takers].flatMap(([id, [, second]]) =>
    second && second.process.dryAirFlow !== undefined
      ? [
          {
            code: "air-taken-twice",
            severity: "info",
            message: `${names.get(id)!}: more than one process takes this air, each with its whole airflow. Where it divides, give each part a state with its own airflow.`,
            field: `processes.${second.process.id}.inlet`,
          } as const,
        ]
      : [],
  );
}
