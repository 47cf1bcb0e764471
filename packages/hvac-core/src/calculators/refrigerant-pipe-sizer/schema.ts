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
      "suction gas warmed by {suctionPickUp}",
      "insulation {insulationThickness}",
      "of {insulationConductivity}",
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
      "subcooling left {leastSubcooling}",
      "oil by {oilMethod}",
      "{oilDensity}",
      "high side designed for {highSideDesignTemperature}",
      "low side designed for {lowSideDesignTemperature}",
    ],
  },
  equipmentSection,
  {
    id: "room",
    title: "Charge and room",
    first: ["chargeStandard", "roomArea", "roomHeight", "releaseHeight"],
    summary: ["charge of the equipment {equipmentCharge}"],
  },
];

const lineSizing = { source: refrigeration2010, locator: "refrigerant line sizing" };
const warmed = [fieldIs("pickUpBy", "surroundings")];
const judged = [fieldIs("chargeStandard", ...Object.keys(chargeStandards))];
const byVolume = [fieldIs("chargeStandard", "en378", "ashrae15")];
/** Where the height of a leak counts: it stirs what burns, and limits by volume do not ask for it. */
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
    capacity: quantity("Evaporator capacity, maximum", "Q", "coolingCapacity", "required", [100, 2e7]),
    minimumCapacity: quantity("Minimum capacity", "Q_min", "coolingCapacity", "absent", [10, 2e7], {
      help: "With the compressor unloaded or at its lowest speed: oil must still return. If empty, the compressor runs fully or not at all.",
    }),
    evaporatingTemperature: quantity("Saturated suction temperature", "t_e", "temperature", { Imperial: 40, Metric: 4.5 }, [-60, 30], {
      usual: [-40, 15],
      help: "Dew point at the end of the evaporator, as compressors are rated.",
    }),
    condensingTemperature: quantity("Saturated condensing temperature", "t_c", "temperature", { Imperial: 110, Metric: 43.5 }, [-10, 90], {
      usual: [-10, 65],
      help: "At the entry of the condenser; below 20 °C only for the lower stage of a cascade.",
    }),
    condensingPoint: choice("Condensing temperature is", { dew: "Dew point", bubble: "Bubble point" }, "dew", {
      help: "They differ for a blend with glide. Compressors are rated at dew points (AHRI 540, EN 12900).",
    }),
    superheat: quantity("Superheat in the evaporator", "t_sh", "temperatureDifference", { Imperial: 10, Metric: 5.5 }, [0, 40], {
      usual: [3, 15],
      help: "Useful superheat: what the suction line adds is shown next to it.",
    }),
    subcooling: quantity("Subcooling at the condenser", "t_sc", "temperatureDifference", { Imperial: 10, Metric: 5.5 }, [0, 40], {
      usual: [2, 20],
    }),
    pickUpBy: choice(
      "Suction-line superheat gain by",
      { stated: "Temperature rise", surroundings: "Surroundings and insulation" },
      "stated",
      { help: "Heat that the gas gains along the suction lines is no useful cooling: it makes the gas lighter and hotter." },
    ),
    suctionPickUp: quantity("Suction-line superheat gain", "t_pu", "temperatureDifference", 0, [0, 40], {
      usual: [0, 15],
      help: "Heat from the surroundings, which is no useful cooling. Spread evenly over the length of all suction lines.",
      when: [fieldIs("pickUpBy", "stated")],
    }),
    ...onlyWhen(warmed, {
      ambientTemperature: quantity("Temperature around the suction lines", "t_a", "temperature", "required", [-60, 80], {
        usual: [-20, 50],
      }),
      insulationThickness: quantity("Insulation thickness", "s_in", "smallLength", { Imperial: 0.75, Metric: 19 }, [0, 0.3], {
        usual: [0.009, 0.1],
        help: "Zero for a bare tube, on which water condenses or freezes.",
      }),
      insulationConductivity: quantity(
        "Conductivity of the insulation",
        "k_in",
        "conductivity",
        { Imperial: 0.021, Metric: 0.036 },
        [0.01, 0.5],
      ),
      surfaceCoefficient: quantity(
        "Heat transfer at the surface",
        "h_a",
        "heatTransferCoefficient",
        { Imperial: 1.6, Metric: 9 },
        [1, 100],
        { help: "Convection and radiation together: some 9 W/(m² K) indoors, more in wind." },
      ),
    }),
    isentropicEfficiency: quantity("Isentropic efficiency of the compressor", "η_i", "ratio", 0.7, [0.3, 1], {
      usual: [0.5, 0.85],
      help: "Sets the discharge temperature, and with it density and velocity there.",
    }),
  }),

  ...inSection("lines", {
    tubeSeries: choice(
      "Tubes",
      { acrL: tubeSeries.acrL.name, acrK: tubeSeries.acrK.name, en12735: tubeSeries.en12735.name },
      { Imperial: "acrL", Metric: "en12735" },
      { help: "Series from which lines are sized; a selected tube may be of any series." },
    ),
    lines: list("Lines", "line", 60, lineRow),
  }),

  ...inSection("limits", {
    ...citing(lineSizing, {
      suctionBudget: quantity(
        "Saturation temperature drop allowed, suction",
        "b_s",
        "temperatureDifference",
        { Imperial: 2, Metric: 1.1 },
        [0.05, 10],
        {
          usual: [0.5, 2],
          help: "What pressure drop costs in dew point from the evaporator to the compressor. Each kelvin costs some 3 % of the capacity.",
        },
      ),
      dischargeBudget: quantity(
        "Saturation temperature drop allowed, discharge and hot gas",
        "b_d",
        "temperatureDifference",
        { Imperial: 1, Metric: 0.56 },
        [0.05, 10],
        { usual: [0.2, 2] },
      ),
      liquidBudget: quantity(
        "Saturation temperature drop allowed, liquid",
        "b_l",
        "temperatureDifference",
        { Imperial: 1, Metric: 0.56 },
        [0.05, 10],
        {
          usual: [0.2, 2],
          help: "What friction costs in bubble point; the lift comes on top and is judged by the subcooling that is left.",
        },
      ),
    }),
    leastSubcooling: quantity(
      "Subcooling left at the expansion valve",
      "t_r",
      "temperatureDifference",
      { Imperial: 5, Metric: 2.8 },
      [0, 20],
      { source: { source: tranePiping, locator: "liquid lines" } },
    ),
    oilMethod: choice(
      "Oil return by",
      { both: "Both methods", tabulated: "Trane's minimum velocities", flooding: "Onset of flooding (Jacobs)" },
      "both",
      {
        help: "Which of them rules sizes out; both are shown. The table is the stricter one for most refrigerants.",
        source: { source: jacobs1976 },
      },
    ),
    oilDensity: quantity("Density of the oil with its refrigerant", "ρ_o", "density", { Imperial: 59, Metric: 950 }, [700, 1200], {
      usual: [850, 1100],
    }),
    highSideDesignTemperature: quantity(
      "Design temperature of the high side",
      "t_DH",
      "temperature",
      { Imperial: 131, Metric: 55 },
      [-40, 100],
      {
        defaultWhen: [{ when: [fieldIs("refrigerant", "R744")], default: { Imperial: 68, Metric: 20 } }],
        help: "Saturation temperature whose pressure discharge, hot gas and liquid lines must bear. 55 °C is EN 378's for air-cooled condensers where outdoor air is 32 °C at most; use 59 °C to 38 °C, 63 °C to 43 °C, or what your code requires. R-744 is above its critical point in warm surroundings: 20 °C is a plant that stands still in a machine room, unless it is cooled or relieved.",
        source: { source: en378Pressures },
      },
    ),
    lowSideDesignTemperature: quantity(
      "Design temperature of the low side",
      "t_DL",
      "temperature",
      { Imperial: 90, Metric: 32 },
      [-40, 100],
      {
        defaultWhen: [{ when: [fieldIs("refrigerant", "R744")], default: { Imperial: 68, Metric: 20 } }],
        help: "The same for suction lines, which at standstill reach the pressure of the warmest surroundings. 32 °C is EN 378's for outdoor air of 32 °C at most.",
        source: { source: en378Pressures },
      },
    ),
  }),

  ...equipmentFields,

  ...inSection("room", {
    chargeStandard: choice("Judge the charge by", { none: "Not judged", ...chargeStandards }, "none", {
      help: "Without ventilation, detection or other measures, which allow more. Each rests on what could be read of it: EN 378 for comfort only (cold rooms have another rule) and, of what does not burn, for R-134a, R-404A, R-410A, R-448A, R-449A, R-507A and R-744; UL for A2L; ASHRAE 15 without the half that institutions are allowed. ISO 5149, edition 7 of IEC 60335-2-40 and ASHRAE 15-2022 could not be read, so they are not offered.",
      source: { source: iec60335Edition6 },
    }),
    equipmentCharge: quantity("Charge of the equipment", "m_eq", "mass", 0, [0, 5000], {
      help: "In evaporator, condenser and receiver, from the nameplate; what the lines hold is added.",
    }),
    roomArea: quantity("Floor area of the smallest room", "A_r", "area", "required", [0.5, 1e5], {
      help: "Room into which the whole charge may leak.",
      when: judged,
    }),
    roomHeight: quantity("Height of the room", "H_r", "length", "absent", [1, 50], {
      help: "For limits by volume: that of ASHRAE 15, and the toxicity limit of EN 378, which for flammable refrigerants is judged where the height is entered.",
      source: { source: ashrae15 },
      when: byVolume,
    }),
    releaseAt: choice(
      "A leak comes out at",
      { floor: "Floor unit", window: "Window unit", wall: "Wall unit", ceiling: "Ceiling unit", stated: "Custom height" },
      "wall",
      { source: { source: iec60335Edition6, locator: "Annex GG" }, when: byHeight },
    ),
    releaseHeight: quantity("Height of release", "h_r", "length", "required", [0, 50], {
      when: [...byHeight, fieldIs("releaseAt", "stated")],
    }),
  }),
});

/** An input as calculated: every field, numbers in SI. */
export type RefrigerantValues = SIValues<typeof fields>;
/** An input as stated: any field may be left to its default. */
export type RefrigerantPipeSizerInput = CalculatorInput<typeof fields>;
/** A line as calculated with. */
export type LineValues = RowValues<typeof lineRow>;
/** A row of its fittings. */
export type LineFittingValues = RowValues<typeof fittingRow>;
/** What a line carries. */
export type LineKind = LineValues["kind"];
