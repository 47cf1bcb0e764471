/**
 * List prices in US dollars, as the pages named here gave them. Nothing could be looked up at the source when they were written down: look each up
 * again before a budget is made of them.
 */
export const prices = {
  /** When the copies of the price pages that were at hand were read. */
  read: "2026-11-23",
  firestore: {
    source: "https://cloud.google.com/firestore/pricing",
    location: "multi-region (nam5, eur3); most single regions cost about half",
    readsPer100k: 0.06,
    writesPer100k: 0.18,
    deletesPer100k: 0.02,
    storagePerGiB: 0.18,
    free: { readsPerDay: 50_000, writesPerDay: 20_000, deletesPerDay: 20_000, storageGiB: 1, egressGiB: 10 },
  },
  /** Not found in any copy of a price page: taken from memory of earlier years, and marked so in the table. */
  unverified: { backupPerGiB: 0.03, egressPerGiB: 0.12 },
  hosting: {
    source: "https://firebase.google.com/pricing",
    transferPerGB: 0.15,
    storagePerGB: 0.026,
    free: { transferGBPerDay: 0.36, storageGB: 10 },
  },
  /** reCAPTCHA, which App Check asks for each of its tokens. */
  recaptcha: {
    source: "https://cloud.google.com/recaptcha/docs/billing-information",
    freeAssessments: 10_000,
    /** For all assessments of a month up to `flatAssessments`. */
    flat: 8,
    flatAssessments: 100_000,
    eachAbove: 0.001,
  },
  identity: {
    source: "https://cloud.google.com/identity-platform/pricing",
    /** Dollars for each active user of a month above `from`, up to the next step: e-mail and password. */
    steps: [
      { from: 0, each: 0 },
      { from: 50_000, each: 0.0055 },
      { from: 100_000, each: 0.0046 },
      { from: 1_000_000, each: 0.0032 },
      { from: 10_000_000, each: 0.0025 },
    ],
  },
} as const;
