import { ductFitting, type Fitting } from "../../../flow/index.ts";
import type { Warning } from "../../../kernel/index.ts";
import { abushakra2004, smacnaSystems } from "../../../sources/index.ts";
import { exceededText } from "../fittingWarnings.ts";
import { lastBits, type About } from "./about.ts";
import type { SystemSection } from "./calculateSystem.ts";
import type { MeetingLoss } from "./junctions.ts";

export function aboutFlexible(section: SystemSection, said: About): Warning[] {
  const { found } = section;
  if (!found) return [];
  const { row } = found.sized.duct;
  const { name, warn } = said;
  const isFlexible = row.shape === "flexible";
  const length = isFlexible ? row.length : row.shape === "round" ? row.flexibleLength : 0;
  if (length === 0) return [];
  const source = { source: abushakra2004 };
  const warnings: Warning[] = [];
  if (length > 1.524 * lastBits)
    warnings.push(
      warn(
        {
          code: "flexible-duct-long",
          severity: "caution",
          message: `${name}: flexible duct longer than 1.5 m (5 ft) sags and loses far more than a rigid one. Bring the rigid duct closer to the terminal.`,
          source,
        },
        isFlexible ? "length" : "flexibleLength",
      ),
    );
  if (row.compression > 0.15 * lastBits)
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

/** Where actual values were held at the end of what a fitting computes, or leave its data. */
function leftRanges({ key, actual, parameters, exceeded, isHeld }: MeetingLoss): string[] {
  if (!isHeld && exceeded.length === 0) return [];
  const fitting: Fitting = ductFitting(key);
  const held = Object.entries(parameters).flatMap(([parameter, value]) => {
    const { name, unit, min, max } = fitting.parameters[parameter]!;
    const own = actual[parameter]!;
    return Math.abs(own - value) > 1e-9 * Math.abs(own) ? [{ parameter, name, unit, min, max, value: own }] : [];
  });
  return exceededText([...held, ...exceeded.filter(({ parameter }) => held.every((each) => each.parameter !== parameter))]);
}

export function aboutJunction(section: SystemSection, said: About): Warning[] {
  const { found, place } = section;
  if (!found) return [];
  const { name, warn } = said;
  const { junction, transition } = found.junction;
  const warnings: Warning[] = [];
  for (const meeting of [junction, transition]) {
    const said = meeting ? leftRanges(meeting) : [];
    if (meeting && said.length > 0)
      warnings.push(
        warn(
          {
            code: "junction-beyond-data",
            severity: "info",
            message: `${name}, ${ductFitting(meeting.key).name.toLowerCase()}: beyond the data of its source (${said.join("; ")}), so the coefficient at their end is used.`,
            source: ductFitting(meeting.key).citation,
          },
          "junction",
          "junctionLoss",
        ),
      );
  }
  if (place.path !== "supply" && found.sized.duct.row.junction.startsWith("takeoff"))
    warnings.push(
      warn(
        {
          code: "takeoff-of-return-air",
          severity: "info",
          message: `${name}: take-offs were measured with air that parts. Where it comes together the section is taken for a tee of the same angle.`,
          source: { source: smacnaSystems },
        },
        "junction",
        "junctionLoss",
      ),
    );
  return warnings;
}
