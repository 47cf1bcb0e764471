import { shortMonthNames } from "../../src/quantity/index.ts";
import {
  axes,
  defineCalculator,
  defineCard,
  defineExplanation,
  defineFields,
  defineResults,
  type CalculatorInput,
  type SheetBuilder,
  type SIValues,
} from "../../src/kernel/index.ts";
import { mathematics, type Citation } from "../../src/sources/index.ts";

/** Periods with tiers, and for each hour of each month the period that it falls into: a matrix of references next to a matrix of numbers. */
const money = { type: "quantity", quantity: "money", min: 0, max: 1e6 } as const;

const fields = defineFields({
  currency: {
    type: "choice",
    label: "Currency",
    options: { USD: "US dollar", EUR: "Euro" },
    default: { Imperial: "USD", Metric: "EUR" },
    section: "tariff",
    informational: true,
  },
  from: { type: "date", label: "Billed from", default: null, section: "tariff", help: "Decides how long February is." },
  periods: {
    type: "list",
    label: "Periods",
    rowLabel: "period",
    maxRows: 12,
    section: "tariff",
    row: {
      name: { type: "text", label: "Name", default: "Period", maxLength: 40, informational: true },
      tiers: {
        type: "list",
        label: "Tiers",
        rowLabel: "tier",
        maxRows: 8,
        row: {
          size: {
            type: "quantity",
            label: "Energy of this tier in a month",
            quantity: "energy",
            default: null,
            min: 3.6e6,
            max: 3.6e12,
            optional: "absent",
            help: "If empty: all that is left.",
          },
          price: { type: "quantity", label: "Price", symbol: "c", quantity: "energyPrice", default: null, min: 0, max: 1e-5 },
        },
      },
    },
  },
  schedule: {
    type: "matrix",
    label: "Period by month and hour",
    rows: "months",
    columns: "hours",
    cell: {
      type: "reference",
      label: "Period",
      to: "periods",
      default: null,
      optional: true,
      help: "None: nothing is paid for the energy.",
    },
    section: "tariff",
  },
  load: {
    type: "matrix",
    label: "Mean load by month and hour",
    rows: "months",
    columns: "hours",
    cell: { type: "quantity", label: "Load", quantity: "electricPower", default: 10, min: 0, max: 1e6 },
    section: "load",
  },
  monthlyCharge: { ...money, label: "Fixed charge of a month", symbol: "F", default: 0, section: "tariff" },
  minimumBill: { ...money, label: "Minimum bill of a month", symbol: "F_min", default: 0, section: "tariff" },
});

const results = defineResults({
  total: { label: "Bill of the year", quantity: "money", symbol: "B" },
  energy: { label: "Energy of the year", quantity: "energy" },
  bills: { type: "series", label: "Bill of the month", axis: "months", quantity: "money" },
  periods: {
    type: "rows",
    label: "Periods",
    row: {
      energy: { type: "series", label: "Energy of the month", axis: "months", quantity: "energy" },
      charge: { type: "series", label: "Charge of the month", axis: "months", quantity: "money" },
      tiers: { type: "rows", label: "Tiers", row: { charge: { label: "Charge of the year", quantity: "money" } } },
    },
  },
});

type Values = SIValues<typeof fields>;

const months = axes.months.map((_, index) => index);
const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

function daysOf(from: string | null): readonly number[] {
  const year = Number((from ?? "2026").slice(0, 4));
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
}

/** Charge of a tier in a month for the energy of its period, and the start of the tier. */
function tiersOf({ tiers }: Values["periods"][number], energy: readonly number[]) {
  let below = 0;
  return tiers.map(({ id, size, price }, index) => {
    const from = below;
    // As on bills, the last tier has no end.
    const isOpen = size === null || index === tiers.length - 1;
    below += isOpen ? Infinity : size;
    const within = energy.map((all) => Math.max(0, Math.min(all, from + (isOpen ? Infinity : size)) - from));
    return { id, from: Math.min(from, Number.MAX_VALUE), size: isOpen ? null : size, within, charge: sumOf(within) * price };
  });
}

