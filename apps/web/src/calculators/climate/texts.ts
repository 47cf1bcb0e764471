/** Texts of weather files. */
export const texts = {
  empty: "The file is empty.",
  tooLarge: "The file is larger than 20 MB; an EPW of a year of hours has about 1.5 MB.",
  readerMissing: "The weather file reader could not be loaded. Try again when you are connected.",
  archive: {
    tooLargePacked: "The archive is larger than 30 MB: unpack it and open the .epw file in it.",
    damaged: "The archive is damaged. Load it again, or unpack it and open the .epw file in it.",
    tooManyFiles: "The archive has more than 2000 files: unpack it and open the .epw file that you need.",
    tooLarge: "Unpacked, the weather files of the archive are larger than 60 MB: unpack it and open the .epw file that you need.",
    noWeatherFile: "The archive has no .epw, .ddy or .stat file.",
    several: (count: number, kind: string): string => `The archive has ${count} .${kind} files: unpack it and open the one that you need.`,
    none: (kind: string): string => `The archive has no .${kind} file.`,
  },
};
