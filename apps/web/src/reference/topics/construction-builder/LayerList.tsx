import { prose } from "@org/form/numbers";
import { materials, vaporResistances } from "@org/hvac-core/reference";
import { IconButton } from "@org/ui/elements";
import { NativeSelect, TextInput } from "@org/ui/kit";
import { IconArrowDown, IconArrowUp, IconGripVertical, IconTrash } from "@tabler/icons-react";
import { useState, type DragEvent, type KeyboardEvent, type ReactNode } from "react";
import { QuantityField } from "../../fields/QuantityField.tsx";
import { materialGroups } from "../materials/tables.ts";
import { shareLimits, thicknessLimits, type BuilderLayer } from "./builderState.ts";
import { computedLayer } from "./builderModel.ts";
import { texts } from "./texts.ts";
import styles from "./builder.module.css";

interface LayerListProps {
  readonly layers: readonly BuilderLayer[];
  /** `merge` names the field being edited: steps with the same name are undone together. */
  readonly onChange: (layers: readonly BuilderLayer[], merge?: string) => void;
}

const bridges = materials().filter(({ conductivity }) => conductivity !== undefined);
const membranes = vaporResistances().filter(({ group }) => group === "membrane");

const itemOf = ({ id, label }: { readonly id: string; readonly label: string }) => ({ value: id, label: prose(label) });

/** Materials and membranes by their groups, in the spelling of the page. */
function materialOptions() {
  const grouped = Object.entries(materialGroups).flatMap(([group, title]) => {
    const items = materials().filter((material) => material.group === group);
    return items.length === 0 ? [] : [{ group: prose(title), items: items.map(itemOf) }];
  });
  return [
    ...grouped,
    { group: texts.layers.membranes, items: membranes.map(({ id, label }) => itemOf({ id: `m_${id}`, label })) },
    {
      group: texts.layers.other,
      items: [
        { value: "r_", label: texts.knownResistance },
        { value: "own_", label: texts.custom },
      ],
    },
  ];
}

const valueOf = (layer: BuilderLayer): string =>
  layer.kind === "material"
    ? layer.material
    : layer.kind === "membrane"
      ? `m_${layer.membrane}`
      : layer.kind === "resistance"
        ? "r_"
        : "own_";

/** Layer with another material and the same thickness. */
function chosen(value: string, before: BuilderLayer): BuilderLayer {
  const thickness = "thickness" in before ? before.thickness : 0.1;
  if (value.startsWith("m_")) return { kind: "membrane", membrane: value.slice(2) };
  if (value === "r_") return { kind: "resistance", resistance: 0.18, equivalentThickness: 0.01 };
  if (value !== "own_") return { kind: "material", material: value, thickness };
  const thermal = computedLayer(before).thermal;
  // A custom material begins with the properties of the one it replaces.
  const start = "resistance" in thermal ? { conductivity: 0.04, density: 30, specificHeat: 1000 } : thermal;
  return {
    kind: "custom",
    name: computedLayer(before).label,
    thickness,
    conductivity: start.conductivity,
    density: start.density,
    specificHeat: start.specificHeat,
    factor: Math.max(1, Math.round(computedLayer(before).vapor.equivalentThickness / thickness)),
  };
}

function moved(layers: readonly BuilderLayer[], from: number, to: number): readonly BuilderLayer[] {
  const target = Math.max(0, Math.min(layers.length - 1, to));
  return layers.toSpliced(from, 1).toSpliced(target, 0, layers[from]!);
}

/** Moves a layer by Alt and an arrow key; the focus stays on it. */
function moveByKey(event: KeyboardEvent<HTMLLIElement>, index: number, { layers, onChange }: LayerListProps): void {
  const way = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
  if (!event.altKey || way === 0 || layers[index + way] === undefined) return;
  event.preventDefault();
  const list = event.currentTarget.parentElement;
  const name = (event.target as HTMLElement).dataset["part"];
  onChange(moved(layers, index, index + way));
  requestAnimationFrame(() => {
    const row = list?.children[index + way];
    row?.querySelector<HTMLElement>(name === undefined ? "select" : `[data-part="${name}"]`)?.focus();
  });
}

/** Moving of layers by dragging: the properties of each line, and of its grip. */
function useDragging({ layers, onChange }: LayerListProps) {
  const [dragged, setDragged] = useState<number>();
  const [over, setOver] = useState<number>();
  const end = (): void => {
    setDragged(undefined);
    setOver(undefined);
  };
  return {
    line: (index: number) => ({
      "data-over": over === index && dragged !== index ? "" : undefined,
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        setOver(index);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        if (dragged !== undefined && dragged !== index) onChange(moved(layers, dragged, index));
        end();
      },
    }),
    grip: (index: number) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = "move";
        setDragged(index);
      },
      onDragEnd: end,
    }),
  };
}

