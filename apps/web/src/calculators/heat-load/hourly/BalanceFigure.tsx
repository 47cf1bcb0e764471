import type { HeatLoadValues } from "@org/hvac-core/calculators/heat-load";
import type { RoomBalance } from "@org/hvac-core/calculators/heat-load/balance";
import { monthNames } from "@org/hvac-core/quantity";
import { BarRows, FigureFrame, readingOf, type BarRow } from "@org/ui/figures";
import type { FigureContext } from "@org/ui/surface";
import type { ReactNode } from "react";
import { texts } from "./texts.ts";
import { useHeatBalance } from "./useHeatBalance.ts";

/** Bars of the figure; its table has all rooms. */
const maxBars = 12;
/** Difference for which a cause is named, as a share. */
const remarkable = 0.01;

const { balance: words } = texts;
const causeNames = ["mass", "glass", "walls"] as const;

/** The largest cause of a difference that goes the same way. */
function causeOf({ causes, difference }: RoomBalance): string | undefined {
  if (Math.abs(difference) < remarkable) return undefined;
  const size = (name: (typeof causeNames)[number]): number => causes[name] * Math.sign(difference);
  return words.causes[causeNames.reduce((largest, name) => (size(name) > size(largest) ? name : largest))];
}

const timeOf = (month: number, hour: number): string => texts.totals.time(monthNames[month - 1]!, `${hour}\u202fh`);

/** Rooms by heat balance next to their radiant time series, those with the largest differences first. */
export function BalanceFigure({ context }: { readonly context: FigureContext }): ReactNode {
  const values = context.outcome.values as HeatLoadValues;
  const { rooms, isCurrent } = useHeatBalance(values);
  const power = readingOf("power", context);
  const ratio = readingOf("ratio", context);
  if (!rooms) return <p aria-busy="true">{words.calculating}</p>;
  if (rooms.length === 0) return null;
  const shown = rooms.toSorted((a, b) => Math.abs(b.difference) - Math.abs(a.difference)).slice(0, maxBars);
  const most = Math.max(...shown.map(({ balance, series }) => Math.max(balance, series)));
  const nameOf = ({ name }: RoomBalance): string => (name === "" ? words.unnamed : name);
  const columns = words.columns;
  return (
    <FigureFrame
      title={words.title}
      isBusy={!isCurrent}
      description={words.lead(shown.length, rooms.length)}
      table={{
        columns: [
          columns.room,
          columns.balance,
          columns.time,
          columns.series,
          columns.seriesTime,
          columns.difference,
          columns.mass,
          columns.glass,
          columns.walls,
          columns.otherFloor,
          columns.offAtNight,
        ],
        rows: rooms.map((room) => [
          nameOf(room),
          power.cell(room.balance),
          timeOf(room.month, room.hour),
          power.cell(room.series),
          timeOf(room.seriesMonth, room.seriesHour),
          ratio.cell(room.difference),
          ...causeNames.map((name) => power.cell(room.causes[name])),
          power.cell(room.otherFloor),
          room.offAtNight === undefined ? "" : power.cell(room.offAtNight),
        ]),
      }}
    >
      <BarRows
        label={words.label}
        rows={shown.map((room): BarRow => {
          const { id, balance, series, difference } = room;
          const length = Math.max(0, balance) / most;
          return {
            id,
            label: nameOf(room),
            pieces: [
              { start: 0, length },
              ...(series > balance ? [{ start: length, length: (series - balance) / most, hatched: true }] : []),
            ],
            end: Math.max(balance, series) / most,
            value: power.text(balance),
            remark: words.remark(ratio.text(difference), causeOf(room)),
            row: `rooms.${id}`,
          };
        })}
      />
    </FigureFrame>
  );
}
