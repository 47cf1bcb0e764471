import { usualFilms } from "../../../envelope/index.ts";
import { choice, fieldIs, list, onlyWhen, quantity, reference, series, text, type Fields } from "../../../kernel/index.ts";
import { angularCurves, type GlazingType } from "../../../solar/index.ts";
import { arasteh2009, fundamentals2017, fundamentals2021 } from "../../../sources/index.ts";
import { shgc } from "./surfaces.ts";

const seriesCitation = { source: fundamentals2021, locator: "ch. 18, eqs. 30 and 31" };

const layerRow = {
  name: text("Layer", 80),
  kind: choice("Layer type", { material: "Material", resistance: "Air gap or known resistance" }, "material"),
  ...onlyWhen(fieldIs("kind", "material"), {
    thickness: quantity("Thickness", "L_l", "smallLength", "required", [0.0001, 2]),
    conductivity: quantity("Conductivity", "k_l", "conductivity", "required", [0.005, 500], { usual: [0.015, 250] }),
    density: quantity("Density", "ρ_l", "density", "required", [0, 20_000]),
    specificHeat: quantity("Specific heat", "c_l", "specificHeat", "required", [0, 5000]),
  }),
  resistance: quantity("Resistance", "R_k", "thermalResistance", "required", [0.0001, 50], { when: [fieldIs("kind", "resistance")] }),
} as const satisfies Fields;

const layered = [fieldIs("by", "layers")];
const byValue = [fieldIs("by", "uValue")];

const filmBySystem = (side: "outside" | "inside") => ({ Imperial: usualFilms.Imperial[side], Metric: usualFilms.Metric[side] });

/** A wall, roof, floor or partition: U-value and time lag. */
export const constructionRow = {
  // Names of reference constructions list their layers, in up to 109 letters.
  name: text("Name", 120),
  by: choice("Defined by", { uValue: "U-value and mass", layers: "Layers" }, "uValue", {
    help: "Layers give both the U-value and the time lag.",
  }),
  uValue: quantity("U-value", "U_c", "uValue", "required", [0.02, 12], {
    usual: [0.08, 6.5],
    help: "Including surface films.",
    when: byValue,
  }),
  mass: choice(
    "Mass",
    {
      light: "Light: metal cladding, steel deck, framing",
      medium: "Medium: brick wall, 100 mm (4 in.) concrete slab",
      heavy: "Heavy: brick and 200 mm (8 in.) concrete",
    },
    "medium",
    {
      help: "Time lag of a reference construction. Wall: metal cladding, brick, or brick and concrete; roof: steel deck, 100 mm (4 in.) or 200 mm (8 in.) concrete; floor: framed, or the same slabs.",
      source: seriesCitation,
      when: byValue,
    },
  ),
  ...onlyWhen(layered, {
    layers: list("Layers", "layer", 30, layerRow, { help: "From outside to inside, without the surface films.", source: seriesCitation }),
    outsideFilm: quantity("Outside film", "R_so", "thermalResistance", filmBySystem("outside"), [0, 2], {
      source: { source: fundamentals2021, locator: "ch. 18, Table 18" },
    }),
    insideFilm: quantity("Inside film", "R_si", "thermalResistance", filmBySystem("inside"), [0.01, 2], {
      source: { source: fundamentals2021, locator: "ch. 18, Table 18" },
    }),
  }),
} as const satisfies Fields;

const glazingOptions = Object.fromEntries([
  ["auto", "By U-value and SHGC"],
  ...Object.entries(angularCurves).map(([id, { label }]) => [id, label]),
]) as Readonly<Record<GlazingType | "auto", string>>;

const shaded = [fieldIs("shade", "inside")];

/** A type of window or skylight. */
export const windowTypeRow = {
  name: text("Name", 80),
  uValue: quantity("U-value", "U_t", "uValue", "required", [0.1, 10], { usual: [0.5, 6.5], help: "Whole window, frame included." }),
  shgc: shgc("SHGC_t", "required"),
  glazing: choice("Glazing", glazingOptions, "auto", {
    help: "Sets how transmission falls with the angle of incidence.",
    source: { source: arasteh2009 },
  }),
  shade: choice("Interior shade", { none: "None", inside: "Blind, drape or roller shade" }, "none"),
  beamFactor: quantity("Shade factor, beam", "IAC_b", "number", 0.7, [0, 1], {
    help: "Interior attenuation coefficient for direct sun: about 0.7 for light venetian blinds.",
    source: { source: fundamentals2017, locator: "ch. 15" },
    when: shaded,
  }),
  diffuseFactor: quantity("Shade factor, diffuse", "IAC_d", "number", 0.75, [0, 1], {
    help: "Interior attenuation coefficient for the light of sky and ground.",
    source: { source: fundamentals2017, locator: "ch. 15" },
    when: shaded,
  }),
} as const satisfies Fields;

/** Share of a gain at each hour of the design day. */
export const scheduleRow = {
  name: text("Name", 80),
  shares: series("Share by hour", "hours", quantity("Share", null, "ratio", 1, [0, 1]), {
    help: "Hour 1 ends at 01:00, local standard time; with daylight saving time, an hour before the clock.",
  }),
} as const satisfies Fields;

/** An air handling unit. */
export const systemRow = {
  name: text("Name", 80),
  supplyTemperature: quantity("Supply air temperature", "t_s", "temperature", { Imperial: 55, Metric: 13 }, [-5, 25], {
    usual: [9, 20],
    help: "Temperature of the air that enters the rooms at full load.",
  }),
  flowControl: choice("Airflow", { variable: "Variable", constant: "Constant" }, "variable", {
    help: "With constant airflow every room gets its full airflow at all hours, with reheat where that is too much.",
  }),
  minimumFlow: quantity("Minimum airflow of a room", "f_min", "ratio", 0.3, [0, 1], {
    help: "Share of the design airflow of the room. Below it the air is reheated.",
    when: [fieldIs("flowControl", "variable")],
  }),
  fanRise: quantity("Supply fan temperature rise", "Δt_fan", "temperatureDifference", { Imperial: 2, Metric: 1 }, [0, 8], {
    help: "Fan after the coil: about 1 K for each 1000 Pa (1 °F for each 2.2 in. w.g.) at 80 % efficiency.",
    source: { source: fundamentals2021, locator: "ch. 18, heat gain from fans" },
  }),
  ductRise: quantity("Supply duct temperature rise", "Δt_duct", "temperatureDifference", 0, [0, 8], {
    help: "For ducts outside the rooms, in a plenum or on a roof: 0.5 to 1 K (1 to 2 °F) where they are insulated.",
  }),
  sensibleRecovery: quantity("Heat recovery, sensible", "ε_s", "ratio", 0, [0, 0.95], {
    help: "Effectiveness between exhaust and outdoor air. The exchanger is bypassed where it would add to the load.",
  }),
  latentRecovery: quantity("Heat recovery, latent", "ε_l", "ratio", 0, [0, 0.95], { help: "With an enthalpy wheel or membrane." }),
} as const satisfies Fields;

/** Rooms on one control of an air handling unit. */
export const zoneRow = {
  name: text("Name", 80),
  system: reference("System", "systems", { optional: true, help: "If empty, the rooms have separate units, with untreated outdoor air." }),
} as const satisfies Fields;
