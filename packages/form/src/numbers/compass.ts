/** The sixteen points of the compass, clockwise from north. */
const points = ["N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW"] as const;
const degreesPerPoint = 360 / points.length;
const letters: Readonly<Record<string, string>> = { north: "N", east: "E", south: "S", west: "W" };

/** Point of the compass in a direction, degrees clockwise from north; `undefined` between two points. */
export function compassPoint(degrees: number): string | undefined {
  const place = degrees / degreesPerPoint;
  return Number.isInteger(place) && place >= 0 ? points[place % points.length] : undefined;
}

/** Direction of a point of the compass, such as `NE`, `north-east` or `Northeast`; `undefined` if the text names none. */
export function compassDegrees(text: string): number | undefined {
  const point = text
    .trim()
    .toLowerCase()
    .replaceAll(/north|east|south|west/g, (word) => letters[word]!)
    .replaceAll(/[\s-]/g, "")
    .toUpperCase();
  const place = (points as readonly string[]).indexOf(point);
  return place === -1 ? undefined : place * degreesPerPoint;
}
