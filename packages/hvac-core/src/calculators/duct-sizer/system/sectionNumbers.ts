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

/** Results of a section, in a table for each group. One without air has no size and no results that follow from it. */
export const sectionNumbers = {
  ...inGroup("Airflow", {
    airflow: any.number("Airflow", "Q", "airFlow", ({ airflow }) => airflow, { help: "At the fan end." }),
    air: any.text("Air", ({ place }) => airPaths[place.path]),
  }),
  ...ofPart(({ state }: SectionInSystem) => state, ductNumbers),
  ...ofPart(withAir, {
    ...inGroup("Losses", {
      junctionPressureLoss: number("Junction", "Δp_j", "pressure", ({ state }) => state.junction.loss, {
        help: "At the connection to the other section, including the change of size. Negative where faster air entrains slower air.",
      }),
      equipmentPressureLoss: number("Equipment", "Δp_k", "pressure", ({ row }) => row.equipmentPressureDrop),
      pressureLoss: number("Section total", "Δp_s", "pressure", ({ state }) => state.pressureLoss, {
        help: "Duct, fittings, junction and equipment.",
      }),
      pressureLossFromFan: number("Loss from the fan", "Δp_u", "pressure", ({ state }) => state.pressureLossFromFan),
      pathPressureLoss: optional.number("Path total", null, "pressure", pathLossOf),
    }),
    ...inGroup("Balancing", {
      critical: text("Critical path", (section) => (isCritical(section) ? "Yes" : "No"), {
        help: "Whether the section is on the path that sizes the fan.",
      }),
      maximumPathLoss: number("Longest path through it", "Δp_m", "pressure", ({ ducts, index }) => ducts.balance.through[index]!),
      slack: number("Excess pressure", "Δp_l", "pressure", ({ ducts, index }) => ducts.balance.slack[index]!, {
        help: "Margin of the longest path through it below the critical path.",
      }),
      imbalance: optional.number("Imbalance", "b_p", "ratio", (section) => imbalanceOf(section, section.ducts), {
        help: "Of the path that ends here, before balancing.",
      }),
      toBalance: number("To balance in the section", "Δp_b", "pressure", ({ ducts, index }) => ducts.balance.toBalance[index]!),
      damperCoefficient: number(
        "Damper coefficient",
        "C_b",
        "number",
        ({ ducts, index, state }) => ducts.balance.toBalance[index]! / state.flow.velocityPressure,
        { help: "Referred to the velocity in the section." },
      ),
      toBalanceAtTerminal: optional.number("To balance at the terminal", "Δp_bt", "pressure", (section) =>
        pathLossOf(section) === undefined ? undefined : section.ducts.balance.toBalanceAtEnd[section.index]!,
      ),
    }),
    ...inGroup("Total and static pressure", {
      startTotalPressure: number("Total pressure, fan end", "p_t1", "pressure", ({ state }) => state.startTotal, {
        help: "Of the junction at the fan end, after balancing, relative to the surroundings.",
      }),
      endTotalPressure: number("Total pressure, far end", "p_t2", "pressure", ({ state }) => state.endTotal),
      startStaticPressure: number("Static pressure, fan end", "p_s1", "pressure", ({ state }) => state.startStatic),
      endStaticPressure: number("Static pressure, far end", "p_s2", "pressure", ({ state }) => state.endStatic),
    }),
  }),
};
