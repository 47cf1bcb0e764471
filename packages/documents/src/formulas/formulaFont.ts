import url from "./font/stix-two-math.ttf?url";

/** Address of the formula font for documents. */
export const formulaFont: string = url;
