import { texts } from "./texts.ts";
/** First bytes of the archives in which weather files are published. */
const zip = [0x50, 0x4b, 0x03, 0x04];
const weatherFile = /\.(?:epw|ddy|stat)$/i;

const maxPackedBytes = 30_000_000;
/** Maximum size: an hourly EPW has 1.5 MB, one with steps of a few minutes some twenty times as much. */
const maxBytes = 60_000_000;

export type WeatherPackage = { readonly files: readonly File[] } | { readonly problem: string };

/** Weather files in an archive: EPW, DDY and STAT. A file that is not an archive is returned as the only one. */
export async function weatherFilesIn(file: File): Promise<WeatherPackage> {
  const start = new Uint8Array(await file.slice(0, zip.length).arrayBuffer());
  if (!zip.every((byte, index) => start[index] === byte)) return { files: [file] };
  if (file.size > maxPackedBytes) return { problem: texts.archive.tooLargePacked };
  const { unpacked } = await import("@org/documents/archive");
  try {
    const { files } = unpacked(new Uint8Array(await file.arrayBuffer()), {
      isWanted: (name) => weatherFile.test(name) && !/(?:^|\/)(?:__MACOSX\/|\.)/.test(name),
      maxFiles: 2000,
      maxBytes,
      damaged: texts.archive.damaged,
      tooManyFiles: texts.archive.tooManyFiles,
      tooLarge: texts.archive.tooLarge,
    });
    const weatherFiles = [...files].map(([name, bytes]) => new File([bytes], name.split("/").at(-1)!));
    return weatherFiles.length > 0 ? { files: weatherFiles } : { problem: texts.archive.noWeatherFile };
  } catch (error) {
    if (!(error instanceof Error) || error.name !== "UnreadableFileError") throw error;
    return { problem: error.message };
  }
}

/** The single file of a kind in an archive, or the problem that there is no such file, or more than one. */
export async function oneFileIn(file: File, kind: "epw" | "ddy" | "stat"): Promise<{ readonly file: File } | { readonly problem: string }> {
  const read = await weatherFilesIn(file);
  if ("problem" in read) return read;
  if (read.files[0] === file) return { file };
  const matches = read.files.filter(({ name }) => name.toLowerCase().endsWith(`.${kind}`));
  if (matches.length > 1) return { problem: texts.archive.several(matches.length, kind) };
  return matches[0] ? { file: matches[0] } : { problem: texts.archive.none(kind) };
}
