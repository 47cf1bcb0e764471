import type { Field } from "./fields.ts";

/** Properties that a field of a type may have as well as the arguments of its builder. */
export type Rest<F extends Field, Arguments extends string> = Partial<Omit<F, "type" | "label" | Arguments>>;

/** A misspelt property is refused, although its type is inferred. */
export type Known<Given, All> = { readonly [Name in Exclude<keyof Given, keyof All>]: never };

/** The rest as it was given: the type that a result is assigned to says nothing about it. */
export type Given<R> = R extends infer Rest ? Rest : never;
