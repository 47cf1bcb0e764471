import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readGbxml, writeGbxml, type Building } from "../../src/building/index.ts";
import { draw, grids, written } from "./drawnBuildings.ts";

/** Everything of a building that its file says, with numbers to 1e-9. */
function essence({ name, place, storeys, zones, spaces, surfaces, shades, constructions, windowTypes }: Building, digits: number): unknown {
  const rounded = (value: unknown): unknown => {
    if (typeof value === "number") return Number(value.toFixed(digits)) + 0;
    if (Array.isArray(value)) return value.map(rounded);
    return typeof value === "object" && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, rounded(each)]))
      : value;
  };
  return rounded({
    name,
    place,
    storeys,
    zones,
    // Entries that a file lacks are written as calculated.
    spaces: spaces.map(
      ({ enteredArea: _area, enteredVolume: _volume, shellVolume: _shell, floorPolygons: _floor, floorLevel: _level, use, ...space }) => ({
        ...space,
        use: { ...use, peopleScheduleId: undefined, lightingScheduleId: undefined, equipmentScheduleId: undefined },
      }),
    ),
    surfaces: surfaces.map(({ polygons, sourceIds: _ids, ...surface }) => ({ ...surface, polygons: polygons.length })),
    shades,
    constructions: constructions.map(({ layers, ...construction }) => ({
      ...construction,
      layers: layers.map(({ id: _id, ...layer }) => layer),
    })),
    windowTypes,
  });
}

function expectSame(building: Building, digits = 9): void {
  expect(essence(readGbxml(writeGbxml(building)), digits)).toEqual(essence(building, digits));
}

const angles = fc.constantFrom(0, 30, 335);

test("a drawn building that is written is read as the same", () =>
  fc.assert(
    fc.property(grids, angles, (grid, turned) => {
      expectSame(readGbxml(written(draw(grid), { turned })));
    }),
    { numRuns: runs(60) },
  ));

const folder = new URL("./", import.meta.url).pathname;

// Areas are those of all points of the file; repeated ones, 0.1 mm apart, are not written.
const digitsOf = (file: string): number => (file.startsWith("05") ? 3 : 9);

test.each(globSync("*.xml", { cwd: folder }).toSorted())("%s that is written is read as the same", (file) => {
  expectSame(readGbxml(readFileSync(folder + file)), digitsOf(file));
});

test("constructions, glass, zones and the use of rooms are written", () => {
  const file = `<gbXML lengthUnit="Feet" areaUnit="SquareFeet" volumeUnit="CubicFeet" temperatureUnit="F">
    <Campus><Location><Name>Nowhere &amp; Sons</Name><Latitude>51.5</Latitude><Elevation>100</Elevation></Location>
    <Building><BuildingStorey id="s"><Name>Ground</Name><Level>10</Level></BuildingStorey>
    <Space id="a" zoneIdRef="z" buildingStoreyIdRef="s" conditionType="HeatedAndCooled" spaceType="OfficeEnclosed"><Name>A &lt;1&gt;</Name><Area>100</Area><Volume>1000</Volume>
    <PeopleNumber unit="SquareFtPerPerson">50</PeopleNumber><PeopleHeatGain unit="BtuPerHourPerson" heatGainType="Sensible">250</PeopleHeatGain>
    <LightPowerPerArea unit="WattPerSquareFoot">1</LightPowerPerArea><EquipPowerPerArea unit="WattPerSquareFoot">1.5</EquipPowerPerArea>
    <AirChangesPerHour>0.5</AirChangesPerHour><OAFlowPerPerson unit="CFM">10</OAFlowPerPerson><OAFlowPerArea unit="CFMPerSquareFoot">0.06</OAFlowPerArea></Space></Building></Campus>
    <Construction id="c"><U-value unit="BtuPerHourSquareFtF">0.1</U-value><Absorptance unit="Percent" type="ExtSolar">70</Absorptance><LayerId layerIdRef="l"/><Name>Wall</Name></Construction>
    <Layer id="l"><MaterialId materialIdRef="m"/><MaterialId materialIdRef="r"/></Layer>
    <Material id="m"><Name>Brick</Name><Thickness unit="Inches">4</Thickness><Conductivity unit="BtuPerHourFtF">0.4</Conductivity><Density unit="LbsPerCubicFt">120</Density><SpecificHeat unit="BTUPerLbF">0.2</SpecificHeat></Material>
    <Material id="r"><Name>Insulation</Name><R-value unit="HrSquareFtFPerBTU">11</R-value></Material>
    <WindowType id="w"><Name>Double</Name><U-value unit="BtuPerHourSquareFtF">0.5</U-value><SolarHeatGainCoeff unit="Fraction" solarIncidentAngle="60">0.2</SolarHeatGainCoeff><SolarHeatGainCoeff unit="Fraction" solarIncidentAngle="0">0.4</SolarHeatGainCoeff></WindowType>
    <Zone id="z"><Name>Zone</Name><DesignHeatT unit="F">70</DesignHeatT><DesignCoolT unit="F">75</DesignCoolT></Zone></gbXML>`;
  const building = readGbxml(file);
  expectSame(building);
  // Conversion factors of NIST Special Publication 811.
  expect(building.spaces[0]).toMatchObject({ name: "A <1>", spaceType: "OfficeEnclosed", use: { people: 2 } });
  const { use, height } = building.spaces[0]!;
  expect(height).toBeCloseTo(3.048, 9);
  expect(use.sensiblePerPerson).toBeCloseTo(250 * 0.29307107, 6);
  expect(use.lighting).toBeCloseTo(10.763910417, 6);
  expect(use.airChanges).toBeCloseTo(0.5 / 3600, 12);
  expect(use.outdoorAirPerPerson).toBeCloseTo(10 * 4.719474e-4, 9);
  expect(use.outdoorAirPerArea).toBeCloseTo(0.06 * 5.08e-3, 9);
  const [{ uValue, solarAbsorptance, layers }] = building.constructions as [Building["constructions"][number]];
  expect(uValue).toBeCloseTo(0.1 * 5.678263, 6);
  expect(solarAbsorptance).toBeCloseTo(0.7, 12);
  expect(layers[0]!.thickness).toBeCloseTo(0.1016, 12);
  expect(layers[0]!.conductivity).toBeCloseTo(0.4 * 1.730735, 5);
  expect(layers[0]!.density).toBeCloseTo(120 * 16.01846, 3);
  expect(layers[0]!.specificHeat).toBeCloseTo(0.2 * 4186.8, 6);
  expect(layers[1]!.resistance).toBeCloseTo(11 * 0.1761102, 5);
  expect(building.windowTypes[0]!.shgc).toBe(0.4);
  expect(building.zones[0]!.heatingTemperature).toBeCloseTo(21.111111, 5);
  expect(building.zones[0]!.coolingTemperature).toBeCloseTo(23.888889, 5);
  expect(building.storeys[0]!.level).toBeCloseTo(3.048, 9);
  expect(building.place).toMatchObject({ name: "Nowhere & Sons", latitude: 51.5, elevation: 30.48 });
});
