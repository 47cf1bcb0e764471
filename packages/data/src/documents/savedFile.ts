import * as z from "zod/mini";
import { fileCollections } from "../collections.ts";
import { isDocumentId } from "../paths.ts";
import { issue, type Issue } from "./issue.ts";
import { nameText, shortText, storedName, storedText, storedTime } from "./fields.ts";
import { limits, maxContentBytes, maxContentLevels, maxRequestBytes } from "./limits.ts";
import { hasStorableTexts, levelsOf, sentBytes, storedBytes } from "./storable.ts";
import { dataInRows, plainData } from "./storedInput.ts";
import { summaryCurrency } from "./summaryCurrency.ts";
import { type PlainRecord, fieldMap, fileData, type FileData } from "./fileData.ts";

/** Why a document cannot hold this content, in columns as it is written; `undefined` where it can. */
function whyNotStorable(data: FileData): string | undefined {
  const written = plainData(data);
  // One after the other: what is too deep is not measured.
  if (levelsOf(written) > maxContentLevels) return `holds more than ${maxContentLevels} lists and groups in one another`;
  if (!hasStorableTexts(written)) return "holds a name or a text that cannot be stored";
  const over = storedBytes(written) - maxContentBytes;
  if (over > 0) return `is larger than ${maxContentBytes / 1000} kB by ${Math.ceil(over / 1000)} kB. Move some of its rows to another file`;
  return sentBytes(written) > maxRequestBytes ? "holds too many values" : undefined;
}

/** The same, as far as Firestore can hold it: checked before it is written, so that nothing is refused only when it is on its way. */
export const storableData = fileData.check((payload) => {
  const message = whyNotStorable(payload.value);
  if (message !== undefined) payload.issues.push({ code: "custom", message, input: payload.value });
});

/** Content as it stands in a document, of this version or an earlier one. */
const storedData = z.pipe(z.transform(dataInRows), fileData);

/** Content together with the versions that made it. */
const versioned = {
  calculatorVersion: z.int({ error: "must be a version" }).check(z.minimum(1)),
  engineVersion: shortText(limits.versionLength),
};

/** What is stated of a file; the server adds the times. Its size is checked before it is written, and not again whenever it is read. */
export const fileContent = z.object({ name: nameText(limits.nameLength), ...versioned, data: storableData });
/** A saved file as stored. `movedFrom` is the project that it stood in before, `movedAt` the time since when it stands where it is. */
export const storedFile = z.extend(fileContent, {
  name: storedName(limits.nameLength),
  data: storedData,
  createdAt: storedTime,
  updatedAt: storedTime,
  movedFrom: z.optional(z.string()),
  movedAt: z.optional(storedTime),
});

/** What an explicit save keeps; `note` says why. With `issue` it is an issued report. */
export const revisionContent = z.object({
  note: shortText(limits.noteLength),
  ...versioned,
  data: storableData,
  /** Of an issued report alone. */
  issue: z.optional(issue),
});
export const storedRevision = z.extend(revisionContent, {
  note: storedText(limits.noteLength),
  data: storedData,
  /** Of an issued report the time at which the server received it; of an imported one what the imported file states. */
  createdAt: storedTime,
  /** When an issued report was imported from a file: nobody but that file says who issued it, and when. */
  importedAt: z.optional(storedTime),
});

/** Kinds of load that are not added up with one another; empty for a file that is neither. */
const modes = ["Cooling", "Heating", ""] as const;
/** How grave a remark is that engineers should see: a limit that is passed, a caution, or none of them. */
const remarks = ["limit", "caution", ""] as const;
export type Mode = (typeof modes)[number];
export type Remark = (typeof remarks)[number];

/** Whether an input asks for a cooling or a heating load. */
export function modeOf({ calculationMode }: PlainRecord): Mode {
  return calculationMode === "Cooling" || calculationMode === "Heating" ? calculationMode : "";
}

/** What lists show of a file, in a document of its own, so that no list reads inputs. The server adds the times. */
export const summaryContent = z.object({
  projectId: z.string().check(z.refine(isDocumentId, { error: "must be an id" })),
  collection: z.enum(fileCollections),
  /** The file's, which was checked when it was entered. */
  name: storedName(limits.nameLength),
  /** Of the input; empty where it states none. */
  unitSystem: z.enum(["Metric", "Imperial", ""]),
  /** The headline results: `{totalLoad: {value, quantity}}`, numbers in SI. */
  results: fieldMap(limits.summaryResults),
  /** Whether it is a cooling or a heating load: their sums are two. */
  mode: z.optional(z.enum(modes)),
  /** The gravest remark of its results; `undefined` where it was imported. */
  remark: z.optional(z.enum(remarks)),
});
export const storedSummary = z.extend(summaryContent, { createdAt: storedTime, updatedAt: storedTime });

/** What an input states of its currency, as lists need it to write amounts. */
function currencyIn(input: FileData["input"]): PlainRecord {
  const stated = ["currency", "currencySign", "currencyDecimals"].flatMap((name) => {
    const value = input[name];
    return typeof value === "string" && value.length <= limits.nameLength ? [[name, value] as const] : [];
  });
  return Object.fromEntries(stated);
}

/**
 * The headline results of a file's content, and with amounts of money their currency.
 *
 * @param headline their names, as the calculator states them
 */
export function summaryResults({ input, results }: FileData, headline: readonly string[]): PlainRecord {
  const isScalar = (result: unknown): boolean => {
    const { value, quantity } = (result ?? {}) as { readonly value?: unknown; readonly quantity?: unknown };
    return typeof quantity === "string" && (typeof value === "number" || (typeof value === "string" && value.length <= limits.nameLength));
  };
  const found = headline.filter((name) => Object.hasOwn(results, name) && isScalar(results[name])).slice(0, limits.summaryResults - 1);
  const summary = found.map((name) => {
    const { value, quantity } = results[name] as { readonly value: number | string; readonly quantity: string };
    return [name, { value, quantity }] as const;
  });
  const hasMoney = summary.some(([, { quantity }]) => quantity === "money");
  return { ...Object.fromEntries(summary), ...(hasMoney && { [summaryCurrency]: currencyIn(input) }) };
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
