import { Unzip, UnzipInflate } from "fflate";
import { UnreadableFileError } from "@org/form/importing";

/** The wanted files of an archive, its limits, and the error messages. */
export interface ArchiveQuestion {
  readonly isWanted: (name: string) => boolean;
  /** Maximum number of files, and maximum size of the wanted ones, bytes. */
  readonly maxFiles: number;
  readonly maxBytes: number;
  readonly damaged: string;
  readonly tooManyFiles: string;
  readonly tooLarge: string;
}

/** The wanted files of an archive, and the names of all files. */
export interface ArchiveContent {
  readonly files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  readonly names: readonly string[];
}

/**
 * Unpacks the wanted files of an archive, and stops at the first byte over the limit: the sizes in the archive are not trusted.
 *
 * @throws {UnreadableFileError} when it is damaged or too large
 */
export function unpacked(bytes: Uint8Array, question: ArchiveQuestion): ArchiveContent {
  const { isWanted, maxFiles, maxBytes, damaged, tooManyFiles, tooLarge } = question;
  const chunks = new Map<string, Uint8Array[]>();
  const names: string[] = [];
  let total = 0;
  const unzip = new Unzip((file) => {
    names.push(file.name);
    if (names.length > maxFiles) throw new UnreadableFileError(tooManyFiles);
    if (!isWanted(file.name)) return;
    if (chunks.has(file.name)) throw new UnreadableFileError(damaged);
    const fileChunks: Uint8Array[] = [];
    chunks.set(file.name, fileChunks);
    file.ondata = (error, chunk) => {
      // An error thrown here comes back as an error of the unpacking.
      if (error) throw error instanceof UnreadableFileError ? error : new UnreadableFileError(damaged);
      total += chunk.length;
      if (total > maxBytes) throw new UnreadableFileError(tooLarge);
      fileChunks.push(chunk);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  // Small pieces limit an archive bomb to a few megabytes before it is detected.
  const step = 16_384;
  try {
    for (let start = 0; start < bytes.length; start += step) unzip.push(bytes.subarray(start, start + step), start + step >= bytes.length);
  } catch (error) {
    throw error instanceof UnreadableFileError ? error : new UnreadableFileError(damaged, { cause: error });
  }
  return { files: new Map([...chunks].map(([name, fileChunks]) => [name, joined(fileChunks)])), names };
}

function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    all.set(chunk, offset);
    offset += chunk.length;
  }
  return all;
}
