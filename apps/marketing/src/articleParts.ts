import type { AstroComponentFactory } from "astro/runtime/server/index.js";

const files = import.meta.glob<{ readonly default: AstroComponentFactory }>(
  ["./components/{Chart,Figure,Sources,Value}.astro", "./figures/*.astro"],
  { eager: true },
);

/** Components that an article uses without importing them: these, and each file of src/figures, by the file's name. */
export const articleParts = Object.fromEntries(
  Object.entries(files).map(([path, file]) => [path.replace(/^.*\/|\.astro$/g, ""), file.default]),
);
