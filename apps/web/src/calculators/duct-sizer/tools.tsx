import type { CalculatorState } from "@org/form/state";
import type { ReactNode } from "react";
import { AirflowTool, RoomsTool } from "../roomLoads/importTools.tsx";
import { terminals } from "../roomLoads/importedRooms.ts";

interface ToolProps {
  readonly state: CalculatorState;
}

/** The airflow of one section comes from a heat load; a system has one at each of its ends. */
export function DutyTool(props: ToolProps): ReactNode {
  return props.state.complete["scope"] === "system" ? null : <AirflowTool {...props} />;
}

/** Adds the rooms of a heat load of the project as ends of a system. */
export function TerminalsTool(props: ToolProps): ReactNode {
  return <RoomsTool {...props} imported={terminals} />;
}
