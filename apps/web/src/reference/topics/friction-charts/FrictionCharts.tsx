import { ductRoughness, pipeMaterial, pipeMaterialKeys } from "@org/hvac-core/flow";
import { prose } from "@org/form/numbers";
import { FigureFrame, ProbeChart } from "@org/ui/figures";
import { useMemo, type ReactNode } from "react";
import { ChoiceField } from "../../fields/ChoiceField.tsx";
import { PrintButton } from "../../fields/PrintButton.tsx";
import { QuantityField } from "../../fields/QuantityField.tsx";
import { Sources } from "../../Sources.tsx";
import type { UseTarget } from "../../targets.ts";
import { useReferenceUnits, useTopicState, type ChangeTopicState } from "../../topicState.ts";
import { UseIn } from "../../UseIn.tsx";
import { frictionContent, frictionLegend, frictionReadings, frictionWords, sizesAbout } from "./frictionLines.ts";
import { mediumOf, type FrictionMedium } from "./frictionMedium.ts";
import { frictionReaders, type DuctSurface, type FrictionParams, type FrictionState, type Liquid } from "./frictionState.ts";
import { texts } from "./texts.ts";
import fields from "../../fields/referenceFields.module.css";
import styles from "./friction.module.css";

interface FormProps {
  readonly state: FrictionState;
  readonly change: ChangeTopicState<FrictionParams>;
}

function DuctFields({ state, change }: FormProps): ReactNode {
  return (
    <>
      <ChoiceField
        label={texts.duct}
        value={state.surface}
        options={Object.entries(ductRoughness).map(([key, { name }]) => [key as DuctSurface, prose(name)])}
        onChange={(surface) => change({ surface })}
      />
      <QuantityField
        label={texts.airTemperature}
        kind="temperature"
        value={state.airTemperature}
        min={-40}
        max={120}
        onChange={(air) => change({ air: String(air) })}
      />
      <QuantityField
        label={texts.altitude}
        kind="altitude"
        value={state.altitude}
        min={-400}
        max={5000}
        onChange={(altitude) => change({ altitude: String(altitude) })}
      />
    </>
  );
}

const liquids = Object.entries(texts.liquids) as [Liquid, string][];

function PipeFields({ state, change }: FormProps): ReactNode {
  return (
    <>
      <ChoiceField
        label={texts.pipe}
        value={state.material}
        options={pipeMaterialKeys.map((key) => [key, prose(pipeMaterial(key).name)])}
        onChange={(material) => change({ material })}
      />
      <ChoiceField label={texts.liquid} value={state.liquid} options={liquids} onChange={(liquid) => change({ liquid })} />
      {state.liquid !== "water" && (
        <QuantityField
          label={texts.glycol}
          kind="ratio"
          value={state.share}
          min={0.1}
          max={0.6}
          onChange={(share) => change({ share: String(share) })}
        />
      )}
      <QuantityField
        label={texts.temperature}
        kind="temperature"
        value={state.liquidTemperature}
        min={-30}
        max={120}
        onChange={(temperature) => change({ temperature: String(temperature) })}
      />
    </>
  );
}

function Form({ state, change }: FormProps): ReactNode {
  const isDuct = state.conduit === "duct";
  return (
    <div className={`${fields.fields} screen-only`}>
      <ChoiceField
        label={texts.conduit}
        value={state.conduit}
        options={[
          ["duct", texts.ducts],
          ["pipe", texts.pipes],
        ]}
        onChange={(conduit) => change({ of: conduit, flow: undefined, rate: undefined })}
      />
      {isDuct ? <DuctFields state={state} change={change} /> : <PipeFields state={state} change={change} />}
      <QuantityField
        label={isDuct ? texts.airflow : texts.flow}
        kind={isDuct ? "airFlow" : "waterFlow"}
        value={state.flow}
        min={1e-6}
        max={1000}
        onChange={(flow) => change({ flow: String(flow) })}
      />
      <QuantityField
        label={texts.frictionRate}
        kind={isDuct ? "frictionRateAir" : "frictionRateWater"}
        value={state.rate}
        min={1e-3}
        max={1e5}
        onChange={(rate) => change({ rate: String(rate) })}
      />
      <PrintButton />
    </div>
  );
}

