import { refrigerant as refrigerantOf } from "@org/hvac-core/refrigerants";
import { formatNumber } from "@org/form/numbers";
import { FigureFrame, ProbeChart, type ChartPlace, type FigureCell, type FigureTable } from "@org/ui/figures";
import { Skeleton } from "@org/ui/kit";
import { useMemo, type ReactNode } from "react";
import { ChoiceField } from "../../fields/ChoiceField.tsx";
import { PrintButton } from "../../fields/PrintButton.tsx";
import { Sources } from "../../Sources.tsx";
import { useReferenceUnits, useTopicState, type ChangeTopicState } from "../../topicState.ts";
import { CycleFields } from "../refrigerants/CycleFields.tsx";
import { cycleOf, type Cycle } from "../refrigerants/cycleOf.ts";
import { equationOf, fluidOptions } from "../refrigerants/fluids.ts";
import { useChunks } from "../refrigerants/useChunks.ts";
import { diagramContent, legendOf, planeOf, readings } from "./diagramContent.ts";
import { diagramLines } from "./diagramLines.ts";
import { readDiagram, type DiagramParams, type DiagramState } from "./diagramState.ts";
import { drawnCycle, type DrawnCycle } from "./drawnCycle.ts";
import { stateAt, stateWords } from "./readState.ts";
import fields from "../../fields/referenceFields.module.css";

interface FormProps {
  readonly state: DiagramState;
  readonly change: ChangeTopicState<DiagramParams>;
}

function Form({ state, change }: FormProps): ReactNode {
  return (
    <div className={`${fields.fields} screen-only`}>
      <ChoiceField
        label="Refrigerant"
        value={state.fluid}
        options={fluidOptions}
        onChange={(fluid) => change({ fluid, x: undefined, y: undefined })}
      />
      <ChoiceField
        label="Diagram"
        value={state.kind}
        options={[
          ["ph", "Pressure–enthalpy"],
          ["ts", "Temperature–entropy"],
        ]}
        onChange={(axes) => change({ axes, x: undefined, y: undefined })}
      />
      <ChoiceField
        label="Cycle"
        value={state.isCycleShown ? "1" : "0"}
        options={[
          ["1", "drawn"],
          ["0", "none"],
        ]}
        onChange={(cycle) => change({ cycle: cycle === "0" ? cycle : undefined })}
      />
      {state.isCycleShown && <CycleFields state={state.cycle} change={change} />}
      <PrintButton />
    </div>
  );
}

function tableOf(cycle: DrawnCycle | undefined, read: ReturnType<typeof readings>): FigureTable<FigureCell> {
  return {
    columns: ["State", "Temperature", "Pressure", "Enthalpy", "Entropy", "Volume"],
    rows: (cycle?.corners ?? []).map(({ id, name, temperature, pressure, enthalpy, entropy, density }) => [
      `${id} ${name}`,
      read.temperature.cell(temperature),
      read.pressure.cell(pressure),
      read.enthalpy.cell(enthalpy),
      read.entropy.cell(entropy),
      read.volume.cell(1 / density),
    ]),
  };
}

/** Sentence with the results of the cycle, or the reason why there is no cycle. */
function cycleWords(cycle: Cycle, read: ReturnType<typeof readings>): string {
  if ("problem" in cycle) return `No cycle is drawn. ${cycle.problem}`;
  const number = (value: number): string => formatNumber(value, { digits: 3 });
  return [
    `The cycle takes up ${read.enthalpy.text(cycle.ends.refrigeratingEffect)} and needs ${read.enthalpy.text(cycle.compression.work)} of work:`,
    `COP ${number(cycle.coolingPerformance)}, pressure ratio ${number(cycle.pressureRatio)},`,
    `discharge gas at ${read.temperature.text(cycle.compression.discharge.temperature)}.`,
  ].join(" ");
}

/** Property diagrams of a refrigerant with a readout at any point and a cycle. */
export function RefrigerantDiagrams(): ReactNode {
  const unitSystem = useReferenceUnits();
  const [state, changeState] = useTopicState(readDiagram);
  const change = changeState as unknown as ChangeTopicState<DiagramParams>;
  const { fluid, kind, isCycleShown } = state;
  const refrigerant = refrigerantOf(fluid);
  const { evaporating } = state.cycle;
  const { value: diagram, isCurrent } = useChunks(JSON.stringify(["diagram", fluid, kind, unitSystem, Math.min(evaporating, -35)]), () =>
    diagramLines({ refrigerant, kind, unitSystem, evaporating }),
  );
  const read = useMemo(() => readings(unitSystem), [unitSystem]);
  const cycle = useMemo(() => cycleOf(refrigerant, state.cycle), [refrigerant, state.cycle]);
  const drawn = useMemo(() => (isCycleShown ? drawnCycle(refrigerant, cycle) : undefined), [isCycleShown, refrigerant, cycle]);
  const content = useMemo(
    () => (diagram && isCurrent ? diagramContent(kind, diagram, drawn, read) : undefined),
    [diagram, isCurrent, kind, drawn, read],
  );
  const plane = planeOf(kind, read);
  const first = drawn?.corners[0] ?? refrigerant.saturationAtPressure(refrigerant.critical.pressure / 5).vapor;
  const place: ChartPlace = { x: state.x ?? first[plane.across], y: state.y ?? first[plane.up] };
  const name = `${refrigerant.designation}, ${kind === "ph" ? "pressure–enthalpy" : "temperature–entropy"} diagram`;
  return (
    <>
      <Form state={state} change={change} />
      {content ? (
        <FigureFrame
          title={name}
          description={isCycleShown ? cycleWords(cycle, read) : "Click into the diagram, or use the arrow keys on it, to read a state."}
          table={tableOf(drawn, read)}
        >
          <ProbeChart
            content={content}
            label={name}
            legend={legendOf(kind, read)}
            place={{ x: read[plane.across].shown(place.x), y: read[plane.up].shown(place.y) }}
            reading={stateWords(stateAt(refrigerant, kind, place), read)}
            onPlace={(place) => {
              const { x, y } = plane.meant(place);
              change({ x: x.toPrecision(7), y: y.toPrecision(7) });
            }}
          />
        </FigureFrame>
      ) : (
        <Skeleton height={420} aria-label="Drawing the diagram" />
      )}
      <Sources citations={[equationOf(refrigerant)]} />
    </>
  );
}
