import type { SiteCondition } from "@org/hvac-core/exchange/climate";
import type { ReactNode } from "react";

const conditions: Readonly<Record<SiteCondition, string>> = {
  "0.4": "0.4 % of the month",
  "2": "2 % of the month",
  "5": "5 % of the month",
  "10": "10 % of the month",
  "annual 0.4": "0.4 % of the year, months estimated",
  "annual 1": "1 % of the year, months estimated",
  "annual 2": "2 % of the year, months estimated",
};

/** Texts of the search for the place of a project. */
export const texts = {
  conditions,
  filled: (place: string, condition: SiteCondition, hasDepths: boolean): string =>
    `Place and design weather of ${place} filled in (exceeded ${conditions[condition]})${hasDepths ? "" : "; no optical depths within reach: those in the form are kept"}.`,
  place: (name: string, source: string): ReactNode => (
    <>
      Place: <strong>{name}</strong>. {source}.
    </>
  ),
};
