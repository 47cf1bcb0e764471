import { expect, test } from "vitest";
import { reportState } from "./useReport.ts";

test("progress never decreases, and events after a stop are ignored", () => {
  const begun = reportState({ status: "idle" }, { type: "begun" });
  const further = reportState(begun, { type: "progress", share: 0.5, stage: "Page 5" });
  expect(reportState(further, { type: "progress", share: 0.4, stage: "Page 6" })).toEqual({
    status: "making",
    share: 0.5,
    stage: "Page 6",
  });
  expect(reportState(reportState(further, { type: "stopped" }), { type: "progress", share: 1, stage: "late" })).toEqual({ status: "idle" });
});
