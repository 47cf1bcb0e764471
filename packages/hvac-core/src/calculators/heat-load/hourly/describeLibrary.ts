import type { SheetBuilder } from "../../../kernel/index.ts";
import { fundamentals2021, mathematics, type Citation } from "../../../sources/index.ts";
import type { HeatLoadValues } from "../schema.ts";
import type { ConstructionValues, Library } from "./library.ts";

const series: Citation = { source: fundamentals2021, locator: "ch. 18, eqs. 30 and 31" };
const sum: Citation = { source: mathematics };

/** States constructions, window types and schedules. */
export function describeLibrary(values: HeatLoadValues, library: Library, sheet: SheetBuilder): void {
  sheet.part("Constructions, windows, schedules");
  sheet.rows({
    list: "constructions",
    title: "Constructions",
    rows: values.constructions.filter(({ by, layers }) => by === "uValue" || layers.length > 0),
    rowTitle: ({ name }, index) => name || `Construction ${index + 1}`,
    describe: (construction, own) => describeConstruction(construction, library, own),
  });
  sheet.rows({
    list: "windowTypes",
    title: "Window types",
    rows: values.windowTypes,
    rowTitle: ({ name }, index) => name || `Window type ${index + 1}`,
    describe: (_type, own) => {
      for (const field of ["uValue", "shgc", "glazing", "shade", "beamFactor", "diffuseFactor"]) own.given(field);
    },
  });
  sheet.rows({
    list: "schedules",
    title: "Schedules",
    rows: values.schedules,
    rowTitle: ({ name }, index) => name || `Schedule ${index + 1}`,
    describe: (_schedule, own) => own.given("shares"),
  });
}

function describeConstruction(construction: ConstructionValues, library: Library, sheet: SheetBuilder): void {
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
    values: { R_l: ({ kind, thickness, conductivity, resistance }) => (kind === "material" ? thickness / conductivity : resistance) },
    quantities: { R_l: "thermalResistance" },
    describe: (layer, own) => {
      own.given("kind");
      const isMaterial = layer.kind === "material";
      own.formula({
        symbol: "R_l",
        name: "Resistance",
        expression: isMaterial ? "L_l / k_l" : "R_k",
        value: isMaterial ? layer.thickness / layer.conductivity : layer.resistance,
        quantity: "thermalResistance",
        source: sum,
      });
      if (!isMaterial) return;
      own.formula({
        symbol: "C_l",
        name: "Heat capacity, which delays the heat",
        expression: "L_l * ρ_l * c_l",
        value: layer.thickness * layer.density * layer.specificHeat,
        quantity: "surfaceHeatCapacity",
        source: series,
      });
    },
  });
  sheet.formula({
    symbol: "U_c",
    name: "U-value",
    expression: "1 / (R_so + sum(R_l) + R_si)",
    value: library.uValueOf(construction),
    quantity: "uValue",
    source: sum,
  });
}
