import { unreadTextsIn } from "@org/hvac-core/kernel";
import * as z from "zod/mini";
import { fileCollections } from "../collections.ts";
import { isDocumentId } from "../paths.ts";
import { issue, type Issue } from "./issue.ts";
import { listedNames } from "./listedNames.ts";
import { listedResults } from "./listedResults.ts";
import { nameText, shortText, storedName, storedText, storedTime } from "./fields.ts";
import { limits, maxContentBytes, maxContentLevels, maxRequestBytes } from "./limits.ts";
import { hasStorableTexts, levelsOf, sentBytes, storedBytes } from "./storable.ts";
import { dataInRows, plainData } from "./storedInput.ts";
import { summaryCurrency } from "./summaryCurrency.ts";
import { type PlainRecord, fieldMap, fileData, type FileData } from "./fileData.ts";
import { texts } from "./texts.ts";

/** The reason why a document cannot hold this content, in columns as it is written; `undefined` where it can. */
function whyNotStorable(data: FileData): string | undefined {
  const written = plainData(data);
  // In order: content that is too deep is not measured.
  if (levelsOf(written) > maxContentLevels) return texts.manyLevels(maxContentLevels);
  if (!hasStorableTexts(written)) return texts.unstorableText;
  const over = storedBytes(written) - maxContentBytes;
  if (over > 0) return texts.contentTooLarge(maxContentBytes / 1000, Math.ceil(over / 1000));
  return sentBytes(written) > maxRequestBytes ? texts.manyValues : undefined;
}

/** Content that Firestore can store: it is checked before it is written, so that the server refuses nothing later. */
export const storableData = fileData.check((payload) => {
  const message = whyNotStorable(payload.value);
  if (message !== undefined) payload.issues.push({ code: "custom", message, input: payload.value });
});

/** Content of a document, written by this version or an earlier one. */
const storedData = z.pipe(z.transform(dataInRows), fileData);

/** Content together with the versions that made it. */
const versioned = {
  calculatorVersion: z.int({ error: texts.notVersion }).check(z.minimum(1)),
  engineVersion: shortText(limits.versionLength),
};

/** A file to write; the server adds the times. Its size is checked before it is written, and not when it is read. */
export const fileContent = z.object({ name: nameText(limits.nameLength), ...versioned, data: storableData });
/** A saved file as stored. `movedFrom` is its former project, `movedAt` the time of its last move. */
export const storedFile = z.extend(fileContent, {
  name: storedName(limits.nameLength),
  data: storedData,
  createdAt: storedTime,
  updatedAt: storedTime,
  movedFrom: z.optional(z.string()),
  movedAt: z.optional(storedTime),
});

/** The content of an explicit save; `note` says why. With `issue` it is an issued report. */
export const revisionContent = z.object({
  note: shortText(limits.noteLength),
  ...versioned,
  data: storableData,
  /** Issued reports only. */
  issue: z.optional(issue),
});
export const storedRevision = z.extend(revisionContent, {
  note: storedText(limits.noteLength),
  data: storedData,
  /** The server's time of storing; for an imported revision the time in the imported file. */
  createdAt: storedTime,
  /** The time at which an issued report was imported from a file: only that file says who issued it, and when. */
  importedAt: z.optional(storedTime),
});

/** Kinds of load, which have separate sums; empty for a file of neither kind. */
const modes = ["Cooling", "Heating", ""] as const;
/** Severity of the warnings that lists mark: a limit is passed, a caution, or neither. */
const remarks = ["limit", "caution", ""] as const;
export type Mode = (typeof modes)[number];
export type Remark = (typeof remarks)[number];

/** The kind of load that an input calculates. */
export function modeOf({ calculationMode }: PlainRecord): Mode {
  return calculationMode === "Cooling" || calculationMode === "Heating" ? calculationMode : "";
}

/** The summary of a file for lists, in a separate document, so that no list reads inputs. The server adds the times. */
export const summaryContent = z.object({
  projectId: z.string().check(z.refine(isDocumentId, { error: texts.notId })),
  collection: z.enum(fileCollections),
  /** The file's name, which was checked when it was entered. */
  name: storedName(limits.nameLength),
  /** The input's unit system; empty without one. */
  unitSystem: z.enum(["Metric", "Imperial", ""]),
  /** The headline results: `{totalLoad: {value, quantity}}`, numbers in SI. */
  results: fieldMap(limits.summaryResults),
  /** A cooling or a heating load: each has a separate sum. */
  mode: z.optional(z.enum(modes)),
  /** The most severe warning of its results; `undefined` where it was imported. */
  remark: z.optional(z.enum(remarks)),
});
export const storedSummary = z.extend(summaryContent, { createdAt: storedTime, updatedAt: storedTime });

/** The currency of an input, as lists need it to write amounts. */
function currencyIn(input: FileData["input"]): PlainRecord {
  const currency = ["currency", "currencySign", "currencyDecimals"].flatMap((name) => {
    const value = input[name];
    return typeof value === "string" && value.length <= limits.nameLength ? [[name, value] as const] : [];
  });
  return Object.fromEntries(currency);
}

/** Number of headline results in a summary: the rest is for the currency and what else lists show. */
const maxHeadlines = limits.summaryResults - 4;

/**
 * The headline results of a file, the currency of amounts of money, and what else lists show and search.
 *
 * @param headline the calculator's names of them
 */
export function summaryResults(data: FileData, headline: readonly string[]): PlainRecord {
  const { input, results } = data;
  const isScalar = (result: unknown): boolean => {
    const { value, quantity } = (result ?? {}) as { readonly value?: unknown; readonly quantity?: unknown };
    return typeof quantity === "string" && (typeof value === "number" || (typeof value === "string" && value.length <= limits.nameLength));
  };
  const names = headline.filter((name) => Object.hasOwn(results, name) && isScalar(results[name])).slice(0, maxHeadlines);
  const summary = names.map((name) => {
    const { value, quantity } = results[name] as { readonly value: number | string; readonly quantity: string };
    return [name, { value, quantity }] as const;
  });
  const hasMoney = summary.some(([, { quantity }]) => quantity === "money");
  // A file that cannot be calculated has no results at all: lists say why.
  const isRefused = Object.keys(results).length === 0;
  return {
    ...listedResults(data),
    ...Object.fromEntries(summary),
    ...(hasMoney && { [summaryCurrency]: currencyIn(input) }),
    ...(isRefused && { [listedNames.unread]: { value: unreadTextsIn(input).length, quantity: "count" } }),
  };
}

export type FileContent = z.infer<typeof fileContent>;
export type RevisionContent = z.infer<typeof revisionContent>;
/** The content of an issued report. */
export type IssuedContent = RevisionContent & { readonly issue: Issue };
export type SavedFile = z.infer<typeof storedFile> & { readonly id: string };
export type Revision = z.infer<typeof storedRevision> & { readonly id: string };
/** An issued report as stored. */
export type IssuedRevision = Revision & { readonly issue: Issue };
/** A file as lists show it. */
export type FileSummary = z.infer<typeof storedSummary> & { readonly id: string };
