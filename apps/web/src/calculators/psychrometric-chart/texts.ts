import { prose } from "@org/form/numbers";

const designDays = { cooling: "Cooling 0.4 %", heating: "Heating 99.6 %" };

/** Texts of the psychrometric chart. */
export const texts = {
  title: "Chart",
  label: "Psychrometric chart",
  drawing: "States and processes of moist air",
  tools: {
    snapHint: "States snap to whole dry bulbs and round humidities. Shift does the opposite.",
    snap: "Snap",
    larger: "Larger",
    smaller: "Smaller",
    fit: "Fit to the page",
  },

  outside: {
    points: (first: string, count: number): string =>
      count === 1 ? `${first} is outside the chart.` : `${count} points are outside the chart.`,
    showAll: "Show all",
  },

  properties: {
    dryBulb: "Dry bulb",
    wetBulb: "Wet bulb",
    dewPoint: "Dew point",
    relativeHumidity: "Relative humidity",
    humidityRatio: "Humidity ratio",
    specificVolume: "Specific volume",
    density: "Density",
    enthalpy: "Enthalpy",
    get vaporPressure(): string {
      return prose("Vapour pressure");
    },
    dryAirFlow: "Dry-air flow",
  },

  export: {
    unit: (label: string): string => `${label}, unit`,
    failed: "The file could not be made. Try again, or print the page.",
    formats: { svg: "Drawing (SVG)", png: "Picture (PNG)", pdf: "Page (PDF)", csv: "States and processes (CSV)" },
    kind: "Kind",
    name: "Name",
    state: "State",
    process: "Process",
    menu: "Save the chart as",
    button: "Save as",
  },

  legend: {
    zones: "Zones",
    hours: "Hours in a cell",
    hourClass: (from: number, to: number | undefined): string => (to === undefined ? `${from} and more` : `${from} to ${to - 1}`),
    siteAltitude: "Draw the chart for its altitude",
    addCoolingDay: "Add the cooling day as a state",
  },

  addedState: {
    coolingDay: (position: number): string => `State ${position} was added for the cooling design day.`,
    pressed: (position: number): string => `State ${position} was added where you pressed.`,
  },

  readout: { pointer: "At the pointer", empty: "Point at the chart to read it" },

  points: {
    stateName: (position: number): string => `State ${position}`,
    point: (name: string, properties: readonly string[]): string => `${name}: ${properties.join(", ")}`,
    process: (point: string): string => `${point}. Enter opens its row.`,
    state: (point: string): string => `${point}. Arrow keys move it, Enter opens its row.`,
  },

  weather: {
    open: "Weather file…",
    remove: "Remove the weather file",
    hours: (file: string, count: number, inZones: readonly string[]): string => `${[`${file}: ${count} hours`, ...inZones].join("; ")}.`,
    otherSite: (altitude: string): string => `The weather is that of a site at ${altitude}; the chart is drawn for another air pressure.`,
    inZone: (hours: number, zone: string): string => `${hours} in “${zone}”`,
  },

  designDays: {
    ...designDays,
    summary: (dryBulb: string, wetBulb: string, heating: string): string =>
      `Design days: ${designDays.cooling} at ${dryBulb} and wet bulb ${wetBulb}; ${designDays.heating} at ${heating}.`,
  },

  site: {
    pressure: (pressure: string): string => `Air pressure ${pressure}`,
    pressureAtAltitude: (pressure: string, altitude: string): string => `Air pressure ${pressure}, altitude ${altitude}`,
    sentence: (site: string): string => `${site}.`,
  },

  scales: {
    dryBulb: (symbol: string): string => `Dry bulb, ${symbol}`,
    humidityRatio: (symbol: string): string => `Humidity ratio, ${symbol}`,
  },

  lines: (enthalpy: string, wetBulb: string, specificVolume: string): string =>
    `Along saturation: enthalpy, ${enthalpy}. Dashed: wet bulb, ${wetBulb}. Dash-dotted: specific volume, ${specificVolume}.`,
  table: { point: "State or process" },

  zones: {
    summary: (names: readonly string[]): string => `Zones: ${names.join("; ")}.`,
    clothing: (clo: string): string => `${clo} clo`,
    comfort: (clothing: string): string => `Comfort, ${clothing}`,
    dataCentre: (label: string): string => prose(`Data centre: ${label}`),
  },
};
