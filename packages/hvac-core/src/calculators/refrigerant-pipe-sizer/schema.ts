import {
  choice,
  citing,
  defineFields,
  fieldIs,
  inSection,
  list,
  onlyWhen,
  quantity,
  text,
  type CalculatorInput,
  type RowValues,
  type Section,
  type SIValues,
} from "../../kernel/index.ts";
import { ashrae15, en378Pressures, iec60335Edition6, jacobs1976, refrigeration2010, tranePiping } from "../../refrigerant-lines/sources.ts";
import { chargeStandards, tubeSeries } from "../../refrigerant-lines/index.ts";
import { equipmentFields, equipmentSection } from "./equipmentFields.ts";
import { flammableRefrigerants, refrigerants } from "./refrigerants.ts";
import { lineRow, type fittingRow } from "./lineFields.ts";

export const sections: readonly Section[] = [
  {
    id: "cycle",
    title: "Cycle",
    first: ["refrigerant", "capacity", "minimumCapacity", "evaporatingTemperature", "condensingTemperature", "ambientTemperature"],
    summary: [
      "superheat {superheat}",
      "subcooling {subcooling}",
      "superheat gain {suctionPickUp}",
      "insulation {insulationThickness}",
      "conductivity {insulationConductivity}",
      "surface {surfaceCoefficient}",
      "isentropic efficiency {isentropicEfficiency}",
      "condensing at {condensingPoint}",
    ],
  },
  { id: "lines", title: "Lines" },
  {
    id: "limits",
    title: "Limits",
    summary: [
      "suction {suctionBudget}",
      "discharge {dischargeBudget}",
      "liquid {liquidBudget}",
      "subcooling at the valve {minimumSubcooling}",
      "oil return by {oilMethod}",
      "oil density {oilDensity}",
      "high side designed for {highSideDesignTemperature}",
      "low side designed for {lowSideDesignTemperature}",
    ],
  },
  equipmentSection,
  {
    id: "room",
    title: "Charge and room",
    first: ["chargeStandard", "roomArea", "roomHeight", "releaseHeight"],
    summary: ["equipment charge {equipmentCharge}"],
  },
];

const lineSizing = { source: refrigeration2010, locator: "refrigerant line sizing" };
const bySurroundings = [fieldIs("pickUpBy", "surroundings")];
const isChecked = [fieldIs("chargeStandard", ...Object.keys(chargeStandards))];
const byVolume = [fieldIs("chargeStandard", "en378", "ashrae15")];
/** Condition for the height of release, which matters for flammable refrigerants and not for limits by volume. */
const byHeight = [
  fieldIs("chargeStandard", "iec60335Edition6", "ul60335Edition4", "en378"),
  fieldIs("refrigerant", ...flammableRefrigerants),
];

