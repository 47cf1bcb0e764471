import type { Fields } from "../../../kernel/index.ts";
import { angularCurves, type GlazingType } from "../../../solar/glazing.ts";
import { arasteh2009, fundamentals2017, fundamentals2021 } from "../../../sources/index.ts";
import { shgcField } from "../surfaceFields.ts";

const seriesCitation = { source: fundamentals2021, locator: "ch. 18, eqs. 30 and 31" };

const layerRow = {
  name: { type: "text", label: "Layer", default: "", maxLength: 80, informational: true },
  kind: {
    type: "choice",
    label: "Kind of layer",
    options: { material: "Material", resistance: "Air gap or known resistance" },
    default: "material",
  },
  thickness: {
    type: "quantity",
    label: "Thickness",
    symbol: "L_l",
    quantity: "smallLength",
    default: null,
    min: 0.0001,
    max: 2,
    when: [{ field: "kind", is: ["material"] }],
  },
  conductivity: {
    type: "quantity",
    label: "Conductivity",
    symbol: "k_l",
    quantity: "conductivity",
    default: null,
    min: 0.005,
    max: 500,
    usual: [0.015, 250],
    when: [{ field: "kind", is: ["material"] }],
  },
  density: {
    type: "quantity",
    label: "Density",
    symbol: "ρ_l",
    quantity: "density",
    default: null,
    min: 0,
    max: 20_000,
    when: [{ field: "kind", is: ["material"] }],
  },
  specificHeat: {
    type: "quantity",
    label: "Specific heat",
    symbol: "c_l",
    quantity: "specificHeat",
    default: null,
    min: 0,
    max: 5000,
    when: [{ field: "kind", is: ["material"] }],
  },
  resistance: {
    type: "quantity",
    label: "Resistance",
    symbol: "R_k",
    quantity: "thermalResistance",
    default: null,
    min: 0.0001,
    max: 50,
    when: [{ field: "kind", is: ["resistance"] }],
  },
} as const satisfies Fields;

const layered = [{ field: "by", is: ["layers"] }] as const;
const byValue = [{ field: "by", is: ["uValue"] }] as const;

/** A wall, roof, floor or partition: how much heat it passes, and when. */
export const constructionRow = {
  // The reference constructions are called by what is in them, in up to 109 letters.
  name: { type: "text", label: "Name", default: "", maxLength: 120, informational: true },
  by: {
    type: "choice",
    label: "Defined by",
    options: { uValue: "U-value and mass", layers: "Layers" },
    default: "uValue",
    help: "Layers give both the U-value and how late the heat arrives.",
  },
  uValue: {
    type: "quantity",
    label: "U-value",
    symbol: "U_c",
    quantity: "uValue",
    default: null,
    min: 0.02,
    max: 12,
    usual: [0.08, 6.5],
    help: "Including surface films.",
    when: byValue,
  },
  mass: {
    type: "choice",
    label: "Mass",
    options: {
      light: "Light: metal cladding, steel deck, framing",
      medium: "Medium: brick wall, 100 mm (4 in.) concrete slab",
      heavy: "Heavy: brick and 200 mm (8 in.) concrete",
    },
    default: "medium",
    help: "Time lag of a reference construction. Wall: metal cladding, brick, or brick and concrete; roof: steel deck, 100 mm (4 in.) or 200 mm (8 in.) concrete; floor: framed, or the same slabs.",
    source: seriesCitation,
    when: byValue,
  },
  layers: {
    type: "list",
    label: "Layers",
    rowLabel: "layer",
    row: layerRow,
    maxRows: 30,
    help: "From outside to inside, without the surface films.",
    source: seriesCitation,
    when: layered,
  },
  outsideFilm: {
    type: "quantity",
    label: "Outside film",
    symbol: "R_so",
    quantity: "thermalResistance",
    default: { Imperial: 0.25, Metric: 0.044 },
    min: 0,
    max: 2,
    source: { source: fundamentals2021, locator: "ch. 18, Table 18" },
    when: layered,
  },
  insideFilm: {
    type: "quantity",
    label: "Inside film",
    symbol: "R_si",
    quantity: "thermalResistance",
    default: { Imperial: 0.68, Metric: 0.12 },
    min: 0.01,
    max: 2,
    source: { source: fundamentals2021, locator: "ch. 18, Table 18" },
    when: layered,
  },
} as const satisfies Fields;

const glazingOptions = Object.fromEntries([
  ["auto", "By U-value and SHGC"],
  ...Object.entries(angularCurves).map(([id, { label }]) => [id, label]),
]) as Readonly<Record<GlazingType | "auto", string>>;

const shaded = [{ field: "shade", is: ["inside"] }] as const;

