import { ductFitting, type Fitting } from "../../../flow/index.ts";
import { joinPath, type Warning } from "../../../kernel/index.ts";
import { formatQuantity, type QuantityKind } from "../../../quantity/index.ts";
import {
  abushakra2004,
  applications2015,
  dw144,
  fundamentals2021,
  huebscher1948,
  smacnaDuct,
  smacnaLeakage,
  smacnaSystems,
} from "../../../sources/index.ts";
import { exceededText, fittingWarnings } from "../fittingWarnings.ts";
import type { DuctValues } from "../schema.ts";
import { velocityLimitOf } from "../section.ts";
import { isRound } from "../size.ts";
import type { SystemCalculation, SystemSection } from "./calculateSystem.ts";
import type { MeetingLoss } from "./junctions.ts";

const duct = { source: fundamentals2021, locator: "ch. 21" };
/** Room for last bits on a limit. */
const lastBits = 1 + 1e-9;

/** What to say of one section, with its name before it and its row behind its fields. */
interface About {
  readonly name: string;
  readonly say: (value: number, kind: QuantityKind, digits?: number) => string;
  readonly warn: (warning: Omit<Warning, "field" | "result">, field: string, result?: string) => Warning;
}

function about({ id, index }: Pick<SystemSection, "id" | "index">, { sections, unitSystem }: DuctValues): About {
  return {
    name: sections[index]!.name || id,
    say: (value, kind, digits) => formatQuantity(value, kind, unitSystem, digits === undefined ? {} : { digits, trimZeros: true }),
    warn: (warning, field, result) => ({
      ...warning,
      field: joinPath("sections", id, field),
      ...(result !== undefined && { result: joinPath("sections", id, result) }),
    }),
  };
}

function aboutAir(section: SystemSection, values: DuctValues): Warning[] {
  const { found, index } = section;
  const { name, warn } = about(section, values);
  const row = values.sections[index]!;
  if (!found)
    return [
      warn(
        {
          code: "section-without-air",
          severity: "caution",
          message: `${name} carries no air: nothing is delivered or taken at its end, nor in what is connected to it. State an airflow, or remove it.`,
        },
        "airflow",
        "airflow",
      ),
    ];
  if (row.airflow > 0 || row.terminalPressureDrop === 0) return [];
  return [
    warn(
      {
        code: "terminal-without-air",
        severity: "caution",
        message: `${name} has a terminal pressure drop, and no airflow at its end: it does not count. State the terminal's airflow, or take it for equipment in the section.`,
      },
      "terminalPressureDrop",
    ),
  ];
}

function aboutSize(section: SystemSection, values: DuctValues): Warning[] {
  const { found } = section;
  if (!found) return [];
  const { sized } = found;
  const { duct: own, sheet, origin } = sized;
  const { name, say, warn } = about(section, values);
  const warnings: Warning[] = [];
  if (origin === "exact")
    warnings.push(
      warn(
        {
          code: "beyond-standard-sizes",
          severity: "caution",
          message: `${name}: no standard size is large enough${own.row.heightLimit === null ? "" : " within its height"}, so the exact size counts. Split the duct, allow a higher target${own.row.heightLimit === null ? "" : ", or give it more height"}.`,
        },
        own.row.heightLimit === null ? "sizedBy" : "heightLimit",
        "size",
      ),
    );
  if (sized.regain?.isLarger)
    warnings.push(
      warn(
        {
          code: "regain-too-small",
          severity: "caution",
          message: `${name}: by static regain it becomes larger than the section before it, since what the air gives up does not make up for its length. Size it by friction rate.`,
          source: duct,
        },
        "sizedBy",
        "size",
      ),
    );
  if (sheet.height > own.built.heightLimit * lastBits)
    warnings.push(
      warn(
        {
          code: "higher-than-void",
          severity: "limit",
          message: `${name} is ${say(sheet.height, "smallLength")} high, and there are ${say(own.built.heightLimit, "smallLength")}. Use a rectangular or flat oval duct, or a smaller one.`,
        },
        "heightLimit",
        "size",
      ),
    );
  const ratio = Math.max(sheet.width, sheet.height) / Math.min(sheet.width, sheet.height);
  if (!isRound(own.ductShape) && ratio > 4 * lastBits) {
    const beyond = ratio > 8 * lastBits;
    warnings.push(
      warn(
        {
          code: beyond ? "aspect-ratio-beyond-tests" : "aspect-ratio-high",
          severity: beyond ? "limit" : "caution",
          message: beyond
            ? `${name}: sides of ${say(ratio, "number", 3)} : 1 exceed 8 : 1, to which equivalent diameters were tested, so the friction is uncertain. Split the duct, or give it more height.`
            : `${name}: sides of ${say(ratio, "number", 3)} : 1 exceed 4 : 1, and metal, friction and noise increase. Give it more height, or split it.`,
          source: beyond ? { source: huebscher1948 } : duct,
        },
        own.row.heightLimit === null ? "aspectRatio" : "heightLimit",
        "size",
      ),
    );
  }
  return warnings;
}

