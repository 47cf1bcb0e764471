import { stored } from "../elements/storedItems.ts";
import { isRecord } from "@org/form/state";
import { looseName, type Head, type RememberedHeads } from "@org/form/importing";

const nameOf = (calculator: string, list: string): string => `${calculator}.${list}`;

/** Maximum number of remembered titles for a list. */
const maxTitles = 300;

/** Targets of columns of files that the user has selected on this device before. */
export function rememberedHeads(calculator: string, list: string): RememberedHeads {
  const entries = stored.importedHeads.read(nameOf(calculator, list)) ?? {};
  return Object.fromEntries(
    Object.entries(entries).flatMap(([title, head]) => {
      if (!isRecord(head) || typeof head["key"] !== "string" || typeof head["unit"] !== "string") return [];
      return [[title, { key: head["key"], unit: head["unit"] }]];
    }),
  );
}

/** Remembers the targets of columns where the user's selection differs from the automatic one. */
export function rememberHeads(calculator: string, list: string, chosen: readonly Head[], read: readonly Head[]): void {
  const keyOf = ({ target }: Head): string | undefined => (target.type === "field" ? target.key : target.type === "none" ? "" : undefined);
  const changed = chosen.flatMap((head, index) => {
    const before = read[index];
    const key = keyOf(head);
    const title = looseName(head.title);
    if (title === "" || key === undefined || (before && keyOf(before) === key && before.unit === head.unit)) return [];
    return [[title, { key, unit: head.unit }] as const];
  });
  if (changed.length === 0) return;
  const entries = Object.entries({ ...rememberedHeads(calculator, list), ...Object.fromEntries(changed) });
  stored.importedHeads.write(Object.fromEntries(entries.slice(-maxTitles)), nameOf(calculator, list));
}
