/** Texts of the schedules of use. */
export const texts = {
  day: "Day",
  title: (space: string, day: string): string => `${space}, ${day}`,
  lead: "Hour by hour, as energy standards model it. Choose another space in the table.",
  legend: "Solid: people; dashed: lighting; dash-dot: equipment",
  hours: (hour: number): string => `${hour} to ${hour + 1}\u202fh`,
  point: (hours: string, shares: readonly string[]): string => `${hours}: ${shares.join(", ")}`,
  axes: { hour: "Hour of the day", share: "Share of the full value, %" },
  hour: "Hour",
};
