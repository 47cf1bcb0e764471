/** Texts of a file's result in lists. */
export const texts = {
  named: (name: string, value: string): string => `${name} ${value}`,
  sizes: (sizes: string): string => `${sizes.includes(", ") ? "Sizes" : "Size"} ${sizes}`,
  mode: { Cooling: "Cooling", Heating: "Heating" },
  ofRooms: (result: string, rooms: number): string => `${result}, ${rooms === 1 ? "1 room" : `${rooms} rooms`}`,
  needsAttention: (count: number): string =>
    count === 0 ? "An input needs attention" : count === 1 ? "1 input needs attention" : `${count} inputs need attention`,
} as const;
