import { describe, expect, test } from "vitest";
import { readIfc, type Building } from "../../src/building/index.ts";
import { House, sideNames, sideOf, type Box } from "./house.ts";
import { text } from "./drawnIfc.ts";

const box: Box = { low: [0, 0, 0], high: [4, 5, 3] };

/** A room whose west side is an element. */
function roomWith(house: House, element: string): Building {
  const space = house.space("a");
  const outer = house.element("IFCWALL", "outer");
  for (const side of sideNames) house.boundary({ id: side, space, element: side === "west" ? element : outer, polygon: sideOf(box, side) });
  return readIfc(house.file());
}

const layersOf = ({ surfaces, constructions }: Building) => {
  const { constructionId } = surfaces.find(({ id }) => id === "west")!;
  return constructions.find(({ id }) => id === constructionId);
};

function layerSet(house: House): { readonly set: string; readonly materials: readonly [string, string] } {
  const { step } = house;
  const materials = ["Brick", "Wool"].map((name) => step.add("IFCMATERIAL", text(name), "$", "$")) as [string, string];
  const layers = materials.map((material, index) =>
    step.add("IFCMATERIALLAYER", material, index === 0 ? "0.1" : "0.2", "$", "$", "$", "$", "$"),
  );
  return { set: step.add("IFCMATERIALLAYERSET", `(${layers.join(",")})`, text("Wall 1")), materials };
}

describe("layers are from the outside to the inside:", () => {
  // The layers grow along an axis of the wall, which has those of the project; the room is east of the wall, so that its outside is west.
  test.each([
    [".AXIS1.", ".POSITIVE.", ["Brick", "Wool"]],
    [".AXIS1.", ".NEGATIVE.", ["Wool", "Brick"]],
  ])("%s %s", (axis, sense, names) => {
    const house = new House();
    const wall = house.element("IFCWALL", "wall");
    const { set } = layerSet(house);
    house.relate("IFCRELASSOCIATESMATERIAL", `(${wall})`, house.step.add("IFCMATERIALLAYERSETUSAGE", set, axis, sense, "0.", "$"));
    const construction = layersOf(roomWith(house, wall))!;
    expect(construction.name).toBe("Wall 1");
    expect(construction.layers.map(({ name }) => name)).toEqual(names);
    expect(construction.layers.map(({ thickness }) => thickness)).toEqual(names[0] === "Brick" ? [0.1, 0.2] : [0.2, 0.1]);
  });
});

test.each(["IFC2X3", "IFC4"])("thermal properties of materials and U-values are those of the file (%s)", (schema) => {
  const house = new House(schema);
  const { step } = house;
  const type = step.add("IFCWALLTYPE", text("t"), "$", text("Type 7"), "$", "$", "$", "$", "$", "$", ".STANDARD.");
  const wall = house.element("IFCWALL", "wall");
  const { set, materials } = layerSet(house);
  house.relate("IFCRELDEFINESBYTYPE", `(${wall})`, type);
  house.relate("IFCRELASSOCIATESMATERIAL", `(${type})`, set);
  house.properties(wall, { ThermalTransmittance: "IFCTHERMALTRANSMITTANCEMEASURE(0.24)" });
  for (const material of materials)
    if (schema === "IFC2X3") {
      step.add("IFCTHERMALMATERIALPROPERTIES", material, "840.", "$", "$", "0.77");
      step.add("IFCGENERALMATERIALPROPERTIES", material, "$", "$", "1700.");
    } else {
      const values = {
        ThermalConductivity: "IFCTHERMALCONDUCTIVITYMEASURE(0.77)",
        MassDensity: "IFCMASSDENSITYMEASURE(1700.)",
        SpecificHeatCapacity: "IFCSPECIFICHEATCAPACITYMEASURE(840.)",
      };
      const properties = Object.entries(values).map(([name, value]) => step.add("IFCPROPERTYSINGLEVALUE", text(name), "$", value, "$"));
      step.add("IFCMATERIALPROPERTIES", text("Pset_MaterialThermal"), "$", `(${properties.join(",")})`, material);
    }
  const construction = layersOf(roomWith(house, wall))!;
  expect(construction.uValue).toBeCloseTo(0.24, 12);
  for (const layer of construction.layers) expect(layer).toMatchObject({ conductivity: 0.77, density: 1700, specificHeat: 840 });
});

