import type { WarningStatement } from "../../kernel/index.ts";
import { smacnaLeakage } from "../../sources/index.ts";
import { formatQuantity } from "../../quantity/index.ts";
import type { DuctCalculation } from "./results.ts";
import { ductWarnings } from "./ductWarnings.ts";
import { withAir } from "./ductState.ts";
import { insulationWarnings } from "./insulationWarnings.ts";
import type { DuctValues } from "./schema.ts";
import { subjectOf } from "./subject.ts";
import { sectionWarnings, systemWarnings } from "./system/systemWarnings.ts";

/** Leakage share above which the fan mainly serves leaks. */
const maxLeakage = 0.5;

function leakageWarnings({ results: { leakageShare } }: DuctCalculation, { unitSystem }: DuctValues): WarningStatement[] {
  if (leakageShare <= 0.05) return [];
  return [
    {
      code: "leakage-high",
      severity: leakageShare > maxLeakage ? "limit" : "caution",
      message: `${formatQuantity(leakageShare, "ratio", unitSystem)} of the airflow leaks, where 5 % is usual for a whole system. Seal the ducts to a better class, or shorten them.`,
      field: "leakageClass",
      result: "leakageShare",
      source: { source: smacnaLeakage },
    },
  ];
}

/** Warnings of a result. */
export function warnings(calculation: DuctCalculation, values: DuctValues): WarningStatement[] {
  const general = [...leakageWarnings(calculation, values), ...insulationWarnings(calculation, values)];
  if (calculation.scope === "section")
    return [...withAir(calculation).flatMap((section) => ductWarnings(section, values, subjectOf(section, values.unitSystem))), ...general];
  return [
    ...systemWarnings(calculation, values),
    ...general,
    ...calculation.sections.flatMap((section) => sectionWarnings(section, calculation, values)),
  ];
}