function calculate(values: Values) {
  const { periods, schedule, load, from, monthlyCharge, minimumBill } = values;
  const days = daysOf(from);
  const energyOf = (id: string | null, month: number): number =>
    days[month]! * 3600 * sumOf(axes.hours.map((_, hour) => (schedule[month]![hour] === id ? load[month]![hour]! : 0)));
  const rows = periods.map((period) => {
    const energy = months.map((month) => energyOf(period.id, month));
    const tiers = tiersOf(period, energy);
    const charge = months.map((month) => sumOf(tiers.map(({ within }, index) => within[month]! * period.tiers[index]!.price)));
    return { id: period.id, energy, charge, tiers };
  });
  const free = months.map((month) => energyOf(null, month));
  const bills = months.map((month) => Math.max(sumOf(rows.map(({ charge }) => charge[month]!)) + monthlyCharge, minimumBill));
  return {
    results: { total: sumOf(bills), energy: sumOf(rows.flatMap(({ energy }) => energy)) + sumOf(free), bills, periods: rows },
    days,
    free,
  };
}

type Calculation = ReturnType<typeof calculate>;
type Period = Calculation["results"]["periods"][number];
type Tier = Period["tiers"][number];

const sum: Citation = { source: mathematics };

function describe({ results: { periods }, days, free }: Calculation, values: Values, sheet: SheetBuilder): void {
  sheet.given("from");
  sheet.part("Energy");
  for (const month of months) {
    for (const [hour, load] of values.load[month]!.entries())
      sheet.lookup(`P_${month + 1}_${hour + 1}`, `Load, month ${month + 1}, hour ${hour + 1}`, "electricPower", load, undefined, {
        field: `load.${month + 1}.${hour + 1}`,
      });
    sheet.constant(`d_${month + 1}`, `Days of month ${month + 1}`, "count", days[month]!, sum);
  }
  sheet.given("schedule");
  sheet.part("Periods");
  const energyFormula = (id: string | null, month: number): string => {
    const inPeriod = axes.hours.flatMap((hour, index) => (values.schedule[month]![index] === id ? [`P_${month + 1}_${hour}`] : []));
    return inPeriod.length === 0 ? "0" : `d_${month + 1} * 3600 * (${inPeriod.join(" + ")})`;
  };
  sheet.rows({
    list: "periods",
    title: "Periods",
    rows: periods,
    rowTitle: (_, index) => values.periods[index]!.name,
    values: Object.fromEntries(
      months.flatMap((month) => [
        [`E_p${month + 1}`, (period: Period) => period.energy[month]],
        [`C_p${month + 1}`, (period: Period) => period.charge[month]],
      ]),
    ),
    describe: (period, rowSheet) => {
      for (const month of months)
        rowSheet.result(`energy.${month + 1}`, energyFormula(period.id, month), undefined, { symbol: `E_p${month + 1}` });
      rowSheet.rows({
        list: "tiers",
        title: "Tiers",
        rows: period.tiers,
        rowTitle: (_, index) => `Tier ${index + 1}`,
        values: Object.fromEntries(
          months.map((month) => [
            `C_t${month + 1}`,
            (tier: Tier) =>
              tier.within[month]! * values.periods.find(({ id }) => id === period.id)!.tiers.find(({ id }) => id === tier.id)!.price,
          ]),
        ),
        describe: (tier, inner) =>
          describeTier(tier, values.periods.find(({ id }) => id === period.id)!.tiers.find(({ id }) => id === tier.id)!.price, inner),
      });
      for (const month of months) rowSheet.result(`charge.${month + 1}`, `sum(C_t${month + 1})`, undefined, { symbol: `C_p${month + 1}` });
    },
  });
  sheet.part("Bills");
  for (const month of months) {
    sheet.formula(`E_0${month + 1}`, `Energy in no period, month ${month + 1}`, "energy", energyFormula(null, month), free[month]!);
    sheet.result(`bills.${month + 1}`, `max(sum(C_p${month + 1}) + F, F_min)`, undefined, { symbol: `B_${month + 1}` });
  }
  sheet.result("energy", months.map((month) => `sum(E_p${month + 1}) + E_0${month + 1}`).join(" + "), undefined, { symbol: "E" });
  sheet.result("total", months.map((month) => `B_${month + 1}`).join(" + "), undefined, { symbol: "B" });
}

