import { defineNumbers, inGroup, numbersOf, type ResultValues } from "../../kernel/index.ts";
import { energyOf, secondsPerYear, type EnergyState } from "./calculate.ts";
import type { EnergyCase } from "./evaluate.ts";
import { floorAreaOf, sumOf } from "./loads.ts";
import { carriers } from "./machines.ts";
import type { CaseValues, EnergyValues } from "./schema.ts";
import type { Swing } from "./sensitivity.ts";

const { number, text, rows, optional } = numbersOf<EnergyState>();
const best = ({ cases, ranking }: EnergyState): EnergyCase => cases[ranking[0]!]!;

/** A system as calculated, with its row and its place among the others. */
interface System extends EnergyCase {
  readonly rank: number;
  readonly row: CaseValues;
  readonly values: EnergyValues;
}
const system = numbersOf<System>();

function systemsOf({ cases, ranking, values }: EnergyState): System[] {
  return cases.map((each, index) => ({ ...each, rank: ranking.indexOf(index) + 1, row: values.cases[index]!, values }));
}

const energyOfAll = ({ costs }: EnergyCase): number => sumOf(carriers.flatMap((carrier) => costs.energy[carrier]));
const used = (energy: number): number | undefined => (energy > 0 ? energy : undefined);
const seconds = (years: number | undefined): number | undefined => (years === undefined ? undefined : years * secondsPerYear);
const assumption = numbersOf<Swing>();

