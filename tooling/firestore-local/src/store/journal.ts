import {
  closeSync,
  existsSync,
  fchmodSync,
  fdatasyncSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import path from "node:path";
import { crc32 } from "node:zlib";
import type { Json } from "../values/json.ts";
import { isObject } from "../values/json.ts";

/** An append-only file of JSON records that are on the disk before `append` returns. */
export type Journal = {
  readonly append: (record: Json) => void;
  /** Puts these records in the place of everything written so far, in one step. */
  readonly replaceWith: (records: Iterable<Json>) => void;
  readonly bytes: () => number;
  readonly close: () => void;
};

/** Nobody but the owner reads or writes it. */
const ownerOnly = 0o600;

const header = { format: "firestore-local", version: 1 };

/**
 * Opens the file and hands every record in it to `replay`. A last line that was torn by a crash is cut off: it was never acknowledged. One that is whole
 * and damaged may have been, so `report` says that it is left out, and where it is kept.
 */
export function openJournal(file: string, replay: (record: Json) => void, report: (message: string) => void = console.error): Journal {
  const temporary = `${file}.compacting`;
  rmSync(temporary, { force: true });
  const isNew = !existsSync(file);
  let length = isNew ? 0 : readRecords(file, replay, report);
  let descriptor = openSync(file, isNew ? "w" : "r+", ownerOnly);
  // Also for a file that an older version left readable by others.
  fchmodSync(descriptor, ownerOnly);
  ftruncateSync(descriptor, length);
  let broken = false;

  const append = (record: Json): void => {
    if (broken) throw new Error(`${file} could not be written before; restart the server.`);
    const line = Buffer.from(encodeLine(record));
    try {
      writeWhole(descriptor, line, length);
      fdatasyncSync(descriptor);
      length += line.length;
    } catch (error) {
      broken = true;
      ftruncateSync(descriptor, length);
      fdatasyncSync(descriptor);
      broken = false;
      throw error;
    }
  };

  const replaceWith = (records: Iterable<Json>): void => {
    const replacement = openSync(temporary, "w", ownerOnly);
    let written = 0;
    try {
      for (const record of [header, ...records]) {
        const line = Buffer.from(encodeLine(record));
        writeWhole(replacement, line, written);
        written += line.length;
      }
      fsyncSync(replacement);
      renameSync(temporary, file);
    } catch (error) {
      closeSync(replacement);
      throw error;
    }
    syncDirectory(path.dirname(path.resolve(file)));
    closeSync(descriptor);
    descriptor = replacement;
    length = written;
  };

  if (length === 0) {
    append(header);
    syncDirectory(path.dirname(path.resolve(file)));
  }
  return { append, replaceWith, bytes: () => length, close: () => closeSync(descriptor) };
}

/** Replays the good records and returns the byte at which they end. */
function readRecords(file: string, replay: (record: Json) => void, report: (message: string) => void): number {
  const content = readFileSync(file);
  let good = 0;
  for (let line = 1; good < content.length; line += 1) {
    const newline = content.indexOf(10, good);
    const record = newline === -1 ? undefined : decodeLine(content.toString("utf8", good, newline));
    if (record === undefined) {
      const isLast = newline === -1 || newline === content.length - 1;
      if (isLast && (line > 1 || isStartOfJournal(content))) {
        if (newline !== -1) keepDamagedLine(file, content.subarray(good), line, report);
        return good;
      }
      throw new Error(
        `${file} is damaged in line ${line}: it is not the work of this server, or the disk has changed it. Move it away to start empty.`,
      );
    }
    if (line === 1) requireHeader(file, record);
    else replay(record);
    good = newline + 1;
  }
  return good;
}

function keepDamagedLine(file: string, bytes: Buffer, line: number, report: (message: string) => void): void {
  const damagedFile = `${file}.damaged`;
  writeFileSync(damagedFile, bytes, { mode: ownerOnly });
  report(`Line ${line} of ${file}, the last, is damaged: its changes are lost. The line is kept in ${damagedFile}.`);
}

/** A crash while the very first line was written leaves a part of it; any other content belongs to another program. */
function isStartOfJournal(content: Buffer): boolean {
  return encodeLine(header).startsWith(content.toString("utf8"));
}

function requireHeader(file: string, record: Json): void {
  if (isObject(record) && record["format"] === header.format && record["version"] === header.version) return;
  throw new Error(`${file} is not a data file of this version of firestore-local.`);
}

function encodeLine(record: Json): string {
  const text = JSON.stringify(record);
  return `${crc32(text).toString(16).padStart(8, "0")} ${text}\n`;
}

function decodeLine(line: string): Json | undefined {
  const text = line.slice(9);
  if (line[8] !== " " || line.slice(0, 8) !== crc32(text).toString(16).padStart(8, "0")) return undefined;
  return JSON.parse(text) as Json;
}

function writeWhole(descriptor: number, bytes: Buffer, position: number): void {
  for (let offset = 0; offset < bytes.length;) {
    offset += writeSync(descriptor, bytes, offset, bytes.length - offset, position + offset);
  }
}

/** A new name in a directory is durable only once the directory is; Windows cannot open one and does not need it. */
function syncDirectory(directory: string): void {
  if (process.platform === "win32") return;
  const descriptor = openSync(directory, "r");
  fsyncSync(descriptor);
  closeSync(descriptor);
}
