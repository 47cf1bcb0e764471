import { codeQuiz, nec } from "../../equipment/sources.ts";
import type { WorkedExample } from "../../kernel/index.ts";
import type { results } from "./results.ts";
import type { ScheduleInput } from "./schema.ts";

const exact = "currents and standard ratings are exact";
const annexD = { source: nec, locator: "informative annex D, example D8" };

export const cases: readonly WorkedExample<ScheduleInput, typeof results>[] = [
  {
    id: "air-conditioner",
    title: "A compressor of 20 A and a condenser fan of 2.5 A are protected by 45 A at most",
    source: { source: codeQuiz, locator: "on hermetic compressors" },
    input: { unitSystem: "Imperial", splitSystems: [{ id: "a", tag: "AC-01", compressorCurrent: 20, motorCurrent: 2.5 }] },
    expected: { "splitSystems.a.mocp": { value: 45, within: 0, because: exact } },
  },
  {
    id: "motor",
    title: "A motor of 34 A: conductors for 42.5 A, a fuse of 110 A",
    source: annexD,
    input: { unitSystem: "Imperial", motorProtection: "fuse", pumps: [{ id: "a", tag: "P-01", motorCurrent: 34 }] },
    expected: { "pumps.a.mca": { value: 42.5, within: 0, because: exact }, "pumps.a.mocp": { value: 110, within: 0, because: exact } },
  },
  {
    id: "motors",
    title: "Motors of 34, 40 and 40 A on one feeder: conductors for 124 A",
    source: annexD,
    input: { unitSystem: "Imperial", pumps: [{ id: "a", tag: "P-01", motorCurrent: 40, otherMotorsCurrent: 74 }] },
    expected: { "pumps.a.mca": { value: 124, within: 0, because: exact } },
  },
];
