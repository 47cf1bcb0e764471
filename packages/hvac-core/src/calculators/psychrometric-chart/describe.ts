import type { SheetBuilder } from "../../kernel/index.ts";
import { fundamentals2021 } from "../../sources/index.ts";
import type { ProcessCalculation } from "./calculate.ts";
import type { PsychrometricChartCalculation } from "./results.ts";
import { describeProcess } from "./describeProcess.ts";
import { describeState } from "./describeState.ts";
import type { PsychrometricChartValues } from "./schema.ts";
import type { StateCalculation } from "./states.ts";

/** Steps of the pressure, the states, the processes and the totals. */
export function describe(calculation: PsychrometricChartCalculation, values: PsychrometricChartValues, sheet: SheetBuilder): void {
  sheet.part("Air pressure");
  sheet.result(
    "pressure",
    values.pressureBy === "altitude" ? "pressureAtAltitude(z)" : "p_0",
    values.pressureBy === "altitude" ? { source: fundamentals2021, locator: "ch. 1, eq. 3" } : undefined,
    { by: ["pressureBy"] },
  );
  sheet.part("States");
  sheet.rows<StateCalculation>({
    list: "states",
    results: "stateResults",
    title: "States",
    rows: calculation.states,
    rowTitle: ({ name }, index) => name.trim() || `State ${index + 1}`,
    describe: describeState,
  });
  describeProcesses(calculation, values, sheet);
  describeTotals(sheet);
}

/** Parts of the totals, by their symbol in the row. */
const shares: Readonly<Record<string, (row: ProcessCalculation) => number | undefined>> = {
  q_ci: ({ kind, outcome }) => (kind === "coolingCoil" ? -outcome.heat!.total : undefined),
  q_csi: ({ kind, outcome }) => (kind === "coolingCoil" ? -outcome.heat!.sensible : undefined),
  m_ci: ({ kind, outcome }) => (kind === "coolingCoil" ? -outcome.water! : undefined),
  q_hi: ({ kind, outcome }) => (kind === "heating" ? outcome.heat!.total : undefined),
  q_mi: ({ kind, outcome }) => (kind === "steamHumidifying" ? outcome.heat!.total : undefined),
  m_mi: ({ kind, outcome }) => (kind === "steamHumidifying" || kind === "adiabaticHumidifying" ? outcome.water : undefined),
  q_ri: ({ kind, outcome }) => (kind === "heatRecovery" || kind === "enthalpyRecovery" ? Math.abs(outcome.heat!.total) : undefined),
  q_fi: ({ kind, outcome }) => (kind === "fanHeat" ? outcome.heat!.total : undefined),
};

function describeProcesses(calculation: PsychrometricChartCalculation, values: PsychrometricChartValues, sheet: SheetBuilder): void {
  const rows = new Map(values.processes.map((row) => [row.id, row]));
  sheet.part("Processes");
  sheet.rows<ProcessCalculation>({
    list: "processes",
    results: "processResults",
    title: "Processes",
    rows: calculation.processes,
    rowTitle: ({ name }, index) => name.trim() || `Process ${index + 1}`,
    values: Object.fromEntries(
      Object.entries(shares).map(([symbol, share]) => [
        symbol,
        (row: ProcessCalculation) => (row.dryAirFlow === undefined ? undefined : share(row)),
      ]),
    ),
    quantities: {
      q_ci: "coolingCapacity",
      q_csi: "coolingCapacity",
      m_ci: "waterMassFlow",
      q_hi: "heatingCapacity",
      q_mi: "heatingCapacity",
      m_mi: "waterMassFlow",
      q_ri: "heatingCapacity",
      q_fi: "power",
    },
    describe: (row, rowSheet) => describeProcess(row, rows.get(row.id)!, calculation.pressure, rowSheet),
  });
}

function describeTotals(sheet: SheetBuilder): void {
  sheet.part("Totals");
  const totals = {
    totalCooling: "q_ci",
    sensibleCooling: "q_csi",
    condensate: "m_ci",
    totalHeating: "q_hi",
    humidificationHeat: "q_mi",
    humidificationWater: "m_mi",
    recoveredHeat: "q_ri",
    fanHeat: "q_fi",
  } as const;
  for (const [result, share] of Object.entries(totals)) sheet.result(result, `sum(${share})`);
}
