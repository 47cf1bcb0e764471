/** What takes the place of all that is entered: an example by its title, or the defaults. */
export type Replacement = { readonly title: string; readonly example: object } | "defaults";
