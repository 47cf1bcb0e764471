import type { SheetBuilder } from "../../kernel/index.ts";
import { hasRatio, type ProcessCalculation } from "./calculate.ts";
import { describeProperties, describeVolumes, moist } from "./describeAir.ts";
import { describeHeat } from "./describeHeat.ts";
import { describeCoil } from "./describeCoil.ts";
import { describeDesiccant, describeFan, describeHeating, describeHumidifier } from "./describeTreatment.ts";
import { describeMixing, describeRecovery, describeRoom } from "./describeStreams.ts";
import type { ProcessValues } from "./schema.ts";
import { describeAir, describeDryBulb, describeHumidityRatio, type Ending, type ProcessSheet } from "./processSheet.ts";

/** States a process: the entering air, what the kind does, and all that follows for the leaving air. */
export function describeProcess(process: ProcessCalculation, values: ProcessValues, pressure: number, sheet: SheetBuilder): void {
  const isFogged = process.entering.fogRatio > 0;
  const context: ProcessSheet = { process, values, pressure, sheet, water: isFogged ? "X_1" : "W_1", fog: isFogged ? "w_1" : "0" };
  sheet.given("kind");
  describeAir(process.entering, "1", "Entering", "inlet", sheet);
  const ending = describeKind(context);
  describeLeaving(context, ending);
  describeProperties(process.kind === "adiabaticHumidifying" ? { wetBulb: "t_wb1" } : {}, sheet);
  const change = process.fogRatio > 0 ? "h + w * 4186 * t - H_1" : "h - H_1";
  sheet.result("enthalpyChange", process.outcome.givesFlow ? "H_1 - h" : change, moist("eq. 30"));
  if (process.dryAirFlow === undefined) return;
  if (process.kind !== "mixing" && !process.outcome.givesFlow) sheet.result("dryAirFlow", "m_1");
  describeVolumes(process, sheet);
  describeHeat(context);
  const { heat } = process.outcome;
  if (heat && hasRatio(process)) sheet.result("sensibleHeatRatio", "q_s / q");
}

function describeKind(context: ProcessSheet): Ending {
  switch (context.process.kind) {
    case "mixing":
      return describeMixing(context);
    case "heating":
      return describeHeating(context);
    case "coolingCoil":
      return describeCoil(context);
    case "steamHumidifying":
    case "adiabaticHumidifying":
      return describeHumidifier(context);
    case "heatRecovery":
    case "enthalpyRecovery":
      return describeRecovery(context);
    case "fanHeat":
      return describeFan(context);
    case "desiccant":
      return describeDesiccant(context);
    case "roomLine":
      return describeRoom(context);
  }
}

/** States dry bulb, humidity ratio and fog of the leaving air as far as they do not stand yet. */
function describeLeaving({ process, sheet, water }: ProcessSheet, ending: Ending): void {
  const { fogRatio, kind } = process;
  const isFog = fogRatio > 0;
  if (ending === "content") describeDryBulb(isFog ? "fogTemperature(H_2, X_2, p)" : "(H_2 - 2501000 * X_2) / (1006 + 1860 * X_2)", sheet);
  const total = ending === "content" ? "X_2" : water;
  if (ending !== "state")
    describeHumidityRatio(isFog ? `min(${total}, 0.621945 * saturationPressure(t) / (p - saturationPressure(t)))` : total, sheet);
  if (!isFog) sheet.resultLookup("fogRatio");
  else sheet.result("fogRatio", kind === "adiabaticHumidifying" ? "w_1" : `${total} - W`);
}
