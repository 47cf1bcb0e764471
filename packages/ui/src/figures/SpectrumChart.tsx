import type { ComponentProps, ReactNode } from "react";
import { spectrumContent } from "./spectrumContent.ts";
import { XYChart } from "./XYChart.tsx";

interface SpectrumChartProps
  extends Pick<ComponentProps<typeof XYChart>, "label" | "legend">, Readonly<Parameters<typeof spectrumContent>[0]> {}

/** One or more spectra over criterion curves; arrow keys go from band to band. */
export function SpectrumChart({ label, legend, ...spectra }: SpectrumChartProps): ReactNode {
  return <XYChart {...spectrumContent(spectra)} label={label} {...(legend !== undefined && { legend })} />;
}
