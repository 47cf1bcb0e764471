import { frictionFactor, pipeFitting, pipeMaterial, valveAuthority, valvePressureDrop, type PipeFitting } from "../../flow/index.ts";
import { atPath, OutOfRangeError, rowName } from "../../kernel/index.ts";
import { gravity } from "../../pumps/index.ts";
import type { PumpFluid } from "./fluid.ts";
import { fields, type PumpValues } from "./schema.ts";

export type SegmentValues = PumpValues["segments"][number];
export type FittingValues = SegmentValues["fittings"][number];
export type EquipmentValues = PumpValues["equipment"][number];

/** Maximum velocity in pipes, m/s. */
const maxVelocity = 60;
/** Maximum relative roughness of the friction factor. */
const maxRelativeRoughness = 0.05;
/** Maximum head of pumps, m. */
const maxLosses = 1500;

/** A row of fittings with its coefficient. */
export interface SegmentFitting {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly number: number;
  /** Parameters of the fitting for its coefficient; empty where the coefficient was entered. */
  readonly geometry: Readonly<Record<string, number>>;
  readonly coefficient: number;
}

/** The pipe of a segment. */
export interface SegmentPipe {
  /** m³/s */
  readonly flow: number;
  /** Name of the size; `undefined` where the diameter was entered. */
  readonly sizeName: string | undefined;
  /** Inside, m */
  readonly diameter: number;
  /** m */
  readonly roughness: number;
  /** m² */
  readonly area: number;
  /** m/s */
  readonly velocity: number;
  readonly reynolds: number;
  /** Darcy friction factor. */
  readonly friction: number;
  /** Pa/m */
  readonly frictionRate: number;
  readonly fittings: readonly SegmentFitting[];
  /** Sum of n·K. */
  readonly coefficient: number;
  /** Pa */
  readonly pressureLoss: number;
}

export interface SegmentLoss {
  readonly id: string;
  readonly name: string;
  readonly isSuction: boolean;
  /** Absent where the head loss was entered. */
  readonly pipe: SegmentPipe | undefined;
  /** m of the fluid */
  readonly headLoss: number;
}

export interface EquipmentLoss {
  readonly id: string;
  readonly name: string;
  readonly isSuction: boolean;
  /** m³/s */
  readonly flow: number;
  /** Pa */
  readonly pressureLoss: number;
  /** m of the fluid */
  readonly headLoss: number;
}

/** Losses of the critical circuit at design flow; heads in m of the fluid. */
export interface CircuitLosses {
  readonly segments: readonly SegmentLoss[];
  readonly equipment: readonly EquipmentLoss[];
  /** Pa; absent without a control valve. */
  readonly valveLoss: number | undefined;
  readonly valveAuthority: number | undefined;
  readonly valveHead: number;
  readonly strainerHead: number;
  readonly losses: number;
  /** Losses on the suction side. */
  readonly suctionLoss: number;
}

function fittingOf(row: FittingValues, diameter: number): SegmentFitting {
  const fitting: PipeFitting = pipeFitting(row.fitting);
  const labelled = { id: row.id, key: fitting.key, name: fitting.name, number: row.quantity };
  if (row.coefficient !== null) return { ...labelled, geometry: {}, coefficient: row.coefficient };
  const geometry = Object.fromEntries(
    Object.entries(fitting.parameters).map(([name, parameter]) => {
      if (name === "diameter") return [name, diameter];
      return [name, name === "kv" ? (row.kv ?? parameter.default) : parameter.default];
    }),
  );
  const published = fitting.parameters["diameter"];
  if (published && (diameter < published.min || diameter > published.max))
    refuse("coefficient", "no coefficient is published for a pipe of this diameter. Enter K");
  return { ...labelled, geometry, coefficient: fitting.coefficient(geometry) };
}

function refuse(parameter: string, reason: string): never {
  throw new OutOfRangeError({ parameter, value: 0, min: 0, max: 0, unit: "", reason });
}

