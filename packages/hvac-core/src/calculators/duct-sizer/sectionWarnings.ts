import { isAbove } from "../../quantity/tolerance.ts";
import { frictionTransition } from "../../flow/index.ts";
import type { Warning } from "../../kernel/index.ts";
import { formatQuantity } from "../../quantity/index.ts";
import { aboutUncountedInsulation, condensation } from "./condensation.ts";
import { layerOf, sizeText, walledDuct, type SectionCalculation } from "./section.ts";
import type { DuctValues } from "./schema.ts";
import { fittingWarnings } from "./fittingWarnings.ts";
import { isRound } from "./size.ts";
import { abushakra2004, applications2015, dw144, fundamentals2021, huebscher1948, smacnaDuct, smacnaLeakage } from "../../sources/index.ts";
import { longestFlexible } from "./options.ts";

const duct = { source: fundamentals2021, locator: "ch. 21" };

/** What a senior engineer would remark about one section. */
export function sectionWarnings(calculation: SectionCalculation, values: DuctValues): Warning[] {
  return [
    ...aboutSize(calculation, values),
    ...aboutFlow(calculation, values),
    ...aboutFlexible(values),
    ...fittingWarnings(calculation.fittings, values, ""),
    ...aboutMetal(calculation, values),
    ...aboutLeakage(calculation, values),
    ...aboutInsulation(calculation, values),
  ];
}

function aboutSize(calculation: SectionCalculation, values: DuctValues): Warning[] {
  const { exact, origin, flow, results } = calculation;
  const found: Warning[] = [];
  const { sizingMethod, targetVelocity, targetFriction, unitSystem } = values;
  const byVelocity = sizingMethod === "velocity";
  if (origin === "chosen" && (byVelocity ? isAbove(flow.velocity, targetVelocity) : isAbove(flow.frictionRate, targetFriction))) {
    const [has, target] = byVelocity
      ? [formatQuantity(flow.velocity, "velocity", unitSystem), formatQuantity(targetVelocity, "velocity", unitSystem)]
      : [formatQuantity(flow.frictionRate, "frictionRateAir", unitSystem), formatQuantity(targetFriction, "frictionRateAir", unitSystem)];
    const advice = exact
      ? `At least ${sizeText(exact, values)} would meet it.`
      : "No size of this shape would meet it; change the shape or the target.";
    found.push({
      code: "target-missed",
      severity: "caution",
      message: `Your size runs at ${has}, above the target of ${target}. ${advice}`,
      field: "sizeChoice",
      result: byVelocity ? "velocity" : "frictionRate",
    });
  }
  if (origin === "exact" && values.sizeChoice === "standard") {
    found.push({
      code: "beyond-standard-sizes",
      severity: "caution",
      message:
        "No standard size is large enough, so the results are for the exact size. Divide the airflow over several ducts, or have the duct custom made.",
      field: "sizeChoice",
    });
  }
  if (exact?.isSmallest) {
    found.push({
      code: "smallest-of-its-kind",
      severity: "info",
      message:
        values.ductShape === "oval"
          ? "A round duct of that height is already larger than needed. Lower the fixed height, or use a round duct."
          : `The airflow needs less than ${formatQuantity(exact.width, "smallLength", unitSystem)}, the smallest flexible duct calculated here. A rigid run-out may be smaller.`,
      field: values.ductShape === "oval" ? "fixedSide" : "airflow",
    });
  }
  const ratio = results.aspectRatioBuilt;
  if (ratio !== undefined && isAbove(ratio, 4)) {
    const said = formatQuantity(ratio, "number", unitSystem, { digits: 3, trimZeros: true });
    const beyond = isAbove(ratio, 8);
    // A duct that stands on its narrow side is cured by less height, not more.
    const standing = calculation.size.height > calculation.size.width;
    const cure = standing ? "less height and more width" : "more height";
    found.push({
      code: beyond ? "aspect-ratio-beyond-tests" : "aspect-ratio-high",
      severity: beyond ? "limit" : "caution",
      message: beyond
        ? `Sides of ${said} : 1 exceed 8 : 1, the limit to which equivalent diameters were tested, so the friction is uncertain. Split the duct, or use ${cure}.`
        : `Sides of ${said} : 1 exceed 4 : 1: metal, friction and noise increase. Use ${cure}, or split the duct.`,
      field: values.sizeChoice === "chosen" ? "chosenHeight" : values.sideRule === "fixedSide" ? "fixedSide" : "aspectRatio",
      result: "aspectRatioBuilt",
      source: beyond ? { source: huebscher1948 } : duct,
    });
  }
  return found;
}

