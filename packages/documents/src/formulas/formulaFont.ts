import url from "./font/stix-two-math.ttf?url";

/** Address of the font of formulas, as makers of documents read it. */
export const formulaFont: string = url;
