/** Limits that the security rules enforce too; a test compares the two. Lengths are those of `textLength`. */
export const limits = {
  nameLength: 120,
  descriptionLength: 2000,
  locationLength: 300,
  /** Of the logo as a data URL. */
  logoLength: 200_000,
  noteLength: 300,
  versionLength: 40,
  /** Of a line of a title block. */
  titleBlockLength: 80,
  /** Of the address of an account. Source: RFC 5321, 4.5.3.1.3: a path has at most 256 octets, two of them brackets. */
  addressLength: 254,
  /** Results of other files whose names an issued report keeps. */
  followedResults: 1000,
  inputFields: 300,
  resultFields: 500,
  /** Headline results in what lists show of a file. */
  summaryResults: 8,
} as const;

/** Largest content of one file, in bytes as Firestore counts them (`storedBytes`). It refuses documents over 1 MiB (1 048 576 bytes) with their names and overhead. */
export const maxContentBytes = 900_000;

/** Most bytes of the names of followed results in an issued report (`storedBytes`): beside the largest content they leave room in a document. */
export const maxFollowedBytes = 100_000;

/** Lists and groups that may stand in one another in a file's `data`, itself included. Firestore holds 20. */
export const maxContentLevels = 16;

/** Most bytes in one request (`sentBytes`). Firestore takes 10 MiB; the rest is for names of documents and what the protocol adds. */
export const maxRequestBytes = 8_000_000;