function pipeOf(row: SegmentValues, pumpFlow: number, { density, viscosity }: PumpFluid): SegmentPipe {
  const material = pipeMaterial(row.pipeMaterial);
  const size = row.sizeBy === "nominal" ? material.sizes.find(({ dn }) => `dn${dn}` === row.size) : undefined;
  if (row.sizeBy === "nominal" && !size)
    refuse("size", `${material.name} has no such size. Select another size, or enter the inside diameter`);
  const diameter = size?.insideDiameter ?? row.insideDiameter;
  const sizeField = size ? "size" : "insideDiameter";
  const flow = row.flow ?? pumpFlow;
  const roughness = row.roughness ?? material.roughness;
  if (roughness > maxRelativeRoughness * diameter) refuse("roughness", "the roughness is more than a twentieth of the diameter");
  const area = (Math.PI / 4) * diameter ** 2;
  const velocity = flow / area;
  if (velocity > maxVelocity) refuse(sizeField, "the velocity is above 60 m/s. Use a larger size");
  const reynolds = (density * velocity * diameter) / viscosity;
  const friction = frictionFactor(reynolds, roughness / diameter);
  const frictionRate = ((friction / diameter) * density * velocity ** 2) / 2;
  const fittings = row.fittings.map((fitting) => atPath(`fittings.${fitting.id}`, () => fittingOf(fitting, diameter)));
  const coefficient = fittings.reduce((sum, { number, coefficient: each }) => sum + number * each, 0);
  const pressureLoss = frictionRate * row.length + (coefficient * density * velocity ** 2) / 2;
  return {
    flow,
    sizeName: size?.name,
    diameter,
    roughness,
    area,
    velocity,
    reynolds,
    friction,
    frictionRate,
    fittings,
    coefficient,
    pressureLoss,
  };
}

function segmentOf(row: SegmentValues, index: number, values: PumpValues, fluid: PumpFluid): SegmentLoss {
  const segment = { id: row.id, name: rowName(fields.segments, row, index), isSuction: values.checkSuction && row.side === "suction" };
  if (row.lossBy === "head") return { ...segment, pipe: undefined, headLoss: row.headLoss };
  const pipe = atPath(`segments.${row.id}`, () => pipeOf(row, values.flowRate, fluid));
  return { ...segment, pipe, headLoss: pipe.pressureLoss / (fluid.density * gravity) };
}

function equipmentOf(row: EquipmentValues, index: number, values: PumpValues, { density }: PumpFluid): EquipmentLoss {
  const flow = row.flow ?? values.flowRate;
  const pressureLoss = row.ratedLoss * (flow / (row.ratedFlow ?? flow)) ** 2;
  return {
    id: row.id,
    name: rowName(fields.equipment, row, index),
    isSuction: values.checkSuction && row.side === "suction",
    flow,
    pressureLoss,
    headLoss: pressureLoss / (density * gravity),
  };
}

function valveLossOf(values: PumpValues, { density }: PumpFluid): number | undefined {
  if (values.controlValveBy === "none") return undefined;
  if (values.controlValveBy === "loss") return values.controlValveLoss;
  return valvePressureDrop(values.controlValveFlow ?? values.flowRate, values.controlValveKv, density);
}

/** Losses of the critical circuit at design flow. */
export function circuitLosses(values: PumpValues, fluid: PumpFluid): CircuitLosses {
  const weight = fluid.density * gravity;
  const segments = values.segments.map((row, index) => segmentOf(row, index, values, fluid));
  const equipment = values.equipment.map((row, index) => equipmentOf(row, index, values, fluid));
  const enteredLoss = values.headLoss ?? 0;
  const valveLoss = valveLossOf(values, fluid);
  const valveHead = (valveLoss ?? 0) / weight;
  const strainerHead = (values.strainerLoss ?? 0) / weight;
  const rows = [...segments, ...equipment];
  const losses = rows.reduce((sum, { headLoss }) => sum + headLoss, enteredLoss + valveHead + strainerHead);
  if (losses > maxLosses) refuse("losses", "the losses are above 1500 m. Check flow, sizes and losses for their units");
  if (values.checkSuction && values.suctionHeadLoss > enteredLoss)
    refuse("suctionHeadLoss", "it is more than the known head loss, of which it is a part");
  const suctionLoss = rows
    .filter(({ isSuction }) => isSuction)
    .reduce((sum, { headLoss }) => sum + headLoss, values.suctionHeadLoss + strainerHead);
  return {
    segments,
    equipment,
    valveLoss,
    valveAuthority:
      valveLoss !== undefined && valveLoss > 0 && values.controlledLoss !== null
        ? valveAuthority(valveLoss, values.controlledLoss)
        : undefined,
    valveHead,
    strainerHead,
    losses,
    suctionLoss,
  };
}