export const fields = defineFields({
  ...inSection("cycle", {
    calculationName: text("Name", 120, { default: "Refrigerant lines" }),
    refrigerant: choice("Refrigerant", refrigerants, "R454B", {
      help: "Properties by its equation of state. Ammonia is left out: it attacks copper.",
    }),
    capacity: quantity("Maximum evaporator capacity", "Q", "coolingCapacity", "required", [100, 2e7]),
    minimumCapacity: quantity("Minimum capacity", "Q_min", "coolingCapacity", "absent", [10, 2e7], {
      help: "With the compressor unloaded or at minimum speed, when oil must still return. If empty, the compressor is on or off.",
    }),
    evaporatingTemperature: quantity("Saturated suction temperature", "t_e", "temperature", { Imperial: 40, Metric: 4.5 }, [-60, 30], {
      usual: [-40, 15],
      help: "Dew point at the evaporator outlet, as in compressor ratings.",
    }),
    condensingTemperature: quantity("Saturated condensing temperature", "t_c", "temperature", { Imperial: 110, Metric: 43.5 }, [-10, 90], {
      usual: [-10, 65],
      help: "At the condenser inlet; below 20 °C only for the lower stage of a cascade.",
    }),
    condensingPoint: choice("Condensing temperature at", { dew: "Dew point", bubble: "Bubble point" }, "dew", {
      help: "They differ for blends with glide. Compressors are rated at dew points (AHRI 540, EN 12900).",
    }),
    superheat: quantity("Superheat in the evaporator", "t_sh", "temperatureDifference", { Imperial: 10, Metric: 5.5 }, [0, 40], {
      usual: [3, 15],
      help: "Useful superheat, without the gain in the suction lines.",
    }),
    subcooling: quantity("Subcooling at the condenser", "t_sc", "temperatureDifference", { Imperial: 10, Metric: 5.5 }, [0, 40], {
      usual: [2, 20],
    }),
    pickUpBy: choice(
      "Suction-line superheat gain from",
      { rise: "Temperature rise", surroundings: "Surroundings and insulation" },
      "rise",
      { help: "Heat gain along the suction lines is not useful cooling: it makes the gas lighter and hotter." },
    ),
    suctionPickUp: quantity("Suction-line superheat gain", "t_pu", "temperatureDifference", 0, [0, 40], {
      usual: [0, 15],
      help: "Heat gain from the surroundings, distributed evenly over the length of all suction lines.",
      when: [fieldIs("pickUpBy", "rise")],
    }),
    ...onlyWhen(bySurroundings, {
      ambientTemperature: quantity("Ambient temperature of the suction lines", "t_a", "temperature", "required", [-60, 80], {
        usual: [-20, 50],
      }),
      insulationThickness: quantity("Insulation thickness", "s_in", "smallLength", { Imperial: 0.75, Metric: 19 }, [0, 0.3], {
        usual: [0.009, 0.1],
        help: "Zero for a bare tube, on which water condenses or freezes.",
      }),
      insulationConductivity: quantity("Insulation conductivity", "k_in", "conductivity", { Imperial: 0.021, Metric: 0.036 }, [0.01, 0.5]),
      surfaceCoefficient: quantity(
        "Surface heat transfer coefficient",
        "h_a",
        "heatTransferCoefficient",
        { Imperial: 1.6, Metric: 9 },
        [1, 100],
        { help: "Convection and radiation: about 9 W/(m² K) indoors, higher in wind." },
      ),
    }),
    isentropicEfficiency: quantity("Compressor isentropic efficiency", "η_i", "ratio", 0.7, [0.3, 1], {
      usual: [0.5, 0.85],
      help: "Determines the discharge temperature, and density and velocity in the discharge lines.",
    }),
  }),

  ...inSection("lines", {
    tubeSeries: choice(
      "Tube series",
      { acrL: tubeSeries.acrL.name, acrK: tubeSeries.acrK.name, en12735: tubeSeries.en12735.name },
      { Imperial: "acrL", Metric: "en12735" },
      { help: "Series for sizing; a selected tube may be from any series." },
    ),
    lines: list("Lines", "line", 60, lineRow),
  }),

  ...inSection("limits", {
    ...citing(lineSizing, {
      suctionBudget: quantity(
        "Maximum saturation temperature drop, suction",
        "b_s",
        "temperatureDifference",
        { Imperial: 2, Metric: 1.1 },
        [0.05, 10],
        {
          usual: [0.5, 2],
          help: "Pressure drop from evaporator to compressor, as fall of the dew point. Each kelvin costs about 3 % of the capacity.",
        },
      ),
      dischargeBudget: quantity(
        "Maximum saturation temperature drop, discharge and hot gas",
        "b_d",
        "temperatureDifference",
        { Imperial: 1, Metric: 0.56 },
        [0.05, 10],
        { usual: [0.2, 2] },
      ),
      liquidBudget: quantity(
        "Maximum saturation temperature drop, liquid",
        "b_l",
        "temperatureDifference",
        { Imperial: 1, Metric: 0.56 },
        [0.05, 10],
        {
          usual: [0.2, 2],
          help: "Friction, as fall of the bubble point. The lift is not included: it is checked by the subcooling at the expansion valve.",
        },
      ),
    }),
    minimumSubcooling: quantity(
      "Minimum subcooling at the expansion valve",
      "t_r",
      "temperatureDifference",
      { Imperial: 5, Metric: 2.8 },
      [0, 20],
      { source: { source: tranePiping, locator: "liquid lines" } },
    ),
    oilMethod: choice(
      "Oil return method",
      { both: "Both methods", tabulated: "Trane's minimum velocities", flooding: "Onset of flooding (Jacobs)" },
      "both",
      {
        help: "Method for ruling out sizes; the results of both are shown. Trane's velocities are stricter for most refrigerants.",
        source: { source: jacobs1976 },
      },
    ),
    oilDensity: quantity("Density of oil with dissolved refrigerant", "ρ_o", "density", { Imperial: 59, Metric: 950 }, [700, 1200], {
      usual: [850, 1100],
    }),
    highSideDesignTemperature: quantity("High-side design temperature", "t_DH", "temperature", { Imperial: 131, Metric: 55 }, [-40, 100], {
      defaultWhen: [{ when: [fieldIs("refrigerant", "R744")], default: { Imperial: 68, Metric: 20 } }],
      help: "Saturation temperature of the design pressure of discharge, hot gas and liquid lines. EN 378 has 55 °C for air-cooled condensers with outdoor air up to 32 °C, 59 °C up to 38 °C, 63 °C up to 43 °C; use the requirement of your code. R-744 is above its critical point in warm surroundings: 20 °C is for a plant at standstill in a machine room, unless it is cooled or relieved.",
      source: { source: en378Pressures },
    }),
    lowSideDesignTemperature: quantity("Low-side design temperature", "t_DL", "temperature", { Imperial: 90, Metric: 32 }, [-40, 100], {
      defaultWhen: [{ when: [fieldIs("refrigerant", "R744")], default: { Imperial: 68, Metric: 20 } }],
      help: "Saturation temperature of the design pressure of suction lines, which at standstill reach the pressure of the warmest surroundings. EN 378 has 32 °C for outdoor air up to 32 °C.",
      source: { source: en378Pressures },
    }),
  }),

  ...equipmentFields,

  ...inSection("room", {
    chargeStandard: choice("Charge limit standard", { none: "Not checked", ...chargeStandards }, "none", {
      help: "Without ventilation, detection or other measures, which allow more. Limits are those that could be read: EN 378 for comfort only (cold rooms have another rule) and, for non-flammable refrigerants, R-134a, R-404A, R-410A, R-448A, R-449A, R-507A and R-744; UL for A2L; ASHRAE 15 without the halved limit for institutions. ISO 5149, edition 7 of IEC 60335-2-40 and ASHRAE 15-2022 could not be read and are not available.",
      source: { source: iec60335Edition6 },
      site: "chargeStandard",
    }),
    equipmentCharge: quantity("Equipment charge", "m_eq", "mass", 0, [0, 5000], {
      help: "Evaporator, condenser and receiver, from the nameplate. The charge of the lines is added.",
    }),
    roomArea: quantity("Floor area of the smallest room", "A_r", "area", "required", [0.5, 1e5], {
      help: "Room into which the whole charge may leak.",
      when: isChecked,
    }),
    roomHeight: quantity("Room height", "H_r", "length", "absent", [1, 50], {
      help: "For limits by volume: ASHRAE 15, and the toxicity limit of EN 378, which for flammable refrigerants is checked if the height is entered.",
      source: { source: ashrae15 },
      when: byVolume,
    }),
    releaseAt: choice(
      "Release height by",
      { floor: "Floor unit", window: "Window unit", wall: "Wall unit", ceiling: "Ceiling unit", custom: "Custom height" },
      "wall",
      { source: { source: iec60335Edition6, locator: "Annex GG" }, when: byHeight },
    ),
    releaseHeight: quantity("Release height", "h_r", "length", "required", [0, 50], {
      when: [...byHeight, fieldIs("releaseAt", "custom")],
    }),
  }),
});

/** Values of all fields, numbers in SI. */
export type RefrigerantValues = SIValues<typeof fields>;
/** Input of refrigerant lines: any field may be left to its default. */
export type RefrigerantPipeSizerInput = CalculatorInput<typeof fields>;
/** Values of a line. */
export type LineValues = RowValues<typeof lineRow>;
/** Values of a row of fittings. */
export type LineFittingValues = RowValues<typeof fittingRow>;
/** Kind of a line. */
export type LineKind = LineValues["kind"];
