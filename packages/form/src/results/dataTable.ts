import type { Bar } from "./shareBars.ts";

export interface DataColumn {
  readonly key: string;
  readonly label: string;
  readonly unit: string;
  readonly isText: boolean;
}

/** A part of the sum: 0…1, negative for what relieves it, and in words. */
export interface Share {
  readonly part: number;
  readonly bar: Bar | undefined;
  readonly text: string;
}

export interface DataRow {
  readonly id: string;
  readonly cells: readonly string[];
  readonly share?: Share | undefined;
  /** Path of the result whose step the row leads to. */
  readonly result?: string | undefined;
}
