import { formatNumber, prose } from "@org/ui/elements";
import { FigureFrame, FigureRow, LossFigure, readingOf, SectionDrawing, XYChart, type Loss } from "@org/ui/figures";
import { type FigureContext } from "@org/ui/surface";
import type { ReactNode } from "react";
import { frictionChart, readDuct } from "./frictionChart.ts";

type Duct = ReturnType<typeof readDuct>;

function FrictionChart({ duct }: { readonly duct: Duct }): ReactNode {
  const { sizes, legend, ...content } = frictionChart(duct);
  const isRound = duct.values.ductShape === "round" || duct.values.ductShape === "flexible";
  const shaded = duct.calculation.velocityLimit === undefined ? "within the target" : "within the target and the limit of noise";
  return (
    <FigureFrame
      title="Friction chart"
      description={`Shaded: ${shaded}.${isRound ? "" : " Velocities are the actual ones in ducts of these proportions."}`}
      table={{
        columns: [isRound ? "Diameter" : "Equivalent diameter", `Friction rate at ${duct.airflow.short(duct.values.airflow)}`],
        rows: sizes,
      }}
    >
      <XYChart label="Friction chart: friction rate over airflow" legend={legend} {...content} />
    </FigureFrame>
  );
}

function DuctSection({ duct, context }: { readonly duct: Duct; readonly context: FigureContext }): ReactNode {
  const { length, velocity, values, calculation } = duct;
  const { size, exact, origin, flow } = calculation;
  const shape = values.ductShape === "flexible" ? "round" : values.ductShape;
  const area = readingOf("area", context);
  const shown = ({ width, height }: typeof size): { width: number; height: number } => ({
    width: length.shown(width),
    height: length.shown(height),
  });
  const other = origin === "exact" ? undefined : exact;
  const row = (label: string, side: "width" | "height"): string[] => [
    label,
    length.short(size[side]),
    ...(other ? [length.short(other[side])] : []),
  ];
  return (
    <FigureFrame
      title="Section"
      description={`Inside dimensions, to scale.${other ? " Dashed: the exact size." : ""}`}
      table={{
        columns: [
          "Inside dimension",
          { standard: "Standard size", exact: "Exact size", chosen: "Own size" }[origin],
          ...(other ? ["Exact size"] : []),
        ],
        rows: shape === "round" ? [row("Diameter", "width")] : [row("Width", "width"), row("Height", "height")],
      }}
    >
      <SectionDrawing
        label="Section of the duct"
        shape={shape}
        size={shown(size)}
        {...(other && { exact: shown(other) })}
        format={(each) => length.short(length.meant(each))}
        within={[area.text(flow.section.area), velocity.text(flow.velocity)]}
      />
    </FigureFrame>
  );
}

/** The parts of the loss; rows of the same fitting are one part. */
function lossesOf({ calculation, values }: Duct): Loss[] {
  const fittings = Map.groupBy(calculation.fittings, ({ name }) => name);
  const number = (rows: typeof calculation.fittings): number => rows.reduce((sum, { quantity }) => sum + quantity, 0);
  return [
    { label: "Straight duct", value: calculation.ductLoss },
    ...[...fittings].map(([name, rows]) => ({
      label: number(rows) === 1 ? prose(name) : `${formatNumber(number(rows), { digits: 6, trimZeros: true })} × ${prose(name)}`,
      value: rows.reduce((sum, { loss }) => sum + loss, 0),
    })),
    ...(values.terminalPressureDrop > 0 ? [{ label: "Terminal and equipment", value: values.terminalPressureDrop }] : []),
  ];
}

/** What an engineer looks at after the size: where it lies on the friction chart, the section to scale, and where the pressure goes. */
export function DuctFigures(context: FigureContext): ReactNode {
  const duct = readDuct(context);
  const pressure = readingOf("pressure", context);
  return (
    <>
      <FrictionChart duct={duct} />
      <FigureRow>
        <DuctSection duct={duct} context={context} />
        <LossFigure
          title="Where the pressure goes"
          description="Each bar begins where the one above ends."
          quantity="Pressure loss"
          losses={lossesOf(duct)}
          total={{ label: "Total", value: duct.calculation.totalLoss }}
          format={pressure.text}
        />
      </FigureRow>
    </>
  );
}
