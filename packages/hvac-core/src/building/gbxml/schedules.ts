import type { BuildingSchedule } from "../model/constructions.ts";
import { attributeOf, childOf, childrenOf, parseNumber, type XmlElement } from "../xml/element.ts";
import { idOf, nameOf, present } from "./constructions.ts";

/** Types of days that a weekday may be in, the first that a week has. */
const weekdays = ["Weekday", "All", "Mon", "CoolingDesignDay", "HeatingCooling"];

/** 24 shares of a day; `undefined` for other values. */
function sharesOf(day: XmlElement | undefined): readonly number[] | undefined {
  const values = childrenOf(day, "ScheduleValue").map(({ text }) => parseNumber(text));
  const areShares = values.length === 24 && values.every((value) => value !== undefined && value >= 0 && value <= 1);
  return areShares ? (values as number[]) : undefined;
}

/** Schedules of a file, by the weekday of their first period. */
export function schedulesOf(root: XmlElement): BuildingSchedule[] {
  const weeks = new Map(childrenOf(root, "WeekSchedule").map((week) => [idOf(week), week]));
  const days = new Map(childrenOf(root, "DaySchedule").map((day) => [idOf(day), day]));
  return childrenOf(root, "Schedule").map((schedule) => {
    const week = weeks.get(attributeOf(childOf(childOf(schedule, "YearSchedule"), "WeekScheduleId"), "weekScheduleIdRef") ?? "");
    const kinds = childrenOf(week, "Day");
    const day = weekdays.map((type) => kinds.find((each) => attributeOf(each, "dayType") === type)).find((each) => each !== undefined);
    const weekday = sharesOf(days.get(attributeOf(day ?? kinds[0], "dayScheduleIdRef") ?? ""));
    return present<BuildingSchedule>({ id: idOf(schedule), name: nameOf(schedule), weekday });
  });
}
