import type { ReactNode } from "react";
import {
  BarRows,
  ConstructionSection,
  FigureFrame,
  HeatMap,
  MonthColumns,
  Schematic,
  SectionDrawing,
  SpectrumChart,
  StackedColumns,
  StackedHours,
  Tornado,
  WindRose,
  XYChart,
} from "../src/figures/index.ts";
import type { Entry, Group } from "./entry.ts";

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const wave = (count: number, low: number, high: number): number[] =>
  Array.from({ length: count }, (_, index) => low + ((high - low) * (1 - Math.cos((2 * Math.PI * index) / count))) / 2);
const kilowatts = (value: number): string => `${value.toFixed(1)} kW`;

const entry = (id: string, title: string, node: ReactNode): Entry => ({
  id: `figure-${id}`,
  title,
  render: () => (
    <div style={{ maxWidth: 720 }}>
      <FigureFrame title={title} description={title} table={{ columns: [], rows: [] }}>
        {node}
      </FigureFrame>
    </div>
  ),
});

export const figures: Group = {
  title: "Figures",
  entries: [
    entry(
      "bars",
      "Bars",
      <BarRows
        label="Parts of the load"
        rows={["Glass", "Walls", "People"].map((label, index) => ({
          id: label,
          label,
          pieces: [{ start: 0, length: 1 / (index + 1) }],
          end: 1 / (index + 1),
          value: kilowatts(3 / (index + 1)),
        }))}
      />,
    ),
    entry(
      "heat-map",
      "Heat map",
      <HeatMap
        label="Load by month and hour"
        months={months}
        values={months.flatMap((_, month) => wave(24, month, 2 * month + 4))}
        text={kilowatts}
      />,
    ),
    entry(
      "months",
      "Columns by month",
      <MonthColumns
        label="Energy by month"
        axis="kWh"
        months={months}
        series={[
          { id: "cooling", label: "Cooling", look: "cooling", values: wave(12, 1, 9) },
          { id: "heating", label: "Heating", look: "heating", values: wave(12, 1, 9).toReversed() },
        ]}
        text={kilowatts}
      />,
    ),
    entry(
      "stacked-columns",
      "Stacked columns",
      <StackedColumns
        label="Cash flow"
        axis="kW"
        columns={months.map((name) => ({ name, ticks: [name] }))}
        series={[
          { id: "a", label: "Energy", values: wave(12, 1, 4) },
          { id: "b", label: "Maintenance", values: wave(12, 1, 2) },
        ]}
        text={kilowatts}
      />,
    ),
    entry(
      "stacked-hours",
      "Stacked hours",
      <StackedHours
        label="Load by hour"
        axis="kW"
        series={[
          { id: "glass", label: "Glass", values: wave(24, 0, 3) },
          { id: "walls", label: "Walls", values: wave(24, 0.5, 1) },
        ]}
        text={kilowatts}
      />,
    ),
    entry(
      "tornado",
      "Tornado",
      <Tornado
        label="Sensitivity"
        axis="kW"
        centre={10}
        rows={["Area", "U-value", "Airflow"].map((label, index) => ({
          id: label,
          label,
          lower: 8 + index / 2,
          higher: 13 - index,
          description: label,
        }))}
        text={kilowatts}
      />,
    ),
    entry(
      "wind-rose",
      "Wind rose",
      <WindRose
        label="Wind"
        directions={Array.from({ length: 16 }, (_, index) => 22.5 * index)}
        shares={wave(16, 0.02, 0.08).map((share) => [share / 2, share / 3, share / 6])}
        calm={0.05}
        classes={["0 to 2 m/s", "2 to 5 m/s", "5 m/s and more"]}
        text={(share) => `${(100 * share).toFixed(0)} %`}
      />,
    ),
    entry(
      "chart",
      "Chart of lines",
      <XYChart
        label="Pump curve"
        x={{ label: "Flow, L/s", scale: "linear", domain: [0, 10] }}
        y={{ label: "Head, m", scale: "linear", domain: [0, 20] }}
        lines={[
          { id: "pump", label: "Pump", look: "main", points: wave(11, 0, 1).map((_, x) => ({ x, y: 18 - (x * x) / 8 })) },
          { id: "system", label: "System", look: "beside", points: wave(11, 0, 1).map((_, x) => ({ x, y: 2 + (x * x) / 6 })) },
        ]}
        points={[{ id: "duty", x: 7.4, y: 11.1, look: "main", description: "Duty 7.4 L/s, 11.1 m", caption: "Duty" }]}
      />,
    ),
    entry(
      "spectrum",
      "Spectrum",
      <SpectrumChart
        label="Sound in the room"
        spectra={[{ id: "room", label: "Room", levels: [55, 48, 42, 36, 31, 27, 23, 20] }]}
        curves={[{ id: "nc35", label: "NC 35", look: "limit", levels: [60, 52, 45, 40, 36, 34, 33, 32] }]}
      />,
    ),
    entry(
      "schematic",
      "Schematic",
      <Schematic
        label="Duct system"
        parts={[
          { id: "a", name: "A", parent: undefined, weight: 3, value: 120, description: "Section A", isCritical: true },
          { id: "b", name: "B", parent: "a", weight: 2, value: 80, description: "Section B", isCritical: true },
          { id: "c", name: "C", parent: "a", weight: 1, value: 40, description: "Section C", isCritical: false },
        ]}
        text={(value) => `${value.toFixed(0)} Pa`}
      />,
    ),
    entry(
      "construction",
      "Section of a construction",
      <ConstructionSection
        label="Brick wall"
        unit="°C"
        layers={[
          { id: "brick", label: "Brick", thickness: 0.1, look: "masonry" },
          { id: "wool", label: "Mineral wool", thickness: 0.12, look: "insulation" },
          { id: "board", label: "Gypsum board", thickness: 0.0125, look: "board" },
        ]}
        planes={[
          { layer: 0, share: 0, temperature: -9 },
          { layer: 1, share: 0, temperature: -7, dewPoint: 2, isWet: true },
          { layer: 2, share: 0, temperature: 17, dewPoint: 8 },
          { layer: 2, share: 1, temperature: 18, dewPoint: 9 },
        ]}
        outsideTemperature={-10}
        insideTemperature={20}
        text={(temperature) => `${temperature} °C`}
      />,
    ),
    entry(
      "section",
      "Section of a duct",
      <SectionDrawing
        label="Duct 600 × 300"
        shape="rectangular"
        size={{ width: 600, height: 300 }}
        format={(length) => `${length} mm`}
        within={["5.2 m/s"]}
      />,
    ),
  ],
};
