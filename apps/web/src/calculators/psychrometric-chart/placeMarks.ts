import { drawnLine, overlap, roomOf, type ChartBackground, type ChartPlane, type PlacedText } from "@org/ui/figures";
import type { ChartDesignDays } from "@org/hvac-core/calculators/psychrometric-chart";
import { texts } from "./texts.ts";
import type { Zone } from "./zones.ts";

interface Named {
  readonly text: string;
  /** Possible places in order of preference. */
  readonly places: readonly Pick<PlacedText, "x" | "y" | "anchor">[];
}

function aroundZone({ pointOf }: ChartPlane, { mark, corners }: Zone): Named {
  const places = corners.map(pointOf);
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const middle = (left + right) / 2;
  // States are usually in the middle of a zone or above it; the lower part is free.
  const inside = [5, 22, 39, 56, 73].map((up) => ({ x: middle, y: bottom - up, anchor: "middle" as const }));
  const beside = [5, 21, 37, 53].flatMap((up) => [
    { x: right + 6, y: bottom - up, anchor: "start" as const },
    { x: left - 6, y: bottom - up, anchor: "end" as const },
  ]);
  const over = { x: middle, y: top - 5, anchor: "middle" as const };
  return { text: mark, places: right - left > bottom - top ? [...beside, ...inside, over] : [...inside, ...beside, over] };
}

function besideDays(plane: ChartPlane, { cooling, heating }: ChartDesignDays): readonly Named[] {
  const named: Named[] = [];
  const end = drawnLine(plane, "dryBulb", heating).at(-1);
  if (plane.contains(cooling)) {
    const { x, y } = plane.pointOf(cooling);
    const places = [-7, 17, -21, 31].flatMap((down) => [
      { x: x + 9, y: y + down, anchor: "start" as const },
      { x: x - 9, y: y + down, anchor: "end" as const },
    ]);
    named.push({ text: texts.designDays.cooling, places });
  }
  if (end)
    named.push({
      text: texts.designDays.heating,
      places: [-6, -22, -38, 16].map((down) => ({ x: end.x + 4, y: end.y + down, anchor: "start" })),
    });
  return named;
}

/** Names of zones and design days, clear of each other and of the numbers of the chart. A name without a clear place is only in the legend. */
export function placeMarks(
  plane: ChartPlane,
  background: ChartBackground,
  zones: readonly Zone[],
  days: ChartDesignDays | undefined,
): readonly PlacedText[] {
  const { plot } = plane;
  const taken = background.labels.map(roomOf);
  return [...zones.map((zone) => aroundZone(plane, zone)), ...(days ? besideDays(plane, days) : [])].flatMap(({ text, places }) => {
    for (const place of places) {
      const label: PlacedText = { ...place, text, angle: 0 };
      const room = roomOf(label);
      const isInside = room.left > plot.left && room.right < plot.right && room.top > plot.top && room.bottom < plot.bottom;
      if (!isInside || taken.some((other) => overlap(other, room))) continue;
      taken.push(room);
      return [label];
    }
    return [];
  });
}
