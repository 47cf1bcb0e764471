const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** Head of a weather file without design conditions. */
export const header = [
  "LOCATION,Testville,CO,USA,TMY3,724666,39.5,-104.8,-7.0,1790",
  "DESIGN CONDITIONS,0",
  "DATA PERIODS,1,1,Data,Sunday,1/1,12/31",
];

/** A year whose dry bulb is a sine of the year: it exceeds 15 + 18·cos(πp) for the share p of its hours. */
export function sineYear(): string[] {
  let hour = 0;
  return monthLengths.flatMap((days, month) =>
    Array.from({ length: days * 24 }, (_, index) => {
      const dryBulb = 15 - 18 * Math.cos((2 * Math.PI * hour++) / 8760);
      const flags = "?9?9?9?9E0?9?9";
      const rest = "82000,0,0,300,400,500,120,0,0,0,0,270,3.1,2,2";
      return `1999,${month + 1},${Math.floor(index / 24) + 1},${(index % 24) + 1},0,${flags},${dryBulb.toFixed(2)},-20,10,${rest}`;
    }),
  );
}

/** Lines as a file to be opened. */
export const epw = (lines: readonly string[]): { name: string; mimeType: string; buffer: Buffer } => ({
  name: "testville.epw",
  mimeType: "application/octet-stream",
  buffer: Buffer.from(lines.join("\r\n")),
});
