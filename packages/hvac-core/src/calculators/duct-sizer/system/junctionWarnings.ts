import { ductFitting, exceededRanges, type Fitting } from "../../../flow/index.ts";
import { difference, type WarningStatement } from "../../../kernel/index.ts";
import { smacnaSystems } from "../../../sources/index.ts";
import { exceededText } from "../fittingWarnings.ts";
import type { DuctShape } from "../duct.ts";
import { isRound } from "../size.ts";
import type { SystemCalculation } from "../results.ts";
import type { SectionWithAir } from "../ductState.ts";
import type { Subject } from "../subject.ts";
import { takeoffOf, type MeetingLoss } from "./junctions.ts";

/** Parameters beyond the data of a junction's source, and whether the coefficient is that at the end of the data. */
interface ExceededData {
  readonly texts: readonly string[];
  readonly isEnd: boolean;
}

function exceededData({ key, actual, parameters, isHeld }: MeetingLoss): ExceededData {
  const fitting: Fitting = ductFitting(key);
  const exceeded = exceededRanges(fitting, parameters);
  if (!isHeld && exceeded.length === 0) return { texts: [], isEnd: false };
  const limits = Object.entries(parameters).flatMap(([parameter, limited]) => {
    const { name, unit, min, max } = fitting.parameters[parameter]!;
    const value = actual[parameter]!;
    return difference(value, limited) === 0 ? [] : [{ parameter, name, unit, min, max, value }];
  });
  const texts = exceededText([...limits, ...exceeded.filter(({ parameter }) => limits.every((each) => each.parameter !== parameter))]);
  // Tables end with their data; formulas go on.
  return { texts, isEnd: limits.length > 0 || fitting.family === "takeoff" };
}

/** Shapes that a take-off was measured with, where the ducts have others. */
function takeoffOfAnotherShape(meeting: MeetingLoss, branchShape: DuctShape, mainShape: DuctShape): string | undefined {
  const { takeoff, shape: main }: Fitting = ductFitting(meeting.key);
  if (!takeoff) return undefined;
  const { branch } = takeoff;
  const differs = (shape: DuctShape, measured: string): boolean =>
    shape !== "oval" && (isRound(shape) ? "round" : "rectangular") !== measured;
  return differs(branchShape, branch) || differs(mainShape, main) ? `a ${branch} branch on a ${main} duct` : undefined;
}

/** Fittings at a junction beyond the data of their sources. */
function beyondData({ state }: SectionWithAir, { name, warn }: Subject): WarningStatement[] {
  const { junction, transition } = state.junction;
  return [junction, transition].flatMap((meeting) => {
    if (!meeting) return [];
    const { texts, isEnd } = exceededData(meeting);
    if (texts.length === 0) return [];
    const { name: fitting, citation } = ductFitting(meeting.key);
    const use = isEnd ? "the coefficient at their end is used" : "its formula goes on beyond them";
    const message = `${name}, ${fitting.toLowerCase()}: beyond the data of its source (${texts.join("; ")}), so ${use}. Bring areas and velocities closer together, or check with the manufacturer.`;
    return [warn({ code: "junction-beyond-data", severity: "caution", message, source: citation }, "junction", "junctionPressureLoss")];
  });
}

/** Warnings of the junction between a section and the connected one. */
export function junctionWarnings(section: SectionWithAir, { sections, parents }: SystemCalculation, subject: Subject): WarningStatement[] {
  const { row, state, place, index } = section;
  const { name, warn } = subject;
  const { junction } = state.junction;
  const warnings = beyondData(section, subject);
  const source = { source: smacnaSystems };
  const upstream = sections[parents[index]!]?.state;
  const measured = junction && upstream && takeoffOfAnotherShape(junction, state.duct.ductShape, upstream.duct.ductShape);
  if (measured !== undefined) {
    const message = `${name}: its take-off was measured with ${measured}. Select the take-off of these ducts' shapes.`;
    warnings.push(warn({ code: "takeoff-of-another-shape", severity: "caution", message, source }, "junction", "junctionPressureLoss"));
  }
  if (!place.isAtFan && place.path !== "supply" && takeoffOf(row.junction)) {
    const message = `${name}: take-offs were measured in diverging flow. In converging flow the section is calculated as a tee of the same angle.`;
    warnings.push(warn({ code: "takeoff-of-return-air", severity: "info", message, source }, "junction", "junctionPressureLoss"));
  }
  return warnings;
}
