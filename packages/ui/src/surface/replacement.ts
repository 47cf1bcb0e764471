/** Replacement of the whole input: an example by its title, or the defaults. */
export type Replacement = { readonly title: string; readonly example: object } | "defaults";
