import { joinPath, type WarningStatement } from "../../../kernel/index.ts";
import { formatQuantity, type QuantityKind } from "../../../quantity/index.ts";
import type { DuctValues } from "../schema.ts";
import type { SystemSection } from "./calculateSystem.ts";
import { sectionName } from "./sectionName.ts";

/** What to say of one section, with its name before it and its row behind its fields. */
export interface About {
  readonly name: string;
  readonly say: (value: number, kind: QuantityKind, digits?: number) => string;
  readonly warn: (warning: Omit<WarningStatement, "field" | "result">, field: string, result?: string) => WarningStatement;
}

/** How warnings of a section are said. */
export function about({ id, index }: Pick<SystemSection, "id" | "index">, values: DuctValues): About {
  return {
    name: sectionName(values, index),
    say: (value, kind, digits) => formatQuantity(value, kind, values.unitSystem, digits === undefined ? {} : { digits, trimZeros: true }),
    warn: (warning, field, result) => ({
      ...warning,
      field: joinPath("sections", id, field),
      ...(result !== undefined && { result: joinPath("sections", id, result) }),
    }),
  };
}
