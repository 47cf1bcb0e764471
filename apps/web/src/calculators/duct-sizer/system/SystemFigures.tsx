import type { SystemCalculation } from "@org/hvac-core/calculators/duct-sizer";
import { joinPath } from "@org/hvac-core/kernel";
import { Button } from "@org/ui/elements";
import { FigureFrame, gradeLine, Schematic, XYChart, type FigureCell } from "@org/ui/figures";
import type { FigureContext } from "@org/ui/surface";
import { useId, useMemo, useState, type ReactNode } from "react";
import { gradesOf, type GradeOfFan } from "./gradePoints.ts";
import { numberOf, sectionName, textOf } from "./sectionResults.ts";
import { addAfter, canAdd, keepSize, removeSection } from "./sectionEdits.ts";
import { readingOfShading, schematicParts, shadings, shadingsOf, type Shading } from "./systemParts.ts";
import { readSystem, type ReadSystem } from "./systemReading.ts";
import styles from "./system.module.css";

interface FigureProps {
  readonly system: ReadSystem;
  readonly context: FigureContext;
}

interface SectionToolsProps extends FigureProps {
  readonly chosen: string | undefined;
  readonly choose: (id: string | undefined) => void;
}

/** What is done to the section that is chosen in the drawing. */
function SectionTools({ system, context: { state, goTo }, chosen, choose }: SectionToolsProps): ReactNode {
  const index = system.calculation.sections.findIndex(({ id }) => id === chosen);
  const section = system.calculation.sections[index];
  if (!section)
    return (
      <p className={`${styles.tools} screen-only`}>Choose a section in the drawing to edit it, to add one at its end or to remove it.</p>
    );
  const { id } = section;
  const name = sectionName(system, index);
  const isOwn = system.values.sections[index]!.sizedBy === "chosen";
  return (
    <fieldset className={`${styles.tools} screen-only`}>
      <legend className="sr-only">{name}</legend>
      <b aria-hidden>{name}</b>
      <Button small onClick={() => goTo(joinPath("sections", id, "length"))}>
        Edit
      </Button>
      <Button
        small
        disabled={!canAdd(state)}
        onClick={() => {
          const added = addAfter(state, id);
          choose(added);
          // Its length is what is missing.
          requestAnimationFrame(() => goTo(joinPath("sections", added, "length")));
        }}
      >
        Add a section at its end
      </Button>
      {section.found && !isOwn && (
        <Button small onClick={() => keepSize(state, section, system.values, name)}>
          Keep its size
        </Button>
      )}
      <Button
        small
        onClick={() => {
          removeSection(state, id, name);
          choose(undefined);
        }}
      >
        Remove
      </Button>
    </fieldset>
  );
}

/** The tree of ducts, shaded by a choice of quantities; sections are chosen, added and removed in it. */
function SystemSchematic({ system, context }: FigureProps): ReactNode {
  const offered = shadingsOf(system);
  const [wanted, setWanted] = useState<Shading>("velocity");
  const [chosen, setChosen] = useState<string>();
  const shading = offered.includes(wanted) ? wanted : "velocity";
  const id = useId();
  const parts = useMemo(() => schematicParts(system, shading), [system, shading]);
  const reading = readingOfShading(system, shading);
  const cell = (index: number, result: string, kind: "velocity" | "friction" | "pressure"): FigureCell => {
    const value = numberOf(system, system.calculation.sections[index]!, result);
    return value === undefined ? "–" : system[kind].cell(value);
  };
  return (
    <FigureFrame
      title="Schematic"
      description={`From the fan to the terminals, not to scale. The wider a section is drawn, the higher: ${shadings[shading].toLowerCase()}.`}
      table={{
        columns: ["Section", "Connected to", "Airflow", "Size", "Velocity", "Friction rate", "Pressure loss", "Left over"],
        rows: system.calculation.sections.map((section, index) => {
          const parent = system.calculation.parents[index]!;
          return [
            sectionName(system, index),
            parent === -1 ? "fan" : sectionName(system, parent),
            system.airflow.cell(section.airflow),
            textOf(system, section, "size") || "–",
            cell(index, "velocity", "velocity"),
            cell(index, "frictionRate", "friction"),
            cell(index, "loss", "pressure"),
            cell(index, "slack", "pressure"),
          ];
        }),
      }}
    >
      <div className={`${styles.choice} screen-only`}>
        <label htmlFor={id}>Shaded by</label>
        <select id={id} value={shading} onChange={(event) => setWanted(event.target.value as Shading)}>
          {offered.map((each) => (
            <option key={each} value={each}>
              {shadings[each]}
            </option>
          ))}
        </select>
      </div>
      <SectionTools system={system} context={context} chosen={chosen} choose={setChosen} />
      <Schematic
        label="Schematic of the duct system"
        parts={parts}
        text={(value) => reading.text(reading.meant(value))}
        over="louder than its criterion"
        chosen={chosen}
        onChoose={setChosen}
      />
    </FigureFrame>
  );
}

/** Total and static pressure through a fan, along the critical paths. */
function SystemGrade({ system, grade }: { readonly system: ReadSystem; readonly grade: GradeOfFan }): ReactNode {
  const { length, pressure } = system;
  const content = useMemo(() => gradeLine(grade.points, length, pressure), [grade, length, pressure]);
  return (
    <FigureFrame
      title={grade.title}
      description="Along the critical path, once the system is balanced. Solid: total pressure, dashed: static. Fittings and equipment stand at half of their section."
      table={{
        columns: ["Place", "Distance", "Total pressure", "Static pressure"],
        rows: grade.points.flatMap(({ description, distance, total, static: still }): FigureCell[][] =>
          description === undefined ? [] : [[description, length.cell(distance), pressure.cell(total), pressure.cell(still)]],
        ),
      }}
    >
      <XYChart label={`${grade.title}: pressure over distance`} {...content} />
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
  const grades = useMemo(() => gradesOf(system), [system]);
  return (
    <>
      <SystemSchematic system={system} context={context} />
      {grades.map((grade) => (
        <SystemGrade key={grade.id} system={system} grade={grade} />
      ))}
    </>
  );
}
