import { ductFitting, type Fitting } from "../../../flow/index.ts";
import type { SheetBuilder } from "../../../kernel/index.ts";
import { fundamentals2021, mathematics, type Citation } from "../../../sources/index.ts";
import { sectionOf } from "../size.ts";
import type { SystemCalculation } from "../calculate.ts";
import type { SectionWithAir } from "../ductState.ts";
import type { MeetingLoss } from "./junctions.ts";

const geometry: Citation = { source: mathematics };
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
      sheet.formula({
        symbol,
        name: label,
        expression: held(expression, of.actual[name]!, parameter),
        value: of.parameters[name]!,
        quantity: "number",
        source: geometry,
      });
    return symbol;
  });
  sheet.formula({
    symbol: coefficient,
    name: fitting.name,
    expression: `${fitting.key}(${symbols.join(", ")})`,
    value: of.coefficient,
    quantity: "number",
    source: fitting.citation,
  });
  sheet.formula({
    symbol: loss,
    name: "Its loss",
    expression: `${coefficient} * ρ * ${velocity}^2 / 2`,
    value: of.loss,
    quantity: "pressure",
    source: dynamic,
  });
}

function restateParent({ index, state }: SectionWithAir, { sections, parents }: SystemCalculation, sheet: SheetBuilder): void {
  const parent = sections[parents[index]!]!.state!;
  const area = sectionOf(parent.duct.ductShape, parent.clear).area;
  sheet.lookup({ symbol: "A_c", name: "Cross-section of the one it is connected to", value: area, quantity: "area", source: above });
  sheet.lookup({ symbol: "Q_c", name: "Air at the junction", value: state.junction.common, quantity: "airFlow", source: above });
}

/** The parameters of a tee or take-off: flows and areas of both, and the angle where it is not a stated one. */
function describeBranchAngle({ row, state }: SectionWithAir, of: MeetingLoss, sheet: SheetBuilder): string {
  if (state.junction.leaving === "branch" && row.junction === "tee") return "θ_b";
  const angle = of.parameters["angle"];
  if (angle === undefined) return "";
  sheet.lookup({ symbol: "θ_j", name: "Angle of the branch", value: angle, quantity: "angle", source: above });
  return "θ_j";
}

function describeLeaving(section: SectionWithAir, of: MeetingLoss, sheet: SheetBuilder): void {
  const { junction } = section.state;
  const isStraight = junction.leaving === "straight";
  sheet.formula({
    symbol: "V_c",
    name: "Velocity at the junction",
    expression: "Q_c / A_c",
    value: of.velocity,
    quantity: "velocity",
    source: geometry,
  });
  const angle = describeBranchAngle(section, of, sheet);
  if (isStraight && junction.branchArea > 0 && "areaRatio" in of.actual)
    sheet.lookup({ symbol: "A_b", name: "Cross-section of the branches", value: junction.branchArea, quantity: "area", source: above });
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
  sheet.formula({
    symbol: "V_x",
    name: "Velocity in the smaller section",
    expression: "Q / min(A, A_c)",
    value: of.velocity,
    quantity: "velocity",
    source: geometry,
  });
  const formulas: Formulas = {
    areaRatio: { symbol: "x_T", name: "Smaller over larger area", expression: "min(A, A_c) / max(A, A_c)" },
    angle: { symbol: "θ_t", name: "Angle of transitions" },
  };
  describeMeeting(of, formulas, { coefficient: "C_x", velocity: "V_x", loss: "Δp_jt" }, sheet);
}

/** States what a section loses where it leaves the one that it is connected to. */
export function describeJunction(section: SectionWithAir, system: SystemCalculation, sheet: SheetBuilder): void {
  const { junction, transition, loss } = section.state.junction;
  sheet.part("Junction");
  sheet.given("junction");
  const stated = {
    symbol: "Δp_j",
    name: "Junction, with the change of size",
    value: loss,
    quantity: "pressure",
    source: geometry,
    result: "junctionPressureLoss",
  } as const;
  if (!junction && !transition) {
    sheet.constant({ ...stated, name: "Junction: no loss" });
    return;
  }
  restateParent(section, system, sheet);
  if (junction) describeLeaving(section, junction, sheet);
  if (transition) describeTransition(transition, sheet);
  sheet.formula({ ...stated, expression: [...(junction ? ["Δp_jb"] : []), ...(transition ? ["Δp_jt"] : [])].join(" + ") });
}
