import { fields } from "./schema.ts";

/** January to December. */
export const monthNames: readonly string[] = Object.values(fields.month.options);
