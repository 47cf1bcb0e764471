import type { Path } from "@org/hvac-core/kernel";
import { createContext, use } from "react";
import { texts } from "./texts.ts";

/** Paths of the fields whose values differ between the selected rows. */
export const MixedFields = createContext<ReadonlySet<Path>>(new Set());

/** Placeholder of a field whose values differ. */
export const useMixedPlaceholder = (path: Path): string | undefined => (use(MixedFields).has(path) ? texts.mixed : undefined);
