import { readFileSync } from "node:fs";

/** One case of a reference file: what went in and what an independent program or publication gives. */
export interface ReferenceCase<In, Out> {
  readonly id: string;
  readonly in: In;
  readonly out: Out;
  readonly quoted_from?: string;
  readonly quoted_tolerance?: Readonly<Record<string, number>>;
}

export interface ReferenceFile<In, Out> {
  readonly domain: string;
  readonly source: string;
  readonly version_or_commit: string;
  readonly cases: ReadonlyArray<ReferenceCase<In, Out>>;
}

/**
 * Reads one file of independent numbers from this folder. The caller states the keys it uses; the README of the
 * folder says where each file comes from.
 */
export function readReference<In = Record<string, number>, Out = Record<string, number>>(name: string): ReferenceFile<In, Out> {
  return JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), "utf8")) as ReferenceFile<In, Out>;
}
