import type { SheetBuilder } from "../../../kernel/index.ts";
import type { HeatLoadValues } from "../schema.ts";
import { conductionCitation } from "./citations.ts";
import type { ConstructionValues } from "./library.ts";

/** States constructions, window types and schedules. */
export function describeLibrary(values: HeatLoadValues, sheet: SheetBuilder): void {
  sheet.part("Constructions, windows, schedules");
  sheet.rows({
    list: "constructions",
    results: "constructionResults",
    title: "Constructions",
    rows: values.constructions.filter(({ by, layers }) => by === "uValue" || layers.length > 0),
    rowTitle: ({ name }, index) => name || `Construction ${index + 1}`,
    describe: describeConstruction,
  });
  sheet.rows({
    list: "windowTypes",
    title: "Window types",
    rows: values.windowTypes,
    rowTitle: ({ name }, index) => name || `Window type ${index + 1}`,
    describe: (_type, rowSheet) => {
      for (const field of ["uValue", "shgc", "glazing", "shade", "beamFactor", "diffuseFactor"]) rowSheet.given(field);
    },
  });
  sheet.rows({
    list: "schedules",
    title: "Schedules",
    rows: values.schedules,
    rowTitle: ({ name }, index) => name || `Schedule ${index + 1}`,
    describe: (_schedule, rowSheet) => rowSheet.given("shares"),
  });
}

type Layer = ConstructionValues["layers"][number];

const resistanceOf = ({ kind, thickness, conductivity, resistance }: Layer): number =>
  kind === "material" ? thickness / conductivity : resistance;

/** Mass per area of a layer, kg/m²; none of a layer given by its resistance. */
const massOf = ({ kind, thickness, density }: Layer): number | undefined => (kind === "material" ? thickness * density : undefined);

function describeConstruction(construction: ConstructionValues, sheet: SheetBuilder): void {
  sheet.given("by");
  if (construction.by === "uValue") {
    sheet.given("uValue");
    sheet.given("mass");
    return;
  }
  sheet.rows({
    list: "layers",
    title: "Layers",
    rows: construction.layers,
    rowTitle: ({ name }, index) => name || `Layer ${index + 1}`,
    values: { R_l: resistanceOf, m_l: massOf },
    quantities: { R_l: "thermalResistance", m_l: "massPerArea" },
    describe: describeLayer,
  });
  sheet.result("uValue", "1 / (R_so + sum(R_l) + R_si)");
  if (construction.layers.some(({ kind }) => kind === "material")) sheet.result("mass", "sum(m_l)");
}

function describeLayer(layer: Layer, sheet: SheetBuilder): void {
  const { kind, thickness, density, specificHeat } = layer;
  sheet.given("kind");
  sheet.formula("R_l", "Resistance of the layer", "thermalResistance", kind === "material" ? "L_l / k_l" : "R_k", resistanceOf(layer));
  if (kind !== "material") return;
  sheet.formula("m_l", "Mass per area of the layer", "massPerArea", "L_l * ρ_l", thickness * density);
  const capacity = thickness * density * specificHeat;
  sheet.formula("C_l", "Heat capacity, which delays the heat", "surfaceHeatCapacity", "L_l * ρ_l * c_l", capacity, conductionCitation);
}
