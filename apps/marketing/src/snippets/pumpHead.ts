import { frictionRateAtFlow, pipeMaterial } from "@org/hvac-core/flow";
import { glycol, water } from "@org/hvac-core/fluids";

const { sizes, roughness } = pipeMaterial("steel40");
const bore = sizes.find(({ dn }) => dn === 80)!.insideDiameter;
const brine = glycol({ kind: "propylene", massFraction: 0.35, temperature: 7 });

export const waterFriction = frictionRateAtFlow(0.0063, bore, roughness, water({ temperature: 7 }));
export const brineFriction = frictionRateAtFlow(0.0063, bore, roughness, brine);
