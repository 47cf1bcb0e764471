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

/** Results that only systems have. */
export const systemNumbers = {
  ...inGroup("System", {
    criticalTerminal: text("Critical terminal", criticalTerminal),
    criticalMargin: optional.number("Margin over the next path", "Δp_n", "pressure", ({ fans }) => leadingSide(fans).margin, {
      help: "Possible saving on the last section of the critical path before another path becomes critical.",
    }),
    largestImbalance: number(
      "Largest imbalance",
      "b_m",
      "ratio",
      (ducts) => Math.max(...ducts.sections.map((section) => imbalanceOf(section, ducts) ?? 0)),
      { help: "Of any path, before balancing." },
    ),
    ...ofPart(({ fans }: CalculatedDucts) => fans.supply, {
      supplyAirflow: side.number("Supply airflow", "Q_su", "airFlow", ({ airflow }) => airflow),
      supplyPathLoss: side.number("Supply critical path", "Δp_su", "pressure", ({ pathLoss }) => pathLoss),
    }),
    ...ofPart(({ fans }: CalculatedDucts) => fans.return, {
      returnAirflow: side.number("Return airflow", "Q_re", "airFlow", ({ airflow }) => airflow),
      returnPathLoss: side.number("Return critical path", "Δp_re", "pressure", ({ pathLoss }) => pathLoss),
    }),
    ...ofPart(({ fans }: CalculatedDucts) => fans.exhaust, {
      exhaustAirflow: side.number("Exhaust airflow", "Q_ex", "airFlow", ({ airflow }) => airflow),
      exhaustPathLoss: side.number("Exhaust critical path", "Δp_ex", "pressure", ({ pathLoss }) => pathLoss),
    }),
  }),
  ...inGroup("Fan", {
    ...ofPart(({ fans }: CalculatedDucts) => fans.main, {
      fanAirflow: fan.number("Fan airflow", "Q_fan", "airFlow", ({ airflow }) => airflow),
      systemEffectLoss: fan.number("System effect", "Δp_se", "pressure", ({ systemEffect }) => systemEffect),
    }),
    dischargeLoss: optional.number(
      "Fan discharge loss",
      "Δp_di",
      "pressure",
      ({ fans: { main, supply } }) => (supply ? undefined : main?.discharge),
      { help: "Velocity pressure lost without a discharge duct; the outlet is taken as large as the return section at the fan." },
    ),
    ...ofPart(({ fans }: CalculatedDucts) => fans.main, {
      externalStaticPressure: fan.number("External static pressure", "p_xs", "pressure", (each) => each.externalStaticPressure, {
        help: "Fan static pressure less the internal losses of the air handler: what is left for the ducts.",
      }),
      fanStaticPressure: fan.number("Fan static pressure", "p_fs", "pressure", ({ staticPressure }) => staticPressure, {
        help: "Fan total pressure less the velocity pressure at the outlet, that of the first section.",
      }),
    }),
    ...ofPart(({ fans }: CalculatedDucts) => fans.exhaustFan, {
      exhaustDischargeLoss: fan.number("Exhaust fan discharge loss", "Δp_de", "pressure", ({ discharge }) => discharge, {
        help: "Velocity pressure lost at the outlet, taken as large as the exhaust section at the fan.",
      }),
      exhaustFanTotalPressure: fan.number("Exhaust fan total pressure", "p_et", "pressure", ({ totalPressure }) => totalPressure),
      exhaustFanStaticPressure: fan.number("Exhaust fan static pressure", "p_es", "pressure", ({ staticPressure }) => staticPressure),
    }),
    electricPower: number("Fan electric power", "P_el", "electricPower", ({ fans }) => fans.electricPower),
    specificFanPower: number("Specific fan power", "w_f", "specificFanPower", ({ fans }) => fans.specificPower),
  }),
  sections: rows("Sections", (ducts) => ducts.sections.map((section): SectionInSystem => ({ ...section, ducts })), sectionNumbers, {
    group: "Sections",
  }),
};
