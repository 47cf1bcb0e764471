import type { WeatherAnalysis } from "../../../calculators/climate/openEpw.ts";

export interface AnalysedFile {
  readonly name: string;
  readonly analysis: WeatherAnalysis;
}

export interface FilesProps {
  readonly files: readonly AnalysedFile[];
}
