import {
  elbowAttenuation,
  endReflectionLoss,
  fanSoundPower,
  noiseCriterion,
  noiseCriterionCurve,
  octaveBands,
  rectangularLiningInsertionLoss,
  schultzRoomEffect,
  soundPath,
} from "@org/hvac-core/acoustics";
import { fanPowerRatio } from "@org/hvac-core/energy";
import { ductSheet, ductSurface, frictionRateAtFlow, pipeMaterial, rectangularSection } from "@org/hvac-core/flow";
import { glycol, water } from "@org/hvac-core/fluids";
import { mix, moistAir, type MoistAir } from "@org/hvac-core/psychrometrics";
import { formatNumber, formatQuantity } from "@org/hvac-core/quantity";
import { R134a, R290, R32, R454B } from "@org/hvac-core/refrigerants";
import { logSamples, type ChartPoint } from "@org/ui/figures";
import { steps, type FeatureFigure } from "./figure.ts";

const grams = (air: MoistAir): number => air.humidityRatio * 1000;

/** The mixing example of the handbook on a chart of dry bulb and humidity ratio. */
export function mixingFigure(): FeatureFigure {
  const outdoor = moistAir({ dryBulb: 4, wetBulb: 2 });
  const indoor = moistAir({ dryBulb: 25, relativeHumidity: 0.5 });
  const mixed = mix(
    { air: outdoor, dryAirFlow: 2 / outdoor.specificVolume },
    { air: indoor, dryAirFlow: 6.25 / indoor.specificVolume },
  ).air;
  const temperatures = steps(0, 35, 71);
  const curve = (relativeHumidity: number) =>
    temperatures.map((dryBulb) => ({ x: dryBulb, y: grams(moistAir({ dryBulb, relativeHumidity })) }));
  const states = [
    { id: "outdoor", name: "Outdoor", air: outdoor },
    { id: "indoor", name: "Indoor", air: indoor },
    { id: "mixed", name: "Mixed", air: mixed },
  ];
  const text = ({ dryBulb }: MoistAir): string => formatQuantity(dryBulb, "temperature", "Metric");
  const point = ({ id, name, air }: (typeof states)[number]): ChartPoint => ({
    id,
    x: air.dryBulb,
    y: grams(air),
    look: id === "mixed" ? "main" : "minor",
    caption: id === "mixed" ? `${name} ${text(air)}` : name,
    description: `${name}: ${text(air)}, ${formatQuantity(air.humidityRatio, "humidityRatio", "Metric")}`,
  });
  return {
    kind: "chart",
    title: "Outdoor and indoor air mixed",
    caption: "The handbook’s example of adiabatic mixing, computed: the mixture lies on the straight line between the two states.",
    table: {
      columns: ["State", "Dry bulb", "Wet bulb", "Humidity ratio", "Enthalpy"],
      rows: states.map(({ name, air }) => [
        name,
        text(air),
        formatQuantity(air.wetBulb, "temperature", "Metric"),
        formatQuantity(air.humidityRatio, "humidityRatio", "Metric"),
        formatQuantity(air.enthalpy, "moistAirEnthalpy", "Metric"),
      ]),
    },
    x: { label: "Dry bulb, °C", scale: "linear", domain: [0, 35] },
    y: { label: "Humidity ratio, g/kg", scale: "linear", domain: [0, 20] },
    lines: [
      { id: "process", look: "main", essential: true, points: states.slice(0, 2).map(({ air }) => ({ x: air.dryBulb, y: grams(air) })) },
      ...[1, 0.8, 0.6, 0.4, 0.2].map((share) => ({
        id: `rh ${share}`,
        look: share === 1 ? ("beside" as const) : ("family" as const),
        essential: true,
        labelAt: "alongEnd" as const,
        label: share === 1 ? "saturated" : `${share * 100} %`,
        points: curve(share),
      })),
    ],
    points: states.map(point),
  };
}

