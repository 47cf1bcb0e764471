/* Used by other folders of the engine, and not published. */
export { freezingMargin, liquidWarnings } from "./liquidWarnings.ts";
export { glycolOnly, liquidFields, liquidOf, liquidNames, type Liquid } from "./liquid.ts";
export { liquidCitation, liquidFormula } from "./liquidFormulas.ts";
export { backgroundConductivityOf, conductivityEnhancement, correlationLength, viscosityOf, waterCritical } from "./waterTransport.ts";
