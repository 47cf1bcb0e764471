import type { DuctCalculation } from "@org/hvac-core/calculators/duct-sizer";
import { FigureFrame, readingOf, type FigureCell, SectionDrawing, XYChart } from "@org/ui/figures";
import { type FigureContext } from "@org/ui/surface";
import type { ReactNode } from "react";
import { frictionChart, readDuct } from "./frictionChart.ts";
import { SystemFigures } from "./system/SystemFigures.tsx";
import { texts } from "./texts.ts";

type Duct = ReturnType<typeof readDuct>;

function FrictionChart({ duct }: { readonly duct: Duct }): ReactNode {
  const { sizes, legend, ...content } = frictionChart(duct);
  const isRound = duct.values.ductShape === "round" || duct.values.ductShape === "flexible";
  return (
    <FigureFrame
      title={texts.friction.title}
      description={texts.friction.lead(duct.calculation.state.velocityLimit !== undefined, isRound)}
      table={{
        columns: [
          isRound ? texts.friction.diameter : texts.friction.equivalentDiameter,
          texts.friction.rate(duct.airflow.short(duct.values.airflow)),
        ],
        rows: sizes,
      }}
    >
      <XYChart label={texts.friction.label} legend={legend} {...content} />
    </FigureFrame>
  );
}

function DuctSection({ duct, context }: { readonly duct: Duct; readonly context: FigureContext }): ReactNode {
  const { length, velocity, values, calculation } = duct;
  const { clear: size, exact, origin, flow } = calculation.state;
  const shape = values.ductShape === "flexible" ? "round" : values.ductShape;
  const area = readingOf("area", context);
  const shown = ({ width, height }: typeof size): { width: number; height: number } => ({
    width: length.shown(width),
    height: length.shown(height),
  });
  const { sides } = texts.section;
  const other = origin === "exact" ? undefined : exact;
  const row = (label: string, side: "width" | "height"): FigureCell[] => [
    label,
    length.shortCell(size[side]),
    ...(other ? [length.shortCell(other[side])] : []),
  ];
  return (
    <FigureFrame
      title={texts.section.title}
      description={texts.section.lead(other !== undefined)}
      table={{
        columns: [texts.section.dimension, texts.section.sizes[origin], ...(other ? [texts.section.sizes.exact] : [])],
        rows: shape === "round" ? [row(sides.diameter, "width")] : [row(sides.width, "width"), row(sides.height, "height")],
      }}
    >
      <SectionDrawing
        label={texts.section.label}
        shape={shape}
        size={shown(size)}
        {...(other && { exact: shown(other) })}
        format={(each) => length.short(length.toSi(each))}
        within={[area.text(flow.section.area), velocity.text(flow.velocity)]}
      />
    </FigureFrame>
  );
}

/** Figures: for one duct its place on the friction chart and its section to scale, for a system its tree and pressures. */
export function DuctFigures(context: FigureContext): ReactNode {
  const calculation = context.outcome.calculation as DuctCalculation;
  if (calculation.scope === "system") return <SystemFigures calculation={calculation} context={context} />;
  const duct = readDuct(context, calculation);
  return (
    <>
      <FrictionChart duct={duct} />
      <DuctSection duct={duct} context={context} />
    </>
  );
}
