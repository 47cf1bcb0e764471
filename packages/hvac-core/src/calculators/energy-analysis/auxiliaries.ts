import { fanPowerRatio, pumpPowerRatio } from "../../energy/index.ts";
import { curveOfPoints } from "./partLoadPoints.ts";
import type { CaseValues } from "./schema.ts";

/** Fan power of a system at a share of the design flow, relative to design. */
export function fanPowerAt(row: CaseValues, flow: number): number {
  switch (row.fanControl) {
    case "constant":
      return 1;
    case "points":
      return curveOfPoints(1, row.fanPowerThreeQuarter, row.fanPowerHalf, row.fanPowerQuarter)(flow);
    default:
      return fanPowerRatio(flow, row.fanControl);
  }
}

/** Pump power at a share of the design flow, relative to design; at constant flow as entered. */
export function pumpPowerAt(row: CaseValues, flow: number): number {
  switch (row.pumpControl) {
    case "constant":
      return row.pumpPowerShare;
    case "points":
      return curveOfPoints(1, row.pumpPowerThreeQuarter, row.pumpPowerHalf, row.pumpPowerQuarter)(flow);
    default:
      return pumpPowerRatio(flow, row.pumpControl);
  }
}
