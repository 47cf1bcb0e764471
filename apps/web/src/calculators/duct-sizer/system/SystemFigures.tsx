import {
  gradeLines,
  sizesOfSection,
  type GradeLine,
  type HandlerOnGradeLine,
  type SystemCalculation,
} from "@org/hvac-core/calculators/duct-sizer";
import { Button } from "@org/ui/elements";
import type { FigureCell } from "@org/ui/figures";
import { ResultTable, type FigureContext } from "@org/ui/surface";
import { useMemo, useState, type ReactNode } from "react";
import { GradeFigure } from "../../systems/GradeFigure.tsx";
import { keepFocus } from "../../systems/SectionTools.tsx";
import { SystemSchematic } from "../../systems/SystemSchematic.tsx";
import { texts as systemTexts } from "../../systems/texts.ts";
import styles from "../../systems/system.module.css";
import { chooseSize } from "../chooseSize.ts";
import { numberOf, textOf } from "./sectionResults.ts";
import { keepSize } from "./sectionEdits.ts";
import { readingOfShading, schematicParts, shadings, shadingsOf, type Shading } from "./systemParts.ts";
import { readSystem, type ReadSystem } from "./systemReading.ts";
import { texts } from "../texts.ts";

interface FigureProps {
  readonly system: ReadSystem;
  readonly context: FigureContext;
}

/** Actions for the selected duct of the drawing. */
function DuctTools({ system, context: { state }, id }: FigureProps & { readonly id: string }): ReactNode {
  const section = system.calculation.sections.find((each) => each.id === id);
  if (!section?.state || section.row.sizeChoice === "chosen") return null;
  return (
    <Button
      small
      onClick={(event) => {
        keepFocus(event);
        keepSize(state, section);
      }}
    >
      {systemTexts.keepSize.action}
    </Button>
  );
}

/** Ducts at a fan that the system has not got. */
function missingBeginnings({ calculation }: ReadSystem): readonly (readonly [words: string, values: { readonly airPath: string }])[] {
  const paths = new Set(calculation.sections.map(({ place }) => place.path));
  return (["supply", "return", "exhaust"] as const).flatMap((airPath) =>
    paths.has(airPath) ? [] : [[texts.schematic.beginnings[airPath], { airPath }] as const],
  );
}

/** The tree of ducts. */
function DuctSchematic({ system, context }: FigureProps): ReactNode {
  const offered = shadingsOf(system);
  const [wanted, setWanted] = useState<Shading>("velocity");
  const shading = offered.includes(wanted) ? wanted : "velocity";
  const parts = useMemo(() => schematicParts(system, shading), [system, shading]);
  const reading = readingOfShading(system, shading);
  const { sections, parents } = system.calculation;
  const cell = (index: number, result: string, kind: "velocity" | "friction" | "pressure"): FigureCell => {
    const value = numberOf(system, sections[index]!, result);
    return value === undefined ? "–" : system[kind].cell(value);
  };
  return (
    <SystemSchematic
      context={context}
      lead={texts.schematic.lead(shadings[shading])}
      label={texts.schematic.label}
      over={texts.schematic.over}
      flow={texts.schematic.airflow}
      rows={sections.map((section, index) => [
        section.name,
        sections[parents[index]!]?.name ?? texts.schematic.fan,
        system.airflow.cell(section.airflow),
        textOf(system, section, "size") || "–",
        cell(index, "velocity", "velocity"),
        cell(index, "frictionRate", "friction"),
        cell(index, "pressureLoss", "pressure"),
        cell(index, "slack", "pressure"),
      ])}
      parts={parts}
      text={(value) => reading.text(reading.toSi(value))}
      shading={{ options: offered.map((each) => [each, shadings[each]]), chosen: shading, choose: setWanted }}
      lengthField="ductLength"
      sections={sections}
      beginnings={missingBeginnings(system)}
      renderTools={(id) => <DuctTools system={system} context={context} id={id} />}
      renderDetails={(id) => <SectionSizes system={system} context={context} id={id} />}
    />
  );
}

/** The sizes that the section chosen in the drawing could have. Choosing one keeps it. */
function SectionSizes({ system, context: { state, preferredUnits }, id }: FigureProps & { readonly id: string }): ReactNode {
  const { calculation, values } = system;
  const table = useMemo(() => sizesOfSection(calculation, id), [calculation, id]);
  if (!table) return null;
  return (
    <div className="screen-only">
      <ResultTable table={table} state={state} unitSystem={values.unitSystem} preferredUnits={preferredUnits} chooseRow={chooseSize} />
    </div>
  );
}

interface SystemGradeProps {
  readonly system: ReadSystem;
  readonly grade: GradeLine;
  readonly handler: HandlerOnGradeLine;
  readonly draw: (handler: HandlerOnGradeLine) => void;
}

/** Total and static pressure along the critical paths on the sides of a fan. */
function SystemGrade({ system: { length, pressure }, grade, handler, draw }: SystemGradeProps): ReactNode {
  const { id, title, points } = grade;
  const hasFan = handler === "fan";
  return (
    <GradeFigure {...{ title, points, length, pressure }} lead={texts.grade.lead(hasFan)} label={texts.grade.label(title)}>
      <label className={`${styles.choice} screen-only`}>
        <input type="checkbox" checked={hasFan} onChange={(event) => draw(event.target.checked ? "fan" : "step")} />
        {texts.grade.withFan(id === "exhaust")}
      </label>
    </GradeFigure>
  );
}

/** A duct system: its tree, and the pressures along its critical paths. */
export function SystemFigures({
  calculation,
  context,
}: {
  readonly calculation: SystemCalculation;
  readonly context: FigureContext;
}): ReactNode {
  const system = useMemo(() => readSystem(context, calculation), [context, calculation]);
  const [handler, setHandler] = useState<HandlerOnGradeLine>("step");
  const grades = useMemo(() => gradeLines(system.calculation, system.values, handler), [system, handler]);
  return (
    <>
      <DuctSchematic system={system} context={context} />
      {grades.map((grade) => (
        <SystemGrade key={grade.id} system={system} grade={grade} handler={handler} draw={setHandler} />
      ))}
    </>
  );
}
