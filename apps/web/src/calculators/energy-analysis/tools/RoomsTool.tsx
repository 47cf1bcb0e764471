import { lazyPart } from "@org/ui/elements";
import type { CalculatorState } from "@org/form/state";
import type { ReactNode } from "react";
import { ImportTool } from "../../imports/ImportTool.tsx";
import { texts } from "./texts.ts";

const ImportEnergyRooms = lazyPart(async () => (await import("./ImportEnergyRooms.tsx")).ImportEnergyRooms);

/** Imports the rooms of a heat load by the hourly method. */
export function RoomsTool({ state }: { readonly state: CalculatorState }): ReactNode {
  return (
    <ImportTool label={texts.rooms.import}>
      {(target, close) => <ImportEnergyRooms target={target} state={state} onClose={close} />}
    </ImportTool>
  );
}
