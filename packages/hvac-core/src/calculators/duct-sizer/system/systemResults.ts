import type { ResultValues } from "../../../kernel/index.ts";
import type { results } from "../results.ts";
import { fittingRows, sizeText, velocityLimitOf } from "../section.ts";
import { fields, type DuctValues } from "../schema.ts";
import { isRound } from "../size.ts";
import type { SystemCalculation, SystemSection } from "./calculateSystem.ts";
import { leadingSide, type FanSide } from "./fans.ts";
import type { SizedDuct } from "./sizing.ts";

type Found = Omit<SystemCalculation, "results">;
type SectionResult = NonNullable<ResultValues<typeof results>["sections"]>[number];

const airPaths = fields.sections.row.airPath.options;

function dimensionsOf({ duct, sheet }: SizedDuct) {
  return isRound(duct.ductShape) ? { diameter: sheet.width } : { width: sheet.width, height: sheet.height };
}

/** The row's results; pressures of balancing only where paths pass it. */
function sectionResult({ id, index, place, airflow, found }: SystemSection, { balance, fans }: Found): SectionResult {
  const air = airPaths[place.path];
  if (!found) return { id, airflow, air };
  const { sized, flow, metal } = found;
  const { row } = sized.duct;
  const side = fans[place.path]!;
  const path = balance.paths[index];
  const slack = balance.slack[index]!;
  const toBalance = balance.toBalance[index]!;
  return {
    id,
    airflow,
    air,
    size: sizeText(sized.sheet, sized.duct),
    critical: slack === 0 ? "Yes" : "No",
    ...dimensionsOf(sized),
    area: flow.section.area,
    velocity: flow.velocity,
    velocityLimit: velocityLimitOf(sized.duct),
    velocityPressure: flow.velocityPressure,
    frictionRate: flow.frictionRate,
    ductLoss: found.ductLoss,
    fittings: fittingRows(found.fittings),
    fittingsLoss: found.fittingsLoss,
    junctionLoss: found.junction.loss,
    equipmentLoss: row.equipmentPressureDrop,
    loss: found.loss,
    lossFromFan: found.lossFromFan,
    ...(typeof path === "number" && {
      terminalLoss: row.terminalPressureDrop,
      pathLoss: path,
      imbalance: side.pathLoss > 0 ? (side.pathLoss - path) / side.pathLoss : 0,
      toBalanceAtTerminal: balance.toBalanceAtEnd[index]!,
    }),
    greatestPath: balance.through[index]!,
    slack,
    toBalance,
    damperCoefficient: toBalance / flow.velocityPressure,
    startTotalPressure: found.startTotal,
    endTotalPressure: found.endTotal,
    startStaticPressure: found.startStatic,
    endStaticPressure: found.endStatic,
    leakage: found.leakage,
    ...(found.heat && { airTemperature: found.heat.leavingTemperature, heatGain: found.heat.gain }),
    surface: found.surface,
    ...(metal.sheet && {
      ...(metal.sheet.gauge !== undefined && { sheetGauge: `${metal.sheet.gauge} gauge` }),
      sheetThickness: metal.sheet.thickness,
      sheetMass: metal.sheet.mass,
    }),
  };
}

const sum = (of: readonly number[]): number => of.reduce((total, each) => total + each, 0);

function criticalText({ fans, sections }: Found, values: DuctValues): string {
  const sides = [fans.supply, fans.return, fans.exhaust].flatMap((side) => side ?? []);
  const name = ({ critical }: FanSide): string => values.sections[critical]!.name || sections[critical]!.id;
  return sides.length === 1 ? name(sides[0]!) : sides.map((side) => `${airPaths[side.path].toLowerCase()}: ${name(side)}`).join("; ");
}

function fanResults({ fans }: Found) {
  const { supply, return: back, exhaust, main, exhaustFan } = fans;
  return {
    ...(supply && { supplyAirflow: supply.airflow, supplyPathLoss: supply.pathLoss }),
    ...(back && { returnAirflow: back.airflow, returnPathLoss: back.pathLoss }),
    ...(exhaust && { exhaustAirflow: exhaust.airflow, exhaustPathLoss: exhaust.pathLoss }),
    ...(main && { fanAirflow: main.airflow, systemEffectLoss: main.systemEffect, fanStaticPressure: main.staticPressure }),
    ...(exhaustFan && { exhaustFanTotalPressure: exhaustFan.totalPressure, exhaustFanStaticPressure: exhaustFan.staticPressure }),
    fanPower: fans.shaftPower,
    electricPower: fans.electricPower,
    specificFanPower: fans.specificPower,
  };
}

/** Results of a system, in SI. */
export function systemResultsOf(system: Found, values: DuctValues): SystemCalculation["results"] {
  const { fans, air, sections } = system;
  const rows = sections.map((section) => sectionResult(section, system));
  const found = sections.flatMap((section) => section.found ?? []);
  const airflow = fans.main?.airflow ?? fans.exhaustFan!.airflow;
  const leakage = sum(found.map((each) => each.leakage));
  const sheets = found.flatMap(({ metal }) => metal.sheet ?? []);
  const heats = found.flatMap(({ heat }) => heat ?? []);
  const { margin } = leadingSide(fans);
  return {
    criticalTerminal: criticalText(system, values),
    ...(margin !== undefined && { criticalMargin: margin }),
    largestImbalance: Math.max(...rows.map(({ imbalance }) => imbalance ?? 0)),
    airDensity: air.density,
    massFlow: air.density * airflow,
    totalPressureLoss: (fans.main ?? fans.exhaustFan)!.totalPressure,
    ...fanResults(system),
    surfaceArea: sum(found.map(({ surface }) => surface)),
    leakageAirflow: leakage,
    leakageShare: leakage / sum([fans.supply, fans.return, fans.exhaust].map((side) => side?.airflow ?? 0)),
    ...(heats.length > 0 && { heatGain: sum(heats.map(({ gain }) => gain)) }),
    ...(sheets.length > 0 && { sheetMass: sum(sheets.map(({ mass }) => mass)) }),
    sections: rows,
  };
}
