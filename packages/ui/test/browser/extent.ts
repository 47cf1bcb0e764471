import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    readonly isAll: boolean;
  }
}

/** `isAll` of `@tooling/testing/extent`, which a browser cannot read from the environment. */
export const isAll = inject("isAll");