function LayerTools({ layers, onChange, index }: LayerListProps & { readonly index: number }): ReactNode {
  return (
    <div className={`${styles.tools} screen-only`}>
      <IconButton
        label={texts.layers.outward(index + 1)}
        data-part="up"
        disabled={index === 0}
        onClick={() => onChange(moved(layers, index, index - 1))}
      >
        <IconArrowUp size={16} stroke={1.6} aria-hidden />
      </IconButton>
      <IconButton
        label={texts.layers.inward(index + 1)}
        data-part="down"
        disabled={index === layers.length - 1}
        onClick={() => onChange(moved(layers, index, index + 1))}
      >
        <IconArrowDown size={16} stroke={1.6} aria-hidden />
      </IconButton>
      <IconButton label={texts.layers.remove(index + 1)} data-part="remove" onClick={() => onChange(layers.toSpliced(index, 1))}>
        <IconTrash size={16} stroke={1.6} aria-hidden />
      </IconButton>
    </div>
  );
}

/** List of the layers from the outside to the inside. Layers can be edited, moved by dragging or by keyboard, bridged and removed. */
export function LayerList(props: LayerListProps): ReactNode {
  const { layers, onChange } = props;
  const dragging = useDragging(props);
  return (
    <ol className={styles.layers} aria-label={texts.layers.label}>
      {layers.map((layer, index) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys come from the fields inside
        <li
          // Layers have no ids: two may be identical.
          key={index}
          className={styles.layer}
          {...dragging.line(index)}
          onKeyDown={(event) => moveByKey(event, index, props)}
        >
          <span className={`${styles.grip} screen-only`} aria-hidden {...dragging.grip(index)}>
            <IconGripVertical size={16} stroke={1.6} />
          </span>
          <span className={styles.position}>{index + 1}</span>
          <div className={styles.fields}>
            <NativeSelect
              className={styles.material}
              label={texts.layers.layer(index + 1)}
              value={valueOf(layer)}
              data={materialOptions()}
              onChange={(event) => onChange(layers.with(index, chosen(event.currentTarget.value, layer)))}
            />
            <LayerFields layer={layer} onChange={(next, part) => onChange(layers.with(index, next), `${index} ${part}`)} />
          </div>
          <LayerTools {...props} index={index} />
        </li>
      ))}
    </ol>
  );
}

interface LayerFieldsProps {
  readonly layer: BuilderLayer;
  readonly onChange: (layer: BuilderLayer, part: string) => void;
}

function LayerFields({ layer, onChange }: LayerFieldsProps): ReactNode {
  const [min, max] = thicknessLimits;
  switch (layer.kind) {
    case "membrane":
      return undefined;
    case "resistance":
      return (
        <>
          <QuantityField
            label={texts.layers.resistance}
            kind="thermalResistance"
            value={layer.resistance}
            min={0.001}
            max={50}
            onChange={(resistance) => onChange({ ...layer, resistance }, "resistance")}
          />
          <QuantityField
            label={texts.layers.equivalentThickness}
            kind="length"
            value={layer.equivalentThickness}
            min={0}
            max={1500}
            onChange={(equivalentThickness) => onChange({ ...layer, equivalentThickness }, "vapor")}
          />
        </>
      );
    case "custom":
      return <CustomFields layer={layer} onChange={onChange} />;
    case "material":
      if ("resistance" in computedLayer(layer).thermal) return undefined;
      return (
        <>
          <QuantityField
            label={texts.layers.thickness}
            kind="smallLength"
            value={layer.thickness}
            min={min}
            max={max}
            onChange={(thickness) => onChange({ ...layer, thickness }, "thickness")}
          />
          <NativeSelect
            className={styles.bridge}
            label={texts.layers.bridgedBy}
            value={layer.bridge?.material ?? ""}
            data={[{ value: "", label: texts.layers.noBridge }, ...bridges.map(itemOf)]}
            onChange={(event) => {
              const material = event.currentTarget.value;
              const { bridge, ...rest } = layer;
              onChange(material === "" ? rest : { ...rest, bridge: { material, share: bridge?.share ?? 0.1 } }, "bridge");
            }}
          />
          {layer.bridge && (
            <QuantityField
              label={texts.layers.share}
              kind="ratio"
              value={layer.bridge.share}
              min={shareLimits[0]}
              max={shareLimits[1]}
              onChange={(share) => onChange({ ...layer, bridge: { material: layer.bridge!.material, share } }, "share")}
            />
          )}
        </>
      );
  }
}

type CustomLayer = Extract<BuilderLayer, { kind: "custom" }>;

function CustomFields({ layer, onChange }: { readonly layer: CustomLayer; readonly onChange: LayerFieldsProps["onChange"] }): ReactNode {
  const quantity = (
    part: "thickness" | "conductivity" | "density" | "specificHeat" | "factor",
    kind: "smallLength" | "conductivity" | "density" | "specificHeat" | "number",
    [min, max]: readonly [number, number],
  ): ReactNode => (
    <QuantityField
      label={texts.layers[part]}
      kind={kind}
      value={layer[part]}
      min={min}
      max={max}
      onChange={(value) => onChange({ ...layer, [part]: value }, part)}
    />
  );
  return (
    <>
      <TextInput
        className={styles.bridge}
        label={texts.name}
        value={layer.name}
        maxLength={60}
        onChange={(event) => onChange({ ...layer, name: event.currentTarget.value }, "name")}
      />
      {quantity("thickness", "smallLength", thicknessLimits)}
      {quantity("conductivity", "conductivity", [0.005, 500])}
      {quantity("density", "density", [0, 20_000])}
      {quantity("specificHeat", "specificHeat", [0, 5000])}
      {quantity("factor", "number", [1, 1e6])}
    </>
  );
}
