import { pipeFitting, type PipeFitting, type PipeMaterial, type PipeSize } from "../../flow/index.ts";
import { liquidNames } from "../../fluids/internal.ts";
import { joinPath, type Description, type MeasuredElement } from "../../kernel/index.ts";
import type { FittingLoss } from "./fittingLosses.ts";
import type { PipeValues } from "./schema.ts";

/** Straight pipe. `part` tells supply from return. */
export function straightPipe(path: string, part: string, material: PipeMaterial, size: PipeSize, length: number): MeasuredElement[] {
  if (length === 0) return [];
  return [{ path, part, work: "pipework", description: [`Pipe, ${material.name}, ${size.name}`], kind: "length", amount: length }];
}

/** Insulation of a straight pipe, by its thickness and the size of the pipe. */
export function pipeInsulation(path: string, part: string, size: PipeSize, thickness: number, length: number): MeasuredElement[] {
  if (length === 0 || thickness === 0) return [];
  const description: Description = [`Insulation of pipe ${size.name}, `, { quantity: "smallLength", values: [thickness] }];
  return [{ path, part, work: "pipeInsulation", description, kind: "length", amount: length }];
}

/** Fittings and valves of a pipe, by type and size. */
export function fittingsOfPipe(
  list: string,
  part: string,
  losses: readonly FittingLoss[],
  material: PipeMaterial,
  size: PipeSize,
): MeasuredElement[] {
  return losses.flatMap(({ id, key, name, number }): MeasuredElement[] => {
    if (number === 0) return [];
    const { measuredAs }: PipeFitting = pipeFitting(key);
    return [
      {
        path: joinPath(list, id),
        part,
        work: measuredAs === "valve" ? "pipeValves" : "pipeFittings",
        description: [`${name}, ${material.name}, ${size.name}`],
        kind: "count",
        amount: number,
      },
    ];
  });
}

/** Fluid in the pipes, by the volume of the mixture. */
export function contents(path: string, { fluid, glycolMassFraction }: PipeValues, volume: number): MeasuredElement[] {
  if (volume === 0) return [];
  const share: Description = fluid === "water" ? [] : [", ", { quantity: "ratio", values: [glycolMassFraction] }, " by mass"];
  return [
    {
      path,
      part: "contents",
      work: "fluid",
      description: [`Filling: ${liquidNames[fluid].toLowerCase()}`, ...share],
      kind: "volume",
      amount: volume,
    },
  ];
}

/** Items that no pipe calculation measures. */
export const pipesNotMeasured: readonly string[] = [
  "A tee listed as a fitting of several pipes is measured with each of them.",
  "Supports, flanges, unions and joints; insulation of fittings and valves.",
  "Pumps: they are taken from pump head files.",
];

/** Note for a calculation without heat, and so without insulation. */
export const notInsulated = "Insulation of pipes: the calculation has none unless heat gain or loss is computed.";
