import { defineNumbers, inGroup, numbersOf, type ResultValues } from "../../kernel/index.ts";
import { energyOf, secondsPerYear, type EnergyState } from "./calculate.ts";
import type { EnergyCase } from "./evaluate.ts";
import { floorAreaOf, sumOf } from "./loads.ts";
import { carriers } from "./machines.ts";
import { layeredConstructions, type LayeredConstruction } from "./constructions.ts";
import type { CaseValues, EnergyValues } from "./schema.ts";
import type { Swing } from "./sensitivity.ts";

const { number, text, rows, optional } = numbersOf<EnergyState>();
const best = ({ cases, ranking }: EnergyState): EnergyCase => cases[ranking[0]!]!;

/** A system with its input row and its rank. */
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
const construction = numbersOf<LayeredConstruction>();

export const numbers = defineNumbers({
  ...inGroup("Answer", {
    bestSystem: text("Lowest life-cycle cost", (state) => best(state).name),
    annualCost: number("First-year cost", "C_1", "money", (state) => best(state).annualCost, {
      help: "Energy, maintenance and priced emissions of the system with the lowest life-cycle cost.",
    }),
    lifeCycleCost: number("Life-cycle cost", "C_L", "money", (state) => best(state).life.cost.total, {
      help: "Present value over the study period.",
    }),
    netSavings: optional.number(
      "Net savings",
      "S_N",
      "money",
      (state) => (state.cases.length > 1 ? (best(state).comparison?.netSavings ?? 0) : undefined),
      { help: "Present value against the base case; zero if the base case is the best." },
    ),
  }),
  cases: rows(
    "Systems",
    systemsOf,
    {
      name: system.text("System", ({ name }) => name),
      rank: system.number("Rank", "n_r", "count", ({ rank }) => rank, { help: "By life-cycle cost." }),
      ...inGroup("Loads", {
        heatingLoad: system.optional.number("Annual heating load", "Q_h", "energy", ({ row, year }) =>
          row.heating === "none" ? undefined : sumOf(year.loads.heating),
        ),
        coolingLoad: system.optional.number("Annual cooling load", "Q_c", "energy", ({ row, year }) =>
          row.cooling === "none" ? undefined : sumOf(year.loads.cooling),
        ),
      }),
      ...inGroup("Energy by use", {
        heatingEnergy: system.optional.number("Heating energy", "E_h", "energy", ({ year }) => used(energyOf(year, "heating"))),
        backupEnergy: system.optional.number("Backup heating energy", "E_x", "energy", ({ year }) => used(energyOf(year, "backup")), {
          help: "Electric resistance, for the load beyond the heat pump's capacity.",
        }),
        coolingEnergy: system.optional.number("Cooling energy", "E_c", "energy", ({ year }) => used(energyOf(year, "cooling"))),
        fansEnergy: system.optional.number("Fan energy", "E_f", "energy", ({ year }) => used(energyOf(year, "fans"))),
        pumpsEnergy: system.optional.number("Pump energy", "E_p", "energy", ({ year }) => used(energyOf(year, "pumps"))),
        otherEnergy: system.optional.number("Other electricity", "E_q", "energy", ({ year }) => used(energyOf(year, "other"))),
      }),
      ...inGroup("Energy by carrier", {
        electricity: system.number("Electricity", "E_e", "energy", ({ costs }) => sumOf(costs.energy.electricity)),
        generated: system.optional.number(
          "On-site generation",
          "E_a",
          "energy",
          ({ costs }) => costs.onSite && sumOf(costs.onSite.generated),
        ),
        bought: system.optional.number("Electricity bought", "E_b", "energy", ({ costs }) => costs.onSite && sumOf(costs.onSite.bought), {
          help: "Use less on-site generation, hour by hour.",
        }),
        exported: system.optional.number(
          "Electricity exported",
          "E_v",
          "energy",
          ({ costs }) => costs.onSite && sumOf(costs.onSite.exported),
        ),
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
        intensity: system.number("Energy per floor area", "I_e", "energyPerArea", (row) => energyOfAll(row) / floorAreaOf(row.values), {
          help: "Annual energy delivered to the building.",
        }),
        peakDemand: system.number("Peak electric demand", "P_x", "electricPower", ({ year }) => Math.max(...year.demand)),
      }),
      ...inGroup("First-year cost", {
        electricityCost: system.number("Electricity cost", "C_e", "money", ({ costs }) => costs.electricity.total),
        exportCredit: system.optional.number(
          "Export credit",
          "C_v",
          "money",
          ({ costs }) => costs.onSite && sumOf(costs.electricity.months.map((month) => month.exportCredit)),
          { help: "Deducted in the electricity cost. With net metering, energy is offset instead." },
        ),
        fuelCost: system.number("Fuel and district energy cost", "C_f", "money", ({ costs }) => costs.fuelCost),
        emissions: system.optional.number("Emissions", "m_c", "mass", ({ costs }) => costs.emissions, {
          help: "Annual CO₂ equivalent; not calculated where a factor is missing.",
        }),
        emissionCost: system.optional.number("Emission cost", "C_m", "money", ({ costs }) =>
          costs.emissions === undefined ? undefined : costs.emissionCost,
        ),
        annualCost: system.number("First-year cost", "C_a", "money", ({ annualCost }) => annualCost, { help: "Including maintenance." }),
      }),
      ...inGroup("Life cycle", {
        lifeCycleCost: system.number("Life-cycle cost", "C_n", "money", ({ life }) => life.cost.total),
        netSavings: system.optional.number("Net savings", "S_n", "money", ({ comparison }) => comparison?.netSavings, {
          help: "Life-cycle cost of the base case less that of this system.",
        }),
        savingsToInvestment: system.optional.number(
          "Savings-to-investment ratio (SIR)",
          "x_s",
          "number",
          ({ comparison }) => comparison?.savingsToInvestment,
          { help: "Present value of operating savings divided by that of the additional investment." },
        ),
        adjustedRateOfReturn: system.optional.number(
          "Adjusted rate of return",
          "r_a",
          "ratio",
          ({ comparison }) => comparison?.adjustedRateOfReturn,
          { help: "AIRR: savings are reinvested at the discount rate." },
        ),
        rateOfReturn: system.optional.number("Internal rate of return", "r_i", "ratio", ({ comparison }) => comparison?.rateOfReturn),
        simplePayback: system.optional.number("Simple payback", "n_s", "duration", ({ comparison }) => seconds(comparison?.simplePayback), {
          help: "Additional investment divided by first-year savings, without interest, escalation and replacements.",
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
  constructions: optional.rows(
    "Constructions of layers",
    ({ values }) => layeredConstructions(values),
    {
      name: construction.text("Construction", ({ name }) => name),
      uValue: construction.number("U-value of the layers", "U_l", "uValue", ({ uValue }) => uValue, {
        help: "As a wall, including surface films. The year is calculated with films of the hour.",
      }),
      mass: construction.optional.number("Mass per area", "m_a", "massPerArea", ({ mass }) => mass, {
        help: "Layers given by their resistance have none.",
      }),
    },
    { group: "Rooms" },
  ),
  sensitivity: rows(
    "Sensitivity",
    ({ swings }) => swings,
    {
      name: assumption.text("Assumption", ({ name }) => name),
      lower: assumption.number("Net savings after decrease", "S_l", "money", ({ lower }) => lower),
      higher: assumption.number("Net savings after increase", "S_h", "money", ({ higher }) => higher),
      swing: assumption.number("Swing", "S_w", "money", ({ lower, higher }) => Math.abs(higher - lower)),
    },
    { group: "Sensitivity" },
  ),
  ...inGroup("Range", {
    savingsLow: optional.number("Net savings, 5th percentile", "S_5", "money", ({ ranges }) => ranges?.percentiles.p5, {
      help: "All assumptions of the sensitivity study drawn at random together: triangular distributions between their limits, with the value entered as the mode.",
    }),
    savingsMedian: optional.number("Net savings, median", "S_50", "money", ({ ranges }) => ranges?.percentiles.p50),
    savingsHigh: optional.number("Net savings, 95th percentile", "S_95", "money", ({ ranges }) => ranges?.percentiles.p95),
    gainProbability: optional.number("Probability of savings", "p_g", "ratio", ({ ranges }) => ranges?.gainProbability, {
      help: "Share of the draws with net savings above zero.",
    }),
  }),
});

export const results = numbers.fields;

/** State of the calculation, with the results. */
export type EnergyCalculation = EnergyState & { readonly results: ResultValues<typeof results> };
