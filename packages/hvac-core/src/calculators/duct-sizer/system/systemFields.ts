import { choice, citing, inSection, list, onlyWhen, quantity } from "../../../kernel/index.ts";
import { fundamentals2021, smacnaSystems } from "../../../sources/index.ts";
import { amca201 } from "./sources.ts";
import { sectionFields } from "./sectionFields.ts";
import { sectionTable } from "./sectionTable.ts";
import { inSystem } from "../options.ts";

const duct = { source: fundamentals2021, locator: "ch. 21" };
const systemEffect = { source: amca201 };

/** Fields of a system as a whole. */
export const systemFields = {
  ...inSection(
    "sizing",
    onlyWhen(inSystem, {
      systemSizing: choice("Size sections by", { friction: "Friction rate", velocity: "Velocity", regain: "Static regain" }, "friction", {
        help: "A section may have another method.",
        source: duct,
      }),
      systemFriction: quantity("Friction rate", "R_t", "frictionRateAir", { Imperial: 0.1, Metric: 0.8 }, [0.02, 30], {
        usual: [0.4, 1.5],
        help: "For sections sized by it. 0.8 Pa/m (0.1 in of water per 100 ft) is usual.",
        source: duct,
      }),
      systemVelocity: quantity("Velocity", "V_t", "velocity", { Imperial: 1200, Metric: 6 }, [0.5, 40], {
        usual: [1.5, 20],
        help: "For sections sized by it, and for the first section where the others are sized by static regain.",
      }),
      regainFactor: quantity("Static regain factor", "k_R", "number", 0.75, [0.1, 1], {
        usual: [0.5, 0.95],
        help: "Share of the velocity pressure reduction at a junction that is regained as static pressure. For sizing only; losses are those of the junctions.",
        source: duct,
      }),
      transitionAngle: quantity("Transition angle", "θ_t", "angle", 30, [5, 180], {
        help: "Included angle where the size changes straight on.",
      }),
      balanceBy: choice("Balancing method", { damper: "Dampers", resize: "Smaller sections, then dampers" }, "damper", {
        help: "Smaller sections never lengthen the critical path, and keep within the velocity limit.",
        source: duct,
      }),
      allowedImbalance: quantity("Allowed imbalance", "b", "ratio", 0.15, [0, 1], {
        usual: [0.05, 0.3],
        help: "Margin below the critical path up to which a path needs no damper.",
        source: { source: smacnaSystems },
      }),
    }),
  ),
  sections: list("Sections", "section", 500, sectionFields, {
    outline: "parent",
    table: sectionTable,
    help: "Up to 500. Divide larger systems at a shaft: a file for each part, whose airflow and pressure are a terminal of the other.",
    section: "sections",
    when: [inSystem],
  }),
  ...inSection(
    "system",
    onlyWhen(inSystem, {
      supplyEquipmentDrop: quantity("Air handler, supply side", "Δp_sa", "pressure", 0, [0, 10_000], {
        help: "Coils, filters and silencers between the fan and the first supply section, unless the fan pressure already includes them.",
      }),
      returnEquipmentDrop: quantity("Air handler, return side", "Δp_ra", "pressure", 0, [0, 10_000], {
        help: "Filters, coils and dampers between the last return section and the fan.",
      }),
      exhaustEquipmentDrop: quantity("Exhaust fan accessories", "Δp_ea", "pressure", 0, [0, 10_000], {
        help: "Dampers, louvre and stack of the exhaust fan. The velocity pressure at its outlet is included.",
      }),
      ...citing(systemEffect, {
        outletEffectFactor: quantity("Outlet system effect factor", "C_so", "number", 0, [0, 20], {
          usual: [0, 3],
          help: "Loss coefficient on the velocity in the first supply section; zero with a straight discharge duct of the effective length. AMCA 201 gives it by the length of the outlet duct and the blast area.",
        }),
        inletEffectFactor: quantity("Inlet system effect factor", "C_si", "number", 0, [0, 20], {
          usual: [0, 3],
          help: "Loss coefficient on the velocity in the return section at the fan, for example of an elbow directly before the inlet. AMCA 201 gives it by the elbow and the length of duct after it.",
        }),
        exhaustEffectFactor: quantity("Exhaust fan system effect factor", "C_se", "number", 0, [0, 20], {
          usual: [0, 3],
          help: "Loss coefficient on the velocity in the exhaust section at the fan.",
        }),
      }),
      motorEfficiency: quantity("Motor efficiency", "η_m", "ratio", 0.9, [0.1, 1], {
        usual: [0.6, 0.97],
        help: "Including a variable speed drive, if any.",
      }),
    }),
  ),
} as const;
