import { lazyPart } from "@org/ui/elements";
import type { CalculatorState } from "@org/form/state";
import type { ReactNode } from "react";
import { ImportTool } from "../../imports/ImportTool.tsx";
import { texts } from "../texts.ts";

const ImportPaths = lazyPart(async () => (await import("./ImportPaths.tsx")).ImportPaths);

interface PathsToolProps {
  readonly state: CalculatorState;
}

/** Imports paths from a duct file: its ducts, fittings and outlets as elements, its ends as rooms, its fans as sources. */
export function PathsTool({ state }: PathsToolProps): ReactNode {
  return (
    <ImportTool label={texts.tools.importPaths}>
      {(target, close) => <ImportPaths target={target} state={state} onClose={close} />}
    </ImportTool>
  );
}
