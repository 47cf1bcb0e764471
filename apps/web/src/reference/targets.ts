import { cards, type CardId } from "@org/hvac-core/cards";
import { loadCalculator } from "@org/hvac-core/loading";
import { notify } from "@org/ui/elements";
import { isTooLong, toSearchParams, type SearchParams } from "@org/form/addresses";
import { openInput, startInput, inUnitSystem, type AnyCalculator } from "@org/form/state";
import { preferredUnitSystem } from "@org/ui/surface";
import type { RegisteredRouter } from "@tanstack/react-router";
import { texts } from "./texts.ts";

/** Values that a calculator can begin with. */
export interface UseTarget {
  readonly calculator: CardId;
  /** Name of the use, if there are several: “Use in Heat load: as supply air”. */
  readonly as?: string;
  /** Fields of the calculator as a program states them: numbers with units, `{ value, unit }`; the others are as a new page has them. */
  readonly input: Readonly<Record<string, unknown>>;
}

/** The words on what uses a target; `undefined` of a calculator that has no page. */
export function targetTitle({ calculator, as }: UseTarget): string | undefined {
  const card = cards.find(({ id }) => id === calculator);
  if (!card || card.route === null) return undefined;
  return `${texts.useInTitle(card.title)}${as === undefined ? "" : `: ${as}`}`;
}

/** The link's parameters that open a calculator with the values, shown in the reader's units. */
export function targetParams(definition: AnyCalculator, { input }: UseTarget): SearchParams {
  const unitSystem = preferredUnitSystem();
  const opened = openInput(definition, { ...startInput(definition, unitSystem), ...input });
  return toSearchParams(definition, inUnitSystem(definition, opened.input, unitSystem));
}

/** Opens a calculator with the values, as a link does: a draft that is there is left alone. */
export async function openTarget(router: Pick<RegisteredRouter, "navigate">, target: UseTarget): Promise<void> {
  const definition = await loadCalculator(target.calculator);
  const route: string | null | undefined = cards.find(({ id }) => id === target.calculator)?.route;
  if (!definition || route === undefined || route === null) return;
  const search = targetParams(definition, target);
  if (isTooLong(search)) return notify({ message: texts.tooLong, tone: "error" });
  await router.navigate({ to: route, search });
}
