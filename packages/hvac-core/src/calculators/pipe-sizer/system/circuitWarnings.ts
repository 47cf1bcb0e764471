import { isBelow } from "../../../quantity/tolerance.ts";
import { systemsEquipment } from "../../../flow/sources.ts";
import type { WarningStatement } from "../../../kernel/index.ts";
import { fundamentals2021 } from "../../../sources/index.ts";
import type { PipeCalculation } from "../results.ts";
import type { PipeValues } from "../schema.ts";
import { ofEach, type Say } from "../statements.ts";

const pipe = { source: fundamentals2021, locator: "ch. 22" };
/** Pressure drop of the pipe that two circuits share, Pa: more makes their pumps act on each other. */
const mostDecoupler = 4500;
/** Share of the critical circuit by which it stands out. */
const farAhead = 0.2;

/** What the circuits of the pumps ask for. */
export function circuitWarnings({ circuits, sections }: PipeCalculation, values: PipeValues, say: Say): WarningStatement[] {
  const { pump, primary, decoupler, margin } = circuits;
  const found: WarningStatement[] = [];
  if (pump.end !== undefined && margin !== undefined && margin > farAhead * pump.path)
    found.push({
      code: "critical-stands-out",
      severity: "info",
      message: `The circuit to ${sections[pump.end]!.name} loses ${say(margin, "pressureWater")} more than any other. Larger pipes, a unit or a valve that loses less there save as much of the pump's pressure.`,
      result: "criticalMargin",
      source: pipe,
    });
  if (primary && primary.units > 0 && isBelow(primary.flow, pump.flow))
    found.push({
      code: "secondary-larger",
      severity: "caution",
      message: `The secondary pump moves more (${say(pump.flow, "waterFlow")}) than the primary one (${say(primary.flow, "waterFlow")}): water of the return mixes into the supply. Raise the primary flow, or lower the secondary.`,
      result: "decouplerFlow",
      source: { source: systemsEquipment, locator: "ch. 13" },
    });
  if (decoupler && decoupler.loss > mostDecoupler)
    found.push({
      code: "decoupler-loss",
      severity: "caution",
      message: `The decoupler loses ${say(decoupler.loss, "pressureWater")}, so that each pump changes the flow of the other. Make it shorter.`,
      field: "decouplerLength",
      source: { source: systemsEquipment, locator: "ch. 13" },
    });
  if (decoupler?.option && !decoupler.meetsTargets)
    found.push({
      code: "decoupler-beyond-series",
      severity: "caution",
      message: `No size of the series meets the targets in the decoupler, for ${say(decoupler.largest, "waterFlow")}: ${decoupler.option.size.name}, the largest, would run at ${say(decoupler.option.velocity, "waterVelocity")} with all of it. Use another pipe, or more than one decoupler.`,
      field: "decouplerLength",
      source: { source: systemsEquipment, locator: "ch. 13" },
    });
  if (values.systemKind === "primarySecondary" && (!primary || primary.units === 0 || pump.units === 0))
    found.push({
      code: "one-circuit-only",
      severity: "caution",
      message: `The ${pump.units === 0 ? "secondary" : "primary"} circuit has no units. State its sections, beginning with one at the pump, or choose one closed circuit.`,
      field: "sections",
    });
  return found;
}

/** Returns of mains with reverse return that are not stated run next to the supply. */
export function returnWarnings(system: PipeCalculation, say: Say): WarningStatement[] {
  const { sections, flows } = system;
  const beside = sections.filter(({ pipes }) => pipes && pipes.returnBeside.length > 0);
  const last = beside.find(({ index }) => !flows.before.includes(index));
  const back = last ? `, ${say(last.pipes!.return!.length, "length")} from its end back to the pump` : "";
  const ordered = last ? [last, ...beside.filter((section) => section !== last)] : beside;
  return ofEach(system, ordered, (section) => ({
    code: "return-beside-supply",
    severity: "info",
    message: `The return of ${section.name} is taken to run next to the supply, with the same length and fittings${section === last ? back : ""}. Enter its own length where it does not.`,
    field: "returnAs",
    source: pipe,
  }));
}

/** A head of an open system without lift is easily too small. */
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
