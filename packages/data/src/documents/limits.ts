/** Limits that the security rules enforce too; a test compares the two. Lengths are those of `textLength`. */
export const limits = {
  nameLength: 120,
  descriptionLength: 2000,
  locationLength: 300,
  /** Length of the logo as a data URL. */
  logoLength: 200_000,
  noteLength: 300,
  versionLength: 40,
  /** Length of a line of a title block. */
  titleBlockLength: 80,
  /** Length of the address of an account. Source: RFC 5321, 4.5.3.1.3: a path has at most 256 octets, two of them brackets. */
  addressLength: 254,
  /** Number of linked results whose names an issued report stores. */
  linkedResults: 1000,
  /** Number of versions of a file that are kept automatically. */
  versions: 40,
  inputFields: 300,
  resultFields: 500,
  siteFields: 100,
  /** Number of headline results in a summary. */
  summaryResults: 8,
} as const;

/** Number of days that a deleted file or project waits in the bin. The security rules have it too. */
export const daysInBin = 30;

/** Maximum content of a file, in bytes as Firestore counts them (`storedBytes`). It refuses documents over 1 MiB (1 048 576 bytes) with their names and overhead. */
export const maxContentBytes = 900_000;

/** Maximum bytes of a site (`storedBytes`): thirteen series of months and some texts have 3 kB. */
export const maxSiteBytes = 50_000;

/** Maximum bytes of the names of linked results in an issued report (`storedBytes`): with the largest content they fit into a document. */
export const maxLinkBytes = 100_000;

/** Maximum content of the versions of a file together, in bytes as Firestore counts them. */
export const maxVersionBytes = 4_000_000;

/** Maximum nesting of lists and groups in a file's `data`, itself included. Firestore allows 20. */
export const maxContentLevels = 16;

/** Maximum bytes of a request (`sentBytes`). Firestore accepts 10 MiB; the rest is for names of documents and the protocol. */
export const maxRequestBytes = 8_000_000;
