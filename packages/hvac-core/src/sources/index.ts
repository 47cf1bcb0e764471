// Sources
export type { Citation, Evidence, Source } from "./source.ts";

// Handbooks
export * from "./handbooks.ts";

// Standards
export * from "./standards.ts";

// Buildings
export * from "./buildings.ts";

// Acoustics
export * from "./acoustics.ts";

// Papers and books
export * from "./literature.ts";

// Other sources
export * from "./others.ts";
