import { fanPowerRatio, minimumPlantLoad, pumpPowerRatio, valueAtPartLoad } from "../../energy/index.ts";
import type { CaseValues } from "./schema.ts";

/** Powers over that at full flow as a manufacturer states them; one that is blank is that of the next higher flow. */
function stated(flow: number, threeQuarter: number | null, half: number | null, quarter: number | null): number {
  const upper = threeQuarter ?? 1;
  const middle = half ?? upper;
  const points = [
    { share: minimumPlantLoad, value: quarter ?? middle },
    { share: 0.5, value: middle },
    { share: 0.75, value: upper },
    { share: 1, value: 1 },
  ];
  return valueAtPartLoad(points, flow);
}

/** Power of the fans of a system over that at design, at a share of the design flow. */
export function fanPowerAt(row: CaseValues, flow: number): number {
  switch (row.fanControl) {
    case "constant":
      return 1;
    case "stated":
      return stated(flow, row.fanPowerThreeQuarter, row.fanPowerHalf, row.fanPowerQuarter);
    default:
      return fanPowerRatio(flow, row.fanControl);
  }
}

/** Power of its pumps over that at design, at a share of the design flow; at constant flow as stated. */
export function pumpPowerAt(row: CaseValues, flow: number): number {
  switch (row.pumpControl) {
    case "constant":
      return row.pumpPowerShare;
    case "stated":
      return stated(flow, row.pumpPowerThreeQuarter, row.pumpPowerHalf, row.pumpPowerQuarter);
    default:
      return pumpPowerRatio(flow, row.pumpControl);
  }
}