/** Effect of glycol on the friction that a pump must overcome. */
export function glycolFigure(): FeatureFigure {
  const { sizes } = pipeMaterial("steel40");
  const bore = sizes.find(({ label }) => label === "3")!.insideDiameter;
  const fluids = [
    { id: "water", label: "water", look: "main" as const, fluid: water({ temperature: 7 }) },
    {
      id: "pg35",
      label: "35 % propylene glycol",
      look: "beside" as const,
      fluid: glycol({ kind: "propylene", massFraction: 0.35, temperature: 7 }),
    },
  ];
  const x = [1, 20] as const;
  const rate = (flow: number, fluid: (typeof fluids)[number]["fluid"]): number =>
    frictionRateAtFlow({ flow: flow / 1000, diameter: bore, roughness: 0.046e-3 }, fluid);
  return {
    kind: "chart",
    title: "Friction in 3 in schedule 40 at 7 °C",
    caption: "The same flow of 35 % propylene glycol takes a good third more pressure than water, and at small flows it is laminar first.",
    table: {
      columns: ["Flow", "Water", "35 % propylene glycol"],
      rows: [2, 5, 6.31, 10].map((flow) => [
        formatQuantity(flow / 1000, "waterFlow", "Metric", { trimZeros: true }),
        ...fluids.map(({ fluid }) => formatQuantity(rate(flow, fluid), "frictionRateWater", "Metric")),
      ]),
    },
    x: { label: "Flow, L/s", scale: "log", domain: x },
    y: { label: "Friction rate, Pa/m", scale: "log", domain: [5, 5000] },
    lines: fluids.map(({ id, label, look, fluid }) => ({
      id,
      look,
      label,
      essential: true,
      labelAt: id === "water" ? ("alongEnd" as const) : ("alongStart" as const),
      points: logSamples(x, (flow) => rate(flow, fluid)),
    })),
    points: [],
  };
}

/** Saturation of four refrigerants. */
export function saturationFigure(): FeatureFigure {
  const refrigerants = [R32, R454B, R290, R134a];
  const temperatures = steps(-40, 60, 51);
  const bars = (temperature: number, fluid: (typeof refrigerants)[number]): number =>
    fluid.saturationAtTemperature(temperature).pressureDew / 1e5;
  return {
    kind: "chart",
    title: "Saturation pressure at the dew point",
    caption: "From each refrigerant’s own equation of state. The slope of these lines turns a pressure drop into degrees lost.",
    table: {
      columns: ["Temperature", ...refrigerants.map(({ designation }) => designation)],
      rows: [-20, 0, 20, 40].map((temperature) => [
        formatQuantity(temperature, "temperature", "Metric", { trimZeros: true }),
        ...refrigerants.map((fluid) =>
          formatQuantity(fluid.saturationAtTemperature(temperature).pressureDew, "refrigerantPressure", "Metric", { unit: "kPa" }),
        ),
      ]),
    },
    x: { label: "Temperature, °C", scale: "linear", domain: [-40, 60] },
    y: { label: "Pressure, bar absolute", scale: "log", domain: [0.5, 50] },
    lines: refrigerants.map((fluid, index) => ({
      id: fluid.name,
      look: index === 1 ? ("main" as const) : ("beside" as const),
      essential: true,
      labelAt: "end" as const,
      label: fluid.designation,
      points: temperatures.map((temperature) => ({ x: temperature, y: bars(temperature, fluid) })),
    })),
    points: [],
  };
}

