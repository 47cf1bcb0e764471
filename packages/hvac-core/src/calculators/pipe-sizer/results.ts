import { defineResults } from "../../kernel/index.ts";

const ofTheFluid = "Pressure over density and gravity: metres or feet of the fluid itself, as pump curves have it.";

export const results = defineResults({
  nominalSize: { label: "Size", quantity: "text", group: "Size" },
  diameter: { label: "Inside diameter", symbol: "D", quantity: "smallLength", group: "Size" },
  outsideDiameter: { label: "Outside diameter", symbol: "D_o", quantity: "smallLength", group: "Size" },
  exactDiameter: { label: "Exact diameter for the target", symbol: "D_x", quantity: "smallLength", group: "Size" },
  designFlow: { label: "Flow", symbol: "Q_d", quantity: "waterFlow", group: "Flow" },
  velocity: { label: "Velocity", symbol: "V", quantity: "waterVelocity", group: "Flow" },
  actualFrictionRate: { label: "Friction rate", symbol: "R", quantity: "frictionRateWater", group: "Flow" },
  reynolds: { label: "Reynolds number", symbol: "Re", quantity: "number", group: "Flow" },
  pipePressureLoss: { label: "Pipe", symbol: "Δp_p", quantity: "pressureWater", group: "Pressure loss", help: "Friction rate times length." },
  fittingsPressureLoss: { label: "Fittings", symbol: "Δp_f", quantity: "pressureWater", group: "Pressure loss" },
  totalPressureLoss: { label: "Total pressure loss", symbol: "Δp", quantity: "pressureWater", group: "Pressure loss", help: "A foot or metre of water, as a unit of pressure, is one of cold water (1000 kg/m³)." },
  pipeHeadLoss: { label: "Pipe", symbol: "h_p", quantity: "head", group: "Head of the fluid", help: ofTheFluid },
  fittingsHeadLoss: { label: "Fittings", symbol: "h_f", quantity: "head", group: "Head of the fluid", help: ofTheFluid },
  totalHeadLoss: { label: "Total head loss", symbol: "h", quantity: "head", group: "Head of the fluid", help: ofTheFluid },
  fluidDensity: { label: "Density of the fluid", symbol: "ρ", quantity: "density", group: "Head of the fluid", help: "Why head and pressure differ: the head of the same pressure grows as the density falls." },
  fittings: {
    type: "rows",
    label: "Fittings",
    group: "Fittings",
    row: {
      name: { label: "Fitting", quantity: "text" },
      coefficient: { label: "K", symbol: "K", quantity: "number", help: "Of one fitting, on the velocity in the pipe." },
      pressureLoss: { label: "Pressure loss", symbol: "Δp_i", quantity: "pressureWater", help: "Of all fittings of the row." },
      headLoss: { label: "Head loss", symbol: "h_i", quantity: "head", help: ofTheFluid },
      source: { label: "Source", quantity: "text" },
    },
  },
  fittingsEquivalentLength: { label: "Fittings as length of pipe", symbol: "L_e", quantity: "length", group: "Fittings" },
  volume: { label: "Volume of fluid", symbol: "V_f", quantity: "volume", group: "Contents" },
  fluidMass: { label: "Mass of fluid", symbol: "m_f", quantity: "mass", group: "Contents" },
  heatGain: { label: "Heat gain", symbol: "q_p", quantity: "power", optional: true, group: "Heat", help: "Of the straight pipe; negative when the fluid gives heat off." },
  heatPerLength: { label: "Heat gain per length", symbol: "q_L", quantity: "heatPerLength", optional: true, group: "Heat" },
  temperatureChange: { label: "Temperature change of the fluid", symbol: "Δt_p", quantity: "temperatureDifference", optional: true, group: "Heat" },
});