function aboutFlow(section: SystemSection, values: DuctValues): Warning[] {
  const { found } = section;
  if (!found) return [];
  const { flow, sized } = found;
  const { name, say, warn } = about(section, values);
  const warnings: Warning[] = [];
  const limit = velocityLimitOf(sized.duct);
  if (limit !== undefined && flow.velocity > limit * lastBits)
    warnings.push(
      warn(
        {
          code: "velocity-noisy",
          severity: "caution",
          message: `${name}: at ${say(flow.velocity, "velocity")} it is louder than RC ${values.noiseCriterion} allows, which limits it to ${say(limit, "velocity")}. Use a larger ${isRound(sized.duct.ductShape) ? "duct" : "or a round duct"}, or move it away from the room.`,
          source: { source: applications2015, locator: "ch. 48, Table 8" },
        },
        sized.duct.method === "chosen" ? (isRound(sized.duct.ductShape) ? "diameter" : "width") : "sizedBy",
        "velocity",
      ),
    );
  if (flow.velocity > 100)
    warnings.push(
      warn(
        {
          code: "compressible",
          severity: "limit",
          message: `${name}: at ${say(flow.velocity, "velocity")} the air can no longer be treated as incompressible, and the losses are too uncertain to use. Check airflow and size.`,
        },
        "airflow",
        "velocity",
      ),
    );
  if (flow.frictionRate > 1.2 * lastBits && !sized.isResized)
    warnings.push(
      warn(
        {
          code: "friction-high",
          severity: "caution",
          message: `${name}: ${say(flow.frictionRate, "frictionRateAir")} is more than the usual ${say(1.2, "frictionRateAir", 2)}, and costs fan power for as long as the fan runs. Use a larger size.`,
          source: duct,
        },
        "sizedBy",
        "frictionRate",
      ),
    );
  return warnings;
}