function targetsOf(state: FrictionState): readonly UseTarget[] {
  const flow = { value: state.flow, unit: "m3/s" };
  const rate = { value: state.rate, unit: "Pa/m" };
  if (state.conduit === "duct")
    return [
      {
        calculator: "duct-sizer",
        input: {
          airflow: flow,
          sizingMethod: "friction",
          targetFriction: rate,
          ductMaterial: state.surface,
          airTemperature: { value: state.airTemperature, unit: "degC" },
          altitude: { value: state.altitude, unit: "m" },
        },
      },
    ];
  const glycol = state.liquid === "water" ? {} : { glycolMassFraction: state.share };
  const fluidTemperature = { value: state.liquidTemperature, unit: "degC" };
  return [
    {
      calculator: "pipe-sizer",
      input: { flowRate: flow, frictionRate: rate, pipeMaterial: state.material, fluid: state.liquid, fluidTemperature, ...glycol },
    },
  ];
}

function Chart({ state, change, medium }: FormProps & { readonly medium: FrictionMedium }): ReactNode {
  const unitSystem = useReferenceUnits();
  const read = frictionReadings(state, unitSystem);
  // The readout moves while the lines remain.
  const { flow: _flow, rate: _rate, ...rest } = state;
  const lines = JSON.stringify([rest, unitSystem]);
  const content = useMemo(() => contentOf(lines), [lines]);
  const { next, ...table } = sizesAbout(state, medium, read, unitSystem);
  const name = texts.title(state.conduit === "duct" ? undefined : prose(pipeMaterial(state.material).name));
  return (
    <>
      <FigureFrame title={name} description={texts.nextSize(next)} table={table}>
        <ProbeChart
          content={content}
          label={name}
          legend={frictionLegend(state, read)}
          place={{ x: read.flow.shown(state.flow), y: read.friction.shown(state.rate) }}
          reading={frictionWords(state, medium, read)}
          onPlace={({ x, y }) => change({ flow: read.flow.toSi(x).toPrecision(5), rate: read.friction.toSi(y).toPrecision(5) })}
        />
      </FigureFrame>
      <table className={styles.sizes}>
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([head, ...cells], row) => (
            <tr key={row} data-next={head === next || undefined}>
              <th scope="row">{texts.sizeName(head as string, head === next)}</th>
              {cells.map((cell, index) => (
                <td key={index}>{typeof cell === "object" ? cell.text : cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <UseIn targets={targetsOf(state)} />
      <Sources citations={medium.citations} />
    </>
  );
}

/** Lines of a chart by everything they depend on, as a text: equal texts mean equal charts. */
function contentOf(lines: string) {
  const [rest, unitSystem] = JSON.parse(lines) as [Omit<FrictionState, "flow" | "rate">, "Metric" | "Imperial"];
  const state: FrictionState = { ...rest, flow: 1, rate: 1 };
  return frictionContent(state, mediumOf(state) as FrictionMedium, unitSystem);
}

/** Charts of friction over flow for ducts and pipes, with a readout at any point. */
export function FrictionCharts(): ReactNode {
  const [state, changeState] = useTopicState(frictionReaders[useReferenceUnits()]);
  const change = changeState as unknown as ChangeTopicState<FrictionParams>;
  const medium = mediumOf(state);
  return (
    <>
      <Form state={state} change={change} />
      {"problem" in medium ? (
        <output className={fields.none}>{medium.problem}</output>
      ) : (
        <Chart state={state} change={change} medium={medium} />
      )}
    </>
  );
}
