/**
 * Origin of an expected number: print, a program that others wrote, our computation outside this library, or the definitions
 * alone.
 */
export type Evidence = "printed" | "program" | "own" | "definition";

/**
 * A publication, standard or program that a number or formula comes from. Every source is one constant: what several fields of
 * physics cite in `src/sources`, what one field cites in its own `sources.ts`. A citation holds the source itself, so there is no central list.
 */
export interface Source {
  /** Short name, unique in the library; the `@source` tag of a docstring names it. */
  readonly key: string;
  readonly title: string;
  /** Authors and publisher: "Green & Southard, McGraw-Hill". With the edition it is the short citation on a sheet. */
  readonly publisher: string;
  /** Year or edition, as printed on what was read. */
  readonly edition: string;
  readonly url?: string;
  /** Set where the original was not read: what was read instead, such as a program or a paper that restates it. */
  readonly readIn?: string;
  /** Evidence of its numbers, if it is not print. */
  readonly evidence?: Exclude<Evidence, "printed">;
}

/** A place in print: a source and the chapter, equation, table or page in it. */
export interface Citation {
  readonly source: Source;
  readonly locator?: string;
}
