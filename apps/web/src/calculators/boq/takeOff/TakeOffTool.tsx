import { commonTexts, lazyPart, notify } from "@org/ui/elements";
import type { CalculatorState } from "@org/form/state";
import { wasTakenOff } from "@org/hvac-core/exchange/project";
import type { ImportRecord } from "@org/hvac-core/kernel";
import type { ReactNode } from "react";
import { useOpenFile } from "../../../page/openFile.ts";
import { ImportTool } from "../../imports/ImportTool.tsx";
import layout from "../../imports/imports.module.css";
import { texts } from "../texts.ts";

const TakeOffDialog = lazyPart(async () => (await import("./TakeOffDialog.tsx")).TakeOffDialog);
const Differences = lazyPart(async () => (await import("./Differences.tsx")).Differences);

interface TakeOffToolProps {
  readonly state: CalculatorState;
}

/** Takes lines off the calculations of the project, and shows where the bill differs from them since. */
export function TakeOffTool({ state }: TakeOffToolProps): ReactNode {
  const target = useOpenFile();
  const change = (values: Readonly<Record<string, unknown>>, message: string, imports?: readonly ImportRecord[]): void => {
    const edit = state.change({ type: "values", values, ...(imports && { imports }) });
    notify({ key: "take-off", message, action: { label: commonTexts.undo, run: () => state.change({ type: "undo", id: edit }) } });
  };
  if (!target) return <p className={`${layout.hint} screen-only`}>{texts.tools.takeOffNeedsProject}</p>;
  return (
    <>
      <ImportTool label={texts.tools.takeOff}>
        {(_target, close) => <TakeOffDialog target={target} state={state} onTake={change} onClose={close} />}
      </ImportTool>
      {wasTakenOff(state.complete) && <Differences target={target} state={state} onTake={change} />}
    </>
  );
}
