import type { UnitSystem } from "@org/hvac-core/quantity";
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
import { texts } from "./texts.ts";
import fields from "../../fields/referenceFields.module.css";

interface FormProps {
  readonly state: DiagramState;
  readonly change: ChangeTopicState<DiagramParams>;
}

function Form({ state, change }: FormProps): ReactNode {
  return (
    <div className={`${fields.fields} screen-only`}>
      <ChoiceField
        label={texts.refrigerant}
        value={state.fluid}
        options={fluidOptions}
        onChange={(fluid) => change({ fluid, x: undefined, y: undefined })}
      />
      <ChoiceField
        label={texts.diagram}
        value={state.kind}
        options={[
          ["ph", texts.kinds.ph],
          ["ts", texts.kinds.ts],
        ]}
        onChange={(axes) => change({ axes, x: undefined, y: undefined })}
      />
      <ChoiceField
        label={texts.cycle}
        value={state.isCycleShown ? "1" : "0"}
        options={[
          ["1", texts.drawn],
          ["0", texts.notDrawn],
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
    columns: texts.columns,
    rows: (cycle?.corners ?? []).map(({ id, name, temperature, pressure, enthalpy, entropy, density }) => [
      texts.corner(id, name),
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
  if ("problem" in cycle) return texts.noCycle(cycle.problem);
  const number = (value: number): string => formatNumber(value, { digits: 3 });
  return texts.performance({
    effect: read.enthalpy.text(cycle.ends.refrigeratingEffect),
    work: read.enthalpy.text(cycle.compression.work),
    performance: number(cycle.coolingPerformance),
    ratio: number(cycle.pressureRatio),
    discharge: read.temperature.text(cycle.compression.discharge.temperature),
  });
}

/** The diagram and the cycle of a state of the page. */
function useDiagram({ fluid, kind, cycle: cycleState, isCycleShown }: DiagramState, unitSystem: UnitSystem) {
  const refrigerant = refrigerantOf(fluid);
  const { evaporating } = cycleState;
  const { value: diagram, isCurrent } = useChunks(JSON.stringify(["diagram", fluid, kind, unitSystem, Math.min(evaporating, -35)]), () =>
    diagramLines({ refrigerant, kind, unitSystem, evaporating }),
  );
  const read = useMemo(() => readings(unitSystem), [unitSystem]);
  const cycle = useMemo(() => cycleOf(refrigerant, cycleState), [refrigerant, cycleState]);
  const drawn = useMemo(() => (isCycleShown ? drawnCycle(refrigerant, cycle) : undefined), [isCycleShown, refrigerant, cycle]);
  const content = useMemo(
    () => (diagram && isCurrent ? diagramContent(kind, diagram, drawn, read) : undefined),
    [diagram, isCurrent, kind, drawn, read],
  );
  return { refrigerant, content, read, cycle, drawn };
}

/** Property diagrams of a refrigerant with a readout at any point and a cycle. */
export function RefrigerantDiagrams(): ReactNode {
  const [state, changeState] = useTopicState(readDiagram);
  const change = changeState as unknown as ChangeTopicState<DiagramParams>;
  const { kind, isCycleShown } = state;
  const { refrigerant, content, read, cycle, drawn } = useDiagram(state, useReferenceUnits());
  const plane = planeOf(kind, read);
  const first = drawn?.corners[0] ?? refrigerant.saturationAtPressure(refrigerant.critical.pressure / 5).vapor;
  const place: ChartPlace = { x: state.x ?? first[plane.across], y: state.y ?? first[plane.up] };
  const name = texts.title(refrigerant.designation, texts.kinds[kind]);
  return (
    <>
      <Form state={state} change={change} />
      {content ? (
        <FigureFrame title={name} description={isCycleShown ? cycleWords(cycle, read) : texts.hint} table={tableOf(drawn, read)}>
          <ProbeChart
            content={content}
            label={name}
            legend={legendOf(kind, read)}
            place={{ x: read[plane.across].shown(place.x), y: read[plane.up].shown(place.y) }}
            reading={stateWords(stateAt(refrigerant, kind, place), read)}
            onPlace={(place) => {
              const { x, y } = plane.toSi(place);
              change({ x: x.toPrecision(7), y: y.toPrecision(7) });
            }}
          />
        </FigureFrame>
      ) : (
        <Skeleton height={420} aria-label={texts.loading} />
      )}
      <Sources citations={[equationOf(refrigerant)]} />
    </>
  );
}
