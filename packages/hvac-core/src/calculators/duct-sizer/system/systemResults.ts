import { isBelow } from "../../../quantity/tolerance.ts";
import { pathImbalance } from "../../../flow/index.ts";
import type { ResultValues } from "../../../kernel/index.ts";
import type { results } from "../results.ts";
import { fittingRows, sizeText } from "../section.ts";
import { velocityLimitOf } from "../velocityLimits.ts";
import { fields, type DuctValues } from "../schema.ts";
import { isRound, type Size } from "../size.ts";
import type { SystemCalculation, SystemSection } from "./calculateSystem.ts";
import { leadingSide, type FanSide } from "./fans.ts";
import { sectionName } from "./sectionName.ts";
import type { SizedDuct } from "./sizing.ts";

type Found = Omit<SystemCalculation, "results">;
type SectionResult = NonNullable<ResultValues<typeof results>["sections"]>[number];

const airPaths = fields.sections.row.airPath.options;

/** Standard sizes are the same objects in every section: what they are called is put in words once. */
const knownTexts = { Imperial: new WeakMap<Size, string>(), Metric: new WeakMap<Size, string>() };

function textOf({ sheet, duct }: SizedDuct): string {
  const known = knownTexts[duct.unitSystem].get(sheet) ?? sizeText(sheet, duct);
  knownTexts[duct.unitSystem].set(sheet, known);
  return known;
}

/** The results of one section. All rows state the same names, so that engines keep hundreds of them in a compact form. */
function sectionResult({ id, index, place, airflow, found }: SystemSection, { balance, fans }: Found): SectionResult {
  const air = airPaths[place.path];
  if (!found) return { id, airflow, air };
  const { sized, flow, metal, heat } = found;
  const { row, ductShape } = sized.duct;
  const { pathLoss: critical } = fans[place.path]!;
  const path = balance.paths[index] ?? undefined;
  const slack = balance.slack[index]!;
  const toBalance = balance.toBalance[index]!;
  const circular = isRound(ductShape);
  return {
    id,
    airflow,
    air,
    size: textOf(sized),
    critical: isBelow(critical - slack, critical) ? "No" : "Yes",
    diameter: circular ? sized.sheet.width : undefined,
    width: circular ? undefined : sized.sheet.width,
    height: circular ? undefined : sized.sheet.height,
    area: flow.section.area,
    velocity: flow.velocity,
    velocityLimit: velocityLimitOf(sized.duct),
    velocityPressure: flow.velocityPressure,
    frictionRate: flow.frictionRate,
    ductPressureLoss: found.ductLoss,
    fittings: fittingRows(found.fittings),
    fittingsPressureLoss: found.fittingsLoss,
    junctionPressureLoss: found.junction.loss,
    equipmentPressureLoss: row.equipmentPressureDrop,
    pressureLoss: found.loss,
    pressureLossFromFan: found.lossFromFan,
    terminalPressureLoss: path === undefined ? undefined : row.terminalPressureDrop,
    pathPressureLoss: path,
    imbalance: path === undefined ? undefined : pathImbalance(path, critical),
    toBalanceAtTerminal: path === undefined ? undefined : balance.toBalanceAtEnd[index]!,
    greatestPath: balance.through[index]!,
    slack,
    toBalance,
    damperCoefficient: toBalance / flow.velocityPressure,
    startTotalPressure: found.startTotal,
    endTotalPressure: found.endTotal,
    startStaticPressure: found.startStatic,
    endStaticPressure: found.endStatic,
    leakageAirflow: found.leakage,
    leavingAirTemperature: heat?.leavingTemperature,
    heatGain: heat?.gain,
    surfaceArea: found.surface,
    insulationArea: found.insulation?.area,
    surfaceTemperature: heat?.insulated?.surfaceTemperature,
    sheetGauge: metal.sheet?.gauge === undefined ? undefined : `${metal.sheet.gauge} gauge`,
    sheetThickness: metal.sheet?.thickness,
    sheetMass: metal.sheet?.mass,
  };
}

const sum = (of: readonly number[]): number => of.reduce((total, each) => total + each, 0);

function criticalText({ fans }: Found, values: DuctValues): string {
  const sides = [fans.supply, fans.return, fans.exhaust].flatMap((side) => side ?? []);
  const name = ({ critical }: FanSide): string => sectionName(values, critical);
  return sides.length === 1 ? name(sides[0]!) : sides.map((side) => `${airPaths[side.path].toLowerCase()}: ${name(side)}`).join("; ");
}

function fanResults({ fans }: Found) {
  const { supply, return: back, exhaust, main, exhaustFan } = fans;
  return {
    ...(supply && { supplyAirflow: supply.airflow, supplyPathLoss: supply.pathLoss }),
    ...(back && { returnAirflow: back.airflow, returnPathLoss: back.pathLoss }),
    ...(exhaust && { exhaustAirflow: exhaust.airflow, exhaustPathLoss: exhaust.pathLoss }),
    ...(main && {
      fanAirflow: main.airflow,
      systemEffectLoss: main.systemEffect,
      ...(!supply && { dischargeLoss: main.discharge }),
      externalStaticPressure: main.externalStaticPressure,
      fanStaticPressure: main.staticPressure,
    }),
    ...(exhaustFan && {
      exhaustDischargeLoss: exhaustFan.discharge,
      exhaustFanTotalPressure: exhaustFan.totalPressure,
      exhaustFanStaticPressure: exhaustFan.staticPressure,
    }),
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
  const insulated = found.flatMap(({ insulation }) => insulation ?? []);
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
    ...(insulated.length > 0 && { insulationArea: sum(insulated.map(({ area }) => area)) }),
    ...(system.dewPoint !== undefined && { ambientDewPoint: system.dewPoint }),
    ...(sheets.length > 0 && { sheetMass: sum(sheets.map(({ mass }) => mass)) }),
    sections: rows,
  };
}
