/** A change of an assumption, and the net savings after it. */
interface SensitivityStep {
  readonly change: string;
  readonly savings: string;
}

/** Texts of the figures of energy cost. */
export const texts = {
  system: "System",
  baseCase: "base case",
  systemName: (name: string, isBase: boolean): string => (isBase ? `${name} (base case)` : name),
  returns: {
    discounted: (payback: string): string => `it pays back in ${payback}`,
    notDiscounted: (years: number): string => `it does not pay back within the ${years === 1 ? "year" : `${years} years`} of the study`,
    nothingToPayBack: "It costs no more to buy, so there is nothing to pay back.",
    payback: (simple: string, discounted: string): string =>
      `Simple payback is ${simple} by first-year savings; discounted, ${discounted}.`,
    noSavings: (discounted: string): string => `It saves nothing in the first year; discounted, ${discounted}.`,
    rate: (rate: string): string => `Internal rate of return: ${rate}.`,
    noRate: (reason = "it is not defined"): string => `There is no internal rate of return: ${reason}.`,
  },

  cashFlow: {
    annualGain: "Annual gain",
    cumulativeGain: "Cumulative gain",
    cumulativePresentValue: "Cumulative present value",
    simplePayback: "Simple payback",
    discountedPayback: "Discounted payback",
    title: (name: string): string => `Cash flow: ${name}`,
    lead: (base: string, netSavings: string): string =>
      `Gain over ${base} in each year, in today’s money. The present values add up to the net savings of ${netSavings}.`,
    year: "Year",
    gain: "Gain",
    presentValue: "Present value",
    axis: (base: string, symbol: string): string => `Against ${base}, ${symbol}`,
    yearName: (year: number): string => `Year ${year}`,
    label: (name: string, base: string): string => `Cash flow of ${name} against ${base} by year`,
  },

  emissions: {
    title: "Annual emissions",
    lead: (year: number | null, source: string): string => {
      const origin = [year === null ? "" : `of ${year}`, source === "" ? "" : `from ${source}`].filter((part) => part !== "");
      return `${["CO₂ equivalent by carrier: energy times its factor", ...origin].join(", ")}.`;
    },
    column: "Emissions",
    label: "Emissions of the systems by carrier",
    noFactor: "no factor",
    notCalculated: "not calculated",
    factorMissing: "not calculated: a factor is missing",
  },

  secondSystem: {
    lead: "Add a second system to compare with this one: its net savings, payback and cash flow are then shown here.",
    goTo: "Go to systems",
  },

  origin: { hours: "From the hours of the year.", months: "From monthly energy and the daily profile, not from hourly weather." },

  duration: {
    highest: (power: string, hours: string): string => `Highest: ${power} in ${hours}`,
    lowest: (power: string): string => `Lowest: ${power}`,
    title: (name: string): string => `Load duration: ${name}`,
    lead: (fullLoadHours: string, origin: string): string =>
      `Electric power that is reached or exceeded over the hours of the year. Equivalent full-load hours: ${fullLoadHours}. ${origin}`,
    power: "Power at or above",
    hours: "Hours",
    label: (name: string): string => `Electric power of ${name} over the hours of the year`,
    hoursOfYear: "Hours of the year",
    powerAxis: (symbol: string): string => `Electric power, ${symbol}`,
  },

  demand: {
    dayTypes: { all: "All days", weekdays: "Weekdays", weekends: "Weekends" },
    title: (name: string): string => `Electric demand: ${name}`,
    lead: (measure: "mean" | "highest", origin: string): string =>
      `${measure === "mean" ? "Mean power as energy is billed" : "Highest power as demand is billed"}, by month and hour. ${origin}`,
    measures: { mean: "Mean", highest: "Highest" },
    hour: "Hour",
    power: "Power",
    days: "Days",
    label: (name: string): string => `Electric power of ${name} by month and hour`,
  },

  lifeCycle: {
    title: "Life-cycle cost",
    lead: (years: number, hasResidual: boolean): string => {
      const lead = `Present value over ${years} ${years === 1 ? "year" : "years"}, by its parts; the lowest cost first.`;
      return hasResidual ? `${lead} Left of the axis: the residual value, which is deducted.` : lead;
    },
    label: "Life-cycle cost of the systems by its parts",
  },

  months: {
    ways: { use: "Energy by end use", carrier: "Energy by carrier", cost: "Cost" },
    quantity: { energy: "Energy", cost: "Cost of energy" },
    lead: (parts: string, base: string | undefined, settlement: string | undefined): string => {
      const lead = `${parts} in each month${base === undefined ? "" : `; dashed: ${base}`}.`;
      return settlement === undefined
        ? lead
        : `${lead} The settlement at the end of the year, ${settlement}, is not included in the months.`;
    },
    title: (name: string): string => `Months: ${name}`,
    month: "Month",
    sum: "Sum",
    choice: "Shown",
    empty: "No energy is used.",
    label: (quantity: string, name: string): string => `${quantity} of ${name} by month`,
  },

  range: {
    savingsAxis: (symbol: string): string => `Net savings, ${symbol}`,
    probabilityAxis: (symbol: string): string => `Cumulative probability, ${symbol}`,
    title: (name: string): string => `Range: ${name}`,
    lead: (count: number, gainProbability: string): string =>
      `Net savings with all assumptions of the sensitivity drawn at random at once, ${count} times. It saves in ${gainProbability} of the draws.`,
    draws: "Draws",
    netSavings: "Net savings",
    percentiles: { p5: "5th percentile", p10: "10th percentile", p50: "Median", p90: "90th percentile", p95: "95th percentile" },
    percentile: (percentile: string, savings: string): string => `${percentile}: ${savings}`,
    mean: "Mean",
    even: "break-even",
    label: "Share of the draws with lower net savings",
  },

  sensitivity: {
    empty: {
      lead: "Which assumption matters most? List prices, rates or investments to see how each affects the net savings.",
      goTo: "Go to sensitivity",
    },
    title: (name: string): string => `Sensitivity: ${name}`,
    lead: (netSavings: string): string => `Net savings of ${netSavings} as entered, and with each assumption alone decreased or increased.`,
    swing: (name: string, decrease: SensitivityStep, increase: SensitivityStep): string =>
      `${name}: ${decrease.change} lower ${decrease.savings}, ${increase.change} higher ${increase.savings}`,
    assumption: "Assumption",
    decrease: "Decrease",
    savingsAfterDecrease: "Net savings after decrease",
    increase: "Increase",
    savingsAfterIncrease: "Net savings after increase",
    label: (name: string): string => `Net savings of ${name} with each assumption lower and higher`,
    axis: (symbol: string): string => `Net savings, ${symbol}`,
  },
};
