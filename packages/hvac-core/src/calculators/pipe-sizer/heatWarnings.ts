import type { WarningStatement } from "../../kernel/index.ts";
import { ashrae90, iso12241 } from "../../sources/index.ts";
import type { PipeCalculation } from "./results.ts";
import type { PipeState } from "./pipeState.ts";
import type { PipeValues } from "./schema.ts";
import { warningsOf, type Say } from "./statements.ts";

/** Warnings about condensation on the insulation, and about its thickness. */
export function heatWarnings(calculation: PipeCalculation, values: PipeValues, say: Say): WarningStatement[] {
  const { sections, dewPoint = -Infinity } = calculation;
  const surface = ({ heat }: PipeState): number => heat?.supply.surfaceTemperature ?? Infinity;
  const wet = sections.filter((pipe) => surface(pipe) < dewPoint);
  return [
    ...warningsOf(calculation, wet, (pipe) => ({
      code: "condensation",
      severity: "caution",
      message: `Water condenses on ${pipe.name}: its surface is at ${say(surface(pipe), "temperature")}, below the dew point of the air around it, ${say(dewPoint, "temperature")}. Use thicker insulation with a vapour retarder.`,
      field: "name",
      source: { source: iso12241 },
      extent: { size: -surface(pipe), text: `coldest ${say(surface(pipe), "temperature")}` },
    })),
    ...(values.heatExchange && values.insulationBy === "standard"
      ? [
          {
            code: "insulation-for-energy",
            severity: "info",
            message: "The minimum thickness of the standard saves energy; protection against condensation and contact may need more.",
            field: "insulationBy",
            source: { source: ashrae90, locator: "Tables 6.8.3-1 and 6.8.3-2" },
          } as const,
        ]
      : []),
  ];
}
