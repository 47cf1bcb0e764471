import { isAbove } from "../../quantity/tolerance.ts";
import { frictionTransition } from "../../flow/index.ts";
import type { WarningStatement } from "../../kernel/index.ts";
import { abushakra2004, applications2015, dw144, fundamentals2021, smacnaDuct } from "../../sources/index.ts";
import { alone } from "./asSystem.ts";
import type { SectionWithAir } from "./ductState.ts";
import { fittingWarnings } from "./fittingWarnings.ts";
import { maxFlexibleLength } from "./options.ts";
import type { DuctValues } from "./schema.ts";
import { isRound } from "./size.ts";
import { sizeWarnings } from "./sizeWarnings.ts";
import { about, fromInput, type Subject } from "./subject.ts";

const ductChapter = { source: fundamentals2021, locator: "ch. 21" };

/** The field that the size of a duct follows from. */
function sizedBy({ state: { duct } }: SectionWithAir): string {
  if (duct.method !== "chosen") return "sizingMethod";
  return isRound(duct.ductShape) ? "chosenDiameter" : "chosenWidth";
}

function velocityWarnings(section: SectionWithAir, { say, warn }: Subject): WarningStatement[] {
  const { state } = section;
  const { duct, flow, velocityLimit } = state;
  const isNoisy = velocityLimit !== undefined && isAbove(flow.velocity, velocityLimit);
  const isAboveMax = duct.method === "chosen" && duct.velocityCap === "custom" && isAbove(flow.velocity, duct.maxVelocity);
  const isCompressible = flow.velocity > 100;
  if (!isNoisy && !isAboveMax && !isCompressible) return [];
  const velocity = say(flow.velocity, "velocity");
  const extent = { size: flow.velocity, text: `highest ${velocity}` };
  const warnings: WarningStatement[] = [];
  if (isNoisy) {
    const cap = duct.velocityCap === "none" ? ", or the limit as the maximum velocity" : "";
    const larger = isRound(duct.ductShape) ? "duct" : "or a round duct";
    const message = `${velocity} exceeds the limit of ${say(velocityLimit, "velocity")} for RC ${duct.noiseCriterion}. Use a larger ${larger}${cap}, or move the duct away from the room.`;
    const source = { source: applications2015, locator: "ch. 48, Table 8" };
    warnings.push(
      warn({ code: "velocity-noisy", severity: "caution", message: about(section, message), source, extent }, sizedBy(section), "velocity"),
    );
  }
  if (isAboveMax) {
    const message = `${velocity} exceeds the maximum velocity of ${say(duct.maxVelocity, "velocity")}. Use a larger size.`;
    warnings.push(
      warn(
        { code: "above-max-velocity", severity: "caution", message: about(section, message), source: fromInput, extent },
        sizedBy(section),
        "velocity",
      ),
    );
  }
  if (isCompressible) {
    const message = `At ${velocity} the air can no longer be treated as incompressible, and the losses are too uncertain to use. Check the airflow and the size.`;
    warnings.push(warn({ code: "compressible", severity: "limit", message: about(section, message), extent }, "airflow", "velocity"));
  }
  return warnings;
}

function frictionWarnings(section: SectionWithAir, { say, warn }: Subject): WarningStatement[] {
  const { flow, isResized } = section.state;
  const warnings: WarningStatement[] = [];
  if (isAbove(flow.frictionRate, 1.2) && !isResized) {
    const rate = say(flow.frictionRate, "frictionRateAir");
    const message = `${rate} is more than the usual ${say(1.2, "frictionRateAir", 2)}: it costs fan energy at all operating hours. Use a larger size, unless a minimum velocity is required.`;
    const extent = { size: flow.frictionRate, text: `highest ${rate}` };
    warnings.push(
      warn(
        { code: "friction-high", severity: "caution", message: about(section, message), source: ductChapter, extent },
        sizedBy(section),
        "frictionRate",
      ),
    );
  }
  if (flow.reynolds < frictionTransition.turbulentFrom) {
    const message =
      "The flow is laminar or in transition, where no friction equation is reliable. Losses are small there; do not rely on them for balancing.";
    warnings.push(
      warn({ code: "not-turbulent", severity: "info", message: about(section, message), source: ductChapter }, "airflow", "reynoldsNumber"),
    );
  }
  return warnings;
}

function flexibleWarnings(section: SectionWithAir, { warn }: Subject): WarningStatement[] {
  const { ductShape, ductLength, flexibleLength, compression } = section.row;
  const isFlexible = ductShape === "flexible";
  const length = isFlexible ? ductLength : ductShape === "round" ? flexibleLength : 0;
  const warnings: WarningStatement[] = [];
  if (length === 0) return warnings;
  const source = { source: abushakra2004 };
  if (isAbove(length, maxFlexibleLength)) {
    const message =
      "Flexible duct longer than 1.5 m (5 ft) sags and loses far more pressure than rigid duct. Extend the rigid duct closer to the terminal.";
    const field = isFlexible ? "ductLength" : "flexibleLength";
    warnings.push(warn({ code: "flexible-duct-long", severity: "caution", message: about(section, message), source }, field));
  }
  if (isAbove(compression, 0.15)) {
    const message =
      "Beyond 15 % compression the measured losses scatter widely, and the factor is uncertain. Cut the flexible duct to length and pull it straight.";
    warnings.push(warn({ code: "flexible-duct-compressed", severity: "caution", message: about(section, message), source }, "compression"));
  }
  return warnings;
}

/** The highest pressure on the walls of a duct, and its cause in words. A single duct may be all that the fan serves. */
function wallPressure(
  { id, state }: SectionWithAir,
  { staticPressure }: DuctValues,
): readonly [pressure: number, verb: string, isLoss: boolean] {
  if (id !== alone) return [Math.max(Math.abs(state.startStatic), Math.abs(state.endStatic)), "is at", false];
  const loss = state.pressureLoss + state.duct.row.terminalPressureDrop;
  return loss > staticPressure ? [loss, "alone takes", true] : [staticPressure, "is at", false];
}

function metalWarnings(section: SectionWithAir, values: DuctValues, { name, say, warn }: Subject): WarningStatement[] {
  const { duct, metal } = section.state;
  if (duct.ductShape === "flexible") return [];
  const source = { source: duct.sheetRule === "gauge" ? smacnaDuct : dw144 };
  if (!metal.sheet) {
    const message = `${name} is larger than the sheet thickness rule covers, so no mass is given. Use the construction standard for thickness and stiffening.`;
    return [warn({ code: "sheet-beyond-rule", severity: "info", message, source }, "ductShape", "size")];
  }
  const [pressure, verb, isLoss] = wallPressure(section, values);
  if (!isAbove(pressure, 500)) return [];
  const text = say(pressure, "pressure");
  const message = `${name} ${verb} ${text}; the sheet thickness assumes the class up to ${say(500, "pressure", 2)}. Use a higher pressure class${isLoss ? ", or a larger size" : ""}.`;
  const extent = { size: pressure, text: `highest ${text}` };
  return [warn({ code: "pressure-class", severity: "caution", message, source, extent }, "ductLength", "sheetThickness")];
}

/** Warnings of one duct, alone or in a system. */
export function ductWarnings(section: SectionWithAir, values: DuctValues, subject: Subject): WarningStatement[] {
  return [
    ...sizeWarnings(section, subject),
    ...velocityWarnings(section, subject),
    ...frictionWarnings(section, subject),
    ...flexibleWarnings(section, subject),
    ...fittingWarnings(section.state.fittings, section.state.duct, section.path),
    ...metalWarnings(section, values, subject),
  ];
}
