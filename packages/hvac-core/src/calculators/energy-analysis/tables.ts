import { axes, columnsOf, type Table, type TableRow } from "../../kernel/index.ts";
import { monthNames } from "../../quantity/index.ts";
import { results, type EnergyCalculation } from "./results.ts";
import { fuels } from "./costs.ts";
import type { EnergyCase } from "./evaluate.ts";
import { months, sumOf } from "./loads.ts";
import { drawCount, type Ranges } from "./ranges.ts";
import { fields, type EnergyValues } from "./schema.ts";
import { subjectOf } from "./sensitivity.ts";
import { energyByUse, gainsOf } from "./stacks.ts";

const columnSources = { ...fields.cases.row, ...results.cases.row };

/** Comparison of the systems, the lowest life-cycle cost first. */
function rankingTable({ cases, ranking, results: { cases: rows } }: EnergyCalculation): Table {
  return {
    id: "ranking",
    title: "Systems by life-cycle cost",
    columns: columnsOf(columnSources, "name", "annualCost", "investment", "lifeCycleCost", "netSavings", "savingsToInvestment"),
    rows: ranking.map((index): TableRow => {
      const { id, name, annualCost, lifeCycleCost, netSavings = null, savingsToInvestment = null } = rows[index]!;
      return { id, name, annualCost, investment: cases[index]!.life.cost.investment, lifeCycleCost, netSavings, savingsToInvestment };
    }),
    chosen: 0,
  };
}

/** Monthly energy and cost of one system. */
function monthTable({ id, name, year, costs }: EnergyCase): Table {
  const used = energyByUse({ year });
  const fuel = (month: number): number => costs.fuels.reduce((sum, cost) => sum + cost.months[month]!, 0);
  const row = (month: number): TableRow => ({
    id: axes.months[month]!,
    label: monthNames[month]!,
    ...Object.fromEntries(used.map((use) => [use.id, use.values[month]!])),
    electricityCost: costs.electricity.months[month]!.total,
    ...(hasFuel(costs) && { fuelCost: fuel(month) }),
  });
  const rows = months.map(row);
  const total = (key: string): number => rows.reduce((sum, each) => sum + (each[key] as number), 0);
  const keys = [...used.map((use) => use.id), "electricityCost", ...(hasFuel(costs) ? ["fuelCost"] : [])];
  return {
    id: `months-${id}`,
    title: `Months: ${name}`,
    columns: [
      { key: "label", label: "Month", quantity: "text" },
      ...used.map((use) => ({ key: use.id, label: use.label, quantity: "energy" }) as const),
      ...columnsOf(results.cases.row, "electricityCost", ...(hasFuel(costs) ? (["fuelCost"] as const) : [])),
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
  ["minimumTopUp", "Top-up to the minimum monthly bill"],
  ["tax", "Taxes"],
] as const;

/** Charges of the annual electricity bill. */
function billTable({ id, name, costs: { electricity } }: EnergyCase): Table {
  const rows = [
    ...billKinds.map(([kind, label]) => ({ id: kind, label, amount: sumOf(electricity.months.map((month) => month[kind])) })),
    {
      id: "exportCredit",
      label: results.cases.row.exportCredit.label,
      amount: -sumOf(electricity.months.map((month) => month.exportCredit)),
    },
    { id: "annualTopUp", label: "Top-up to the minimum annual bill", amount: electricity.annualTopUp },
  ].filter(({ amount }) => amount !== 0);
  return {
    id: `bill-${id}`,
    title: `Electricity bill: ${name}`,
    columns: [
      { key: "label", label: "Charge", quantity: "text" },
      { key: "amount", label: "Year", quantity: "money" },
    ],
    rows,
    sum: { label: "Bill", amount: sumOf(rows.map(({ amount }) => amount)) },
    shareOf: "amount",
  };
}

const hasFuel = (costs: EnergyCase["costs"]): boolean => fuels.some((fuel) => costs.fuels.some((each) => each.fuel === fuel));

/** Annual gain over the base case, undiscounted and discounted. */
function cashFlowTable({ id, name, comparison, life }: EnergyCase): Table {
  return {
    id: `cash-flow-${id}`,
    title: `Cash flow against the base case: ${name}`,
    columns: [
      { key: "label", label: "Year", quantity: "text" },
      { key: "gain", label: "Gain", quantity: "money" },
      { key: "discounted", label: "Present value", quantity: "money" },
      { key: "cumulative", label: "Cumulative present value", quantity: "money" },
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

/** Distribution of the net savings. */
function rangeTable({ cases }: EnergyCalculation, { subject, percentiles, mean }: Ranges): Table {
  const rows = [
    { id: "p5", label: "5th percentile", netSavings: percentiles.p5 },
    { id: "p10", label: "10th percentile", netSavings: percentiles.p10 },
    { id: "p50", label: "Median", netSavings: percentiles.p50 },
    { id: "p90", label: "90th percentile", netSavings: percentiles.p90 },
    { id: "p95", label: "95th percentile", netSavings: percentiles.p95 },
    { id: "mean", label: "Mean", netSavings: mean },
  ];
  return {
    id: "range",
    title: `Range of the net savings: ${cases[subject]!.name}`,
    columns: columnsOf(results, { key: "label", label: `${drawCount} draws`, quantity: "text" }, "netSavings"),
    rows,
  };
}

/** Comparison of the systems; months and years of the system of the sensitivity study. */
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
