/** Texts of the charts of the hours. */
export const texts = {
  scope: { label: "Hours of", groups: { system: "Systems", zone: "Zones", room: "Rooms" } },

  totals: {
    title: "Block load and sum of room peaks",
    lead: "The block load sizes common equipment; the sum of peaks does not, as rooms peak at different hours.",
    label: "Loads of the project",
    block: "Block load",
    sum: "Sum of room peaks",
    separatePeaks: "each at its peak hour",
    plant: "Plant, with outdoor air and safety",
    heating: "Heating",
    designTemperature: "at the outdoor design temperature",
    load: "Load",
    value: "Value",
    when: "When",
    time: (month: string, hour: string): string => `${month}, ${hour}`,
  },

  year: {
    title: (name: string): string => `Hours of the year: ${name}`,
    lead: "Cooling load on the design day of each month.",
    label: (name: string): string => `Cooling load of ${name} by month and hour`,
    hint: "Choose an hour to see its day.",
  },

  hour: "Hour",
  day: {
    title: (month: string, scope: string): string => `Design day of ${month}: ${scope}`,
    lead: "Cooling load by its parts, sensible and latent together.",
    label: (scope: string, month: string): string => `Cooling load of ${scope} in ${month}`,
    total: "Total",
    month: "Month",
    axis: (symbol: string): string => `Cooling load, ${symbol}`,
  },
};
