import { joinPath, type WarningStatement } from "../../kernel/index.ts";
import { formatQuantity, type QuantityKind, type UnitSystem } from "../../quantity/index.ts";
import { mathematics, type Citation } from "../../sources/index.ts";
import type { DuctSection } from "./ductState.ts";

/** Source of warnings that follow from the input alone. */
export const fromInput: Citation = { source: mathematics };

/** Warnings of one duct: its name in their texts, and its row in the paths of their fields. */
export interface Subject {
  /** The duct at the beginning of a sentence, and within one. */
  readonly name: string;
  readonly nameWithin: string;
  readonly say: (value: number, kind: QuantityKind, digits?: number) => string;
  /** A warning of the duct. The message of a section begins with its name. */
  readonly warn: (warning: Omit<WarningStatement, "field" | "result">, field: string, result?: string) => WarningStatement;
}

/** Builder of the warnings of a duct. */
export function subjectOf({ name, path }: Pick<DuctSection, "name" | "path">, unitSystem: UnitSystem): Subject {
  return {
    name: name === "" ? "The duct" : name,
    nameWithin: name === "" ? "the duct" : name,
    say: (value, kind, digits) => formatQuantity(value, kind, unitSystem, digits === undefined ? {} : { digits, trimZeros: true }),
    warn: (warning, field, result) => ({
      ...warning,
      field: joinPath(path, field),
      ...(result !== undefined && { result: joinPath(path, result) }),
    }),
  };
}

/** A sentence about a duct, after its name where it has one. */
export function about({ name }: Pick<DuctSection, "name">, sentence: string): string {
  return name === "" ? sentence : `${name}: ${sentence[0]!.toLowerCase()}${sentence.slice(1)}`;
}
