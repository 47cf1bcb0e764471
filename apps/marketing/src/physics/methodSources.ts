import type { CardId } from "@org/hvac-core/cards";

/** The publications that the physics of a planned calculator follows, by their keys in the bibliography of docs/validation.json. */
export const methodSources: Readonly<Partial<Record<CardId, readonly string[]>>> = {
  boq: ["smacna-duct", "dw-144", "astm-a653", "pipe-standards"],
};
