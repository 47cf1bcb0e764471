import { createContext } from "react";
import type { Suggest } from "@org/form/fields";

/** What text fields suggest, by their names without the ids of rows, such as `items.workSection`. */
export const TextSuggestions = createContext<Readonly<Record<string, Suggest>>>({});
