import { Unzip, UnzipInflate } from "fflate";
import { UnreadableFileError } from "@org/form/importing";

/** What is taken of an archive, and why it is not read, in words. */
export interface ArchiveQuestion {
  readonly isWanted: (name: string) => boolean;
  /** How many files it may consist of, and how many bytes those may have that are wanted. */
  readonly maxFiles: number;
  readonly maxBytes: number;
  readonly damaged: string;
  readonly tooManyFiles: string;
  readonly tooLarge: string;
}

/** The files of an archive that are wanted, and the names of all. */
export interface ArchiveContent {
  readonly files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  readonly names: readonly string[];
}

/**
 * Unpacks those files of an archive that are wanted, and stops at the byte that is too many: what an archive says of its sizes is not believed.
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
    const own: Uint8Array[] = [];
    chunks.set(file.name, own);
    file.ondata = (error, chunk) => {
      // What is refused here comes back as an error of the unpacking.
      if (error) throw error instanceof UnreadableFileError ? error : new UnreadableFileError(damaged);
      total += chunk.length;
      if (total > maxBytes) throw new UnreadableFileError(tooLarge);
      own.push(chunk);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  // In small pieces: of a bomb no more than a few megabytes are unpacked before it is noticed.
  const step = 16_384;
  try {
    for (let at = 0; at < bytes.length; at += step) unzip.push(bytes.subarray(at, at + step), at + step >= bytes.length);
  } catch (error) {
    throw error instanceof UnreadableFileError ? error : new UnreadableFileError(damaged, { cause: error });
  }
  return { files: new Map([...chunks].map(([name, own]) => [name, joined(own)])), names };
}

function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}
