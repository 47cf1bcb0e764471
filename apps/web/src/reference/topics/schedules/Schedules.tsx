import { schedulesOfUse, type WeekSchedule } from "@org/hvac-core/reference";
import { prose } from "@org/form/numbers";
import { FigureFrame, XYChart } from "@org/ui/figures";
import { useMemo, type ReactNode } from "react";
import { ChoiceField } from "../../fields/ChoiceField.tsx";
import fieldStyles from "../../fields/referenceFields.module.css";
import { ReferenceTable } from "../../table/ReferenceTable.tsx";
import { useReferencePlace } from "../../topicState.ts";
import { profileOf } from "./profile.ts";
import { days, scheduleTable } from "./tables.ts";
import { texts } from "./texts.ts";

const isDay = (text: string | undefined): text is keyof WeekSchedule => text !== undefined && Object.hasOwn(days, text);

/** Schedules by kind of space, a day of the chosen one drawn over its hours. */
export function Schedules(): ReactNode {
  const { params, change } = useReferencePlace();
  const schedules = schedulesOfUse();
  const schedule = schedules.find(({ id }) => id === (params["space"] ?? params["row"])) ?? schedules[0]!;
  const day = isDay(params["day"]) ? params["day"] : "weekday";
  const { content, table } = useMemo(() => profileOf(schedule, day), [schedule, day]);
  const title = texts.title(prose(schedule.label), days[day]);
  return (
    <>
      <div className={`${fieldStyles.fields} screen-only`}>
        <ChoiceField
          label={texts.day}
          value={day}
          options={Object.entries(days) as [keyof WeekSchedule, string][]}
          onChange={(chosen) => change({ day: chosen })}
        />
      </div>
      <FigureFrame title={title} description={texts.lead} table={table}>
        <XYChart label={title} legend={texts.legend} {...content} />
      </FigureFrame>
      <ReferenceTable table={scheduleTable} isTitled onChoose={({ id }) => change({ space: id })} />
    </>
  );
}
