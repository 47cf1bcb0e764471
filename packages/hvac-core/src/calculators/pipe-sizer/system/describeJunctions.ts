import { pipeFitting } from "../../../flow/index.ts";
import type { SheetBuilder } from "../../../kernel/index.ts";
import type { PipeCalculation } from "../results.ts";
import type { PipeState } from "../pipeState.ts";
import type { JunctionPart } from "./junctions.ts";
import type { Leg } from "../leg.ts";
import { sumOf } from "../stating.ts";

/** An end of a section at other pipes. */
interface JunctionEnd {
  readonly parts: readonly JunctionPart[];
  /** Marks its symbols: js of the supply, jt of the return, ja where units join a main. */
  readonly mark: string;
  readonly words: string;
  /** Ending of the symbols of the pipe with the loss. */
  readonly suffix: "" | "_r";
  readonly other: Leg;
  /** Whether the other pipe is the common leg: it is not where a return main goes on. */
  readonly isOtherCommon: boolean;
}

/** States the losses where supply and return leave the upstream section, and where units join a main with reverse return. */
export function describeJunctions(section: PipeState, system: PipeCalculation, sheet: SheetBuilder): void {
  const { index } = section;
  const pipes = section.pipes!;
  const { flows, sections } = system;
  sheet.given("junction");
  sheet.given("branchAngle");
  const parent = sections[flows.parents[index]!]?.pipes;
  const last = sections[flows.before[index]!]?.pipes?.return;
  const isMain = flows.isMain[index]!;
  const terms: string[] = [];
  const meet = (meeting: JunctionEnd): string[] => meeting.parts.map((part, number) => describePart(part, number, meeting, sheet));
  if (parent)
    terms.push(
      ...meet({ parts: pipes.supplyJunction, mark: "js", words: "supply", suffix: "", other: parent.supply, isOtherCommon: true }),
    );
  if (parent?.return)
    terms.push(
      ...meet({ parts: pipes.returnJunction, mark: "jt", words: "return", suffix: "", other: parent.return, isOtherCommon: true }),
    );
  if (terms.length === 0) sheet.resultLookup("junctionLoss", pipeFitting("reducer").citation, { detail: "none" });
  else sheet.result("junctionLoss", sumOf(...terms));
  if (!isMain) return;
  const passing = last
    ? meet({ parts: pipes.passingJunction, mark: "ja", words: "return main", suffix: "_r", other: last, isOtherCommon: false })
    : [];
  if (passing.length === 0) sheet.resultLookup("passingLoss", pipeFitting("reducer").citation);
  else sheet.result("passingLoss", sumOf(...passing));
}

/** States one part, and gives the symbol of its loss. */
function describePart(part: JunctionPart, number: number, meeting: JunctionEnd, sheet: SheetBuilder): string {
  const { mark, words, suffix, other, isOtherCommon } = meeting;
  const { name, citation, leg } = pipeFitting(part.fitting);
  const key = number === 0 ? mark : `${mark}2`;
  const [diameter, otherDiameter] = [`D${suffix}`, `D_${key}o`];
  const ratio = `x_D${key}`;
  const tee = part.flowRatio !== undefined;
  sheet.lookup(otherDiameter, `Inside diameter of the connected ${words}`, "smallLength", other.option.size.insideDiameter);
  const common = isOtherCommon ? otherDiameter : diameter;
  const arguments_: string[] = [];
  if (tee) {
    sheet.lookup(`Q_${key}o`, `Flow of the connected ${words}`, "waterFlow", other.flow);
    const isBranch = leg === "branch";
    const [run, all] = isOtherCommon ? [`Q${suffix}`, `Q_${key}o`] : [`Q_${key}o`, `Q${suffix}`];
    sheet.formula(
      `x_Q${key}`,
      "Branch over common flow",
      "number",
      isBranch ? `${run} / ${all}` : `max(0, 1 - ${run} / ${all})`,
      part.flowRatio,
    );
    describeBranch(part, isBranch, { key, diameter, common }, sheet);
    arguments_.push(`x_Q${key}`);
  } else {
    sheet.formula(
      ratio,
      "Smaller over larger diameter",
      "number",
      `min(${diameter}, ${otherDiameter}) / max(${diameter}, ${otherDiameter})`,
      part.diameterRatio,
    );
  }
  arguments_.push(ratio);
  if (tee) {
    sheet.lookup(`θ_${key}`, "Angle of the branch", "angle", part.angle);
    arguments_.push(`θ_${key}`);
  } else arguments_.push("θ_r");
  sheet.formula(`K_${key}`, `${name}: coefficient`, "number", `${part.fitting}(${arguments_.join(", ")})`, part.coefficient, citation);
  const velocity = part.isOnOther ? `V_${key}o` : `V${suffix}`;
  if (part.isOnOther) sheet.lookup(velocity, `Velocity in the connected ${words}`, "waterVelocity", other.option.velocity);
  sheet.formula(`Δp_${key}`, `${name}, ${words}`, "pressureWater", `K_${key} * ρ * ${velocity}^2 / 2`, part.loss);
  return `Δp_${key}`;
}

/** States the diameter of the branch over that of the common leg. */
function describeBranch(
  part: JunctionPart,
  isBranch: boolean,
  { key, diameter, common }: { key: string; diameter: string; common: string },
  sheet: SheetBuilder,
): void {
  if (part.branchDiameter === undefined) {
    sheet.lookup(`x_D${key}`, "Branch over common diameter: the tee connects the unit", "number", part.diameterRatio);
    return;
  }
  if (!isBranch) sheet.lookup(`D_${key}b`, "Inside diameter of the side branch", "smallLength", part.branchDiameter);
  sheet.formula(
    `x_D${key}`,
    "Branch over common diameter",
    "number",
    `min(1, ${isBranch ? diameter : `D_${key}b`} / ${common})`,
    part.diameterRatio,
  );
}
