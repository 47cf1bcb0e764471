import {
  gradeLines,
  sizesOfSection,
  type GradeLine,
  type HandlerOnGradeLine,
  type SystemCalculation,
} from "@org/hvac-core/calculators/duct-sizer";
import { Button } from "@org/ui/elements";
import { FigureFrame, gradeLine, Schematic, XYChart, type FigureCell } from "@org/ui/figures";
import { ResultTable, type FigureContext } from "@org/ui/surface";
import { useMemo, useState, type ReactNode } from "react";
import { FigureChoice } from "../../figureChoice/FigureChoice.tsx";
import { keepFocus, SectionTools } from "../../systems/SectionTools.tsx";
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

/** What is done to the duct that is chosen in the drawing. */
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
      {texts.keepSize.action}
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

/** The tree of ducts, shaded by a choice of quantities; sections are chosen, added and removed in it. */
function SystemSchematic({ system, context }: FigureProps): ReactNode {
  const offered = shadingsOf(system);
  const [wanted, setWanted] = useState<Shading>("velocity");
  const [chosen, setChosen] = useState<string>();
  const shading = offered.includes(wanted) ? wanted : "velocity";
  const sections = system.calculation.sections.map(({ id, name }) => ({ id, name }));
  const parts = useMemo(() => schematicParts(system, shading), [system, shading]);
  const reading = readingOfShading(system, shading);
  const cell = (index: number, result: string, kind: "velocity" | "friction" | "pressure"): FigureCell => {
    const value = numberOf(system, system.calculation.sections[index]!, result);
    return value === undefined ? "–" : system[kind].cell(value);
  };
  return (
    <>
      <FigureFrame
        title={texts.schematic.title}
        description={texts.schematic.lead(shadings[shading])}
        table={{
          columns: [
            texts.schematic.section,
            texts.schematic.connectedTo,
            texts.schematic.airflow,
            texts.schematic.size,
            texts.schematic.velocity,
            texts.schematic.frictionRate,
            texts.schematic.pressureLoss,
            texts.schematic.excessPressure,
          ],
          rows: system.calculation.sections.map((section, index) => {
            const parent = system.calculation.parents[index]!;
            return [
              section.name,
              parent === -1 ? texts.schematic.fan : system.calculation.sections[parent]!.name,
              system.airflow.cell(section.airflow),
              textOf(system, section, "size") || "–",
              cell(index, "velocity", "velocity"),
              cell(index, "frictionRate", "friction"),
              cell(index, "pressureLoss", "pressure"),
              cell(index, "slack", "pressure"),
            ];
          }),
        }}
      >
        <FigureChoice
          label={texts.schematic.shadedBy}
          options={offered.map((each) => [each, shadings[each]])}
          chosen={shading}
          choose={setWanted}
        />
        <SectionTools
          lengthField="ductLength"
          state={context.state}
          goTo={context.goTo}
          sections={sections}
          chosen={chosen}
          choose={setChosen}
          beginnings={missingBeginnings(system)}
        >
          {(id) => <DuctTools system={system} context={context} id={id} />}
        </SectionTools>
        <Schematic
          label={texts.schematic.label}
          parts={parts}
          text={(value) => reading.text(reading.toSi(value))}
          over={texts.schematic.over}
          chosen={chosen}
          onChoose={setChosen}
        />
      </FigureFrame>
      {chosen !== undefined && <SectionSizes system={system} context={context} id={chosen} />}
    </>
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
function SystemGrade({ system, grade, handler, draw }: SystemGradeProps): ReactNode {
  const { length, pressure } = system;
  const content = useMemo(() => gradeLine(grade.points, length, pressure), [grade, length, pressure]);
  return (
    <FigureFrame
      title={grade.title}
      description={texts.grade.lead(handler === "fan")}
      table={{
        columns: [texts.grade.place, texts.grade.distance, texts.grade.totalPressure, texts.grade.staticPressure],
        rows: grade.points.flatMap(({ description, distance, total, static: still }): FigureCell[][] =>
          description === undefined ? [] : [[description, length.cell(distance), pressure.cell(total), pressure.cell(still)]],
        ),
      }}
    >
      <label className={`${styles.choice} screen-only`}>
        <input type="checkbox" checked={handler === "fan"} onChange={(event) => draw(event.target.checked ? "fan" : "step")} />
        {texts.grade.withFan(grade.id === "exhaust")}
      </label>
      <XYChart label={texts.grade.label(grade.title)} {...content} />
    </FigureFrame>
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
      <SystemSchematic system={system} context={context} />
      {grades.map((grade) => (
        <SystemGrade key={grade.id} system={system} grade={grade} handler={handler} draw={setHandler} />
      ))}
    </>
  );
}