/** A kind of window or skylight. */
export const windowTypeRow = {
  name: { type: "text", label: "Name", default: "", maxLength: 80, informational: true },
  uValue: {
    type: "quantity",
    label: "U-value",
    symbol: "U_t",
    quantity: "uValue",
    default: null,
    min: 0.1,
    max: 10,
    usual: [0.5, 6.5],
    help: "Of the whole window.",
  },
  shgc: { ...shgcField, symbol: "SHGC_t", default: null },
  glazing: {
    type: "choice",
    label: "Glazing",
    options: glazingOptions,
    default: "auto",
    help: "Sets how transmission falls with the angle of incidence.",
    source: { source: arasteh2009 },
  },
  shade: { type: "choice", label: "Interior shade", options: { none: "None", inside: "Blind, drape or roller shade" }, default: "none" },
  beamFactor: {
    type: "quantity",
    label: "Shade factor, beam",
    symbol: "IAC_b",
    quantity: "number",
    default: 0.7,
    min: 0,
    max: 1,
    help: "Interior attenuation coefficient for direct sun: about 0.7 for light venetian blinds.",
    source: { source: fundamentals2017, locator: "ch. 15" },
    when: shaded,
  },
  diffuseFactor: {
    type: "quantity",
    label: "Shade factor, diffuse",
    symbol: "IAC_d",
    quantity: "number",
    default: 0.75,
    min: 0,
    max: 1,
    help: "Interior attenuation coefficient for the light of sky and ground.",
    source: { source: fundamentals2017, locator: "ch. 15" },
    when: shaded,
  },
} as const satisfies Fields;

/** How much of a gain is there at each hour of the design day. */
export const scheduleRow = {
  name: { type: "text", label: "Name", default: "", maxLength: 80, informational: true },
  shares: {
    type: "series",
    label: "Share by hour",
    axis: "hours",
    of: { type: "quantity", label: "Share", quantity: "ratio", default: 1, min: 0, max: 1 },
    help: "Hour 1 ends at 01:00, local standard time: where clocks are advanced in summer, an hour before theirs.",
  },
} as const satisfies Fields;

/** An air handling unit. */
export const systemRow = {
  name: { type: "text", label: "Name", default: "", maxLength: 80, informational: true },
  supplyTemperature: {
    type: "quantity",
    label: "Supply air temperature",
    symbol: "t_s",
    quantity: "temperature",
    default: { Imperial: 55, Metric: 13 },
    min: -5,
    max: 25,
    usual: [9, 20],
    help: "With which the air enters the rooms at full load.",
  },
  flowControl: {
    type: "choice",
    label: "Airflow",
    options: { variable: "Variable", constant: "Constant" },
    default: "variable",
    help: "With constant flow every room gets its full airflow at all hours, reheated where that is too much.",
  },
  minimumFlow: {
    type: "quantity",
    label: "Minimum airflow of a room",
    symbol: "f_min",
    quantity: "ratio",
    default: 0.3,
    min: 0,
    max: 1,
    help: "Of the room's design airflow. Below it the air is reheated.",
    when: [{ field: "flowControl", is: ["variable"] }],
  },
  fanRise: {
    type: "quantity",
    label: "Warming by the supply fan",
    symbol: "Δt_fan",
    quantity: "temperatureDifference",
    default: { Imperial: 2, Metric: 1 },
    min: 0,
    max: 8,
    help: "Of a fan after the coil: about 1 K for each 1000 Pa (1 °F for each 2.2 in. w.g.) at 80 % efficiency.",
    source: { source: fundamentals2021, locator: "ch. 18, heat gain from fans" },
  },
  ductRise: {
    type: "quantity",
    label: "Warming in the supply duct",
    symbol: "Δt_duct",
    quantity: "temperatureDifference",
    default: 0,
    min: 0,
    max: 8,
    help: "Of ducts outside the rooms, in a plenum or on a roof: 0.5 to 1 K (1 to 2 °F) where they are insulated.",
  },
  sensibleRecovery: {
    type: "quantity",
    label: "Heat recovery, sensible",
    symbol: "ε_s",
    quantity: "ratio",
    default: 0,
    min: 0,
    max: 0.95,
    help: "Effectiveness between exhaust and outdoor air. It is bypassed where it would add to the load.",
  },
  latentRecovery: {
    type: "quantity",
    label: "Heat recovery, latent",
    symbol: "ε_l",
    quantity: "ratio",
    default: 0,
    min: 0,
    max: 0.95,
    help: "Of an enthalpy wheel or membrane.",
  },
} as const satisfies Fields;

/** Rooms behind one control of an air handling unit. */
export const zoneRow = {
  name: { type: "text", label: "Name", default: "", maxLength: 80, informational: true },
  system: {
    type: "reference",
    label: "System",
    to: "systems",
    default: null,
    optional: true,
    help: "If empty, the rooms have units of their own, and their outdoor air comes in as it is.",
  },
} as const satisfies Fields;
