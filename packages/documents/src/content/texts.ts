/** Texts of reports beyond those of calculators. */
export const texts = {
  noResult: (reasons: string) => `No result: ${reasons}`,
  solvedFor: (unknown: string) => `Solved for ${unknown}:`,
  inSI: "This formula uses SI units; its numbers are inserted in SI.",
  share: "Share",
  total: (title: string) => `Total of ${title}`,
  assumed: "Assumed.",
  withAssumed: (text: string, origin = "assumed") => `${text} ${origin}`,
  withSource: (origin: string, citation: string) => `${origin}: ${citation}`,
  originOf: (labels: Iterable<string>, origin: string, citation: string) => `${[...labels].join(", ")} ${origin}: ${citation}.`,
  noneEntered: "None entered.",
  rates: "build-up of rates",
  origins: "where quantities come from",
  name: "Name",
  yes: "Yes",
  no: "No",
  sameForAll: (count: number) => (count === 2 ? "Same for both" : `Same for all ${count}`),
  links: {
    title: "Numbers from other files",
    from: (value: string, result: string) => `${value} from ${result}`,
    withRemark: (origin: string, remark: string) => `${origin}. ${remark}`,
    caution: (label: string, origin: string) => `${label}: ${origin}`,
  },
  schedules: { rooms: "Room sheet", coils: "Coil schedule", ducts: "Duct schedule", pipes: "Pipe schedule", pumps: "Pump schedule" },
  issued: {
    otherResults: "Results that this version no longer shows",
    inData: "in the data of the issue",
    unreadable: (names: string) => `Results in a form that cannot be read are left out: ${names}.`,
    stepsOfToday: (engine: string) => `Steps and remarks were written by engine ${engine}, which gives the same results.`,
    otherEngine: (issuedBy: string, printedBy: string) =>
      `Results are those of engine ${issuedBy}. Engine ${printedBy}, which prints this, gives others, so that steps, remarks and figures are left out.`,
  },
} as const;
