import { circuitGradeLine, sectionName, type PipeCalculation } from "@org/hvac-core/calculators/pipe-sizer";
import { Button } from "@org/ui/elements";
import type { FigureCell } from "@org/ui/figures";
import type { FigureContext } from "@org/ui/surface";
import { useMemo, useState, type ReactNode } from "react";
import { GradeFigure } from "../../systems/GradeFigure.tsx";
import { keepFocus } from "../../systems/SectionTools.tsx";
import { SystemSchematic } from "../../systems/SystemSchematic.tsx";
import { texts as systemTexts } from "../../systems/texts.ts";
import { keepSize } from "./keepSize.ts";
import { offered, readingOfShading, schematicParts, shadings, type Shading } from "./systemParts.ts";
import { numberOf, readSystem, textOf, type ReadSystem } from "./systemReading.ts";
import { texts } from "../texts.ts";

interface FigureProps {
  readonly system: ReadSystem;
  readonly context: FigureContext;
}

/** Actions for the selected pipe of the drawing. */
function PipeTools({ system, context: { state }, id }: FigureProps & { readonly id: string }): ReactNode {
  const section = system.calculation.sections.find((each) => each.id === id);
  if (!section?.pipes || section.row.sizeChoice === "custom") return null;
  return (
    <Button
      small
      onClick={(event) => {
        keepFocus(event);
        keepSize(state, section, sectionName(system.values, section.index));
      }}
    >
      {systemTexts.keepSize.action}
    </Button>
  );
}

/** Circuits that the system has not got. */
function missingBeginnings({ values }: ReadSystem): readonly (readonly [words: string, values: { readonly circuit: string }])[] {
  if (values.systemKind !== "primarySecondary") return [];
  const circuits = new Set(values.sections.flatMap(({ parent, circuit }) => (parent === null ? [circuit] : [])));
  return (["primary", "secondary"] as const).flatMap((circuit) =>
    circuits.has(circuit) ? [] : [[texts.schematic.beginnings[circuit], { circuit }] as const],
  );
}

/** The tree of pipes. */
function PipeSchematic({ system, context }: FigureProps): ReactNode {
  const [shading, setShading] = useState<Shading>("velocity");
  const parts = useMemo(() => schematicParts(system, shading), [system, shading]);
  const reading = readingOfShading(system, shading);
  const { flows, sections } = system.calculation;
  const cell = (index: number, result: string, kind: "velocity" | "friction" | "pressure"): FigureCell => {
    const value = numberOf(system, index, result);
    return value === undefined ? "–" : system[kind].cell(value);
  };
  return (
    <SystemSchematic
      context={context}
      lead={texts.schematic.lead(shadings[shading])}
      label={texts.schematic.label}
      over={texts.schematic.over}
      flow={texts.schematic.flow}
      rows={sections.map((_, index) => {
        const parent = flows.parents[index]!;
        return [
          sectionName(system.values, index),
          parent === -1 ? texts.schematic.pump : sectionName(system.values, parent),
          system.flow.cell(flows.flows[index]!),
          textOf(system, index, "nominalSize") || "–",
          cell(index, "velocity", "velocity"),
          cell(index, "actualFrictionRate", "friction"),
          cell(index, "totalPressureLoss", "pressure"),
          cell(index, "slack", "pressure"),
        ];
      })}
      parts={parts}
      text={(value) => reading.text(reading.toSi(value))}
      shading={{ options: offered.map((each) => [each, shadings[each]]), chosen: shading, choose: setShading }}
      lengthField="length"
      sections={sections.map(({ id, index }) => ({ id, name: sectionName(system.values, index) }))}
      beginnings={missingBeginnings(system)}
      renderTools={(id) => <PipeTools system={system} context={context} id={id} />}
    />
  );
}

/** Total and static pressure out to the critical unit and back. */
function SystemGrade({ system }: { readonly system: ReadSystem }): ReactNode {
  const { length, pressure } = system;
  const points = useMemo(() => circuitGradeLine(system.calculation, system.values), [system]);
  return points.length > 0 && <GradeFigure {...texts.grade} {...{ points, length, pressure }} />;
}

/** A pipe system: its tree, and the pressure along its critical circuit. */
export function SystemFigures({
  calculation,
  context,
}: {
  readonly calculation: PipeCalculation;
  readonly context: FigureContext;
}): ReactNode {
  const system = useMemo(() => readSystem(context, calculation), [context, calculation]);
  return (
    <>
      <PipeSchematic system={system} context={context} />
      <SystemGrade system={system} />
    </>
  );
}
