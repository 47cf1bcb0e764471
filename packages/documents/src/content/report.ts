import type { ReportContent } from "./reportTypes.ts";

/**
 * Level of detail of a report. Each level adds to the one before it: answers with warnings and schedules (`summary`), results (`results`), inputs
 * (`inputs`), steps with repeated rows as tables below their formulas (`tables`), every step of every row (`full`). `schedules` has the schedules
 * alone. Two levels of a bill are for third parties: `priced` omits the build-up of rates, `unpriced` all money.
 */
export type ReportLevel = "summary" | "results" | "inputs" | "tables" | "full" | "schedules" | "priced" | "unpriced";

export type Paper = "A4" | "LETTER";

/** Texts of a title block below the name of the document; empty ones are left out. */
export interface TitleBlockTexts {
  readonly projectNumber: string;
  readonly preparedBy: string;
  readonly checkedBy: string;
  readonly revision: string;
  readonly date: string;
}

/** Texts that distinguish an issued report from a plain printout. */
export interface IssueTexts {
  readonly issuedBy: string;
  /** Purpose of the issue; may be empty. */
  readonly purpose: string;
  /** SHA-256 of the stored issue, in hexadecimal digits. */
  readonly hash: string;
  /** Printed time at which the server received it. */
  readonly receivedAt?: string;
  /** Printed time of the import. The issuer and the time of issue come from the imported file and are unverified. */
  readonly importedAt?: string;
}

export interface ReportCompany {
  readonly name: string;
  readonly location: string;
  /** Picture as data URL: PNG, JPEG or WebP. */
  readonly logo: string | null;
}

/** A drawing of the page, sharp at any size. */
export interface ReportFigure {
  readonly title: string;
  readonly description: string;
  /** A continuation of the previous figure. */
  readonly isFurther?: true;
  readonly svg: string;
  /** px */
  readonly width: number;
  readonly height: number;
}

/** A calculation of a report. */
export interface ReportPart {
  readonly content: ReportContent;
  readonly figures: readonly ReportFigure[];
  /** Reason why figures of the page are missing. */
  readonly figuresNote?: string;
}

/**
 * Contents of a document as plain data: the same report always gives the same pages. Nothing in it is markup: texts are printed unchanged, and
 * drawings come from our figures.
 */
export interface Report {
  readonly title: string;
  /** Scope of the document: one calculation, or a project. */
  readonly kind: "calculation" | "project";
  readonly project?: string;
  readonly company?: ReportCompany;
  readonly titleBlock: TitleBlockTexts;
  readonly issue?: IssueTexts;
  readonly paper: Paper;
  readonly level: ReportLevel;
  readonly decimalMark: "." | ",";
  readonly parts: readonly ReportPart[];
}
