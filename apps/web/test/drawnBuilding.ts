/** A building of boxes on storeys, as a program of architects writes it. */
export interface DrawnBuilding {
  readonly storeys: number;
  /** Rooms along each side of a storey. */
  readonly rooms: number;
  /** Size of a room in plan, m. */
  readonly size?: number;
  /** Names of the rooms of each storey, repeated. */
  readonly names?: readonly string[];
  /** Unit of length that the file states; without one it states none. */
  readonly lengthUnit?: string | undefined;
  /** Whether the first wall names a room that is not in the file. */
  readonly hasOpenSide?: boolean;
}

type Point = readonly [x: number, y: number, z: number];

const height = 3;
const officeNames = ["Office", "Corridor", "WC", "Conference Room"];

const loop = (points: readonly Point[]): string =>
  `<PlanarGeometry><PolyLoop>${points
    .map((point) => `<CartesianPoint>${point.map((each) => `<Coordinate>${each}</Coordinate>`).join("")}</CartesianPoint>`)
    .join("")}</PolyLoop></PlanarGeometry>`;

interface Surface {
  readonly id: string;
  readonly type: string;
  readonly spaces: readonly string[];
  readonly points: readonly Point[];
  readonly construction?: string;
  readonly opening?: readonly Point[];
}

const surfaceText = ({ id, type, spaces, points, construction, opening }: Surface): string =>
  `<Surface id="${id}" surfaceType="${type}"${construction === undefined ? "" : ` constructionIdRef="${construction}"`}><Name>${id}</Name>` +
  spaces.map((space) => `<AdjacentSpaceId spaceIdRef="${space}"/>`).join("") +
  loop(points) +
  (opening
    ? `<Opening id="${id}-window" openingType="FixedWindow" windowTypeIdRef="glass"><Name>Window</Name>${loop(opening)}</Opening>`
    : "") +
  "</Surface>";

/** An upright rectangle from one corner to another of the plan, between two heights. */
const wall = (a: readonly [number, number], b: readonly [number, number], low: number, high: number): readonly Point[] => [
  [...a, low],
  [...b, low],
  [...b, high],
  [...a, high],
];

const between = (a: readonly [number, number], b: readonly [number, number], share: number): readonly [number, number] => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

const library =
  '<Construction id="brick"><Name>Brick wall</Name><U-value unit="WPerSquareMeterK">0.45</U-value><LayerId layerIdRef="l"/></Construction>' +
  '<Construction id="roof"><Name>Flat roof</Name><U-value unit="WPerSquareMeterK">0.2</U-value></Construction>' +
  '<Layer id="l"><MaterialId materialIdRef="m1"/><MaterialId materialIdRef="m2"/></Layer>' +
  '<Material id="m1"><Name>Brick</Name><Thickness unit="Meters">0.2</Thickness><Conductivity unit="WPerMeterK">0.8</Conductivity><Density unit="KgPerCubicM">1800</Density><SpecificHeat unit="JPerKgK">840</SpecificHeat></Material>' +
  '<Material id="m2"><Name>Wool</Name><Thickness unit="Meters">0.07</Thickness><Conductivity unit="WPerMeterK">0.04</Conductivity><Density unit="KgPerCubicM">40</Density><SpecificHeat unit="JPerKgK">1030</SpecificHeat></Material>' +
  '<WindowType id="glass"><Name>Double glass</Name><U-value unit="WPerSquareMeterK">1.4</U-value><SolarHeatGainCoeff unit="Fraction" solarIncidentAngle="0">0.5</SolarHeatGainCoeff></WindowType>';

/** The building as gbXML. Walls have layers and windows, roofs a U-value, floors on the ground nothing. */
export function buildingText({ storeys, rooms, size = 5, names = officeNames, hasOpenSide = false, ...file }: DrawnBuilding): string {
  const lengthUnit = "lengthUnit" in file ? file.lengthUnit : "Meters";
  const idOf = (storey: number, x: number, y: number): string => `r-${storey}-${x}-${y}`;
  const surfaces: Surface[] = [];
  const spaces: string[] = [];
  for (let storey = 0; storey < storeys; storey++)
    for (let x = 0; x < rooms; x++)
      for (let y = 0; y < rooms; y++) {
        const id = idOf(storey, x, y);
        const [low, high] = [storey * height, (storey + 1) * height];
        const corners = [
          [x * size, y * size],
          [(x + 1) * size, y * size],
          [(x + 1) * size, (y + 1) * size],
          [x * size, (y + 1) * size],
        ] as const;
        const beyond = [
          [x, y - 1],
          [x + 1, y],
          [x, y + 1],
          [x - 1, y],
        ] as const;
        spaces.push(
          `<Space id="${id}" buildingStoreyIdRef="storey-${storey}"><Name>${names[(x * rooms + y) % names.length]} ${storey + 1}0${x * rooms + y + 1}</Name>` +
            `<Area>${size * size}</Area><Volume>${size * size * height}</Volume></Space>`,
        );
        beyond.forEach(([otherX, otherY], side) => {
          const [a, b] = [corners[side]!, corners[(side + 1) % 4]!];
          const isInside = otherX >= 0 && otherY >= 0 && otherX < rooms && otherY < rooms;
          const isOpen = hasOpenSide && surfaces.length === 0;
          if (isInside && side !== 1 && side !== 2) return;
          surfaces.push({
            id: `${id}-${side}`,
            type: isInside || isOpen ? "InteriorWall" : "ExteriorWall",
            spaces: isInside ? [id, idOf(storey, otherX, otherY)] : isOpen ? [id, "gone"] : [id],
            points: wall(a, b, low, high),
            construction: "brick",
            ...(isInside || isOpen ? {} : { opening: wall(between(a, b, 0.2), between(a, b, 0.8), low + 1, low + 2.5) }),
          });
        });
        const flat = (z: number): readonly Point[] => corners.map((corner) => [...corner, z] as const);
        if (storey === 0) surfaces.push({ id: `${id}-floor`, type: "SlabOnGrade", spaces: [id], points: flat(low).toReversed() });
        const isTop = storey === storeys - 1;
        surfaces.push({
          id: `${id}-top`,
          type: isTop ? "Roof" : "InteriorFloor",
          spaces: isTop ? [id] : [id, idOf(storey + 1, x, y)],
          points: flat(high),
          ...(isTop ? { construction: "roof" } : {}),
        });
      }
  const levels = Array.from(
    { length: storeys },
    (_, storey) =>
      `<BuildingStorey id="storey-${storey}"><Name>Level ${storey + 1}</Name><Level>${storey * height}</Level></BuildingStorey>`,
  );
  return (
    `<?xml version="1.0" encoding="UTF-8"?><gbXML xmlns="http://www.gbxml.org/schema" version="6.01" ${lengthUnit === undefined ? "" : `lengthUnit="${lengthUnit}" `}areaUnit="SquareMeters" volumeUnit="CubicMeters" temperatureUnit="C">` +
    '<Campus id="campus"><Location><Name>Zurich</Name><Latitude>47.4</Latitude><Longitude>8.5</Longitude><Elevation>408</Elevation></Location>' +
    `<Building id="building" buildingType="Office">${levels.join("")}${spaces.join("")}</Building>` +
    `${surfaces.map(surfaceText).join("")}</Campus>${library}</gbXML>`
  );
}
