import { heatLoad, type HeatLoadCalculation, type HeatLoadValues } from "@org/hvac-core/calculators/heat-load";
import { BreakdownChart, FigureFrame } from "@org/ui/figures";
import { resultText, type FigureContext } from "@org/ui/surface";
import type { ReactNode } from "react";
import type { CalculatorView } from "../view.ts";

/** Cooling loads are blue, heating loads orange: the one place where the pair means what it says. */
const tones = { Cooling: "cooling", Heating: "heating" } as const;

function LoadBreakdown({ outcome, wishes }: FigureContext): ReactNode {
  const { components } = outcome.calculation as HeatLoadCalculation;
  const { calculationMode: mode, unitSystem } = outcome.values as HeatLoadValues;
  const present = components.filter(({ sensible, latent }) => sensible !== 0 || latent !== 0);
  const format = (value: number): string => resultText(value, "power", unitSystem, wishes);
  if (present.length === 0) return null;
  return (
    <FigureFrame
      title="What the load is made of"
      description={
        mode === "Cooling"
          ? "Filled: sensible. Hatched: latent."
          : "Filled: sensible. Hatched: latent. To the left of zero: gains that relieve the load."
      }
      table={{
        columns: ["Component", "Sensible", "Latent", "Total"],
        rows: present.map(({ label, sensible, latent }) => [label, format(sensible), format(latent), format(sensible + latent)]),
      }}
    >
      <BreakdownChart
        label={`${mode} load by component`}
        tone={tones[mode]}
        format={format}
        bars={present.map(({ label, sensible, latent }) => ({
          label,
          segments: [
            { name: "Sensible", value: sensible },
            { name: "Latent", value: latent, hatched: true },
          ],
        }))}
      />
    </FigureFrame>
  );
}

export const view: CalculatorView = { definition: heatLoad, figure: LoadBreakdown, drawnTables: ["breakdown"] };
