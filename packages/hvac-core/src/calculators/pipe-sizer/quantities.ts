import { pipeFitting, pipeMaterial } from "../../flow/index.ts";
import { joinPath, type Measured, type MeasuredElement, type Success, type WorkKind } from "../../kernel/index.ts";
import type { PipeCalculation, results } from "./results.ts";
import type { Leg } from "./leg.ts";
import { contents, fittingsOfPipe, notInsulated, pipeInsulation, pipesNotMeasured, straightPipe } from "./measuredPipe.ts";
import type { PipeState } from "./pipeState.ts";
import type { fields, PipeValues } from "./schema.ts";
import type { JunctionPart } from "./system/junctions.ts";
import type { SectionPipes } from "./system/losses.ts";

const tankNames = {
  diaphragm: "Expansion tank with a diaphragm",
  airCushion: "Expansion tank, closed, with air on the water",
  vessel: "Expansion vessel with a diaphragm",
} as const;
const listed = (names: readonly string[]): string => new Intl.ListFormat("en-GB", { type: "conjunction" }).format(names);

/** Paths of the pipes of a section and of its lists of fittings in the input. */
interface Places {
  readonly path: string;
  readonly listAt: (section: string, list: string) => string;
}

function placesOf({ scope }: PipeCalculation, { id }: PipeState): Places {
  if (scope === "section") return { path: "pipeLength", listAt: (_, list) => list };
  return { path: joinPath("sections", id), listAt: (section, list) => joinPath("sections", section, list) };
}

/** Supply or return of a section: pipe, fittings and insulation. */
function leg({ path, listAt }: Places, part: "supply" | "return", pipes: SectionPipes, { id, heat }: PipeState): MeasuredElement[] {
  const pipe: Leg | undefined = pipes[part];
  if (!pipe) return [];
  const { material } = pipes.pipe;
  const { size } = pipe.option;
  return [
    ...straightPipe(path, part, material, size, pipe.length),
    ...pipe.fittings.flatMap(({ section, list, losses }) =>
      // A return next to the supplies of other sections has their fittings too.
      fittingsOfPipe(listAt(section, list), section === id ? part : `${part}Of_${id}`, losses, material, size),
    ),
    ...pipeInsulation(path, `${part}Insulation`, size, heat?.[part]?.thickness ?? 0, pipe.length),
  ];
}

/** Whether a fitting is measured: a tee has losses in both of its legs, and is measured with the branch, or with the run where it connects a unit. */
const isMeasured = ({ fitting, branchDiameter }: JunctionPart): boolean =>
  pipeFitting(fitting).leg !== "run" || branchDiameter === undefined;

/** Tees and reducers, measured by their largest end. */
function junctions(path: string, pipes: SectionPipes): MeasuredElement[] {
  const { supplyJunction, returnJunction, passingJunction } = pipes;
  const elementsOf = (side: string, parts: readonly JunctionPart[]): MeasuredElement[] =>
    parts
      .filter(isMeasured)
      .map((each, index) => ({
        path,
        part: `${side}Junction${index}`,
        work: "pipeFittings",
        description: [
          `${pipeFitting(each.fitting).family === "tee" ? "Tee or wye" : "Reducer"}, ${each.largest.material.name}, ${each.largest.option.size.name}`,
        ],
        kind: "count",
        amount: 1,
      }));
  return [...elementsOf("supply", supplyJunction), ...elementsOf("return", returnJunction), ...elementsOf("passing", passingJunction)];
}

/** The unit at the end of a section, and the valves of both. */
function unitAndValves(path: string, section: PipeState, pipes: SectionPipes, values: PipeValues): MeasuredElement[] {
  const { row, losses, name, unitFlow } = section;
  const { size } = pipes.supply.option;
  const element = (part: string, work: WorkKind, description: MeasuredElement["description"]): MeasuredElement => ({
    path,
    part,
    work,
    description,
    kind: "count",
    amount: 1,
  });
  const hasUnit = unitFlow > 0;
  const control = losses.controlValve;
  return [
    ...(hasUnit ? [{ ...element("unit", "terminalUnits", [`Terminal unit: ${name}`]), list: "unitsOnPipes", tag: row.name } as const] : []),
    ...(control
      ? [
          element("controlValve", "pipeValves", [
            "Control valve, two-way, flow coefficient ",
            { quantity: "flowCoefficient", values: [control.kv] },
          ]),
        ]
      : []),
    ...(hasUnit && row.balancingValve ? [element("unitValve", "pipeValves", [`Balancing valve, ${size.name}`])] : []),
    ...(row.branchValve && values.systemKind !== "reverse"
      ? [element("branchValve", "pipeValves", [`Balancing valve, ${size.name}`])]
      : []),
  ];
}

/** Elements of the whole system: decoupler, expansion tank, and contents of units and plant. */
function ofSystem({ circuits: { decoupler }, tank }: PipeCalculation, values: PipeValues): MeasuredElement[] {
  const { tankMethod, equipmentVolume, decouplerLength } = values;
  const size = decoupler?.option?.size;
  return [
    ...(decoupler && size
      ? [
          ...straightPipe("decouplerLength", "pipe", pipeMaterial(values.pipeMaterial), size, decouplerLength),
          ...contents("decouplerLength", values, decoupler.volume),
        ]
      : []),
    ...(tank && tankMethod !== "none"
      ? [
          {
            path: "tankMethod",
            part: "tank",
            work: "tanks",
            description: [`${tankNames[tankMethod]}, at least `, { quantity: "liquidVolume", values: [tank.volume] }],
            kind: "count",
            amount: 1,
          } as const,
          ...contents("equipmentVolume", values, equipmentVolume),
        ]
      : []),
  ];
}

/** Pipes by metre, with fittings, valves, units, insulation and contents; a section without flow has no size and is named. */
export function quantities({ calculation, values }: Success<typeof results, PipeCalculation, typeof fields>): Measured {
  const { sections, scope } = calculation;
  const elements = sections.flatMap((section): MeasuredElement[] => {
    const { pipes, volume } = section;
    if (!pipes) return [];
    const places = placesOf(calculation, section);
    return [
      ...leg(places, "supply", pipes, section),
      ...leg(places, "return", pipes, section),
      ...junctions(places.path, pipes),
      ...(scope === "system" ? unitAndValves(places.path, section, pipes, values) : []),
      ...contents(places.path, values, volume),
    ];
  });
  const empty = sections.filter(({ pipes }) => !pipes).map(({ name }) => name);
  return {
    elements: [...elements, ...ofSystem(calculation, values)],
    notMeasured: [
      ...(empty.length > 0 ? [`Sections without flow, which have no size: ${listed(empty)}.`] : []),
      ...(values.heatExchange ? [] : [notInsulated]),
      ...pipesNotMeasured,
    ],
  };
}
