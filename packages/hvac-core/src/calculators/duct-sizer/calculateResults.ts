import { isBelow } from "../../quantity/tolerance.ts";
import { ductFitting } from "../../flow/index.ts";
import type { ResultValues } from "../../kernel/index.ts";
import { formatQuantity } from "../../quantity/index.ts";
import type { Duct } from "./duct.ts";
import { withAir, type CalculatedDucts, type DuctSection, type DuctState } from "./ductState.ts";
import { referenceText, type FittingLoss } from "./fittings.ts";
import type { fittingResults } from "./fittingResults.ts";
import type { results } from "./results.ts";
import { fields } from "./schema.ts";
import { isRound, type Size } from "./size.ts";
import { imbalanceOf, leadingSide, type FanSide } from "./system/fans.ts";

type AllResults = ResultValues<typeof results>;
type SectionResult = NonNullable<AllResults["sections"]>[number];

const airPaths = fields.sections.row.airPath.options;

/** A size in words: `20 × 10 in`, `Ø 355 mm`. */
export function sizeText({ width, height }: Size, { ductShape, unitSystem }: Pick<Duct, "ductShape" | "unitSystem">): string {
  const text = (length: number, withUnit: boolean): string =>
    formatQuantity(length, "smallLength", unitSystem, { trimZeros: true, withUnit });
  return isRound(ductShape) ? `Ø ${text(width, true)}` : `${text(width, false)} × ${text(height, true)}`;
}

/** Standard sizes are the same objects in every section: each is put in words once. */
const sizeTexts = { Imperial: new WeakMap<Size, string>(), Metric: new WeakMap<Size, string>() };

function sheetText({ sheet, duct }: DuctState): string {
  const texts = sizeTexts[duct.unitSystem];
  const text = texts.get(sheet) ?? sizeText(sheet, duct);
  texts.set(sheet, text);
  return text;
}

/** Results of each row of fittings. */
function fittingRows(fittings: readonly FittingLoss[]): readonly (ResultValues<typeof fittingResults> & { readonly id: string })[] {
  return fittings.map(({ id, name, key, coefficient, reference, velocity, loss }) => {
    const source = key === undefined ? "as given" : ductFitting(key).source;
    return { id, name, coefficient, basis: referenceText[reference], velocity, loss, source };
  });
}

/** The results of one duct, alone or as a section. All have the same names, so that engines keep hundreds of them in a compact form. */
export function ductResults(state: DuctState) {
  const { duct, exact, clear, sheet, flow, metal, heat } = state;
  const circular = isRound(duct.ductShape);
  return {
    size: sheetText(state),
    shape: fields.ductShape.options[duct.ductShape],
    diameter: circular ? sheet.width : undefined,
    width: circular ? undefined : sheet.width,
    height: circular ? undefined : sheet.height,
    exactDiameter: circular ? exact?.width : undefined,
    exactWidth: circular ? undefined : exact?.width,
    exactHeight: circular ? undefined : exact?.height,
    area: flow.section.area,
    aspectRatioBuilt: circular ? undefined : Math.max(clear.width, clear.height) / Math.min(clear.width, clear.height),
    equivalentDiameter: circular ? undefined : flow.frictionDiameter,
    hydraulicDiameter: circular ? undefined : flow.section.hydraulicDiameter,
    velocity: flow.velocity,
    velocityLimit: state.velocityLimit,
    velocityPressure: flow.velocityPressure,
    reynoldsNumber: flow.reynolds,
    frictionFactor: flow.frictionFactor,
    frictionRate: flow.frictionRate,
    ductPressureLoss: state.ductPressureLoss,
    fittings: fittingRows(state.fittings),
    fittingsPressureLoss: state.fittingsPressureLoss,
    fittingsCoefficient: state.fittingsPressureLoss / flow.velocityPressure,
    terminalPressureLoss: duct.row.terminalPressureDrop,
    surfaceArea: state.surfaceArea,
    sheetGauge: metal.sheet?.gauge === undefined ? undefined : `${metal.sheet.gauge} gauge`,
    sheetThickness: metal.sheet?.thickness,
    sheetMassPerArea: metal.sheet?.massPerArea,
    sheetMass: metal.sheet?.mass,
    leakageAirflow: state.leakageAirflow,
    insulationArea: state.insulation?.area,
    leavingAirTemperature: heat?.leavingTemperature,
    heatGain: heat?.gain,
    surfaceTemperature: heat?.insulated?.surfaceTemperature,
  };
}

