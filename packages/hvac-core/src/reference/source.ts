/** The publication a row was taken from. */
export interface ReferenceSource {
  /** Name of the publication. */
  readonly title: string;
  /** Who issues it. */
  readonly publisher: string;
  /** Edition or year the numbers belong to. */
  readonly edition: string;
  /** Table, chapter or file within the publication. */
  readonly locator: string;
}

/**
 * What every reference row carries.
 *
 * `Key` is the key of the row's publication in the module's own `…Sources` constant, so that a citation costs one
 * short word per row and still leads to title, publisher, edition and locator.
 */
export interface ReferenceRow<Key extends string = string> {
  /** Stable name; it is stored in users' files and never changes meaning. */
  readonly id: string;
  /** What a user reads. */
  readonly label: string;
  /** Key into the module's sources. */
  readonly source: Key;
  /**
   * Present when only one source, or none in print, was at hand: show the value as "typical value, verify".
   * Absent for rows that were read in a source, or that two sources agree on.
   */
  readonly verify?: true;
  /** Disagreements between sources and conditions of use. */
  readonly note?: string;
}