test("values are in the units of the project", () => {
  // BTU/(h·ft²·°F), from units of energy, time, area and temperature: 5.678 W/(m²·K) (NIST SP 811).
  const units = ["IFCDERIVEDUNIT((#10,#11,#12,#13),.THERMALTRANSMITTANCEUNIT.,$)"];
  const house = new House("IFC4", [
    ...units,
    "IFCSIUNIT(*,.ENERGYUNIT.,$,.JOULE.)",
    "IFCMEASUREWITHUNIT(IFCREAL(1055.05585262),#3)",
    "IFCCONVERSIONBASEDUNIT($,.ENERGYUNIT.,'BTU',#4)",
    "IFCCONVERSIONBASEDUNIT($,.TIMEUNIT.,'HOUR',#14)",
    "IFCCONVERSIONBASEDUNIT($,.AREAUNIT.,'SQUARE FOOT',#15)",
    "IFCSIUNIT(*,.TIMEUNIT.,$,.SECOND.)",
    "IFCSIUNIT(*,.AREAUNIT.,$,.SQUARE_METRE.)",
    "IFCDERIVEDUNITELEMENT(#5,1)",
    "IFCDERIVEDUNITELEMENT(#6,-1)",
    "IFCDERIVEDUNITELEMENT(#7,-1)",
    "IFCDERIVEDUNITELEMENT(#16,-1)",
    "IFCMEASUREWITHUNIT(IFCREAL(3600.),#8)",
    "IFCMEASUREWITHUNIT(IFCREAL(0.09290304),#9)",
    "IFCCONVERSIONBASEDUNIT($,.THERMODYNAMICTEMPERATUREUNIT.,'FAHRENHEIT',#17)",
    "IFCMEASUREWITHUNIT(IFCREAL(0.555555555555556),#18)",
    "IFCSIUNIT(*,.THERMODYNAMICTEMPERATUREUNIT.,$,.KELVIN.)",
  ]);
  const wall = house.element("IFCWALL", "wall");
  house.properties(wall, { ThermalTransmittance: "IFCTHERMALTRANSMITTANCEMEASURE(0.1)" });
  expect(layersOf(roomWith(house, wall))!.uValue).toBeCloseTo(0.5678263, 6);
});

test("windows have the type, U-value and solar gain of the file, and are in the wall whose opening they fill", () => {
  const house = new House("IFC2X3");
  const { step } = house;
  const wall = house.element("IFCWALL", "wall");
  const opening = house.element("IFCOPENINGELEMENT", "opening");
  const window = house.element("IFCWINDOW", "window");
  house.relate("IFCRELVOIDSELEMENT", wall, opening);
  house.relate("IFCRELFILLSELEMENT", opening, window);
  const style = step.add("IFCWINDOWSTYLE", text("w"), "$", text("Triple"), "$", "$", "$", "$", "$", "$", "$", "$", "$");
  house.relate("IFCRELDEFINESBYTYPE", `(${window})`, style);
  house.properties(window, {
    ThermalTransmittance: "IFCTHERMALTRANSMITTANCEMEASURE(0.8)",
    SolarHeatGainTransmittance: "IFCNORMALISEDRATIOMEASURE(0.5)",
    VisibleLightTransmittance: "IFCNORMALISEDRATIOMEASURE(0.7)",
  });
  const space = house.space("a");
  const outer = house.element("IFCWALL", "outer");
  for (const side of sideNames) house.boundary({ id: side, space, element: side === "west" ? wall : outer, polygon: sideOf(box, side) });
  // In the middle of the wall, not at its side.
  house.boundary({ id: "glass", space, element: window, polygon: sideOf({ low: [-0.2, 1, 1], high: [0, 3, 2.5] }, "west") });
  const { surfaces, windowTypes, findings } = readIfc(house.file());
  expect(findings.map(({ kind }) => kind)).toEqual(["ground-assumed"]);
  const west = surfaces.find(({ id }) => id === "west")!;
  expect(west).toMatchObject({ grossArea: 15, openingArea: 3, netArea: 12, cadId: "tag-wall" });
  expect(west.openings).toMatchObject([{ id: "glass", kind: "window", windowTypeId: "Triple", width: 2 }]);
  expect(windowTypes).toEqual([{ id: "Triple", name: "Triple", uValue: 0.8, shgc: 0.5, visibleTransmittance: 0.7 }]);
});

test("a door that reaches the floor, and is cut out of its wall, is part of the area of the wall", () => {
  const house = new House();
  const wall = house.element("IFCWALL", "wall");
  const door = house.element("IFCDOOR", "door");
  const space = house.space("a");
  const outer = house.element("IFCWALL", "outer");
  const opening = house.element("IFCOPENINGELEMENT", "opening");
  house.relate("IFCRELVOIDSELEMENT", wall, opening);
  for (const side of sideNames) if (side !== "west") house.boundary({ id: side, space, element: outer, polygon: sideOf(box, side) });
  const notched = [
    [0, 0, 0],
    [0, 1, 0],
    [0, 1, 2],
    [0, 2, 2],
    [0, 2, 0],
    [0, 5, 0],
    [0, 5, 3],
    [0, 0, 3],
  ] as const;
  house.boundary({ id: "west", space, element: wall, polygon: notched });
  house.relate("IFCRELFILLSELEMENT", opening, door);
  house.boundary({ id: "door", space, element: door, polygon: sideOf({ low: [0, 1, 0], high: [0, 2, 2] }, "west") });
  const { surfaces, spaces } = readIfc(house.file());
  expect(surfaces.find(({ openings }) => openings.length > 0)).toMatchObject({ grossArea: 15, openingArea: 2, netArea: 13 });
  expect(spaces[0]!.openShare).toBeLessThan(1e-9);
});

test("a curtain wall is glass alone, and a window that is in no wall is one too", () => {
  for (const [type, id] of [
    ["IFCCURTAINWALL", "west-glass"],
    ["IFCWINDOW", "west"],
  ] as const) {
    const house = new House();
    const { surfaces } = roomWith(house, house.element(type, "glass"));
    const west = surfaces.find(({ tilt, azimuth }) => tilt === 90 && Math.round(azimuth!) === 270)!;
    expect(west).toMatchObject({ type: "ExteriorWall", grossArea: 15, openingArea: 15, netArea: 0 });
    expect(west.openings.map((opening) => opening.id)).toEqual([id]);
  }
});
