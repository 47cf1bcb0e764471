/** Texts of the reference tables. */
export const texts = {
  search: "Search the reference tables",
  groups: {
    wall: "Walls",
    roof: "Roofs",
    floor: "Floors",
    partition: "Partitions",
    windows: "Windows with their frame",
    glazings: "Glass without its frame",
    schedules: "Weekdays, by kind of space",
  },
  insulation: "Insulation",
  constructionDetail: (uValue: string, mass: string): string => `U ${uValue} · ${mass}`,
  windowDetail: (uValue: string, shgc: string): string => `U ${uValue} · SHGC ${shgc}`,
  uses: { occupancy: "people", lighting: "lighting", equipment: "equipment" },
  schedule: (space: string, use: string): string => `${space}, ${use}`,
};
