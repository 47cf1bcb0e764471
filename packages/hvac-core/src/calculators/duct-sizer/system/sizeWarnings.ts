import { isAbove } from "../../../quantity/tolerance.ts";
import type { WarningStatement } from "../../../kernel/index.ts";
import { applications2015, dw144, fundamentals2021, huebscher1948, smacnaDuct } from "../../../sources/index.ts";
import type { DuctValues } from "../schema.ts";
import { isRound } from "../size.ts";
import { velocityLimitOf } from "../velocityLimits.ts";
import type { About } from "./about.ts";
import type { SystemSection } from "./calculateSystem.ts";

const duct = { source: fundamentals2021, locator: "ch. 21" };

export function aboutSize(section: SystemSection, said: About): WarningStatement[] {
  const { found } = section;
  if (!found) return [];
  const { sized } = found;
  const { duct: own, sheet, origin } = sized;
  const { name, say, warn } = said;
  const warnings: WarningStatement[] = [];
  if (origin === "exact" && own.row.sizeChoice === "standard")
    warnings.push(
      warn(
        {
          code: "beyond-standard-sizes",
          severity: "caution",
          message: `${name}: no standard size is large enough${own.row.heightLimit === null ? "" : " within its height"}, so the exact size counts. Split the duct, allow a higher target${own.row.heightLimit === null ? "" : ", or give it more height"}.`,
        },
        own.row.heightLimit === null ? "sizingMethod" : "heightLimit",
        "size",
      ),
    );
  if (sized.regain?.isLarger)
    warnings.push(
      warn(
        {
          code: "regain-too-small",
          severity: "caution",
          message: `${name}: by static regain it becomes larger than the section before it, since the pressure regained does not make up for the loss along its length. Size it by friction rate.`,
          source: duct,
        },
        "sizingMethod",
        "size",
      ),
    );
  if (isAbove(sheet.height, own.built.heightLimit))
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
  if (!isRound(own.ductShape) && isAbove(ratio, 4)) {
    const beyond = isAbove(ratio, 8);
    warnings.push(
      warn(
        {
          code: beyond ? "aspect-ratio-beyond-tests" : "aspect-ratio-high",
          severity: beyond ? "limit" : "caution",
          message: beyond
            ? `${name}: sides of ${say(ratio, "number", 3)} : 1 exceed 8 : 1, to which equivalent diameters were tested, so the friction is uncertain. Split the duct, or give it more height.`
            : `${name}: sides of ${say(ratio, "number", 3)} : 1 exceed 4 : 1, and metal, friction and noise increase. Give it more height, or split it.`,
          source: beyond ? { source: huebscher1948 } : duct,
          extent: { size: ratio, text: `largest ${say(ratio, "number", 3)} : 1` },
        },
        own.row.heightLimit === null ? "aspectRatio" : "heightLimit",
        "size",
      ),
    );
  }
  return warnings;
}

export function aboutFlow(section: SystemSection, values: DuctValues, said: About): WarningStatement[] {
  const { found } = section;
  if (!found) return [];
  const { flow, sized } = found;
  const { name, say, warn } = said;
  const warnings: WarningStatement[] = [];
  const limit = velocityLimitOf(sized.duct);
  if (limit !== undefined && isAbove(flow.velocity, limit))
    warnings.push(
      warn(
        {
          code: "velocity-noisy",
          severity: "caution",
          message: `${name}: ${say(flow.velocity, "velocity")} exceeds its limit of ${say(limit, "velocity")} for RC ${values.noiseCriterion}. Use a larger ${isRound(sized.duct.ductShape) ? "duct" : "or a round duct"}${values.velocityCap === "none" ? ", or the limit as the maximum velocity" : ""}, or move it away from the room.`,
          source: { source: applications2015, locator: "ch. 48, Table 8" },
          extent: { size: flow.velocity, text: `highest ${say(flow.velocity, "velocity")}` },
        },
        sized.duct.method === "chosen" ? (isRound(sized.duct.ductShape) ? "chosenDiameter" : "chosenWidth") : "sizingMethod",
        "velocity",
      ),
    );
  const own = sized.duct;
  if (own.method === "chosen" && own.velocityCap === "custom" && isAbove(flow.velocity, own.maxVelocity))
    warnings.push(
      warn(
        {
          code: "above-max-velocity",
          severity: "caution",
          message: `${name}: ${say(flow.velocity, "velocity")} exceeds the maximum velocity of ${say(own.maxVelocity, "velocity")}. Use a larger size.`,
          extent: { size: flow.velocity, text: `highest ${say(flow.velocity, "velocity")}` },
        },
        isRound(own.ductShape) ? "chosenDiameter" : "chosenWidth",
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
  if (isAbove(flow.frictionRate, 1.2) && !sized.isResized)
    warnings.push(
      warn(
        {
          code: "friction-high",
          severity: "caution",
          message: `${name}: ${say(flow.frictionRate, "frictionRateAir")} is more than the usual ${say(1.2, "frictionRateAir", 2)}, and costs fan power for as long as the fan runs. Use a larger size.`,
          source: duct,
          extent: { size: flow.frictionRate, text: `highest ${say(flow.frictionRate, "frictionRateAir")}` },
        },
        "sizingMethod",
        "frictionRate",
      ),
    );
  return warnings;
}

export function aboutMetal(section: SystemSection, values: DuctValues, said: About): WarningStatement[] {
  const { found } = section;
  if (!found || found.sized.duct.ductShape === "flexible") return [];
  const { name, say, warn } = said;
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
        "ductShape",
        "size",
      ),
    ];
  const most = Math.max(Math.abs(found.startStatic), Math.abs(found.endStatic));
  if (!isAbove(most, 500)) return [];
  return [
    warn(
      {
        code: "pressure-class",
        severity: "caution",
        message: `${name} is at ${say(most, "pressure")}; the sheet thickness assumes the class up to ${say(500, "pressure", 2)}. Use a higher pressure class.`,
        source,
        extent: { size: most, text: `highest ${say(most, "pressure")}` },
      },
      "ductLength",
      "sheetThickness",
    ),
  ];
}
