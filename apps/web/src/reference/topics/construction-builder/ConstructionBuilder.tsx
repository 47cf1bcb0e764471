import { OutOfRangeError } from "@org/hvac-core/kernel";
import { winterFilms } from "@org/hvac-core/envelope";
import { constructions } from "@org/hvac-core/reference";
import { Button, commonTexts } from "@org/ui/elements";
import { NativeSelect, TextInput } from "@org/ui/kit";
import { IconArrowBackUp, IconPlus } from "@tabler/icons-react";
import { useMemo, type KeyboardEvent, type ReactNode } from "react";
import { ChoiceField } from "../../fields/ChoiceField.tsx";
import { PrintButton } from "../../fields/PrintButton.tsx";
import { QuantityField } from "../../fields/QuantityField.tsx";
import { useReferencePlace, useTopicState } from "../../topicState.ts";
import { elementNames } from "../constructions/tables.ts";
import { builderAddress, readBuilder, type BuilderState, type Element } from "./builderState.ts";
import {
  computedLayer,
  moistureResult,
  thermalResult,
  type ComputedLayer,
  type MoistureResult,
  type ThermalResult,
} from "./builderModel.ts";
import { LayerList } from "./LayerList.tsx";
import { MoistureSection } from "./MoistureSection.tsx";
import { ThermalSection } from "./ThermalSection.tsx";
import { useLayers, type LayerEditing } from "./useLayers.ts";
import { texts } from "./texts.ts";
import fields from "../../fields/referenceFields.module.css";
import styles from "./builder.module.css";

const library = Object.entries(elementNames).map(([element, title]) => ({
  group: title,
  items: constructions()
    .filter((construction) => construction.element === element)
    .map(({ id, label }) => ({ value: id, label })),
}));

function Head({ state, editing }: { readonly state: BuilderState; readonly editing: LayerEditing }): ReactNode {
  const { change } = useReferencePlace();
  const start = (id: string): void => {
    const construction = constructions().find((construction) => construction.id === id);
    if (construction) editing.replace(builderAddress(construction));
  };
  return (
    <div className={`${fields.fields} screen-only`}>
      <NativeSelect
        className={styles.start}
        label={texts.start}
        value=""
        data={[{ value: "", label: texts.startEmpty }, ...library]}
        onChange={(event) => start(event.currentTarget.value)}
      />
      <TextInput
        className={styles.start}
        label={texts.name}
        value={state.name}
        maxLength={120}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <ChoiceField
        label={texts.element}
        value={state.element}
        options={Object.entries(texts.elements) as [Element, string][]}
        onChange={(element) =>
          editing.replace({ element, rse: String(winterFilms[element].outside), rsi: String(winterFilms[element].inside) })
        }
      />
      <QuantityField
        label={texts.filmOutside}
        kind="thermalResistance"
        value={state.films.outside}
        min={0}
        max={1}
        onChange={(rse) => change({ rse: String(rse) })}
      />
      <QuantityField
        label={texts.filmInside}
        kind="thermalResistance"
        value={state.films.inside}
        min={0}
        max={1}
        onChange={(rsi) => change({ rsi: String(rsi) })}
      />
    </div>
  );
}

type Computed =
  | { readonly layers: readonly ComputedLayer[]; readonly thermal: ThermalResult; readonly moisture: MoistureResult | string }
  | { readonly problem: string };

const words = (error: unknown): string => {
  if (error instanceof OutOfRangeError) return error.message;
  throw error;
};

/** Results of the layers, or the reason why there are none. */
function compute(state: BuilderState): Computed {
  if (state.layers.length === 0) return { problem: texts.noLayer };
  const layers = state.layers.map(computedLayer);
  try {
    const thermal = thermalResult(layers, state.films);
    try {
      return { layers, thermal, moisture: moistureResult(state, layers) };
    } catch (error) {
      return { layers, thermal, moisture: texts.noMoisture(words(error)) };
    }
  } catch (error) {
    return { problem: texts.notCalculated(words(error)) };
  }
}

/** Builder of a construction, with its thermal and moisture behaviour. Its state is in the address. */
export function ConstructionBuilder(): ReactNode {
  const [state] = useTopicState(readBuilder);
  const editing = useLayers();
  const computed = useMemo(() => compute(state), [state]);
  const undoByKey = (event: KeyboardEvent): void => {
    // In a text field the key undoes the typing in that field.
    if (event.key !== "z" || !(event.ctrlKey || event.metaKey) || event.shiftKey || !editing.undo) return;
    if (event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    editing.undo();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the key comes from the fields inside
    <div onKeyDown={undoByKey}>
      <Head state={state} editing={editing} />
      <LayerList layers={state.layers} onChange={editing.change} />
      <div className={`${styles.below} screen-only`}>
        <Button
          disabled={state.layers.length >= 20}
          onClick={() => editing.change([...state.layers, { kind: "material", material: "gypsum-board", thickness: 0.0125 }])}
        >
          <IconPlus size={16} stroke={1.6} aria-hidden /> {texts.addLayer}
        </Button>
        <Button disabled={!editing.undo} onClick={() => editing.undo?.()}>
          <IconArrowBackUp size={16} stroke={1.6} aria-hidden /> {commonTexts.undo}
        </Button>
        <PrintButton />
        <span className={styles.hint}>{texts.dragHint}</span>
      </div>
      {"problem" in computed ? (
        <output className={styles.problem}>{computed.problem}</output>
      ) : (
        <>
          <ThermalSection state={state} layers={computed.layers} result={computed.thermal} />
          <MoistureSection state={state} layers={computed.layers} result={computed.moisture} />
        </>
      )}
    </div>
  );
}
