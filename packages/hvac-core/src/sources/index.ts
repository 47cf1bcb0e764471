export * from "./acoustics.ts";
export * from "./buildings.ts";
export * from "./handbooks.ts";
export * from "./literature.ts";
export * from "./others.ts";
export type { Citation, Evidence, Source } from "./source.ts";
export * from "./standards.ts";
