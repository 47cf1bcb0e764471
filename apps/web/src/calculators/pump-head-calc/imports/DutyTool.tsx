import { lazyPart } from "@org/ui/elements";
import type { CalculatorState } from "@org/form/state";
import type { ReactNode } from "react";
import { ImportTool } from "../../imports/ImportTool.tsx";
import { texts } from "./texts.ts";

const ImportDuty = lazyPart(async () => (await import("./ImportDuty.tsx")).ImportDuty);

interface DutyToolProps {
  readonly state: CalculatorState;
}

/** Imports flow, head and fluid from a pipe file of the project. */
export function DutyTool({ state }: DutyToolProps): ReactNode {
  return <ImportTool label={texts.import}>{(target, close) => <ImportDuty target={target} state={state} onClose={close} />}</ImportTool>;
}
