import { isBelow } from "../../../quantity/tolerance.ts";
import { inGroup, numbersOf, ofPart } from "../../../kernel/index.ts";
import { ductNumbers } from "../ductNumbers.ts";
import { hasAir, type CalculatedDucts, type DuctSection, type SectionWithAir } from "../ductState.ts";
import { airPaths } from "../options.ts";
import { imbalanceOf } from "./fans.ts";

/** A section, with the system that it is in. */
export type SectionInSystem<Section = DuctSection> = Section & { readonly ducts: CalculatedDucts };
type Section = SectionInSystem<SectionWithAir>;

const { number, text, optional } = numbersOf<Section>();
const any = numbersOf<SectionInSystem>();

const withAir = (section: SectionInSystem): Section | undefined => (hasAir(section) ? section : undefined);

/** Loss of the path that ends at a section; undefined where none ends. */
const pathLossOf = ({ ducts: { balance }, index }: Section): number | undefined => balance.paths[index] ?? undefined;

function isCritical({ ducts: { balance, fans }, index, place }: Section): boolean {
  const { pathLoss } = fans[place.path]!;
  return !isBelow(pathLoss - balance.slack[index]!, pathLoss);
}

/** Results of a section, in a table for each group. One without air has no size, and nothing that follows from one. */
export const sectionNumbers = {
  ...inGroup("Size and air", {
    airflow: any.number("Airflow", "Q", "airFlow", ({ airflow }) => airflow, { help: "At the end towards the fan." }),
    air: any.text("Air", ({ place }) => airPaths[place.path]),
  }),
  ...ofPart(({ state }: SectionInSystem) => state, ductNumbers),
  ...ofPart(withAir, {
    ...inGroup("Losses", {
      junctionPressureLoss: number("Junction", "Δp_j", "pressure", ({ state }) => state.junction.loss, {
        help: "Where it leaves the section that it is connected to, with the change of size. Negative where the faster air draws the slower along.",
      }),
      equipmentPressureLoss: number("Equipment", "Δp_k", "pressure", ({ row }) => row.equipmentPressureDrop),
      pressureLoss: number("Section", "Δp_s", "pressure", ({ state }) => state.pressureLoss, {
        help: "Duct, fittings, junction and equipment.",
      }),
      pressureLossFromFan: number("From the fan to its end", "Δp_u", "pressure", ({ state }) => state.pressureLossFromFan),
      pathPressureLoss: optional.number("Path that ends here", null, "pressure", pathLossOf),
    }),
    ...inGroup("Balancing", {
      critical: text("Critical path", (section) => (isCritical(section) ? "Yes" : "No"), {
        help: "Whether it belongs to the path that the fan is chosen by.",
      }),
      greatestPath: number("Maximum path through it", "Δp_m", "pressure", ({ ducts, index }) => ducts.balance.through[index]!),
      slack: number("Excess pressure", "Δp_l", "pressure", ({ ducts, index }) => ducts.balance.slack[index]!, {
        help: "What the paths through it lose less than the critical one.",
      }),
      imbalance: optional.number("Imbalance", "b_p", "ratio", (section) => imbalanceOf(section, section.ducts), {
        help: "Of the path that ends here, before it is balanced.",
      }),
      toBalance: number("To balance in the section", "Δp_b", "pressure", ({ ducts, index }) => ducts.balance.toBalance[index]!),
      damperCoefficient: number(
        "Damper coefficient",
        "C_b",
        "number",
        ({ ducts, index, state }) => ducts.balance.toBalance[index]! / state.flow.velocityPressure,
        { help: "On the velocity in the section." },
      ),
      toBalanceAtTerminal: optional.number("To balance at its terminal", "Δp_bt", "pressure", (section) =>
        pathLossOf(section) === undefined ? undefined : section.ducts.balance.toBalanceAtEnd[section.index]!,
      ),
    }),
    ...inGroup("Pressures, leakage and heat", {
      startTotalPressure: number("Total pressure, end at the fan", "p_t1", "pressure", ({ state }) => state.startTotal, {
        help: "Of the junction at the end towards the fan, once balanced, against the surroundings.",
      }),
      endTotalPressure: number("Total pressure, far end", "p_t2", "pressure", ({ state }) => state.endTotal),
      startStaticPressure: number("Static pressure, end at the fan", "p_s1", "pressure", ({ state }) => state.startStatic),
      endStaticPressure: number("Static pressure, far end", "p_s2", "pressure", ({ state }) => state.endStatic),
    }),
  }),
};
