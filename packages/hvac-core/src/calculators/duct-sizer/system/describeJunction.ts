import { ductFitting, type Fitting } from "../../../flow/index.ts";
import type { SheetBuilder } from "../../../kernel/index.ts";
import { fundamentals2021, mathematics, type Citation } from "../../../sources/index.ts";
import { sectionOf } from "../size.ts";
import type { SystemCalculation } from "../results.ts";
import type { SectionWithAir } from "../ductState.ts";
import type { MeetingLoss } from "./junctions.ts";

const above: Citation = { source: mathematics, locator: "result of the connected sections" };
const dynamic: Citation = { source: fundamentals2021, locator: "ch. 21, dynamic losses" };

/** Symbol and formula of each parameter of a junction fitting. */
type Formulas = Readonly<Record<string, { readonly symbol: string; readonly name: string; readonly expression?: string }>>;

/** A parameter limited to the data of the fitting. */
function limited(expression: string, actual: number, { min, max }: { readonly min: number; readonly max: number }): string {
  if (actual < min) return `max(${min}, ${expression})`;
  return actual > max ? `min(${max}, ${expression})` : expression;
}

/** States the coefficient of a junction fitting, and its loss at a velocity. */
function describeMeeting(
  meeting: MeetingLoss,
  formulas: Formulas,
  { coefficient, velocity, loss }: { readonly coefficient: string; readonly velocity: string; readonly loss: string },
  sheet: SheetBuilder,
): void {
  const fitting: Fitting = ductFitting(meeting.key);
  const symbols = Object.entries(fitting.parameters).map(([name, parameter]) => {
    const { symbol, name: label, expression } = formulas[name]!;
    if (expression !== undefined)
      sheet.formula(symbol, label, "number", limited(expression, meeting.actual[name]!, parameter), meeting.parameters[name]!);
    return symbol;
  });
  sheet.formula(coefficient, fitting.name, "number", `${fitting.key}(${symbols.join(", ")})`, meeting.coefficient, fitting.citation);
  sheet.formula(loss, "Loss of that fitting", "pressure", `${coefficient} * ρ * ${velocity}^2 / 2`, meeting.loss, dynamic);
}

function restateParent({ index, state }: SectionWithAir, { sections, parents }: SystemCalculation, sheet: SheetBuilder): void {
  const parent = sections[parents[index]!]!.state!;
  const area = sectionOf(parent.duct.ductShape, parent.clear).area;
  sheet.lookup("A_c", "Cross-section of the connected section", "area", area, above);
  sheet.lookup("Q_c", "Airflow at the junction", "airFlow", state.junction.common, above);
}

/** Symbol of the angle of a tee or take-off, with its step first where it is not a field of the section. */
function describeBranchAngle({ row, state }: SectionWithAir, meeting: MeetingLoss, sheet: SheetBuilder): string {
  if (state.junction.leaving === "branch" && row.junction === "tee") return "θ_b";
  const angle = meeting.parameters["angle"];
  if (angle === undefined) return "";
  sheet.lookup("θ_j", "Angle of the branch", "angle", angle, above);
  return "θ_j";
}

function describeLeaving(section: SectionWithAir, meeting: MeetingLoss, sheet: SheetBuilder): void {
  const { junction } = section.state;
  const isStraight = junction.leaving === "straight";
  sheet.formula("V_c", "Velocity at the junction", "velocity", "Q_c / A_c", meeting.velocity);
  const angle = describeBranchAngle(section, meeting, sheet);
  if (isStraight && junction.branchArea > 0 && "areaRatio" in meeting.actual)
    sheet.lookup("A_b", "Cross-section of the branches", "area", junction.branchArea, above);
  const branchArea = isStraight ? (junction.branchArea > 0 ? "A_b / A_c" : "1 - Q / Q_c") : "A / A_c";
  const formulas: Formulas = {
    flowRatio: { symbol: "x_Q", name: "Branch over common airflow", expression: isStraight ? "1 - Q / Q_c" : "Q / Q_c" },
    areaRatio: { symbol: "x_A", name: "Branch over common area", expression: branchArea },
    velocityRatio: isStraight
      ? { symbol: "x_V", name: "Velocity ratio at constant size", expression: "Q / Q_c" }
      : { symbol: "x_V", name: "Velocity over upstream velocity", expression: "V / V_c" },
    angle: { symbol: angle, name: "Angle" },
  };
  describeMeeting(meeting, formulas, { coefficient: "C_j", velocity: "V_c", loss: "Δp_jb" }, sheet);
}

function describeTransition(meeting: MeetingLoss, sheet: SheetBuilder): void {
  sheet.formula("V_x", "Velocity in the smaller section", "velocity", "Q / min(A, A_c)", meeting.velocity);
  const formulas: Formulas = {
    areaRatio: { symbol: "x_T", name: "Smaller over larger area", expression: "min(A, A_c) / max(A, A_c)" },
    angle: { symbol: "θ_t", name: "Transition angle" },
  };
  describeMeeting(meeting, formulas, { coefficient: "C_x", velocity: "V_x", loss: "Δp_jt" }, sheet);
}

/** States the loss of a section where it leaves the connected one. */
export function describeJunction(section: SectionWithAir, system: SystemCalculation, sheet: SheetBuilder): void {
  const { junction, transition } = section.state.junction;
  sheet.part("Junction");
  sheet.given("junction");
  if (!junction && !transition) {
    sheet.resultLookup("junctionPressureLoss", undefined, { detail: "no loss" });
    return;
  }
  restateParent(section, system, sheet);
  if (junction) describeLeaving(section, junction, sheet);
  if (transition) describeTransition(transition, sheet);
  sheet.result("junctionPressureLoss", [...(junction ? ["Δp_jb"] : []), ...(transition ? ["Δp_jt"] : [])].join(" + "), undefined, {
    detail: "including the change of size",
  });
}
