import type { LongParts } from "../../kernel/index.ts";
import { rememberCase, rememberedCase, unknownRooms, type RememberedCase } from "./caseHours.ts";
import type { EnergyValues } from "./schema.ts";
import { studiesOf } from "./sensitivity.ts";

/** Years of systems by the hour. */
interface RememberedStudy {
  readonly weather: string;
  readonly cases: readonly RememberedCase[];
}

const byHours = (values: EnergyValues): boolean => values.loadMethod === "hours" && values.weather.trim() !== "";

/** Years of rooms by the hour: each takes a twentieth of a second. */
export const longParts: LongParts<EnergyValues> = {
  parts: (values) => {
    if (!byHours(values)) return [];
    const unknown = studiesOf(values).flatMap((study) => study.cases.flatMap((row) => [...unknownRooms(study, row)]));
    return [...new Map(unknown).values()];
  },
  memory: (values): RememberedStudy | undefined =>
    byHours(values)
      ? {
          weather: values.weather,
          cases: studiesOf(values).flatMap((study) => study.cases.flatMap((row) => rememberedCase(study, row) ?? [])),
        }
      : undefined,
  remember: (memory) => {
    const study = memory as RememberedStudy | undefined;
    for (const each of study?.cases ?? []) rememberCase(study!.weather, each);
  },
};