/** The results of one section: those of a duct, and what its system makes of it. */
export function sectionResult(section: DuctSection, ducts: CalculatedDucts): SectionResult {
  const { id, index, place, airflow, row, state } = section;
  const { balance, fans } = ducts;
  const air = airPaths[place.path];
  if (!state) return { id, airflow, air };
  const { pathLoss: critical } = fans[place.path]!;
  const path = balance.paths[index] ?? undefined;
  const slack = balance.slack[index]!;
  const toBalance = balance.toBalance[index]!;
  return {
    id,
    airflow,
    air,
    ...ductResults(state),
    critical: isBelow(critical - slack, critical) ? "No" : "Yes",
    junctionPressureLoss: state.junction.loss,
    equipmentPressureLoss: row.equipmentPressureDrop,
    pressureLoss: state.pressureLoss,
    pressureLossFromFan: state.pressureLossFromFan,
    terminalPressureLoss: path === undefined ? undefined : row.terminalPressureDrop,
    pathPressureLoss: path,
    imbalance: imbalanceOf(section, ducts),
    toBalanceAtTerminal: path === undefined ? undefined : balance.toBalanceAtEnd[index]!,
    greatestPath: balance.through[index]!,
    slack,
    toBalance,
    damperCoefficient: toBalance / state.flow.velocityPressure,
    startTotalPressure: state.startTotal,
    endTotalPressure: state.endTotal,
    startStaticPressure: state.startStatic,
    endStaticPressure: state.endStatic,
  };
}

const sum = (terms: readonly number[]): number => terms.reduce((total, term) => total + term, 0);

/** What all ducts come to, one or many. */
export function totals(ducts: CalculatedDucts) {
  const { fans, air, dewPoint } = ducts;
  const states = withAir(ducts).map(({ state }) => state);
  const leakageAirflow = sum(states.map((state) => state.leakageAirflow));
  const sheets = states.flatMap(({ metal }) => metal.sheet ?? []);
  const heats = states.flatMap(({ heat }) => heat ?? []);
  const insulated = states.flatMap(({ insulation }) => insulation ?? []);
  const fan = (fans.main ?? fans.exhaustFan)!;
  return {
    airDensity: air.density,
    massFlow: air.density * fan.airflow,
    totalPressureLoss: fan.totalPressure,
    fanPower: fans.shaftPower,
    surfaceArea: sum(states.map(({ surfaceArea }) => surfaceArea)),
    leakageAirflow,
    leakageShare: leakageAirflow / sum([fans.supply, fans.return, fans.exhaust].map((side) => side?.airflow ?? 0)),
    ...(heats.length > 0 && { heatGain: sum(heats.map(({ gain }) => gain)) }),
    ...(insulated.length > 0 && { insulationArea: sum(insulated.map(({ area }) => area)) }),
    ...(dewPoint !== undefined && { ambientDewPoint: dewPoint }),
    ...(sheets.length > 0 && { sheetMass: sum(sheets.map(({ mass }) => mass)) }),
  };
}

function criticalText({ fans, sections }: CalculatedDucts): string {
  const sides = [fans.supply, fans.return, fans.exhaust].flatMap((side) => side ?? []);
  const name = ({ critical }: FanSide): string => sections[critical]!.name;
  return sides.length === 1 ? name(sides[0]!) : sides.map((side) => `${airPaths[side.path].toLowerCase()}: ${name(side)}`).join("; ");
}

/** What a system's fans have to do, and how its paths compare. */
export function fanResults(ducts: CalculatedDucts) {
  const { fans, sections } = ducts;
  const { supply, return: back, exhaust, main, exhaustFan } = fans;
  const { margin } = leadingSide(fans);
  return {
    criticalTerminal: criticalText(ducts),
    ...(margin !== undefined && { criticalMargin: margin }),
    largestImbalance: Math.max(...sections.map((section) => imbalanceOf(section, ducts) ?? 0)),
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
    electricPower: fans.electricPower,
    specificFanPower: fans.specificPower,
  };
}
