import { terminalRow } from "@org/hvac-core/exchange/rooms";
import type { CalculatorState } from "@org/form/state";
import type { ReactNode } from "react";
import { AirflowTool, RoomsTool, type ImportedRooms } from "../roomLoads/importTools.tsx";
import { texts } from "./texts.ts";

interface ToolProps {
  readonly state: CalculatorState;
}

/** The airflow of one section comes from a heat load; a system has one at each of its ends. */
export function DutyTool(props: ToolProps): ReactNode {
  return props.state.complete["scope"] === "system" ? null : <AirflowTool {...props} />;
}

const terminals: ImportedRooms = {
  path: "sections",
  rowLabel: texts.terminals.row,
  hint: texts.terminals.hint,
  rowOf: terminalRow,
  first: { id: "main", name: texts.terminals.main },
};

/** Adds the rooms of a heat load of the project as ends of a system. */
export function TerminalsTool(props: ToolProps): ReactNode {
  return <RoomsTool {...props} imported={terminals} />;
}
