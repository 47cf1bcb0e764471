import type { UnitSystem } from "@org/hvac-core/quantity";
import { createContext, use, useCallback, useMemo } from "react";
import type { AddressParams } from "../page/pageAddress.ts";

/** Changes of the address; parameters that are `undefined` or empty are removed. */
export type AddressChanges = Readonly<Record<string, string | undefined>>;

/**
 * Changes the address of the page. The change takes effect immediately.
 *
 * @param changes parameters that change; the others stay
 * @param options `isStep`: the browser's button goes back to what was before
 */
export type ChangeAddress = (changes: AddressChanges, options?: { readonly isStep?: boolean }) => void;

/** Interface of the reference page for its topics. */
export interface ReferencePlace {
  readonly params: AddressParams;
  readonly change: ChangeAddress;
  /** Opens a topic or a place in one as a step in the browser's history, and focuses it. */
  readonly open: (address: AddressParams) => void;
  readonly unitSystem: UnitSystem;
}

export const ReferenceContext = createContext<ReferencePlace | undefined>(undefined);

export function useReferencePlace(): ReferencePlace {
  const place = use(ReferenceContext);
  if (!place) throw new Error("This part stands outside of the reference.");
  return place;
}

/** Unit system of the reference. */
export function useReferenceUnits(): UnitSystem {
  return useReferencePlace().unitSystem;
}

/** Changes the state of a topic. A value that is `undefined` or empty is removed from the address, which then means the default. */
export type ChangeTopicState<S> = (changes: Partial<{ readonly [K in keyof S]: string | undefined }>) => void;

/**
 * State of a topic in the address, so that a link reproduces it.
 *
 * @param read reads the state from parameters that anybody may have written; a function of the module, so that the state stays the same object
 * @returns the state, and what changes it; names of the state are names of parameters, save `topic` and `q`, which are the page's
 */
export function useTopicState<S extends object>(read: (params: AddressParams) => S): readonly [S, ChangeTopicState<S>] {
  const { params, change } = useReferencePlace();
  const state = useMemo(() => read(params), [read, params]);
  const changeState: ChangeTopicState<S> = useCallback((changes) => change(changes as AddressChanges), [change]);
  return [state, changeState];
}

/** Reads a parameter with several options; the first option where the text is not one of them. */
export function readOneOf<T extends string>(text: string | undefined, options: readonly [T, ...T[]]): T {
  return options.find((option) => option === text) ?? options[0];
}

/** Reads a numeric parameter with a decimal point; `fallback` where the text is not a number or is out of range. */
export function readNumber(text: string | undefined, fallback: number, { min = -Infinity, max = Infinity } = {}): number {
  const value = text === undefined || text.trim() === "" ? Number.NaN : Number(text);
  return Number.isFinite(value) && value >= min && value <= max ? value : fallback;
}
