/** Texts of the constructions. */
export const texts = {
  lead: "U-value with the surface resistances of the source; decrement factor, time lag and heat capacity for a period of a day (ISO 13786).",
  openInBuilder: (construction: string): string => `Open “${construction}” in the construction builder`,
  wallTarget: "U-value of the wall",
  roofTarget: "U-value of the roof",
  layersTarget: "layers, hour by hour",
};
