import { measures, workSections, type WorkSectionStandardId } from "@org/hvac-core/costing";
import type { SchemaRequest } from "firebase/ai";
import { plainText } from "./plainText.ts";
import { texts } from "./texts.ts";
import { instruction } from "./instructionTexts.ts";

/** A line of the bill in the request. */
export interface SentItem {
  readonly description: string;
  readonly workSection: string;
  readonly quantity: number | null;
  readonly unit: string;
  readonly rate: number | null;
}

/** Everything known of a bill and its project, of which the user selects the parts to send. */
export interface BillSubject {
  /** The kind of project, in words. */
  readonly projectType: string;
  readonly standard: WorkSectionStandardId | "own";
  readonly unitSystem: "Imperial" | "Metric";
  readonly currency: string;
  readonly project?: { readonly name: string; readonly description: string } | undefined;
  /** Files of the project with their headline results. */
  readonly files: readonly { readonly kind: string; readonly name: string; readonly result: string }[];
  readonly items: readonly SentItem[];
}

/** Parts of a subject that may be left out. The kind of project, units and standard are always sent. */
export const sentParts = texts.parts;

/** A part of a subject that may be left out. */
export type SentPart = keyof typeof sentParts;

/** The request, complete. */
export interface SuggestionRequest {
  readonly instruction: string;
  /** The subject as JSON. */
  readonly data: string;
  /** The schema of the answer, in the form of the service. */
  readonly schema: SchemaRequest;
}

/** Maximum sizes of a request and of an answer. */
export const limits = { items: 300, files: 50, text: 200, reason: 300, suggestions: 40 } as const;

const short = (text: string): string => plainText(text).slice(0, limits.text);

function instructionFor({ standard, unitSystem }: BillSubject): string {
  return instruction({
    maxItems: limits.suggestions - 10,
    isMetric: unitSystem === "Metric",
    ...(standard !== "own" && { sections: workSections[standard] }),
  });
}

const text = (description?: string): SchemaRequest => ({ type: "string", ...(description !== undefined && { description }) });

function schemaFor({ standard }: BillSubject): SchemaRequest {
  return {
    type: "object",
    properties: {
      items: {
        type: "array",
        maxItems: limits.suggestions,
        items: {
          type: "object",
          properties: {
            description: text(),
            workSection: standard === "own" ? text() : { type: "string", enum: workSections[standard].sections.map(({ code }) => code) },
            unit: { type: "string", enum: Object.keys(measures) },
            quantity: { type: "number", nullable: true },
            rate: { type: "number", nullable: true },
            rateSource: { type: "string", nullable: true },
            reason: text(),
            source: text(),
          },
          required: ["description", "unit", "reason", "source"],
        },
      },
    },
    required: ["items"],
  };
}

/**
 * The request for a bill, with the parts of its subject that may be sent.
 *
 * @param subject the bill and its project
 * @param parts to send; rates only with their items
 */
export function requestFor(subject: BillSubject, parts: ReadonlySet<SentPart>): SuggestionRequest {
  const { projectType, unitSystem, currency, project, files, items } = subject;
  const withRates = parts.has("rates");
  const data = {
    projectType,
    units: unitSystem,
    ...(parts.has("project") &&
      project && { project: { name: short(project.name), description: plainText(project.description).slice(0, 2000) } }),
    ...(parts.has("files") &&
      files.length > 0 && {
        files: files.slice(0, limits.files).map(({ kind, name, result }) => ({ kind, name: short(name), result: short(result) })),
      }),
    ...(parts.has("items") && {
      ...(withRates && { currency }),
      items: items
        .slice(0, limits.items)
        .map(({ description, workSection, quantity, unit, rate }) => ({
          description: short(description),
          ...(workSection !== "" && { workSection: short(workSection) }),
          ...(quantity !== null && { quantity }),
          unit,
          ...(withRates && rate !== null && { rate }),
        })),
    }),
  };
  return { instruction: instructionFor(subject), data: JSON.stringify(data, undefined, 1), schema: schemaFor(subject) };
}
