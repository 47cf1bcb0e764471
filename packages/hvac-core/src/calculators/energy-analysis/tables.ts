import type { Table, TableRow } from "../../kernel/index.ts";
import { axes } from "../../kernel/index.ts";
import { monthNames } from "../../quantity/index.ts";
import type { EnergyCalculation } from "./results.ts";
import { fuels } from "./costs.ts";
import type { EnergyCase } from "./evaluate.ts";
import { months, sumOf } from "./loads.ts";
import { drawCount, type Ranges } from "./ranges.ts";
import type { EnergyValues } from "./schema.ts";
import { subjectOf } from "./sensitivity.ts";
import { energyByUse, gainsOf } from "./stacks.ts";

/** The systems beside one another, the one of the lowest life-cycle cost first. */
function rankingTable({ cases, ranking }: EnergyCalculation): Table {
  return {
    id: "ranking",
    title: "Systems by life-cycle cost",
    columns: [
      { key: "label", label: "System", quantity: "text" },
      { key: "annual", label: "First year", quantity: "money" },
      { key: "investment", label: "Investment", quantity: "money" },
      { key: "lifeCycle", label: "Life cycle", quantity: "money" },
      { key: "savings", label: "Net savings", quantity: "money" },
      { key: "ratio", label: "Savings-to-investment ratio (SIR)", quantity: "number" },
    ],
    rows: ranking.map((index): TableRow => {
      const { id, name, annualCost, life, comparison } = cases[index]!;
      return {
        id,
        label: name,
        annual: annualCost,
        investment: life.cost.investment,
        lifeCycle: life.cost.total,
        savings: comparison?.netSavings ?? null,
        ratio: comparison?.savingsToInvestment ?? null,
      };
    }),
    chosen: 0,
  };
}

/** Energy and cost of the months of one system. */
function monthTable({ id, name, year, costs }: EnergyCase): Table {
  const used = energyByUse({ year });
  const fuel = (month: number): number => costs.fuels.reduce((sum, cost) => sum + cost.months[month]!, 0);
  const row = (month: number): TableRow => ({
    id: axes.months[month]!,
    label: monthNames[month]!,
    ...Object.fromEntries(used.map((use) => [use.id, use.values[month]!])),
    electricity: costs.electricity.months[month]!.total,
    ...(hasFuel(costs) && { fuel: fuel(month) }),
  });
  const rows = months.map(row);
  const total = (key: string): number => rows.reduce((sum, each) => sum + (each[key] as number), 0);
  const keys = [...used.map((use) => use.id), "electricity", ...(hasFuel(costs) ? ["fuel"] : [])];
  return {
    id: `months-${id}`,
    title: `Months: ${name}`,
    columns: [
      { key: "label", label: "Month", quantity: "text" },
      ...used.map((use) => ({ key: use.id, label: use.label, quantity: "energy" }) as const),
      { key: "electricity", label: "Cost of electricity", quantity: "money" },
      ...(hasFuel(costs) ? [{ key: "fuel", label: "Cost of fuel", quantity: "money" } as const] : []),
    ],
    rows,
    sum: { label: "Year", ...Object.fromEntries(keys.map((key) => [key, total(key)])) },
  };
}

const billKinds = [
  ["energy", "Energy"],
  ["demand", "Demand by period"],
  ["flatDemand", "Monthly demand"],
  ["fixed", "Fixed"],
  ["minimumTopUp", "Up to the minimum bill of a month"],
  ["tax", "Taxes"],
] as const;

/** What the electricity bill of the year is made of. */
function billTable({ id, name, costs: { electricity } }: EnergyCase): Table {
  const rows = [
    ...billKinds.map(([kind, label]) => ({ id: kind, label, amount: sumOf(electricity.months.map((month) => month[kind])) })),
    { id: "exportCredit", label: "Credit for exports", amount: -sumOf(electricity.months.map((month) => month.exportCredit)) },
    { id: "annualTopUp", label: "Up to the minimum bill of the year", amount: electricity.annualTopUp },
  ].filter(({ amount }) => amount !== 0);
  return {
    id: `bill-${id}`,
    title: `Electricity bill: ${name}`,
    columns: [
      { key: "label", label: "Charge", quantity: "text" },
      { key: "amount", label: "Of the year", quantity: "money" },
    ],
    rows,
    sum: { label: "Bill", amount: sumOf(rows.map(({ amount }) => amount)) },
    shareOf: "amount",
  };
}

const hasFuel = (costs: EnergyCase["costs"]): boolean => fuels.some((fuel) => costs.fuels.some((each) => each.fuel === fuel));

/** What a measure brings over the base case, year by year, undiscounted and discounted. */
function cashFlowTable({ id, name, comparison, life }: EnergyCase): Table {
  return {
    id: `cash-flow-${id}`,
    title: `Cash flow against the base case: ${name}`,
    columns: [
      { key: "label", label: "Year", quantity: "text" },
      { key: "gain", label: "Gain", quantity: "money" },
      { key: "discounted", label: "Present value", quantity: "money" },
      { key: "cumulative", label: "Present values so far", quantity: "money" },
    ],
    rows: gainsOf({ comparison, life }).map(({ gain, discounted, discountedSum }, year) => ({
      id: String(year),
      label: String(year),
      gain,
      discounted,
      cumulative: discountedSum,
    })),
  };
}

/** How the net savings are distributed with all assumptions drawn. */
function rangeTable({ cases }: EnergyCalculation, { subject, percentiles, mean }: Ranges): Table {
  const rows = [
    { id: "p5", label: "5th percentile", savings: percentiles.p5 },
    { id: "p10", label: "10th percentile", savings: percentiles.p10 },
    { id: "p50", label: "Median", savings: percentiles.p50 },
    { id: "p90", label: "90th percentile", savings: percentiles.p90 },
    { id: "p95", label: "95th percentile", savings: percentiles.p95 },
    { id: "mean", label: "Mean", savings: mean },
  ];
  return {
    id: "range",
    title: `Range of the net savings: ${cases[subject]!.name}`,
    columns: [
      { key: "label", label: `Of ${drawCount} draws`, quantity: "text" },
      { key: "savings", label: "Net savings", quantity: "money" },
    ],
    rows,
  };
}

/** Tables beside the results: the systems against one another, and the one that is told of through its months and years. */
export function tables(calculation: EnergyCalculation, values: EnergyValues): Table[] {
  const subject = calculation.cases[subjectOf(calculation, values) ?? 0]!;
  return [
    ...(calculation.cases.length > 1 ? [rankingTable(calculation)] : []),
    monthTable(subject),
    ...(values.electricityBy === "full" ? calculation.cases.map(billTable) : []),
    ...(subject.comparison ? [cashFlowTable(subject)] : []),
    ...(calculation.ranges ? [rangeTable(calculation, calculation.ranges)] : []),
  ];
}
