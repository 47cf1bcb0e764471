import type { ReportContent } from "./reportTypes.ts";

/**
 * How much a report says: answers with warnings and schedules (`summary`), the results besides (`results`), the inputs besides (`inputs`), the steps
 * with repeated rows as tables below their formulas (`tables`), or every step of every row (`full`); or the schedules alone. Of a bill also what goes
 * to others: `priced` tells nothing of how its rates are made up, `unpriced` no money at all.
 */
export type ReportLevel = "summary" | "results" | "inputs" | "tables" | "full" | "schedules" | "priced" | "unpriced";

export type Paper = "A4" | "LETTER";

/** What a title block says besides the name of the document; empty texts are left out. */
export interface TitleBlockTexts {
  readonly projectNumber: string;
  readonly preparedBy: string;
  readonly checkedBy: string;
  readonly revision: string;
  readonly date: string;
}

/** What tells an issued report from one that anybody prints. */
export interface IssueTexts {
  readonly issuedBy: string;
  /** What it is issued for; may be empty. */
  readonly purpose: string;
  /** SHA-256 over what is kept of it, in hexadecimal digits. */
  readonly hash: string;
  /** When the server received it, as it is printed. */
  readonly receivedAt?: string;
  /** When it was imported, as it is printed: nobody but the imported file says who issued it, and when. */
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
  /** It belongs to the figure before it. */
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
  /** Why figures are missing that the page has. */
  readonly figuresNote?: string;
}

/**
 * All that a document is made of, as plain data: from the same report the same pages are made, today and later. Nothing in it is markup: texts are
 * printed as they are, and drawings are those of our own figures.
 */
export interface Report {
  readonly title: string;
  /** What the document is of: one calculation, or a project. */
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
