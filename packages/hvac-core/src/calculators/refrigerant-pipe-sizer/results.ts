import { defineNumbers, inGroup, numbersOf, type ResultValues } from "../../kernel/index.ts";
import { penaltyOf, type RefrigerantState } from "./calculate.ts";
import type { LineCalculation } from "./circuitTypes.ts";
import { sizesText } from "./lineTitle.ts";

const { number, rows, optional } = numbersOf<RefrigerantState>();

/** A line with the superheat gain of its gas from the surroundings, K. */
type Line = LineCalculation & { readonly warming: number | undefined };
const line = numbersOf<Line>();

function linesOf({ circuit }: RefrigerantState): Line[] {
  return circuit.lines.map((each) => ({ ...each, warming: circuit.warming.lines.find(({ id }) => id === each.id)?.rise }));
}

/** Lift as a result: only where it is not zero or has a limit. */
function liftResult(lift: number | undefined, limit: number | null): number | undefined {
  return lift === undefined || (lift === 0 && limit === null) ? undefined : lift;
}

export const numbers = defineNumbers({
  ...inGroup("Lines", {
    sizes: optional.text("Sizes", ({ circuit }) => sizesText(circuit.lines), { help: "Sizes of the lines in order of flow." }),
    suctionPenalty: optional.number(
      "Saturation temperature drop, suction",
      "Δt_s",
      "temperatureDifference",
      ({ circuit }) => penaltyOf(circuit.lines, "suction"),
      { help: "Fall of the dew point along tubes and fittings. Accessories are included in the pressures only." },
    ),
    dischargePenalty: optional.number(
      "Saturation temperature drop, discharge",
      "Δt_d",
      "temperatureDifference",
      ({ circuit }) => penaltyOf(circuit.lines, "discharge"),
      { help: "Fall of the dew point along tubes and fittings. Accessories are included in the pressures only." },
    ),
    liquidPenalty: optional.number(
      "Saturation temperature drop, liquid",
      "Δt_l",
      "temperatureDifference",
      ({ circuit }) => penaltyOf(circuit.lines, "liquid"),
      { help: "Fall of the bubble point by friction of tubes and fittings, without the lift." },
    ),
    residualSubcooling: optional.number(
      "Subcooling at the expansion valve",
      "t_rs",
      "temperatureDifference",
      ({ circuit }) => circuit.valve?.subcooling,
      { help: "After friction, accessories and lift; 0 where the liquid flashes." },
    ),
    flashQuality: optional.number(
      "Flash gas at the expansion valve (mass fraction)",
      "x_v",
      "ratio",
      ({ circuit }) => circuit.valve?.quality,
    ),
  }),
  ...inGroup("Between the units", {
    lineLength: optional.number("Line length, one way", "L_w", "length", ({ lineSet }) => lineSet?.longest.length, {
      help: "Sum of the suction, discharge or liquid lines, whichever is longest.",
    }),
    equivalentLineLength: optional.number(
      "Equivalent line length with fittings",
      "E_w",
      "length",
      ({ lineSet }) => lineSet?.longestEquivalent.equivalentLength,
    ),
    lengthUsed: optional.number("Share of the maximum length", "c_L", "ratio", ({ lineSet }) => lineSet?.lengthUsed, {
      help: "Share of the maximum length or of the maximum equivalent length, whichever is larger.",
    }),
    liftAbove: optional.number(
      "Height of the outdoor unit above the evaporator",
      "H_a",
      "length",
      ({ lineSet, values }) => liftResult(lineSet?.above, values.maximumLiftAbove),
      { help: "By the rises of the gas lines or of the liquid lines, whichever is larger." },
    ),
    liftBelow: optional.number(
      "Height of the outdoor unit below the evaporator",
      "H_b",
      "length",
      ({ lineSet, values }) => liftResult(lineSet?.below, values.maximumLiftBelow),
      { help: "By the rises of the gas lines or of the liquid lines, whichever is larger." },
    ),
    liftUsed: optional.number("Share of the maximum lift", "c_H", "ratio", ({ lineSet }) => lineSet?.liftUsed),
  }),
  ...inGroup("Effect", {
    capacityChange: number(
      "Change of compressor capacity due to lines",
      "c_Q",
      "ratio",
      ({ circuit: { compressor, ideal } }) => compressor.density / ideal.density - 1,
      {
        help: "Change of the gas density at the compressor due to pressure drop and superheat gain in the suction lines, at the same swept volume and volumetric efficiency. The table of the compressor is more accurate.",
      },
    ),
    powerChange: number(
      "Change of compressor power due to lines, at the same capacity",
      "c_w",
      "ratio",
      ({ circuit: { compressor, ideal } }) => compressor.work / ideal.work - 1,
      {
        help: "Change of the specific work of the compressor due to warmer gas and pressure drops on both sides, at the same isentropic efficiency.",
      },
    ),
  }),
  ...inGroup("Cycle", {
    massFlow: number("Mass flow", "m", "massFlow", ({ circuit }) => circuit.massFlow),
    minimumMassFlow: number("Minimum mass flow", "m_min", "massFlow", ({ circuit }) => circuit.minimumMassFlow),
    refrigeratingEffect: number("Refrigerating effect", "q_e", "enthalpy", ({ circuit }) => circuit.ends.refrigeratingEffect),
    compressorPower: number("Compression power", "P", "electricPower", ({ circuit }) => circuit.massFlow * circuit.compressor.work, {
      help: "Without motor and drive.",
    }),
    evaporatingPressure: number("Evaporating pressure", "p_e", "refrigerantPressure", ({ circuit }) => circuit.ends.evaporatingPressure),
    condensingPressure: number("Condensing pressure", "p_c", "refrigerantPressure", ({ circuit }) => circuit.ends.condensingPressure),
    suctionPressure: number(
      "Suction pressure at the compressor",
      "p_s",
      "refrigerantPressure",
      ({ circuit }) => circuit.compressor.suctionPressure,
    ),
    suctionTemperature: number(
      "Suction temperature at the compressor",
      "t_s",
      "temperature",
      ({ circuit }) => circuit.compressor.suctionTemperature,
    ),
    dischargePressure: number(
      "Discharge pressure at the compressor",
      "p_d",
      "refrigerantPressure",
      ({ circuit }) => circuit.compressor.dischargePressure,
    ),
    dischargeTemperature: number(
      "Discharge temperature at the compressor",
      "t_d",
      "temperature",
      ({ circuit }) => circuit.compressor.dischargeTemperature,
    ),
    valvePressure: optional.number(
      "Pressure at the expansion valve",
      "p_v",
      "refrigerantPressure",
      ({ circuit }) => circuit.valve?.pressure,
    ),
    evaporatingGlide: number(
      "Glide at the evaporating pressure",
      "g_e",
      "temperatureDifference",
      ({ circuit }) => circuit.ends.evaporatingGlide,
    ),
    condensingGlide: number(
      "Glide at the condensing pressure",
      "g_c",
      "temperatureDifference",
      ({ circuit }) => circuit.ends.condensingGlide,
    ),
  }),
  ...inGroup("Charge", {
    lineCharge: number("Line charge", "m_l", "mass", ({ lineCharge }) => lineCharge, { help: "At the maximum capacity." }),
    totalCharge: number("Total charge with equipment", "m_t", "mass", ({ totalCharge }) => totalCharge),
    maximumCharge: optional.number("Maximum charge for the room", "m_max", "mass", ({ room }) => room?.limit?.maximumCharge, {
      help: "Without ventilation, detection or other measures.",
    }),
    minimumRoomArea: optional.number("Minimum floor area for the charge", "A_min", "area", ({ room }) => room?.minimumArea, {
      help: "0 if the charge is small enough for any room; absent if no area is sufficient.",
    }),
  }),
  lines: rows(
    "Lines",
    linesOf,
    {
      size: line.text("Size", ({ size }) => size),
      charge: line.number("Charge", "m_ci", "mass", ({ charge }) => charge, { help: "A condenser drain is calculated as full." }),
      insideDiameter: line.number("Inside diameter", "D_i", "smallLength", ({ tube }) => tube.insideDiameter, {
        help: "For a double riser, that of the small tube.",
      }),
      equivalentLength: line.number("Equivalent length", "L_ei", "length", ({ equivalentLength }) => equivalentLength),
      velocity: line.number("Velocity", "V_i", "velocity", ({ velocity }) => velocity, {
        help: "At the faster end, at the maximum capacity.",
      }),
      minimumVelocity: line.optional.number("Minimum velocity", "V_mi", "velocity", ({ minimumVelocity }) => minimumVelocity, {
        help: "At the minimum capacity; for a double riser, in the small tube alone.",
      }),
      pressureDrop: line.number("Pressure drop", "Δp_i", "refrigerantPressureDrop", ({ loss }) => loss.drop, {
        help: "Friction, static head and acceleration.",
      }),
      friction: line.number("Friction", "Δp_fi", "refrigerantPressureDrop", ({ loss }) => loss.friction),
      lift: line.number("Static head", "Δp_zi", "refrigerantPressureDrop", ({ loss }) => loss.lift, { help: "Negative downwards." }),
      pressureOut: line.number("Pressure at the end", "p_2i", "refrigerantPressure", ({ pressureOut }) => pressureOut),
      penalty: line.number("Saturation temperature drop", "Δt_i", "temperatureDifference", ({ penalty }) => penalty, {
        help: "Fall of the dew point of gas, or of the bubble point of liquid without its lift; without accessories.",
      }),
      budget: line.number("Maximum saturation temperature drop", "B_i", "temperatureDifference", ({ budget }) => budget, {
        help: "A condenser drain is sized by velocity alone.",
      }),
      oilTabulated: line.optional.number("Minimum velocity for oil return (Trane)", "V_ti", "velocity", ({ oil }) => oil?.tabulated),
      oilFlooding: line.optional.number("Minimum velocity for oil return (flooding)", "V_ji", "velocity", ({ oil }) => oil?.flooding),
      oilLoadTabulated: line.optional.number(
        "Minimum load for oil return (Trane)",
        "c_ti",
        "ratio",
        ({ oilShare }) => oilShare?.tabulated,
        { help: "Share of the maximum capacity." },
      ),
      oilLoadFlooding: line.optional.number(
        "Minimum load for oil return (flooding)",
        "c_ji",
        "ratio",
        ({ oilShare }) => oilShare?.flooding,
        { help: "Share of the maximum capacity." },
      ),
      flowInSmall: line.optional.number("Flow in the small tube", "x_i", "ratio", ({ second }) => second?.firstShare, {
        help: "For a double riser, at the maximum capacity.",
      }),
      secondVelocity: line.optional.number("Velocity in the large tube", "V_2i", "velocity", ({ second }) => second?.velocity),
      warming: line.optional.number("Superheat gain", "Δt_gi", "temperatureDifference", ({ warming }) => warming, {
        help: "From the surroundings, through the insulation.",
      }),
      ratedPressure: line.optional.number("Allowable working pressure", "p_ri", "refrigerantPressureDrop", ({ rating }) => rating, {
        help: "Gauge pressure for annealed copper at the temperature of the line; for a double riser, of the weaker tube. Joints and the design pressure of the code may require more.",
      }),
    },
    { group: "Lines" },
  ),
});

export const results = numbers.fields;

/** A circuit as calculated, with its results. */
export type RefrigerantCalculation = RefrigerantState & { readonly results: ResultValues<typeof results> };
