/** Texts of the climate stations. */
export const texts = {
  lead: "Design conditions are exceeded for a share of the hours of a year, at one station in each city. Degree days and climate zone are those of the typical year of 2009 to 2023. For any other site, open a weather file.",
  near: "Nearest to",
  nearPlaceholder: "Town, ZIP or 48.1, 11.6",
  nearUnknown: "Enter a town, a US ZIP code, or a position such as 48.1, 11.6 or 33°52′ S 151°12′ E.",
};
