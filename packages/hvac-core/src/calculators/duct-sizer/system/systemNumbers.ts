import { inGroup, numbersOf, ofPart } from "../../../kernel/index.ts";
import type { CalculatedDucts } from "../ductState.ts";
import { airPaths } from "../options.ts";
import { imbalanceOf, leadingSide, type Fan, type FanSide } from "./fans.ts";
import { sectionNumbers, type SectionInSystem } from "./sectionNumbers.ts";

const { number, text, rows, optional } = numbersOf<CalculatedDucts>();
const side = numbersOf<FanSide>();
const fan = numbersOf<Fan>();

function criticalTerminal({ fans, sections }: CalculatedDucts): string {
  const sides = [fans.supply, fans.return, fans.exhaust].flatMap((side) => side ?? []);
  const name = ({ critical }: FanSide): string => sections[critical]!.name;
  return sides.length === 1 ? name(sides[0]!) : sides.map((side) => `${airPaths[side.path].toLowerCase()}: ${name(side)}`).join("; ");
}

/** Results of a system, beside those that one section has as well. */
export const systemNumbers = {
  ...inGroup("System", {
    criticalTerminal: text("Critical path ends at", criticalTerminal),
    criticalMargin: optional.number("Margin over the next path", "Δp_n", "pressure", ({ fans }) => leadingSide(fans).margin, {
      help: "What can be saved on the last part of the critical path before another one is critical.",
    }),
    largestImbalance: number(
      "Largest imbalance",
      "b_m",
      "ratio",
      (ducts) => Math.max(...ducts.sections.map((section) => imbalanceOf(section, ducts) ?? 0)),
      { help: "Of any path, before it is balanced." },
    ),
    ...ofPart(({ fans }: CalculatedDucts) => fans.supply, {
      supplyAirflow: side.number("Supply air", "Q_su", "airFlow", ({ airflow }) => airflow),
      supplyPathLoss: side.number("Critical path of the supply", "Δp_su", "pressure", ({ pathLoss }) => pathLoss),
    }),
    ...ofPart(({ fans }: CalculatedDucts) => fans.return, {
      returnAirflow: side.number("Return air", "Q_re", "airFlow", ({ airflow }) => airflow),
      returnPathLoss: side.number("Critical path of the return", "Δp_re", "pressure", ({ pathLoss }) => pathLoss),
    }),
    ...ofPart(({ fans }: CalculatedDucts) => fans.exhaust, {
      exhaustAirflow: side.number("Exhaust air", "Q_ex", "airFlow", ({ airflow }) => airflow),
      exhaustPathLoss: side.number("Critical path of the exhaust", "Δp_ex", "pressure", ({ pathLoss }) => pathLoss),
    }),
  }),
  ...inGroup("Fan", {
    ...ofPart(({ fans }: CalculatedDucts) => fans.main, {
      fanAirflow: fan.number("Fan airflow", "Q_fan", "airFlow", ({ airflow }) => airflow),
      systemEffectLoss: fan.number("System effect", "Δp_se", "pressure", ({ systemEffect }) => systemEffect),
    }),
    dischargeLoss: optional.number(
      "Discharge of the fan",
      "Δp_di",
      "pressure",
      ({ fans: { main, supply } }) => (supply ? undefined : main?.discharge),
      { help: "Velocity pressure lost where the fan blows into no duct, its outlet taken for as large as the return section at the fan." },
    ),
    ...ofPart(({ fans }: CalculatedDucts) => fans.main, {
      externalStaticPressure: fan.number("External static pressure", "p_xs", "pressure", (each) => each.externalStaticPressure, {
        help: "Fan static pressure without the air handler's own parts: what is left for the ducts.",
      }),
      fanStaticPressure: fan.number("Fan static pressure", "p_fs", "pressure", ({ staticPressure }) => staticPressure, {
        help: "Fan total pressure without the velocity pressure at its outlet, that of the first section.",
      }),
    }),
    ...ofPart(({ fans }: CalculatedDucts) => fans.exhaustFan, {
      exhaustDischargeLoss: fan.number("Discharge of the exhaust fan", "Δp_de", "pressure", ({ discharge }) => discharge, {
        help: "Velocity pressure lost at its outlet, taken for as large as the exhaust section at the fan.",
      }),
      exhaustFanTotalPressure: fan.number("Exhaust fan total pressure", "p_et", "pressure", ({ totalPressure }) => totalPressure),
      exhaustFanStaticPressure: fan.number("Exhaust fan static pressure", "p_es", "pressure", ({ staticPressure }) => staticPressure),
    }),
    electricPower: number("Electric power of the fans", "P_el", "electricPower", ({ fans }) => fans.electricPower),
    specificFanPower: number("Specific fan power", "w_f", "specificFanPower", ({ fans }) => fans.specificPower),
  }),
  sections: rows("Sections", (ducts) => ducts.sections.map((section): SectionInSystem => ({ ...section, ducts })), sectionNumbers, {
    group: "Sections",
  }),
};