function aboutFlexible(section: SystemSection, values: DuctValues): Warning[] {
  const { found } = section;
  if (!found) return [];
  const { row } = found.sized.duct;
  const { name, warn } = about(section, values);
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
function leftRanges({ key, actual, parameters, exceeded }: MeetingLoss): string[] {
  const fitting: Fitting = ductFitting(key);
  const held = Object.entries(parameters).flatMap(([parameter, value]) => {
    const { name, unit, min, max } = fitting.parameters[parameter]!;
    const own = actual[parameter]!;
    return Math.abs(own - value) > 1e-9 * Math.abs(own) ? [{ parameter, name, unit, min, max, value: own }] : [];
  });
  return exceededText([...held, ...exceeded.filter(({ parameter }) => held.every((each) => each.parameter !== parameter))]);
}

function aboutJunction(section: SystemSection, values: DuctValues): Warning[] {
  const { found, place } = section;
  if (!found) return [];
  const { name, warn } = about(section, values);
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

function aboutMetal(section: SystemSection, values: DuctValues): Warning[] {
  const { found } = section;
  if (!found || found.sized.duct.ductShape === "flexible") return [];
  const { name, say, warn } = about(section, values);
  const source = { source: values.sheetRule === "gauge" ? smacnaDuct : dw144 };
  if (!found.metal.sheet)
    return [
      warn(
        {
          code: "sheet-beyond-rule",
          severity: "info",
          message: `${name} is larger than the rule for sheet thickness covers, so no mass is given. Use the construction standard for thickness and stiffening.`,
          source,
        },
        "shape",
        "size",
      ),
    ];
  const most = Math.max(Math.abs(found.startStatic), Math.abs(found.endStatic));
  if (most <= 500 * lastBits) return [];
  return [
    warn(
      {
        code: "pressure-class",
        severity: "caution",
        message: `${name} is at ${say(most, "pressure")}; the sheet thickness assumes the class up to ${say(500, "pressure", 2)}. Use a higher pressure class.`,
        source,
      },
      "length",
      "sheetThickness",
    ),
  ];
}

function aboutBalance(section: SystemSection, system: SystemCalculation, values: DuctValues): Warning[] {
  const { index, found } = section;
  const { balance, fans, sections } = system;
  const path = balance.paths[index];
  if (!found || typeof path !== "number") return [];
  const side = fans[sections[index]!.place.path]!;
  const imbalance = (side.pathLoss - path) / side.pathLoss;
  if (!(side.pathLoss > 0) || imbalance <= values.allowedImbalance * lastBits) return [];
  const { name, say, warn } = about(section, values);
  const longest = sections[side.critical]!;
  const at = placeToBalance(index, system);
  return [
    warn(
      {
        code: "imbalance",
        severity: "caution",
        message: `The path to ${name} loses ${say(imbalance, "ratio", 2)} less than that to ${about(longest, values).name}. ${at === undefined ? "Balance it at its terminal" : `A damper in ${about(sections[at]!, values).name} has to take ${say(balance.toBalance[at]!, "pressure")}`}, or smaller sections a part of it.`,
        source: { source: smacnaSystems },
      },
      "airflow",
      "imbalance",
    ),
  ];
}

/** The section of a path in which most is to be balanced; undefined where that is at its terminal. */
function placeToBalance(index: number, { balance, parents }: SystemCalculation): number | undefined {
  let place: number | undefined;
  let most = balance.toBalanceAtEnd[index]!;
  for (let at = index; at !== -1; at = parents[at]!) {
    const share = balance.toBalance[at]!;
    if (share > most) [place, most] = [at, share];
  }
  return place;
}

function aboutSystem({ results, sections, fans }: SystemCalculation, values: DuctValues): Warning[] {
  const { say } = about(sections[0]!, values);
  const warnings: Warning[] = [];
  if (results.leakageShare > 0.05)
    warnings.push({
      code: "leakage-high",
      severity: "caution",
      message: `${say(results.leakageShare, "ratio")} of the airflow leaks from the ducts, where 5 % is usual. Seal them to a better class.`,
      field: "leakageClass",
      result: "leakageShare",
      source: { source: smacnaLeakage },
    });
  if (results.totalPressureLoss < 0)
    warnings.push({
      code: "no-pressure-needed",
      severity: "limit",
      message:
        "The critical path gains more at its junctions than it loses, which no duct does. Check areas and airflows where sections meet.",
      field: "sections",
      result: "totalPressureLoss",
    });
  const { supply, return: back } = fans;
  if (supply && back && back.airflow > supply.airflow * lastBits)
    warnings.push({
      code: "more-return-than-supply",
      severity: "caution",
      message: `${say(back.airflow, "airFlow")} return to a fan that supplies ${say(supply.airflow, "airFlow")}; the fan is chosen for the larger. Let the rest leave as exhaust.`,
      field: "sections",
      result: "returnAirflow",
    });
  return warnings;
}

/** What a senior engineer would remark about a system. */
export function systemWarnings(system: SystemCalculation, values: DuctValues): Warning[] {
  return [
    ...aboutSystem(system, values),
    ...system.sections.flatMap((section) => [
      ...aboutAir(section, values),
      ...aboutSize(section, values),
      ...aboutFlow(section, values),
      ...aboutFlexible(section, values),
      ...(section.found ? fittingWarnings(section.found.fittings, section.found.sized.duct, joinPath("sections", section.id)) : []),
      ...aboutJunction(section, values),
      ...aboutMetal(section, values),
      ...aboutBalance(section, system, values),
    ]),
  ];
}
