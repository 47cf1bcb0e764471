import { isAbove } from "../../../quantity/tolerance.ts";
import { ductFitting, exceededRanges, type Fitting } from "../../../flow/index.ts";
import type { WarningStatement } from "../../../kernel/index.ts";
import { abushakra2004, smacnaSystems } from "../../../sources/index.ts";
import { exceededText } from "../fittingWarnings.ts";
import { isRound, type DuctShape } from "../size.ts";
import type { About } from "./about.ts";
import type { SystemCalculation, SystemSection } from "./calculateSystem.ts";
import { takeoffOf, type MeetingLoss } from "./junctions.ts";
import { longestFlexible } from "../options.ts";

export function aboutFlexible(section: SystemSection, said: About): WarningStatement[] {
  const { found } = section;
  if (!found) return [];
  const { row } = found.sized.duct;
  const { name, warn } = said;
  const isFlexible = row.ductShape === "flexible";
  const length = isFlexible ? row.ductLength : row.ductShape === "round" ? row.flexibleLength : 0;
  if (length === 0) return [];
  const source = { source: abushakra2004 };
  const warnings: WarningStatement[] = [];
  if (isAbove(length, longestFlexible))
    warnings.push(
      warn(
        {
          code: "flexible-duct-long",
          severity: "caution",
          message: `${name}: flexible duct longer than 1.5 m (5 ft) sags and loses far more than a rigid one. Bring the rigid duct closer to the terminal.`,
          source,
        },
        isFlexible ? "ductLength" : "flexibleLength",
      ),
    );
  if (isAbove(row.compression, 0.15))
    warnings.push(
      warn(
        {
          code: "flexible-duct-compressed",
          severity: "caution",
          message: `${name}: beyond 15 % compression the measured losses scatter widely. Cut the flexible duct to length and pull it straight.`,
          source,
        },
        "compression",
      ),
    );
  return warnings;
}

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

export function aboutJunction(section: SystemSection, { sections, parents }: SystemCalculation, said: About): WarningStatement[] {
  const { found, place, index } = section;
  if (!found) return [];
  const { name, warn } = said;
  const { junction, transition } = found.junction;
  const warnings: WarningStatement[] = [];
  for (const meeting of [junction, transition]) {
    if (!meeting) continue;
    const { left, isEnd } = leftRanges(meeting);
    if (left.length > 0)
      warnings.push(
        warn(
          {
            code: "junction-beyond-data",
            severity: "caution",
            message: `${name}, ${ductFitting(meeting.key).name.toLowerCase()}: beyond the data of its source (${left.join("; ")}), so ${isEnd ? "the coefficient at their end is used" : "its formula goes on beyond them"}. Bring areas and velocities closer together, or check with the manufacturer.`,
            source: ductFitting(meeting.key).citation,
          },
          "junction",
          "junctionPressureLoss",
        ),
      );
  }
  const measured =
    junction && takeoffOfAnotherShape(junction, found.sized.duct.ductShape, sections[parents[index]!]!.found!.sized.duct.ductShape);
  if (measured !== undefined)
    warnings.push(
      warn(
        {
          code: "takeoff-of-another-shape",
          severity: "caution",
          message: `${name}: its take-off was measured with ${measured}. Choose the take-off of these ducts' shapes.`,
          source: { source: smacnaSystems },
        },
        "junction",
        "junctionPressureLoss",
      ),
    );
  if (!place.isAtFan && place.path !== "supply" && takeoffOf(found.sized.duct.row.junction))
    warnings.push(
      warn(
        {
          code: "takeoff-of-return-air",
          severity: "info",
          message: `${name}: take-offs were measured in diverging flow. In converging flow the section is calculated as a tee of the same angle.`,
          source: { source: smacnaSystems },
        },
        "junction",
        "junctionPressureLoss",
      ),
    );
  return warnings;
}
