import { createContext } from "react";
import type { Suggest } from "@org/form/fields";

/** Suggestions of text fields, by their paths without row ids, such as `items.workSection`. */
export const TextSuggestions = createContext<Readonly<Record<string, Suggest>>>({});