function aboutFlow({ flow, velocityLimit }: SectionCalculation, values: DuctValues): Warning[] {
  const found: Warning[] = [];
  const { unitSystem, noiseCriterion, ductShape, velocityCap } = values;
  const velocity = formatQuantity(flow.velocity, "velocity", unitSystem);
  if (velocityLimit !== undefined && isAbove(flow.velocity, velocityLimit)) {
    found.push({
      code: "velocity-noisy",
      severity: "caution",
      message:
        `${velocity} exceeds the limit of ${formatQuantity(velocityLimit, "velocity", unitSystem)} for RC ${noiseCriterion}. ` +
        `Use a larger ${isRound(ductShape) ? "duct" : "or a round duct"}${velocityCap === "none" ? ", or the limit as the maximum velocity" : ""}, or move it away from the room.`,
      field: "noiseCriterion",
      result: "velocity",
      source: { source: applications2015, locator: "ch. 48, Table 8" },
    });
  }
  if (values.sizeChoice === "chosen" && velocityCap === "custom" && isAbove(flow.velocity, values.maxVelocity)) {
    found.push({
      code: "above-max-velocity",
      severity: "caution",
      message: `${velocity} exceeds the maximum velocity of ${formatQuantity(values.maxVelocity, "velocity", unitSystem)}. Use a larger size.`,
      field: "velocityCap",
      result: "velocity",
    });
  }
  if (flow.velocity > 100) {
    found.push({
      code: "compressible",
      severity: "limit",
      message: `At ${velocity} the air can no longer be treated as incompressible, and the losses are too uncertain to use. Check the airflow and the size.`,
      field: "airflow",
      result: "velocity",
    });
  }
  if (isAbove(flow.frictionRate, 1.2)) {
    found.push({
      code: "friction-high",
      severity: "caution",
      message: `${formatQuantity(flow.frictionRate, "frictionRateAir", unitSystem)} is more than the usual ${formatQuantity(1.2, "frictionRateAir", unitSystem, { digits: 2, trimZeros: true })}: it costs fan power for as long as the fan runs. Use a larger size, unless the air must keep its velocity.`,
      result: "frictionRate",
      source: duct,
    });
  }
  if (flow.reynolds < frictionTransition.turbulentFrom) {
    found.push({
      code: "not-turbulent",
      severity: "info",
      message:
        "The flow is laminar or in transition, where no friction equation is reliable. Losses are small there; do not balance the system by them.",
      result: "reynoldsNumber",
      source: duct,
    });
  }
  return found;
}

function aboutFlexible({ ductShape, ductLength, compression }: DuctValues): Warning[] {
  const found: Warning[] = [];
  if (ductShape !== "flexible") return found;
  if (isAbove(ductLength, longestFlexible)) {
    found.push({
      code: "flexible-duct-long",
      severity: "caution",
      message:
        "Flexible duct longer than 1.5 m (5 ft) sags and loses far more than a rigid one. Bring the rigid duct closer to the terminal.",
      field: "ductLength",
      source: { source: abushakra2004 },
    });
  }
  if (isAbove(compression, 0.15)) {
    found.push({
      code: "flexible-duct-compressed",
      severity: "caution",
      message:
        "Beyond 15 % compression the measured losses scatter widely, and the factor is uncertain. Cut the duct to length and pull it straight.",
      field: "compression",
      source: { source: abushakra2004 },
    });
  }
  return found;
}

function aboutMetal({ metal, totalLoss }: SectionCalculation, { ductShape, sheetRule, staticPressure, unitSystem }: DuctValues): Warning[] {
  if (ductShape === "flexible") return [];
  if (!metal.sheet) {
    return [
      {
        code: "sheet-beyond-rule",
        severity: "info",
        message:
          "The duct is larger than the sheet thickness rule covers, so no mass is given. Use the construction standard for thickness and stiffening.",
        field: "sheetRule",
        source: { source: sheetRule === "gauge" ? smacnaDuct : dw144 },
      },
    ];
  }
  const most = Math.max(totalLoss, staticPressure);
  if (most <= 500) return [];
  return [
    {
      code: "pressure-class",
      severity: "caution",
      message: `This duct ${most === totalLoss ? "alone takes" : "is at"} ${formatQuantity(most, "pressure", unitSystem)}; the sheet thickness assumes the class up to ${formatQuantity(500, "pressure", unitSystem, { digits: 2, trimZeros: true })}. Use a higher pressure class${most === totalLoss ? ", or a larger size" : ""}.`,
      result: "sheetThickness",
      source: { source: sheetRule === "gauge" ? smacnaDuct : dw144 },
    },
  ];
}

function aboutLeakage({ results }: SectionCalculation, { unitSystem }: DuctValues): Warning[] {
  const share = results.leakageShare;
  if (share <= 0.05) return [];
  return [
    {
      code: "leakage-high",
      severity: share > 0.5 ? "limit" : "caution",
      message: `${formatQuantity(share, "ratio", unitSystem)} of the airflow leaks from this duct alone, where 5 % is usual for a whole system. Seal it to a better class, or shorten it.`,
      field: "leakageClass",
      result: "leakageShare",
      source: { source: smacnaLeakage },
    },
  ];
}

function aboutInsulation(calculation: SectionCalculation, values: DuctValues): Warning[] {
  const { insulation, heat, results } = calculation;
  const { ambientDewPoint: dewPoint, surfaceTemperature: surface } = results;
  const found = aboutUncountedInsulation(insulation !== undefined, values);
  if (!heat?.insulated || dewPoint === undefined || surface === undefined || surface >= dewPoint) return found;
  const wet = {
    ducts: [walledDuct(calculation, values)],
    heat: heat.insulated,
    layer: layerOf(values),
    enteringTemperature: values.airTemperature,
  };
  return [...found, { ...condensation(wet, "the duct", dewPoint, values), field: "insulationThickness", result: "surfaceTemperature" }];
}
