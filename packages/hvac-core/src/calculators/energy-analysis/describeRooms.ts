import { rowName, type SheetBuilder } from "../../kernel/index.ts";
import { fundamentals2017 } from "../../sources/index.ts";
import { vdi6007 } from "../../zones/sources.ts";
import type { EnergyCalculation } from "./results.ts";
import { floorAreaOf } from "./loads.ts";
import { wallFilms } from "./constructions.ts";
import { fields, type EnergyValues } from "./schema.ts";

type Room = EnergyValues["rooms"][number];

const rated = { source: vdi6007, locator: "Part 1, combined coefficients of surfaces" } as const;

const roomNumbers = [
  "count",
  "floorArea",
  "height",
  "use",
  "heatingSetPoint",
  "coolingSetPoint",
  "heatingSetback",
  "coolingSetup",
  "outdoorAir",
  "outdoorAirProfile",
  "infiltration",
  "people",
  "personHeat",
  "peopleProfile",
  "lighting",
  "lightingProfile",
  "equipment",
  "equipmentProfile",
  "heatingLimit",
  "coolingLimit",
] as const;

/** Rooms, constructions and profiles. */
export function describeRooms({ cases }: EnergyCalculation, values: EnergyValues, sheet: SheetBuilder): void {
  sheet.part("Rooms");
  for (const field of ["yearBegins", "groundTemperature", "groundReflectance"]) sheet.given(field);
  sheet.lookup("c_a", "Heat capacity of the air, by volume", "number", cases[0]!.year.building.air, {
    source: fundamentals2017,
    locator: "ch. 1, of dry air at 20 °C and the mean pressure of the weather",
  });
  if (values.constructions.some(({ by, layers }) => by === "layers" && layers.length > 0)) {
    sheet.lookup("R_so", "Outside film", "thermalResistance", wallFilms.outside, rated);
    sheet.lookup("R_si", "Inside film of a wall", "thermalResistance", wallFilms.inside, rated);
  }
  sheet.rows({
    list: "constructions",
    title: "Constructions",
    rows: values.constructions,
    rowTitle: (row, index) => rowName(fields.constructions, row, index),
    describe: describeConstruction,
  });
  sheet.rows({
    list: "profiles",
    title: "Daily profiles",
    rows: values.profiles,
    rowTitle: (row, index) => rowName(fields.profiles, row, index),
    describe: (_row, block) => {
      for (const field of ["weekday", "weekend"]) block.given(field);
    },
  });
  sheet.rows<Room>({
    list: "rooms",
    title: "Rooms",
    rows: values.rooms,
    rowTitle: (row, index) => rowName(fields.rooms, row, index),
    values: { A_n: (row) => row.count * row.floorArea },
    quantities: { A_n: "area" },
    describe: describeRoom,
  });
  sheet.formula("A_f", "Floor area of all rooms", "area", "sum(A_n)", floorAreaOf(values));
}

type Construction = EnergyValues["constructions"][number];
type LayerRow = Construction["layers"][number];

const resistanceOf = ({ kind, thickness, conductivity, resistance }: LayerRow): number =>
  kind === "material" ? thickness / conductivity : resistance;
const massOf = ({ kind, thickness, density }: LayerRow): number | undefined => (kind === "material" ? thickness * density : undefined);

function describeConstruction(construction: Construction, sheet: SheetBuilder): void {
  sheet.given("by");
  if (construction.by === "uValue") {
    for (const field of ["uValue", "mass"]) sheet.given(field);
    return;
  }
  sheet.rows({
    list: "layers",
    title: "Layers",
    rows: construction.layers,
    rowTitle: (_layer, index) => `Layer ${index + 1}`,
    values: { R_l: resistanceOf, m_l: massOf },
    quantities: { R_l: "thermalResistance", m_l: "massPerArea" },
    describe: (layer, inner) => {
      for (const field of ["kind", "thickness", "conductivity", "density", "specificHeat", "resistance"]) inner.given(field);
      const isMaterial = layer.kind === "material";
      inner.formula("R_l", "Resistance of the layer", "thermalResistance", isMaterial ? "L_l / k_l" : "R_k", resistanceOf(layer));
      if (isMaterial) inner.formula("m_l", "Mass per area of the layer", "massPerArea", "L_l * ρ_l", layer.thickness * layer.density);
    },
  });
  sheet.result("uValue", "1 / (R_so + sum(R_l) + R_si)");
  if (construction.layers.some(({ kind }) => kind === "material")) sheet.result("mass", "sum(m_l)");
}

function describeRoom(room: Room, sheet: SheetBuilder): void {
  for (const field of roomNumbers) sheet.given(field);
  sheet.formula("A_n", "Floor area of identical rooms", "area", "N_r * A_r", room.count * room.floorArea);
  sheet.rows<Room["surfaces"][number]>({
    list: "surfaces",
    title: "Surfaces",
    rows: room.surfaces,
    rowTitle: (row, index) => rowName(fields.rooms.row.surfaces, row, index),
    describe: (surface, block) => {
      for (const field of ["beyond", "area", "azimuth", "tilt", "construction", "absorptance"]) block.given(field);
      if (surface.beyond === "outdoors")
        block.rows({
          list: "windows",
          title: "Windows",
          rows: surface.windows,
          rowTitle: (row, index) => rowName(fields.rooms.row.surfaces.row.windows, row, index),
          describe: (_window, inner) => {
            for (const field of ["area", "uValue", "shgc", "shading"]) inner.given(field);
          },
        });
    },
  });
}
