import { readBuilding, readGbxml } from "@org/hvac-core/building";
import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import { buildingRows, spaceResults } from "@org/hvac-core/exchange/building";
import { convert } from "@org/hvac-core/quantity";
import { expect, test } from "vitest";
import { roomSchedule } from "./roomSchedule.ts";

const building = readGbxml(
  '<gbXML lengthUnit="Meters"><Campus><Building><BuildingStorey id="s"><Name>Ground</Name></BuildingStorey>' +
    '<Space id="a" buildingStoreyIdRef="s"><Name>101 Office</Name><Area>20</Area><Volume>60</Volume><CADObjectId>123</CADObjectId></Space></Building></Campus></gbXML>',
);

function scheduleIn(unitSystem: "Metric" | "Imperial") {
  const floorArea = { value: 20, unit: "m2" } as const;
  const rooms = [
    { id: "a", name: "Office", floorArea, lighting: { value: 200, unit: "W" }, people: 2, multiplier: 3 },
    { id: "b", name: "Store", floorArea },
  ] as const;
  const outcome = heatLoad.calculate({ unitSystem, method: "hourly", rooms, site: { latitude: 47 } });
  if (!outcome.ok) throw new Error(outcome.errors[0]?.message);
  const matched = spaceResults(outcome, building);
  const [head, ...rows] = roomSchedule(matched.rooms, unitSystem);
  return { rooms: matched.rooms, rows: rows.map((row) => Object.fromEntries(head!.map((name, index) => [String(name), row[index]]))) };
}

test("a schedule has the ids of the model, and rooms that it lacks without them", () => {
  const { rows } = scheduleIn("Metric");
  expect(rows[0]).toMatchObject({
    "Id in the model": "a",
    "Id in the drawing program": "123",
    "Name in the model": "101 Office",
    Room: "Office",
    Storey: "Ground",
    "Identical rooms": 3,
    People: 2,
    "Floor area (m²)": 20,
    "Lighting (W)": 200,
    "Set point, cooling (°C)": 24,
  });
  expect(rows[1]).toMatchObject({ "Id in the model": undefined, Room: "Store", Storey: undefined });
});

test("numbers are those of the heat load in the units of its heads, to six digits", () => {
  const { rows, rooms } = scheduleIn("Imperial");
  const close = (name: string, expected: number): void => {
    const value = rows[0]![name] as number;
    expect(Math.abs(value - expected), name).toBeLessThanOrEqual(5e-6 * Math.abs(expected));
  };
  close("Cooling load (Btu/h)", convert(rooms[0]!.coolingLoad, "W", "Btu/h"));
  close("Heating load (Btu/h)", convert(rooms[0]!.heatingLoad, "W", "Btu/h"));
  close("Supply airflow (cfm)", convert(rooms[0]!.supplyAirflow, "m3/s", "cfm"));
  close("Floor area (ft²)", 215.278);
});

test("rooms of an IFC file are known by their GlobalId, with the area of the file", () => {
  const ids = ["0$pZ_x1Qn2EvAbCdEfGh12", "3cUkl32yn9qRSPvBJVyYp$"] as const;
  const lines = [
    "#1=IFCPROJECT('p',$,'House',$,$,$,$,$,#2);#2=IFCUNITASSIGNMENT((#3));#3=IFCSIUNIT(*,.LENGTHUNIT.,$,.METRE.);",
    ...ids.map((id, index) => `#${index + 10}=IFCSPACE('${id}',$,'10${index}',$,$,$,$,'Office',.ELEMENT.,.INTERNAL.,$);`),
    "#20=IFCQUANTITYAREA('NetFloorArea',$,$,24.5);#21=IFCELEMENTQUANTITY('q',$,$,$,$,(#20));",
    "#22=IFCRELDEFINESBYPROPERTIES('r',$,$,$,(#10),#21);",
  ];
  const model = readBuilding(`ISO-10303-21;HEADER;FILE_SCHEMA(('IFC4'));ENDSEC;DATA;${lines.join("")}ENDSEC;END-ISO-10303-21;`);
  const uValues = { wall: 0.3, roof: 0.2, floor: 0.3, partition: 2, door: 2 };
  const sides = { unconditioned: { cooling: 30, heating: 10 }, ground: { cooling: 15, heating: 10 } };
  const { rooms } = buildingRows(model, { unitSystem: "Metric", uValues, ...sides, glass: { uValue: 1.3, shgc: 0.5 } });
  // The second room has no area in the file; it is entered by hand.
  const complete = rooms.map((room) => ({ ...room, floorArea: { value: 24.5, unit: "m2" }, height: { value: 3, unit: "m" } }) as const);
  const outcome = heatLoad.calculate({ unitSystem: "Metric", method: "hourly", rooms: complete, site: { latitude: 47 } });
  if (!outcome.ok) throw new Error(outcome.errors[0]?.message);
  const [head, ...rows] = roomSchedule(spaceResults(outcome, model).rooms, "Metric");
  const column = (name: string): readonly unknown[] => rows.map((row) => row[head!.indexOf(name)]);
  expect(column("Id in the model")).toEqual(ids);
  expect(column("Name in the model")).toEqual(["100 Office", "101 Office"]);
  expect(column("Floor area in the model (m²)")[0]).toBe(24.5);
});
