import { ductFitting, exceededRanges, type Fitting } from "../../../flow/index.ts";
import type { WarningStatement } from "../../../kernel/index.ts";
import { smacnaSystems } from "../../../sources/index.ts";
import { exceededText } from "../fittingWarnings.ts";
import type { DuctShape } from "../duct.ts";
import { isRound } from "../size.ts";
import type { SystemCalculation } from "../results.ts";
import type { SectionWithAir } from "../ductState.ts";
import type { Subject } from "../subject.ts";
import { takeoffOf, type MeetingLoss } from "./junctions.ts";

/** What leaves the data of a junction's source, and whether the coefficient is that at the end of what can be computed. */
interface LeftRanges {
  readonly left: readonly string[];
  readonly isEnd: boolean;
}

function leftRanges({ key, actual, parameters, isHeld }: MeetingLoss): LeftRanges {
  const fitting: Fitting = ductFitting(key);
  const exceeded = exceededRanges(fitting, parameters);
  if (!isHeld && exceeded.length === 0) return { left: [], isEnd: false };
  const held = Object.entries(parameters).flatMap(([parameter, value]) => {
    const { name, unit, min, max } = fitting.parameters[parameter]!;
    const own = actual[parameter]!;
    return Math.abs(own - value) > 1e-9 * Math.abs(own) ? [{ parameter, name, unit, min, max, value: own }] : [];
  });
  const left = exceededText([...held, ...exceeded.filter(({ parameter }) => held.every((each) => each.parameter !== parameter))]);
  // Tables end with their data; formulas go on.
  return { left, isEnd: held.length > 0 || fitting.family === "takeoff" };
}

/** Of a take-off that was measured between ducts of other shapes, which; undefined where it is the right one. */
function takeoffOfAnotherShape(of: MeetingLoss, own: DuctShape, before: DuctShape): string | undefined {
  const { takeoff, shape: main }: Fitting = ductFitting(of.key);
  if (!takeoff) return undefined;
  const { branch } = takeoff;
  const differs = (shape: DuctShape, asked: string): boolean => shape !== "oval" && (isRound(shape) ? "round" : "rectangular") !== asked;
  return differs(own, branch) || differs(before, main) ? `a ${branch} branch on a ${main} duct` : undefined;
}

/** Fittings at a junction beyond the data of their sources. */
function beyondData({ state }: SectionWithAir, { name, warn }: Subject): WarningStatement[] {
  const { junction, transition } = state.junction;
  return [junction, transition].flatMap((meeting) => {
    if (!meeting) return [];
    const { left, isEnd } = leftRanges(meeting);
    if (left.length === 0) return [];
    const { name: fitting, citation } = ductFitting(meeting.key);
    const use = isEnd ? "the coefficient at their end is used" : "its formula goes on beyond them";
    const message = `${name}, ${fitting.toLowerCase()}: beyond the data of its source (${left.join("; ")}), so ${use}. Bring areas and velocities closer together, or check with the manufacturer.`;
    return [warn({ code: "junction-beyond-data", severity: "caution", message, source: citation }, "junction", "junctionPressureLoss")];
  });
}

/** What there is to remark about the junction at which a section leaves the one upstream. */
export function junctionWarnings(section: SectionWithAir, { sections, parents }: SystemCalculation, subject: Subject): WarningStatement[] {
  const { row, state, place, index } = section;
  const { name, warn } = subject;
  const { junction } = state.junction;
  const found = beyondData(section, subject);
  const source = { source: smacnaSystems };
  const upstream = sections[parents[index]!]?.state;
  const measured = junction && upstream && takeoffOfAnotherShape(junction, state.duct.ductShape, upstream.duct.ductShape);
  if (measured !== undefined) {
    const message = `${name}: its take-off was measured with ${measured}. Select the take-off of these ducts' shapes.`;
    found.push(warn({ code: "takeoff-of-another-shape", severity: "caution", message, source }, "junction", "junctionPressureLoss"));
  }
  if (!place.isAtFan && place.path !== "supply" && takeoffOf(row.junction)) {
    const message = `${name}: take-offs were measured in diverging flow. In converging flow the section is calculated as a tee of the same angle.`;
    found.push(warn({ code: "takeoff-of-return-air", severity: "info", message, source }, "junction", "junctionPressureLoss"));
  }
  return found;
}