export const numbers = defineNumbers({
  ...inGroup("Answer", {
    bestSystem: text("Lowest life-cycle cost", (of) => best(of).name),
    annualCost: number("Cost of the first year", "C_1", "money", (of) => best(of).annualCost, {
      help: "Energy, maintenance and priced emissions of the system of the lowest life-cycle cost.",
    }),
    lifeCycleCost: number("Life-cycle cost", "C_L", "money", (of) => best(of).life.cost.total, {
      help: "Its present value over the study period.",
    }),
    netSavings: optional.number(
      "Net savings",
      "S_N",
      "money",
      (of) => (of.cases.length > 1 ? (best(of).comparison?.netSavings ?? 0) : undefined),
      { help: "Present value, against the base case; nothing where that is the best." },
    ),
  }),
  cases: rows(
    "Systems",
    systemsOf,
    {
      name: system.text("System", ({ name }) => name),
      rank: system.number("Rank", "n_r", "count", ({ rank }) => rank, { help: "By life-cycle cost." }),
      ...inGroup("Loads", {
        heatingLoad: system.optional.number("Heating load of the year", "Q_h", "energy", ({ row, year }) =>
          row.heating === "none" ? undefined : sumOf(year.loads.heating),
        ),
        coolingLoad: system.optional.number("Cooling load of the year", "Q_c", "energy", ({ row, year }) =>
          row.cooling === "none" ? undefined : sumOf(year.loads.cooling),
        ),
      }),
      ...inGroup("Energy by use", {
        heatingEnergy: system.optional.number("Heating energy", "E_h", "energy", ({ year }) => used(energyOf(year, "heating"))),
        backupEnergy: system.optional.number("Backup heating energy", "E_x", "energy", ({ year }) => used(energyOf(year, "backup")), {
          help: "Electric resistance, for what the heat pump cannot give.",
        }),
        coolingEnergy: system.optional.number("Cooling energy", "E_c", "energy", ({ year }) => used(energyOf(year, "cooling"))),
        fansEnergy: system.optional.number("Fan energy", "E_f", "energy", ({ year }) => used(energyOf(year, "fans"))),
        pumpsEnergy: system.optional.number("Pump energy", "E_p", "energy", ({ year }) => used(energyOf(year, "pumps"))),
        otherEnergy: system.optional.number("Other electricity", "E_q", "energy", ({ year }) => used(energyOf(year, "other"))),
      }),
      ...inGroup("Energy by carrier", {
        electricity: system.number("Electricity", "E_e", "energy", ({ costs }) => sumOf(costs.energy.electricity)),
        generated: system.optional.number("On-site generation", "E_a", "energy", ({ costs }) => costs.own && sumOf(costs.own.generated)),
        bought: system.optional.number("Electricity bought", "E_b", "energy", ({ costs }) => costs.own && sumOf(costs.own.taken), {
          help: "What own electricity leaves, hour by hour.",
        }),
        exported: system.optional.number("Electricity exported", "E_v", "energy", ({ costs }) => costs.own && sumOf(costs.own.given)),
        gas: system.optional.number("Gas", "E_g", "energy", ({ costs }) => used(sumOf(costs.energy.gas)), {
          help: "Gross calorific value.",
        }),
        oil: system.optional.number("Oil", "E_l", "energy", ({ costs }) => used(sumOf(costs.energy.oil)), {
          help: "Gross calorific value.",
        }),
        districtHeat: system.optional.number("District heat", "E_d", "energy", ({ costs }) => used(sumOf(costs.energy.districtHeat))),
        districtCooling: system.optional.number("District cooling", "E_k", "energy", ({ costs }) =>
          used(sumOf(costs.energy.districtCooling)),
        ),
        energy: system.number("Total energy", "E_t", "energy", energyOfAll),
        intensity: system.number("Energy per floor area", "I_e", "energyPerArea", (of) => energyOfAll(of) / floorAreaOf(of.values), {
          help: "Of a year, as delivered to the building.",
        }),
        peakDemand: system.number("Peak electric demand", "P_x", "electricPower", ({ year }) => Math.max(...year.demand)),
      }),
      ...inGroup("Cost of the first year", {
        electricityCost: system.number("Electricity cost", "C_e", "money", ({ costs }) => costs.electricity.total),
        exportCredit: system.optional.number(
          "Credit for exports",
          "C_v",
          "money",
          ({ costs }) => costs.own && sumOf(costs.electricity.months.map((month) => month.exportCredit)),
          { help: "Taken off in the cost of electricity. Of net metering the energy is set off instead." },
        ),
        fuelCost: system.number("Fuel and district energy cost", "C_f", "money", ({ costs }) => costs.fuelCost),
        emissions: system.optional.number("Emissions", "m_c", "mass", ({ costs }) => costs.emissions, {
          help: "CO₂ equivalent of a year; open where a factor is missing.",
        }),
        emissionCost: system.optional.number("Cost of emissions", "C_m", "money", ({ costs }) =>
          costs.emissions === undefined ? undefined : costs.emissionCost,
        ),
        annualCost: system.number("Cost of the first year", "C_a", "money", ({ annualCost }) => annualCost, { help: "With maintenance." }),
      }),
      ...inGroup("Life cycle", {
        lifeCycleCost: system.number("Life-cycle cost", "C_n", "money", ({ life }) => life.cost.total),
        netSavings: system.optional.number("Net savings", "S_n", "money", ({ comparison }) => comparison?.netSavings, {
          help: "Life-cycle cost of the base case less its own.",
        }),
        savingsToInvestment: system.optional.number(
          "Savings-to-investment ratio (SIR)",
          "x_s",
          "number",
          ({ comparison }) => comparison?.savingsToInvestment,
          { help: "SIR: present value of what is saved in operation, over that of the additional investment." },
        ),
        adjustedRateOfReturn: system.optional.number(
          "Adjusted rate of return",
          "r_a",
          "ratio",
          ({ comparison }) => comparison?.adjustedRateOfReturn,
          { help: "AIRR: savings are invested again at the discount rate." },
        ),
        rateOfReturn: system.optional.number("Internal rate of return", "r_i", "ratio", ({ comparison }) => comparison?.rateOfReturn),
        simplePayback: system.optional.number("Simple payback", "n_s", "duration", ({ comparison }) => seconds(comparison?.simplePayback), {
          help: "Additional investment over the savings of the first year: without interest, escalation and replacements.",
        }),
        discountedPayback: system.optional.number(
          "Discounted payback",
          "n_d",
          "duration",
          ({ comparison }) => seconds(comparison?.discountedPayback),
          { help: "With interest, escalation and replacements." },
        ),
      }),
    },
    { group: "Systems", compares: "lifeCycleCost" },
  ),
  sensitivity: rows(
    "Sensitivity",
    ({ swings }) => swings,
    {
      name: assumption.text("Assumption", ({ name }) => name),
      lower: assumption.number("Net savings, lower", "S_l", "money", ({ lower }) => lower),
      higher: assumption.number("Net savings, higher", "S_h", "money", ({ higher }) => higher),
      swing: assumption.number("Swing", "S_w", "money", ({ lower, higher }) => Math.abs(higher - lower)),
    },
    { group: "Sensitivity" },
  ),
  ...inGroup("Range", {
    savingsLow: optional.number("Net savings, 5th percentile", "S_5", "money", ({ ranges }) => ranges?.percentiles.p5, {
      help: "All assumptions of the sensitivity drawn at random at once: triangular between lower and higher, the value entered the likeliest.",
    }),
    savingsMedian: optional.number("Net savings, median", "S_50", "money", ({ ranges }) => ranges?.percentiles.p50),
    savingsHigh: optional.number("Net savings, 95th percentile", "S_95", "money", ({ ranges }) => ranges?.percentiles.p95),
    gainProbability: optional.number("Probability of a gain", "p_g", "ratio", ({ ranges }) => ranges?.gainProbability, {
      help: "Share of the draws in which the net savings are above nothing.",
    }),
  }),
});

export const results = numbers.fields;

/** Systems as calculated, with the results. */
export type EnergyCalculation = EnergyState & { readonly results: ResultValues<typeof results> };
