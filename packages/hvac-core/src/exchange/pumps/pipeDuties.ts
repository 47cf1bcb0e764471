import { pipeSizer, type PipeValues } from "../../calculators/pipe-sizer/index.ts";
import type { Path } from "../../kernel/index.ts";
import type { FileContent, StoredInput } from "../index.ts";

/** A result of a pipe file, with its path. */
export interface PipeResult {
  /** In the SI unit of the result. */
  readonly value: number;
  readonly result: Path;
}

/** Duty of a pump of a pipe file; of a file of one pipe, the flow and the loss of that pipe. */
export interface PipeDuty {
  readonly id: string;
  readonly name: string;
  /** Undefined for one pipe, which is only a part of a circuit. */
  readonly circuit: "closed" | "open" | undefined;
  /** m³/s. */
  readonly flow: PipeResult;
  /** Losses, which grow with the flow, m of the fluid. */
  readonly loss: PipeResult;
  /** Static lift of an open system, m of the fluid. */
  readonly staticLift: number;
  /** Pressure at the nozzles of an open system, Pa. */
  readonly outletPressure: number;
  /** Sum of loss, lift and pressure, m of the fluid. */
  readonly head: number;
  readonly fluid: PipeValues["fluid"];
  /** Glycol by mass, 0…1; undefined for water. */
  readonly glycolMassFraction: number | undefined;
  /** Mean of supply and return, °C. */
  readonly temperature: number;
}

type FluidOfDuty = Pick<PipeDuty, "fluid" | "glycolMassFraction" | "temperature">;
type Results = Readonly<Partial<Record<string, { readonly value: number }>>>;

const names = { pump: "Pump", secondary: "Secondary pump", primary: "Primary pump", pipe: "One pipe" } as const;

/** The duty of one pump or pipe; none without a flow. */
function dutyOf(
  id: keyof typeof names,
  results: Results,
  paths: { readonly flow: Path; readonly loss: Path; readonly head: Path },
  circuit: Omit<PipeDuty, "id" | "name" | "flow" | "loss" | "head">,
): PipeDuty[] {
  const [flow, loss, head] = [results[paths.flow], results[paths.loss], results[paths.head]];
  if (!flow || !loss || !head || flow.value <= 0) return [];
  return [
    {
      ...circuit,
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

/**
 * The duties of a stored pipe file: of the pumps of its system, or of its one pipe.
 *
 * @param stored input of the pipe file
 * @returns duties, or why the file cannot be calculated
 * @example
 * ```ts
 * import { pipeDuties } from "@org/hvac-core/exchange/pumps";
 * const input = { unitSystem: "Metric", flowRate: 2, pipeLength: 30 };
 * const read = pipeDuties({ input, calculatorVersion: 1 });
 * const [duty] = "content" in read ? read.content : [];
 * duty?.name; // "One pipe"
 * duty?.flow; // { value: 0.002, result: "designFlow" }
 * ```
 */
export function pipeDuties({ input: stored, calculatorVersion }: StoredInput): FileContent<readonly PipeDuty[]> {
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
