import { ductFitting, type Fitting } from "../../../flow/index.ts";
import type { SheetBuilder } from "../../../kernel/index.ts";
import { fundamentals2021, mathematics, type Citation } from "../../../sources/index.ts";
import { sectionOf } from "../size.ts";
import type { SystemCalculation } from "../results.ts";
import type { SectionWithAir } from "../ductState.ts";
import type { MeetingLoss } from "./junctions.ts";

const above: Citation = { source: mathematics, locator: "found at the sections that meet" };
const dynamic: Citation = { source: fundamentals2021, locator: "ch. 21, dynamic losses" };

/** The symbol and the formula of each parameter of what meets. */
type Formulas = Readonly<Record<string, { readonly symbol: string; readonly name: string; readonly expression?: string }>>;

/** A parameter held at the ends of the fitting's data. */
function held(expression: string, actual: number, { min, max }: { readonly min: number; readonly max: number }): string {
  if (actual < min) return `max(${min}, ${expression})`;
  return actual > max ? `min(${max}, ${expression})` : expression;
}

/** States the coefficient of a fitting of what meets, and its loss on a velocity. */
function describeMeeting(
  of: MeetingLoss,
  formulas: Formulas,
  { coefficient, velocity, loss }: { readonly coefficient: string; readonly velocity: string; readonly loss: string },
  sheet: SheetBuilder,
): void {
  const fitting: Fitting = ductFitting(of.key);
  const symbols = Object.entries(fitting.parameters).map(([name, parameter]) => {
    const { symbol, name: label, expression } = formulas[name]!;
    if (expression !== undefined)
      sheet.formula(symbol, label, "number", held(expression, of.actual[name]!, parameter), of.parameters[name]!);
    return symbol;
  });
  sheet.formula(coefficient, fitting.name, "number", `${fitting.key}(${symbols.join(", ")})`, of.coefficient, fitting.citation);
  sheet.formula(loss, "Its loss", "pressure", `${coefficient} * ρ * ${velocity}^2 / 2`, of.loss, dynamic);
}

function restateParent({ index, state }: SectionWithAir, { sections, parents }: SystemCalculation, sheet: SheetBuilder): void {
  const parent = sections[parents[index]!]!.state!;
  const area = sectionOf(parent.duct.ductShape, parent.clear).area;
  sheet.lookup("A_c", "Cross-section of the one it is connected to", "area", area, above);
  sheet.lookup("Q_c", "Air at the junction", "airFlow", state.junction.common, above);
}

/** The parameters of a tee or take-off: flows and areas of both, and the angle where it is not a stated one. */
function describeBranchAngle({ row, state }: SectionWithAir, of: MeetingLoss, sheet: SheetBuilder): string {
  if (state.junction.leaving === "branch" && row.junction === "tee") return "θ_b";
  const angle = of.parameters["angle"];
  if (angle === undefined) return "";
  sheet.lookup("θ_j", "Angle of the branch", "angle", angle, above);
  return "θ_j";
}

function describeLeaving(section: SectionWithAir, of: MeetingLoss, sheet: SheetBuilder): void {
  const { junction } = section.state;
  const isStraight = junction.leaving === "straight";
  sheet.formula("V_c", "Velocity at the junction", "velocity", "Q_c / A_c", of.velocity);
  const angle = describeBranchAngle(section, of, sheet);
  if (isStraight && junction.branchArea > 0 && "areaRatio" in of.actual)
    sheet.lookup("A_b", "Cross-section of the branches", "area", junction.branchArea, above);
  const branchArea = isStraight ? (junction.branchArea > 0 ? "A_b / A_c" : "1 - Q / Q_c") : "A / A_c";
  const formulas: Formulas = {
    flowRatio: { symbol: "x_Q", name: "Branch over common airflow", expression: isStraight ? "1 - Q / Q_c" : "Q / Q_c" },
    areaRatio: { symbol: "x_A", name: "Branch over common area", expression: branchArea },
    velocityRatio: isStraight
      ? { symbol: "x_V", name: "Velocity over that before, as if the size stayed", expression: "Q / Q_c" }
      : { symbol: "x_V", name: "Velocity over that before", expression: "V / V_c" },
    angle: { symbol: angle, name: "Angle" },
  };
  describeMeeting(of, formulas, { coefficient: "C_j", velocity: "V_c", loss: "Δp_jb" }, sheet);
}

function describeTransition(of: MeetingLoss, sheet: SheetBuilder): void {
  sheet.formula("V_x", "Velocity in the smaller section", "velocity", "Q / min(A, A_c)", of.velocity);
  const formulas: Formulas = {
    areaRatio: { symbol: "x_T", name: "Smaller over larger area", expression: "min(A, A_c) / max(A, A_c)" },
    angle: { symbol: "θ_t", name: "Angle of transitions" },
  };
  describeMeeting(of, formulas, { coefficient: "C_x", velocity: "V_x", loss: "Δp_jt" }, sheet);
}

/** States what a section loses where it leaves the one that it is connected to. */
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
    detail: "with the change of size",
  });
}