function describeTier(tier: Tier, price: number, sheet: SheetBuilder): void {
  sheet.given("size");
  sheet.lookup("E_from", "Begins at", "energy", tier.from);
  if (tier.size !== null) sheet.lookup("E_size", "Its size", "energy", tier.size, undefined, { field: "size" });
  for (const month of months)
    sheet.formula(
      `C_t${month + 1}`,
      `Charge of the month, ${shortMonthNames[month]!}`,
      "money",
      `c * max(0, ${tier.size === null ? `E_p${month + 1}` : `min(E_p${month + 1}, E_from + E_size)`} - E_from)`,
      tier.within[month]! * price,
    );
  sheet.result("charge", months.map((month) => `C_t${month + 1}`).join(" + "), undefined, { symbol: "C_t" });
}

const start = (unitSystem: "Imperial" | "Metric"): CalculatorInput<typeof fields> => ({
  unitSystem,
  periods: [
    { id: "low", tiers: [{ id: "1", price: { value: 0.1, unit: "money/kWh" } }] },
    {
      id: "high",
      tiers: [
        { id: "1", size: { value: 500, unit: "kWh" }, price: { value: 0.2, unit: "money/kWh" } },
        { id: "2", price: { value: 0.25, unit: "money/kWh" } },
      ],
    },
  ],
  schedule: months.map(() => axes.hours.map((_, hour) => (hour >= 8 && hour < 20 ? "high" : "low"))),
});

const exact = { within: 1e-9, because: "sums of decimals in doubles" } as const;

const explanation = defineExplanation({
  fields,
  results,
  describe,
  cases: [
    {
      id: "ten-kilowatts-in-two-tiers",
      title: "Ten kilowatts the whole year, in one period with two tiers",
      source: { source: mathematics },
      // 240 kWh a day: 7440, 7200 or 6720 kWh a month; the first 1000 at 0.3, the rest at 0.1; 5 a month.
      input: {
        unitSystem: "Metric",
        from: "2026-01-01",
        periods: [
          {
            id: "all",
            tiers: [
              { id: "1", size: { value: 1000, unit: "kWh" }, price: { value: 0.3, unit: "money/kWh" } },
              { id: "2", price: { value: 0.1, unit: "money/kWh" } },
            ],
          },
        ],
        schedule: months.map(() => axes.hours.map(() => "all")),
        load: { values: months.flatMap(() => axes.hours.map(() => 10)), unit: "kW" },
        monthlyCharge: 5,
      },
      expected: {
        energy: { value: 87_600, unit: "kWh", ...exact },
        total: { value: 12 * (300 - 100 + 5) + 8760, ...exact },
        "bills.2": { value: 300 + 572 + 5, ...exact },
        "periods.all.tiers.1.charge": { value: 3600, ...exact },
      },
    },
  ],
});

/** A year's bill by periods and tiers. */
export const tariff = defineCalculator({
  card: defineCard({
    id: "depth-tariff",
    title: "Tariff",
    summary: "Bill of a year by periods and tiers.",
    group: "cost",
    collection: "depthTariffs",
    route: null,
  }),
  version: 1,
  sections: [
    { id: "tariff", title: "Tariff" },
    { id: "load", title: "Load" },
  ],
  fields,
  results,
  headline: ["total"],
  currency: "currency",
  start: { Imperial: start("Imperial"), Metric: start("Metric") },
  calculate,
  warnings: () => [],
  explanation: () => Promise.resolve({ explanation }),
});
