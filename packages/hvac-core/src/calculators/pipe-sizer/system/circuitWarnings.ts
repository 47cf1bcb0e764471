import { isBelow } from "../../../quantity/tolerance.ts";
import { systemsEquipment } from "../../../flow/sources.ts";
import type { WarningStatement } from "../../../kernel/index.ts";
import { fundamentals2021 } from "../../../sources/index.ts";
import type { PipeCalculation } from "../results.ts";
import type { PipeValues } from "../schema.ts";
import { warningsOf, type Say } from "../statements.ts";

const pipe = { source: fundamentals2021, locator: "ch. 22" };
/** Maximum pressure drop of the decoupler, Pa: with more the pumps of both circuits act on each other. */
const maximumDecouplerLoss = 4500;
/** Margin of the critical circuit over the next, as a share of its loss, that is worth a warning. */
const largeMargin = 0.2;

/** Warnings about the circuits of the pumps. */
export function circuitWarnings({ circuits, sections }: PipeCalculation, values: PipeValues, say: Say): WarningStatement[] {
  const { pump, primary, decoupler, margin } = circuits;
  const warnings: WarningStatement[] = [];
  if (pump.end !== undefined && margin !== undefined && margin > largeMargin * pump.path)
    warnings.push({
      code: "large-critical-margin",
      severity: "info",
      message: `The circuit to ${sections[pump.end]!.name} loses ${say(margin, "pressureWater")} more than any other. Larger pipes, or a unit or valve with less pressure drop there, save as much pump pressure.`,
      result: "criticalMargin",
      source: pipe,
    });
  if (primary && primary.units > 0 && isBelow(primary.flow, pump.flow))
    warnings.push({
      code: "secondary-larger",
      severity: "caution",
      message: `The flow of the secondary pump (${say(pump.flow, "waterFlow")}) is larger than that of the primary pump (${say(primary.flow, "waterFlow")}): return water mixes into the supply. Raise the primary flow, or lower the secondary.`,
      result: "decouplerFlow",
      source: { source: systemsEquipment, locator: "ch. 13" },
    });
  if (decoupler && decoupler.loss > maximumDecouplerLoss)
    warnings.push({
      code: "decoupler-loss",
      severity: "caution",
      message: `The decoupler loses ${say(decoupler.loss, "pressureWater")}, so that each pump changes the flow of the other. Make it shorter.`,
      field: "decouplerLength",
      source: { source: systemsEquipment, locator: "ch. 13" },
    });
  if (decoupler?.option && !decoupler.meetsTargets)
    warnings.push({
      code: "decoupler-beyond-series",
      severity: "caution",
      message: `No size of the series meets the targets in the decoupler, for ${say(decoupler.largest, "waterFlow")}: ${decoupler.option.size.name}, the largest, would run at ${say(decoupler.option.velocity, "waterVelocity")} with all of it. Use another pipe, or more than one decoupler.`,
      field: "decouplerLength",
      source: { source: systemsEquipment, locator: "ch. 13" },
    });
  if (values.systemKind === "primarySecondary" && (!primary || primary.units === 0 || pump.units === 0))
    warnings.push({
      code: "circuit-without-units",
      severity: "caution",
      message: `The ${pump.units === 0 ? "secondary" : "primary"} circuit has no units. Enter its sections, beginning with one at the pump, or select a single closed circuit.`,
      field: "sections",
      source: { source: systemsEquipment, locator: "ch. 13" },
    });
  return warnings;
}

/** Warnings about returns of mains with reverse return that are assumed to run next to the supply. */
export function returnWarnings(system: PipeCalculation, say: Say): WarningStatement[] {
  const { sections, flows } = system;
  const beside = sections.filter(({ pipes }) => pipes && pipes.adjacentSupplies.length > 0);
  const last = beside.find(({ index }) => !flows.before.includes(index));
  const back = last ? `, ${say(last.pipes!.return!.length, "length")} from its end back to the pump` : "";
  const ordered = last ? [last, ...beside.filter((section) => section !== last)] : beside;
  return warningsOf(system, ordered, (section) => ({
    code: "return-beside-supply",
    severity: "info",
    message: `The return of ${section.name} is assumed to run next to the supply, with the same length and fittings${section === last ? back : ""}. Enter its length where it does not.`,
    field: "returnAs",
    source: pipe,
  }));
}

/** Warning about an open system without lift, whose head is easily too small. */
export function liftWarnings({ systemKind, staticLift }: PipeValues): WarningStatement[] {
  if (systemKind !== "open" || staticLift > 0) return [];
  return [
    {
      code: "no-static-lift",
      severity: "info",
      message: "The system is open, but its static lift is zero. Enter the static lift from the level in the basin to the outlet.",
      field: "staticLift",
      source: pipe,
    },
  ];
}
