/** The cost of an operation for the security rules. */
export interface RulesCost {
  /** Evaluated expressions, as production counts them (packages/data/test/rules/README.md). */
  readonly expressions: number;
  /** Documents read. */
  readonly reads: number;
}

/** Maximum cost of each operation of a user: a test measures it against firestore.rules. */
export const rulesCost = {
  createProject: { expressions: 58, reads: 0 },
  updateProject: { expressions: 59, reads: 0 },
  deleteProject: { expressions: 6, reads: 0 },
  createSite: { expressions: 56, reads: 1 },
  updateSite: { expressions: 38, reads: 0 },
  deleteSite: { expressions: 6, reads: 0 },
  createFile: { expressions: 153, reads: 1 },
  /** The new place of a file; the old one is `deleteFile`. */
  moveFile: { expressions: 181, reads: 3 },
  updateFile: { expressions: 134, reads: 0 },
  deleteFile: { expressions: 13, reads: 0 },
  createRevision: { expressions: 146, reads: 1 },
  /** A revision that is an issued report. */
  createIssue: { expressions: 335, reads: 1 },
  /** The new place of an issued report that goes with its file; the old one is `deleteRevision`. */
  moveIssue: { expressions: 85, reads: 3 },
  deleteRevision: { expressions: 41, reads: 1 },
  /** An earlier state of a file that is kept automatically, and the list of these. */
  keepVersion: { expressions: 121, reads: 1 },
  listVersions: { expressions: 82, reads: 1 },
  deleteVersion: { expressions: 13, reads: 0 },
  writeSummary: { expressions: 110, reads: 0 },
  deleteSummary: { expressions: 6, reads: 0 },
  requestRemoval: { expressions: 114, reads: 0 },
  deleteRemoval: { expressions: 6, reads: 0 },
  writeProfile: { expressions: 77, reads: 0 },
  deleteProfile: { expressions: 6, reads: 0 },
} as const satisfies Readonly<Record<string, RulesCost>>;

/** An operation that the security rules judge. */
export type RulesOperation = keyof typeof rulesCost;

/**
 * Maximum cost of a batch that no server refuses. Source: Firebase, "Security Rules limits": 1,000 expressions for a request, 20 documents read for a batch.
 * It does not say whether the writes of a batch share the 1,000; a tenth is left, because the counting was measured and is not documented.
 */
export const certainBudget: RulesCost = { expressions: 900, reads: 20 };

/** Maximum cost of a batch where each write has 1,000 expressions, as with Google's emulator, and the batch shares only the documents read. */
export const likelyBudget: RulesCost = { expressions: Infinity, reads: 20 };
