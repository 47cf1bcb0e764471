/** How archives begin, in which weather files are handed out. */
const zip = [0x50, 0x4b, 0x03, 0x04];
const weatherFile = /\.(?:epw|ddy|stat)$/i;

const maxPackedBytes = 30_000_000;
/** An hourly EPW has 1.5 MB, one in steps of minutes some twenty times as much. */
const maxBytes = 60_000_000;

export type WeatherPackage = { readonly files: readonly File[] } | { readonly problem: string };

/** The weather files that a package of them holds, EPW with DDY and STAT; a file that is none is itself. */
export async function weatherFilesIn(file: File): Promise<WeatherPackage> {
  const start = new Uint8Array(await file.slice(0, zip.length).arrayBuffer());
  if (!zip.every((byte, index) => start[index] === byte)) return { files: [file] };
  if (file.size > maxPackedBytes) return { problem: "The archive is larger than 30 MB: unpack it and open the .epw file in it." };
  const { unpacked } = await import("@org/documents/archive");
  try {
    const { files } = unpacked(new Uint8Array(await file.arrayBuffer()), {
      isWanted: (name) => weatherFile.test(name) && !/(?:^|\/)(?:__MACOSX\/|\.)/.test(name),
      maxFiles: 2000,
      maxBytes,
      damaged: "The archive is damaged. Load it again, or unpack it and open the .epw file in it.",
      tooManyFiles: "The archive has more than 2000 files: unpack it and open the .epw file that you need.",
      tooLarge: "Unpacked, the weather files of the archive are larger than 60 MB: unpack it and open the .epw file that you need.",
    });
    const found = [...files].map(([name, bytes]) => new File([bytes], name.split("/").at(-1)!));
    return found.length > 0 ? { files: found } : { problem: "The archive has no .epw, .ddy or .stat file." };
  } catch (error) {
    if (!(error instanceof Error) || error.name !== "UnreadableFileError") throw error;
    return { problem: error.message };
  }
}

/** The one file of a kind that a package holds, or in words why there is none. */
export async function oneFileIn(file: File, kind: "epw" | "ddy" | "stat"): Promise<{ readonly file: File } | { readonly problem: string }> {
  const read = await weatherFilesIn(file);
  if ("problem" in read) return read;
  if (read.files[0] === file) return { file };
  const own = read.files.filter(({ name }) => name.toLowerCase().endsWith(`.${kind}`));
  if (own.length > 1) return { problem: `The archive has ${own.length} .${kind} files: unpack it and open the one that you need.` };
  return own[0] ? { file: own[0] } : { problem: `The archive has no .${kind} file.` };
}
