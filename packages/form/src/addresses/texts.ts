/** Notices about a link. */
export const texts = {
  unknownUnitSystem: "The unit system in the link does not exist.",
  laterVersion:
    "The link was made by a later version of this calculator. Reload the page to get that version; the inputs shown here are not the ones in the link.",
  unusableValue: (label: string): string => `${label}: the link’s value cannot be used; the default is used instead.`,
} as const;
