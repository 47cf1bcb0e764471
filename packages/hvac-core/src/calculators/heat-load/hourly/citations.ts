import { fundamentals2017, fundamentals2021, type Citation } from "../../../sources/index.ts";

/** The radiant time series method. */
export const methodCitation: Citation = { source: fundamentals2021, locator: "ch. 18, section 6" };
export const conductionCitation: Citation = { source: fundamentals2021, locator: "ch. 18, eqs. 30 and 31" };
export const radiantCitation: Citation = { source: fundamentals2021, locator: "ch. 18, Tables 19 and 20" };
/** Heat delayed by conduction and radiant series. */
export const seriesCitation: Citation = { source: fundamentals2021, locator: "ch. 18, eqs. 30, 31 and 33" };
export const glassCitation: Citation = { source: fundamentals2017, locator: "ch. 15 and 18" };
export const climateCitation: Citation = { source: fundamentals2017, locator: "ch. 14" };
export const coilCitation: Citation = { source: fundamentals2017, locator: "ch. 1, adiabatic mixing and cooling" };
