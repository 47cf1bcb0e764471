import { pipeFitting, pipeMaterial, type PipeFitting } from "../../flow/index.ts";
import { joinPath, type Description, type Measured, type MeasuredElement, type Success } from "../../kernel/index.ts";
import type { PumpCalculation, results } from "./results.ts";
import type { SegmentLoss, SegmentValues } from "./circuit.ts";
import type { fields, PumpValues } from "./schema.ts";

function duty(flow: number, head: number): Description {
  return [{ quantity: "waterFlow", values: [flow] }, " at ", { quantity: "head", values: [head] }];
}

/** Pumps by row, with standby pumps; without curves one pump for the whole duty. */
function pumpElements({ results, full }: PumpCalculation, values: PumpValues): MeasuredElement[] {
  const base = { part: "pump", work: "pumps", list: "pumpsOfCircuits", kind: "count" } as const;
  if (values.pumps.length === 0)
    return [{ ...base, path: "flowRate", description: ["Pump, ", ...duty(values.flowRate, results.designHead)], amount: 1 }];
  return values.pumps.map(({ id, name: tag, number, standby }, index) => {
    const name = results.pumps?.[index]?.name ?? "Pump";
    const running = full?.pumps.find((pump) => pump.id === id);
    return {
      ...base,
      path: joinPath("pumps", id),
      description: [name.startsWith("Pump") ? name : `Pump, ${name}`, ...(running ? [", ", ...duty(running.flow, running.head)] : [])],
      amount: number + standby,
      tag,
    };
  });
}

function segmentElements({ id, pipe }: SegmentLoss, row: SegmentValues): MeasuredElement[] {
  if (!pipe) return [];
  const path = joinPath("segments", id);
  const { name: material } = pipeMaterial(row.pipeMaterial);
  const size: Description =
    pipe.sizeName === undefined ? ["inside ", { quantity: "smallLength", values: [pipe.diameter] }] : [pipe.sizeName];
  return [
    ...(row.length > 0
      ? [
          {
            path,
            part: "pipe",
            work: "pipework",
            description: [`Pipe, ${material}, `, ...size],
            kind: "length",
            amount: row.length,
            list: "circuitPipework",
          } as const,
        ]
      : []),
    ...pipe.fittings.flatMap(({ id: fitting, key, name, number }): MeasuredElement[] => {
      if (number === 0) return [];
      const { measuredAs }: PipeFitting = pipeFitting(key);
      const isValve = measuredAs === "valve";
      return [
        {
          path: joinPath(path, "fittings", fitting),
          part: "fitting",
          work: isValve ? "pipeValves" : "pipeFittings",
          description: [`${name}, ${material}, `, ...size],
          kind: "count",
          amount: number,
          list: isValve ? "circuitValves" : "circuitFittings",
        },
      ];
    }),
  ];
}

/** Equipment, control valve and strainer of the critical circuit. */
function devices({ circuit }: PumpCalculation, values: PumpValues): MeasuredElement[] {
  const single = { kind: "count", amount: 1 } as const;
  const valve = { ...single, work: "pipeValves", list: "circuitValves" } as const;
  const { controlValveBy, controlValveKv, strainerLoss } = values;
  const kv: Description = controlValveBy === "kv" ? [", flow coefficient ", { quantity: "flowCoefficient", values: [controlValveKv] }] : [];
  return [
    ...circuit.equipment.map(({ id, name }, index): MeasuredElement => ({
      ...single,
      path: joinPath("equipment", id),
      part: "equipment",
      work: "terminalUnits",
      list: "equipmentOnCircuits",
      tag: values.equipment[index]!.name,
      description: [`Equipment on the circuit: ${name}`],
    })),
    ...(controlValveBy === "none"
      ? []
      : [{ ...valve, path: "controlValveBy", part: "valve", description: ["Control valve, two-way", ...kv] } as const]),
    ...(strainerLoss !== null && strainerLoss > 0
      ? [{ ...valve, path: "strainerLoss", part: "strainer", description: ["Strainer at the pump"] } as const]
      : []),
  ];
}

/** Pumps with their duty, and pipes, fittings and equipment of the critical circuit. */
export function quantities({ calculation, values }: Success<typeof results, PumpCalculation, typeof fields>): Measured {
  const withoutPipes = calculation.circuit.segments.filter(({ pipe }) => !pipe).map(({ name }) => name);
  return {
    elements: [
      ...pumpElements(calculation, values),
      ...calculation.circuit.segments.flatMap((segment, index) => segmentElements(segment, values.segments[index]!)),
      ...devices(calculation, values),
    ],
    notMeasured: [
      ...(withoutPipes.length > 0 ? [`Segments with an entered head loss, whose pipes are not known: ${withoutPipes.join(", ")}.`] : []),
      "Pipes beyond the critical circuit; insulation, supports and joints.",
    ],
  };
}
