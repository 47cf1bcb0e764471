/** Lowest and highest value. */
export type Range = readonly [lowest: number, highest: number];

/** One number of ours next to those of others. */
export interface ProvingResult {
  readonly quantity: string;
  /** Symbol as it is printed; empty for a number without unit. */
  readonly unit: string;
  readonly ours: number;
  /** Values by the name of the program or publication. */
  readonly programs: Readonly<Record<string, number>>;
  /** Range of the programs (`bandOf`), if ours is compared with it. */
  readonly band?: Range;
  /** Range that a standard accepts, or a printed number with its tolerance. */
  readonly accepted?: Range;
  /** Why ours is outside a range; required there, refused elsewhere. */
  readonly reason?: string;
  /** Largest distance from the range that the reason explains, in the unit. */
  readonly upTo?: number;
}

/** What the product opens for a case. */
export interface OpensAs {
  /** Id of a calculator. */
  readonly calculator: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** Name of a year of weather in docs/proving/weather, which the file gets as its field `weather`. */
  readonly weather?: string;
  /** What the file has otherwise than the case, in sentences; empty if nothing. */
  readonly differences: readonly string[];
  /** Results of the calculator for the input, for those quantities of the case that it has. */
  readonly results?: () => readonly FileResult[];
}

/** A result that the product shows for a file. */
export interface FileResult {
  readonly quantity: string;
  readonly unit: string;
  readonly value: number;
}

/** One case of a set. */
export interface ProvingCase {
  /** Lower case, for the address of its page. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Plain JSON data: keys end in their unit. */
  readonly inputs: unknown;
  readonly opensAs?: OpensAs;
  /** What the calculators do not have of a case that none opens, in sentences. */
  readonly notAFile?: readonly string[];
  /** Why the accepted range is as wide as it is. */
  readonly because?: string;
  /** Results of others are kept for an unseen check: ours are computed, and compared with nothing. */
  readonly isHeldBack?: true;
  readonly results: () => readonly ProvingResult[];
}

/** Cases of one standard or source. */
export interface ProvingSet {
  /** Lower case, for the address of its page and the name of its file in docs/proving. */
  readonly id: string;
  readonly title: string;
  /** Standard, edition, section, programs and where their numbers were read. */
  readonly source: string;
  /** Exact words of what was run, with counts. */
  readonly claim: (counts: ProvingCounts) => string;
  readonly cases: readonly ProvingCase[];
  /** Cases of the usual test run; all if absent. */
  readonly usual?: readonly string[];
}

/** Counts of a set; those of results leave out what is held back. */
export interface ProvingCounts {
  /** Cases with results of others. */
  readonly cases: number;
  /** Cases of which every result is within its ranges. */
  readonly casesWithin: number;
  readonly casesHeldBack: number;
  /** Results of others that ours are compared with. */
  readonly compared: number;
  /** Results within every range they have. */
  readonly within: number;
  /** Results with a band of programs, and those within it. */
  readonly withBand: number;
  readonly withinBand: number;
  /** Results with an accepted range, and those within it. */
  readonly withAccepted: number;
  readonly withinAccepted: number;
}

/** Range of the programs. */
export function bandOf(programs: ProvingResult["programs"]): Range {
  const values = Object.values(programs);
  return [Math.min(...values), Math.max(...values)];
}

const outside = (value: number, range: Range): number => Math.max(0, range[0] - value, value - range[1]);

/** Distances of ours from its ranges, in the unit; absent within. */
export interface Beyond {
  readonly band?: number;
  readonly accepted?: number;
}

/** How far ours is outside; undefined within both ranges. */
export function beyondOf({ ours, band, accepted }: ProvingResult): Beyond | undefined {
  const distances = { band: band ? outside(ours, band) : 0, accepted: accepted ? outside(ours, accepted) : 0 };
  if (distances.band === 0 && distances.accepted === 0) return undefined;
  return { ...(distances.band > 0 && { band: distances.band }), ...(distances.accepted > 0 && { accepted: distances.accepted }) };
}

/** A case whose results were computed, or read from its file. */
export interface JudgedCase {
  readonly isHeldBack?: boolean | undefined;
  readonly results: readonly { readonly band?: Range; readonly accepted?: Range; readonly beyond?: Beyond | undefined }[];
}

export function countsOf(cases: readonly JudgedCase[]): ProvingCounts {
  const compared = cases.filter(({ isHeldBack }) => !isHeldBack);
  const results = compared.flatMap((each) => each.results);
  const withBand = results.filter(({ band }) => band);
  const withAccepted = results.filter(({ accepted }) => accepted);
  return {
    cases: compared.length,
    casesWithin: compared.filter((each) => each.results.every(({ beyond }) => !beyond)).length,
    casesHeldBack: cases.length - compared.length,
    compared: results.length,
    within: results.filter(({ beyond }) => !beyond).length,
    withBand: withBand.length,
    withinBand: withBand.filter(({ beyond }) => beyond?.band === undefined).length,
    withAccepted: withAccepted.length,
    withinAccepted: withAccepted.filter(({ beyond }) => beyond?.accepted === undefined).length,
  };
}
