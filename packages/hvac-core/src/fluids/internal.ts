/* What other rooms of the engine use beside the published door. */
export { glycolOnly, liquidFields, liquidOf } from "./liquid.ts";
export { liquidCitation, liquidFormula } from "./liquidFormulas.ts";
export { backgroundConductivityOf, conductivityEnhancement, correlationLength, viscosityOf, waterCritical } from "./waterTransport.ts";
export { type Liquid, liquidNames } from "./liquid.ts";
