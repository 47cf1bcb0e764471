import { pipeSizer, type PipeValues } from "@org/hvac-core/calculators/pipe-sizer";
import type { Path } from "@org/hvac-core/kernel";
import type { SourceContent, SourceFiles, StoredInput } from "../../takeOver/sourceFiles.ts";

/** A number of a pipe file, and the path of the result that it is. */
interface PipeResult {
  /** In SI. */
  readonly value: number;
  readonly result: Path;
}

/** What a pump of a pipe file has to do, or one pipe asks for. */
export interface PipeDuty {
  readonly id: string;
  readonly name: string;
  /** A pipe is only part of what its pump works against, and knows no circuit. */
  readonly circuit: "closed" | "open" | undefined;
  /** m³/s. */
  readonly flow: PipeResult;
  /** What grows with the flow, m of the fluid. */
  readonly loss: PipeResult;
  /** Of an open system, m of the fluid. */
  readonly staticLift: number;
  /** At the nozzles of an open system, Pa. */
  readonly outletPressure: number;
  /** Loss, lift and pressure together, m of the fluid. */
  readonly head: number;
  readonly fluid: PipeValues["fluid"];
  /** Glycol by mass; of mixtures. */
  readonly glycolMassFraction: number | undefined;
  /** Mean of supply and return, °C. */
  readonly temperature: number;
}

type FluidOfDuty = Pick<PipeDuty, "fluid" | "glycolMassFraction" | "temperature">;
type Results = Readonly<Partial<Record<string, { readonly value: number }>>>;

const names = { pump: "Pump", secondary: "Secondary pump", primary: "Primary pump", pipe: "One pipe" } as const;

/** What one pump is asked for, or one pipe asks for. Where nothing flows there is none. */
function dutyOf(
  id: keyof typeof names,
  results: Results,
  paths: { readonly flow: Path; readonly loss: Path; readonly head: Path },
  of: Omit<PipeDuty, "id" | "name" | "flow" | "loss" | "head">,
): PipeDuty[] {
  const [flow, loss, head] = [results[paths.flow], results[paths.loss], results[paths.head]];
  if (!flow || !loss || !head || flow.value <= 0) return [];
  return [
    {
      ...of,
      id,
      name: names[id],
      flow: { value: flow.value, result: paths.flow },
      loss: { value: loss.value, result: paths.loss },
      head: head.value,
    },
  ];
}

/** The pumps of a system, or its one pipe. */
function dutiesOf(values: PipeValues, results: Results, fluid: FluidOfDuty): PipeDuty[] {
  const without = { staticLift: 0, outletPressure: 0, ...fluid };
  if (values.scope !== "system") {
    const paths = { flow: "designFlow", loss: "totalHeadLoss", head: "totalHeadLoss" };
    return dutyOf("pipe", results, paths, { circuit: undefined, ...without });
  }
  if (values.systemKind === "open") {
    const paths = { flow: "pumpFlow", loss: "circuitHeadLoss", head: "pumpHead" };
    const lifted = { staticLift: values.staticLift, outletPressure: values.nozzlePressure, ...fluid };
    return dutyOf("pump", results, paths, { circuit: "open", ...lifted });
  }
  const closed = { circuit: "closed", ...without } as const;
  const paths = { flow: "pumpFlow", loss: "pumpHead", head: "pumpHead" };
  if (values.systemKind !== "primarySecondary") return dutyOf("pump", results, paths, closed);
  const primary = { flow: "primaryFlow", loss: "primaryHead", head: "primaryHead" };
  return [...dutyOf("secondary", results, paths, closed), ...dutyOf("primary", results, primary, closed)];
}

/** The duties of a pipe file as it is stored: of the pumps of its system, or of its one pipe. */
export function pipeDutiesOf({ input: stored, calculatorVersion }: StoredInput): SourceContent<readonly PipeDuty[]> {
  const { input } = pipeSizer.open(stored, calculatorVersion);
  const outcome = pipeSizer.calculate(input, { strict: false });
  if (!outcome.ok) return { problem: outcome.errors[0]?.message ?? "It cannot be calculated." };
  const { values, results } = outcome;
  const fluid: FluidOfDuty = {
    fluid: values.fluid,
    glycolMassFraction: values.fluid === "water" ? undefined : values.glycolMassFraction,
    temperature: values.fluidTemperature,
  };
  return { content: dutiesOf(values, results as unknown as Results, fluid) };
}

/** Pipe files, whose flows and heads pumps take over. */
export const pipeFiles: SourceFiles<readonly PipeDuty[]> = {
  collection: "pipeCalculations",
  name: "pipe file",
  none: "This project has no pipe file yet. Save one to the project, then take its flow and head over from it.",
  read: pipeDutiesOf,
};
