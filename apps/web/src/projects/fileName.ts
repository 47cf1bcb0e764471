import type { CompleteInput } from "@org/hvac-core/kernel";
import type { AnyCalculator } from "@org/form/state";

/**
 * The name in an input, such as the room's: the calculator's first text field.
 *
 * @returns `undefined` without a name, or if it is the default
 */
export function nameIn({ fields }: AnyCalculator, complete: CompleteInput): string | undefined {
  const [name, field] = Object.entries(fields).find(([, { type }]) => type === "text") ?? [];
  const value = name === undefined ? undefined : complete[name];
  const isDefault = field !== undefined && "default" in field && value === field.default;
  return typeof value === "string" && value.trim() !== "" && !isDefault ? value.trim() : undefined;
}

/** Whether a file still has the name that it was created with: its kind's title, with a number if the title was taken. */
export function hasDefaultName(name: string, title: string): boolean {
  return name === title || (name.startsWith(`${title} `) && /^\d+$/.test(name.slice(title.length + 1)));
}