/** A short path from a fan to a room, with the curve that rates it. */
export function soundFigure(): FeatureFigure {
  const fan = fanSoundPower({ kind: "backward-large", flow: 2, pressure: 500, bladePassFrequency: 250 });
  const duct = { width: 0.6, height: 0.4, length: 2 };
  const path = soundPath(fan, [
    { name: "Lined duct, 2 m", attenuation: rectangularLiningInsertionLoss(duct, 0.025) },
    { name: "Lined square elbow", attenuation: elbowAttenuation({ kind: "square", width: 0.6, lined: true }) },
    { name: "End reflection", attenuation: endReflectionLoss({ area: 0.09, termination: "flush" }) },
    { name: "Room", attenuation: schultzRoomEffect({ volume: 200, distance: 3 }) },
  ]);
  const room = path.at(-1)!.level;
  const { rating } = noiseCriterion(room);
  const whole = Math.ceil(rating / 5) * 5;
  const points = (levels: readonly number[]) => levels.map((level, band) => ({ x: octaveBands[band]!, y: level }));
  const decibels = (level: number): string => formatNumber(level, { decimals: 0 });
  return {
    kind: "chart",
    title: "From the fan to the room, band by band",
    caption: `A fan of 2 m³/s at 500 Pa, 2 m of lined duct, a lined elbow, an opening and a room of 200 m³: NC ${formatNumber(rating, { decimals: 0 })}.`,
    table: {
      columns: ["Level, dB", ...octaveBands.map((band) => `${band} Hz`)],
      rows: [["Fan", ...fan.map(decibels)], ...path.map(({ name, level }) => [name, ...level.map(decibels)])],
    },
    x: { label: "Octave band, Hz", scale: "log", domain: [63, 8000] },
    y: { label: "Level, dB", scale: "linear", domain: [Math.floor(Math.min(...room) / 10) * 10, 100] },
    lines: [
      { id: "fan", look: "beside", essential: true, labelAt: "alongStart", label: "sound power of the fan", points: points(fan) },
      { id: "room", look: "main", essential: true, labelAt: "alongStart", label: "level in the room", points: points(room) },
      { id: "nc", look: "limit", essential: true, labelAt: "alongEnd", label: `NC ${whole}`, points: points(noiseCriterionCurve(whole)) },
    ],
    points: [],
  };
}

/** Saving of a fan at part flow, by type of control. */
export function fanFigure(): FeatureFigure {
  const controls = [
    { control: "discharge-damper", label: "discharge damper", look: "beside" },
    { control: "inlet-vanes", label: "inlet vanes", look: "beside" },
    { control: "variable-speed", label: "variable speed", look: "main" },
  ] as const;
  return {
    kind: "chart",
    title: "Power of a fan at part flow",
    caption:
      "Share of the power at full flow, by the published curves for each way of control: one of the plant curves an energy estimate runs over its hours.",
    table: {
      columns: ["Flow", ...controls.map(({ label }) => label)],
      rows: [0.4, 0.6, 0.8, 1].map((flow) => [
        `${flow * 100} %`,
        ...controls.map(({ control }) => `${formatNumber(fanPowerRatio(flow, control) * 100, { decimals: 0 })} %`),
      ]),
    },
    x: { label: "Flow, % of design", scale: "linear", domain: [30, 100] },
    y: { label: "Power, % of design", scale: "linear", domain: [0, 100] },
    lines: controls.map(({ control, label, look }) => ({
      id: control,
      look,
      label,
      essential: true,
      labelAt: "alongStart",
      points: steps(30, 100, 71).map((flow) => ({ x: flow, y: 100 * fanPowerRatio(flow / 100, control) })),
    })),
    points: [],
  };
}

/** Sheet that a metre of duct takes, by its size. */
export function sheetFigure(): FeatureFigure {
  const sizes = [
    [0.3, 0.2],
    [0.6, 0.3],
    [0.9, 0.4],
    [1.2, 0.5],
    [1.6, 0.6],
  ] as const;
  const rows = sizes.map(([width, height]) => {
    const sheet = ductSheet(width, "rectangular", "gauge");
    const surface = ductSurface(rectangularSection(width, height).perimeter, 1);
    return { label: `${width * 1000} × ${height * 1000} mm`, gauge: sheet.gauge, surface, mass: surface * sheet.mass };
  });
  const most = Math.max(...rows.map(({ mass }) => mass));
  const kilograms = (mass: number): string => `${formatNumber(mass, { digits: 3 })}\u202fkg`;
  return {
    kind: "bars",
    title: "Galvanised sheet in a metre of duct",
    caption: "Perimeter times the mass of the gauge that the size takes at low pressure, without joints and waste.",
    table: {
      columns: ["Duct", "Gauge", "Surface", "Mass"],
      rows: rows.map(({ label, gauge, surface, mass }) => [
        label,
        String(gauge),
        formatQuantity(surface, "area", "Metric"),
        kilograms(mass),
      ]),
    },
    rows: rows.map(({ label, gauge, mass }) => ({
      id: label,
      label,
      pieces: [{ start: 0, length: mass / most }],
      end: mass / most,
      value: kilograms(mass),
      remark: `gauge ${gauge}`,
    })),
  };
}
