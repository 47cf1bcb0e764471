/** Sentence of a figure that shows only a part of the zones. */
const remainder = (shown: number, all: number): string =>
  shown < all ? ` The ${shown === 1 ? "largest zone" : `${shown} largest zones`} of ${all}; the table has all.` : "";

/** Texts of the figures of ventilation. */
export const texts = {
  dwelling: {
    title: "Ventilation of the dwelling",
    lead: (hasInfiltration: boolean): string =>
      hasInfiltration ? "Required ventilation, infiltration and fan airflow." : "Required ventilation and fan airflow.",
    total: "Total required",
    infiltration: "Annual effective infiltration",
    credit: "Infiltration credit",
    fanAverage: "Fan, average",
    fanRunning: "Fan, while it runs",
    air: "Air",
    airflow: "Airflow",
  },

  localExhaust: {
    title: "Local exhaust",
    lead: "Hatched: required. Filled: installed fan.",
    label: "Local exhaust by room",
    room: "Room",
    required: "Required",
    fan: "Fan",
    shortfall: "Shortfall",
    roomName: (name: string, position: number): string => name || `Room ${position}`,
    notSet: "not set",
    tooSmall: "too small",
    enough: "enough",
    requiredIn: (name: string): string => `${name}: required`,
    fanIn: (name: string): string => `${name}: fan`,
  },

  supply: {
    title: "Supply airflow",
    lead: "Supply airflow. Filled: outdoor air. Hatched: recirculated.",
    label: "Required supply airflow",
    comparison: "Which one governs",
    ruleName: (rule: string, governs: boolean): string => (governs ? `${rule}, governs` : rule),
    rule: "Required by",
    outdoor: "Outdoor air",
    recirculated: "Recirculated",
    supply: "Supply",
  },

  co2: {
    title: "CO₂ after the people come in",
    lead: "The room mixed, and as fresh as outdoors at the start. Solid: the airflow that governs.",
    label: "CO₂ in the breathing zone over time",
    rules: { "Air changes": "air changes", "Ventilation rate procedure": "rate procedure" },
    curve: (rule: string, steadyState: string | undefined): string =>
      `${rule}: ${steadyState === undefined ? "keeps rising" : `to ${steadyState}`}`,
    settled: (settling: string): string => `95 % risen after ${settling}`,
    point: (rule: string, concentration: string, time: string, caption: string | undefined): string =>
      `${concentration} after ${time} with the airflow of the ${rule}${caption === undefined ? "" : `: ${caption}`}`,
    noSteadyState: "none",
    time: "Time",
    steadyState: "Steady state",
  },

  co2Day: {
    title: "CO₂ over the day",
    lead: (zone: string, isAirMixed: boolean, columns: { readonly shown: number; readonly all: number }): string =>
      [
        `${zone}, at the end of each hour of a day that repeats, at the design airflow all day.`,
        ...(isAirMixed ? ["Return air is assumed to be the mixed air of all zones."] : []),
        "Shaded: the share of its people.",
        ...(columns.shown < columns.all ? [`This zone and the highest others, ${columns.shown} of ${columns.all}, are in the table.`] : []),
      ].join(" "),
    label: (name: string): string => `CO₂ in ${name} over the day`,
    point: (hour: string, concentration: string, share: string, isHighest: boolean): string =>
      `${hour}: ${concentration}, ${share} of the people${isHighest ? ", highest" : ""}`,
    highest: (concentration: string): string => `Highest ${concentration}`,
    limit: (concentration: string): string => `Limit ${concentration}`,
    peopleOf: (name: string): string => `People, ${name}`,
    co2Of: (name: string): string => `CO₂, ${name}`,
  },

  demandControl: {
    title: "Demand control",
    lead: (part: string, saved: string): string =>
      `Outdoor air of ${part} where it follows the people. Shaded: what is saved, ${saved} on the average of the day.`,
    label: "Outdoor air that follows the people",
    axis: (symbol: string): string => `Outdoor air, ${symbol}`,
    without: (design: string): string => `Without: ${design}`,
    point: (hour: string, airflow: string, saved: string): string => `${hour}: ${airflow}, ${saved} saved`,
    outdoorAir: "Outdoor air",
    saved: "Saved",
    part: (isSystem: boolean, zones: number): string => (isSystem ? "the system" : zones === 1 ? "the zone" : `the ${zones} zones`),
  },

  purge: {
    title: "Purge time",
    lead: (name: string, from: string, to: string): string => `${name} without people, from ${from} to ${to} with its outdoor air.`,
    label: (name: string): string => `CO₂ in ${name} while it is purged`,
    caption: (time: string): string => `Purged after ${time}`,
    purged: (concentration: string, time: string): string => `${concentration} after ${time}: purged`,
    point: (concentration: string, time: string): string => `${concentration} after ${time}`,
    changes: "Air changes of outdoor air that purge",
    time: "Purge time",
  },

  zone: "Zone",
  zoneWithValue: (zone: string, value: string): string => `${zone}: ${value}`,
  zoneName: (position: number): string => `Zone ${position}`,
  governs: "governs",
  rules: {
    title: "Which rule governs",
    lead: (shown: number, all: number): string =>
      `Supply airflow that each rule requires. Filled: the rule that governs.${remainder(shown, all)}`,
    label: "Supply airflow by zone and rule",
    governedBy: "Governed by",
  },

  balance: {
    title: "Air balance of the zones",
    lead: (shown: number, all: number): string =>
      `In: supply filled, transfer air hatched. Out: return air filled, exhaust and transfer air hatched. The difference leaks.${remainder(shown, all)}`,
    label: "Air brought into the zones and drawn off",
    supply: "Supply",
    transferIn: "Transfer air in",
    return: "Return",
    exhaust: "Exhaust",
    transferOut: "Transfer air out",
    leakage: "Leaks out",
    pressure: "Pressure",
    into: (zone: string): string => `${zone}: in`,
    outOf: (zone: string): string => `${zone}: out`,
  },

  efficiencies: {
    title: "Zone ventilation efficiency",
    lead: (shown: number, all: number): string =>
      `The lowest one is that of the system.${shown < all ? ` The ${shown} lowest of ${all}; the table has all.` : ""}`,
    zoneName: (name: string, isCritical: boolean): string => (isCritical ? `${name}, critical` : name),
    critical: "critical",
    efficiency: "Ventilation efficiency",
    fraction: "Outdoor air fraction",
    outdoorAir: "Zone outdoor air",
    minimum: "Minimum primary airflow",
  },

  co2Axis: (symbol: string): string => `CO₂, ${symbol}`,
  timeAxis: (symbol: string): string => `Time, ${symbol}`,
  hourOfDay: "Hour of the day",
  hour: "Hour",
};
