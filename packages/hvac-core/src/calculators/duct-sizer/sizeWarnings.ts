import { isAbove } from "../../quantity/tolerance.ts";
import { joinPath, type WarningStatement } from "../../kernel/index.ts";
import { fundamentals2021, huebscher1948 } from "../../sources/index.ts";
import { sizeText } from "./sizeText.ts";
import { standardSizesSource } from "./standardSizes.ts";
import type { SectionWithAir } from "./ductState.ts";
import { isRound } from "./size.ts";
import { about, fromInput, type Subject } from "./subject.ts";

const ductChapter = { source: fundamentals2021, locator: "ch. 21" };

/** A custom size that does not meet its target. */
function targetWarnings(section: SectionWithAir, { say, warn }: Subject): WarningStatement[] {
  const { origin, duct, flow, exact } = section.state;
  if (origin !== "chosen" || !duct.hasTarget) return [];
  const [value, target, kind, result] =
    duct.sizingMethod === "velocity"
      ? ([flow.velocity, duct.targetVelocity, "velocity", "velocity"] as const)
      : ([flow.frictionRate, duct.targetFriction, "frictionRateAir", "frictionRate"] as const);
  if (!isAbove(value, target)) return [];
  const advice = exact
    ? `At least ${sizeText(exact, duct)} would meet it.`
    : "No size of this shape would meet it; change the shape or the target.";
  const message = `This size runs at ${say(value, kind)}, above the target of ${say(target, kind)}. ${advice}`;
  return [warn({ code: "target-missed", severity: "caution", message: about(section, message), source: fromInput }, "sizeChoice", result)];
}

function standardSizeWarnings(section: SectionWithAir, { warn }: Subject): WarningStatement[] {
  const { origin, duct, regain } = section.state;
  const isLimited = duct.row.heightLimit !== null;
  const warnings: WarningStatement[] = [];
  if (origin === "exact" && duct.row.sizeChoice === "standard") {
    const message = isLimited
      ? "No standard size is large enough within its height, so the results are for the exact size. Divide the airflow over several ducts, allow a higher target, or allow more height."
      : "No standard size is large enough, so the results are for the exact size. Divide the airflow over several ducts, or have the duct custom made.";
    const field = isLimited ? "heightLimit" : "sizeChoice";
    warnings.push(
      warn(
        { code: "beyond-standard-sizes", severity: "caution", message: about(section, message), source: standardSizesSource(duct) },
        field,
        "size",
      ),
    );
  }
  if (regain?.isLarger) {
    const message =
      "By static regain it becomes larger than the upstream section, because the regain is less than the losses along its length. Size it by friction rate.";
    const source = ductChapter;
    warnings.push(
      warn({ code: "regain-too-small", severity: "caution", message: about(section, message), source }, "sizingMethod", "size"),
    );
  }
  return warnings;
}

function smallestSizeWarnings(section: SectionWithAir, { say, warn }: Subject): WarningStatement[] {
  const { exact, duct } = section.state;
  if (!exact?.isSmallest) return [];
  const base = { code: "smallest-of-its-kind", severity: "info", source: fromInput } as const;
  if (duct.ductShape !== "oval") {
    const message = `The airflow needs less than ${say(exact.width, "smallLength")}, the smallest flexible duct calculated here. A rigid run-out may be smaller.`;
    return [warn({ ...base, message: about(section, message) }, "airflow")];
  }
  const message = about(section, "A round duct of that height is already larger than needed. Lower the fixed height, or use a round duct.");
  return [duct.row.heightLimit === null ? { ...base, message, field: "fixedSide" } : warn({ ...base, message }, "heightLimit")];
}

function heightWarnings({ state: { duct, sheet } }: SectionWithAir, { name, say, warn }: Subject): WarningStatement[] {
  const { heightLimit } = duct.built;
  if (heightLimit === undefined || !isAbove(sheet.height, heightLimit)) return [];
  const message = `${name} is ${say(sheet.height, "smallLength")} high, but the void has only ${say(heightLimit, "smallLength")}. Use a rectangular or flat oval duct, or a smaller one.`;
  return [warn({ code: "higher-than-void", severity: "limit", message, source: fromInput }, "heightLimit", "size")];
}

/** The field that the proportions of a duct follow from. */
function proportionsField({ path, state: { duct } }: SectionWithAir): string {
  const { row } = duct;
  if (row.sizeChoice === "chosen") return joinPath(path, "chosenHeight");
  if (row.heightLimit !== null) return joinPath(path, "heightLimit");
  return duct.sideRule === "fixedSide" ? "fixedSide" : joinPath(path, "aspectRatio");
}

function proportionWarnings(section: SectionWithAir, { say, warn }: Subject): WarningStatement[] {
  const { duct, sheet } = section.state;
  const ratio = Math.max(sheet.width, sheet.height) / Math.min(sheet.width, sheet.height);
  if (isRound(duct.ductShape) || !isAbove(ratio, 4)) return [];
  const text = say(ratio, "number", 3);
  const beyond = isAbove(ratio, 8);
  // An upright duct needs less height, not more.
  const remedy = sheet.height > sheet.width ? "less height and more width" : "more height";
  const message = beyond
    ? `Sides of ${text} : 1 exceed 8 : 1, the limit to which equivalent diameters were tested, so the friction is uncertain. Split the duct, or use ${remedy}.`
    : `Sides of ${text} : 1 exceed 4 : 1: metal, friction and noise increase. Use ${remedy}, or split the duct.`;
  const warning = warn(
    {
      code: beyond ? "aspect-ratio-beyond-tests" : "aspect-ratio-high",
      severity: beyond ? "limit" : "caution",
      message: about(section, message),
      source: beyond ? { source: huebscher1948 } : ductChapter,
      extent: { size: ratio, text: `largest ${text} : 1` },
    },
    "",
    "aspectRatioBuilt",
  );
  return [{ ...warning, field: proportionsField(section) }];
}

/** Warnings of the size of a duct. */
export function sizeWarnings(section: SectionWithAir, subject: Subject): WarningStatement[] {
  return [
    ...targetWarnings(section, subject),
    ...standardSizeWarnings(section, subject),
    ...smallestSizeWarnings(section, subject),
    ...heightWarnings(section, subject),
    ...proportionWarnings(section, subject),
  ];
}
