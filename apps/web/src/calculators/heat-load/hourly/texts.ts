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

  balance: {
    title: "Rooms by heat balance",
    lead: (shown: number, all: number): string =>
      `Highest sensible load of ${shown < all ? `the ${shown} of ${all} rooms with the largest differences` : "each room"} by the heat balance of its surfaces; hatched: what the radiant time series have more. These size the plant: they let no heat leave a room again, and take the mass of a representative room.`,
    label: "Sensible loads of rooms by heat balance and by radiant time series",
    remark: (difference: string, cause: string | undefined): string => (cause === undefined ? difference : `${difference}, ${cause}`),
    causes: { mass: "mass", glass: "glass", walls: "outer walls" },
    columns: {
      room: "Room",
      balance: "Heat balance",
      time: "Time by heat balance",
      series: "Radiant time series",
      seriesTime: "Time by time series",
      difference: "Difference",
      mass: "by mass",
      glass: "by glass",
      walls: "by outer walls",
      otherFloor: "Other floor covering",
      offAtNight: "Cooling off while empty",
    },
    unnamed: "Room",
    calculating: "Rooms by heat balance are being calculated.",
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
