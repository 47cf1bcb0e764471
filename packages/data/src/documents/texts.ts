/** Reasons why a document cannot be stored or read. They complete a sentence that begins with the name of a field: "name must be text." */
export const texts = {
  /** @param field its path, or `document` */
  sentence: (field: string, problem: string): string => `${field} ${problem}.`,
  document: "The document",
  missing: "is missing or of another type",
  blank: "is blank",
  tooLarge: "is too large",
  notText: "must be text",
  notTime: "must be a time",
  notId: "must be an id",
  notVersion: "must be a version",
  notHash: "must be a hash",
  notPicture: "must be a PNG, JPEG or WebP picture",
  notPlain: "holds something other than text, numbers, flags and lists of them",
  brokenCharacter: "holds a broken character",
  unstorableText: "holds a name or a text that cannot be stored",
  manyValues: "holds too many values",
  manyLines: "has more than one line",
  tooLong: (maxLength: number): string => `is longer than ${maxLength} characters`,
  manyFields: (max: number): string => `has more than ${max} fields`,
  manyEntries: (max: number): string => `has more than ${max} entries`,
  manyLevels: (max: number): string => `holds more than ${max} lists and groups in one another`,
  contentTooLarge: (maxKilobytes: number, excess: number): string =>
    `is larger than ${maxKilobytes} kB by ${excess} kB. Move some of its rows to another file`,
} as const;
