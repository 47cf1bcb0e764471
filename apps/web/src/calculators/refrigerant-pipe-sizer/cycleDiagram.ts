import {
  cycleCorners,
  saturationDome,
  type CycleCorner,
  type LineCalculation,
  type PressureEnthalpy,
  type SaturationDome,
} from "@org/hvac-core/calculators/refrigerant-pipe-sizer";
import { linearDomain, logDomain, roundNumber, type ChartLine, type ChartPoint, type FigureCell, type FigureTable } from "@org/ui/figures";
import type { ReadLines } from "./readLines.ts";
import { texts } from "./texts.ts";

const domes = new Map<string, SaturationDome>();
const maxDomes = 40;

/** The dome of a refrigerant, calculated once for all keys that are typed. */
function domeOf(key: string, lowest: number): SaturationDome {
  const place = `${key} ${lowest}`;
  const known = domes.get(place);
  if (known) return known;
  const dome = saturationDome(key, lowest);
  if (domes.size > maxDomes) domes.clear();
  domes.set(place, dome);
  return dome;
}

/** Pressure over enthalpy: the saturation dome, and the cycle with the losses of its lines. */
export function cycleDiagram(read: ReadLines) {
  const { values, pressure, enthalpy, calculation } = read;
  const corners = cycleCorners(calculation.circuit);
  // A round lowest pressure: typing a temperature seldom needs a new dome.
  const dome = domeOf(values.refrigerant, roundNumber(0.7 * Math.min(...corners.map((corner) => corner.pressure)), "down"));
  const drawn = ({ pressure: p, enthalpy: h }: PressureEnthalpy) => ({ x: enthalpy.shown(h), y: pressure.shown(p) });
  const all = [...dome.liquid, ...dome.vapor, ...corners].map(drawn);
  const [c1, c2, c3, c4, c5, c6, c7] = corners as [
    CycleCorner,
    CycleCorner,
    CycleCorner,
    CycleCorner,
    CycleCorner,
    CycleCorner,
    CycleCorner,
  ];
  const path = (...places: readonly PressureEnthalpy[]) => places.map(drawn);
  const lost = (id: string, label: string, from: PressureEnthalpy, to: PressureEnthalpy): ChartLine[] =>
    from.pressure === to.pressure && from.enthalpy === to.enthalpy
      ? []
      : [{ id, look: "limit", essential: true, labelAt: "besideEnd", label, points: path(from, to) }];
  const has = (kind: LineCalculation["kind"]): boolean => calculation.circuit.lines.some((line) => line.kind === kind);
  const { losses } = texts.cycle;
  const lines: ChartLine[] = [
    { id: "bubble", look: "family", essential: true, points: dome.liquid.map(drawn) },
    { id: "dew", look: "family", essential: true, points: dome.vapor.map(drawn) },
    { id: "cycle low", look: "main", essential: true, points: path(c6, c7, c1) },
    { id: "compression", look: "main", essential: true, points: path(c2, c3) },
    { id: "cycle high", look: "main", essential: true, points: path(c4, c5) },
    ...lost("suction", has("suction") ? losses.suction : "", c1, c2),
    ...lost("discharge", losses.discharge, c3, c4),
    ...lost("liquid", losses.liquid, c5, c6),
  ];
  const textOf = ({ name, pressure: p, enthalpy: h }: CycleCorner): string => texts.cycle.corner(name, pressure.text(p), enthalpy.text(h));
  const points = corners.map((corner): ChartPoint => ({
    id: corner.id,
    ...drawn(corner),
    look: corner.id === "2" ? "main" : "minor",
    caption: corner.id,
    description: textOf(corner),
  }));
  const table: FigureTable<FigureCell> = {
    columns: [texts.cycle.state, texts.cycle.pressure, texts.cycle.enthalpy],
    rows: corners.map(({ id, name, pressure: p, enthalpy: h }) => [`${id} ${name}`, pressure.cell(p), enthalpy.cell(h)]),
  };
  return {
    table,
    chart: {
      x: { label: texts.cycle.enthalpyAxis(enthalpy.symbol), scale: "linear", domain: linearDomain(all.map(({ x }) => x)) },
      y: {
        label: texts.cycle.pressureAxis(pressure.symbol),
        scale: "log",
        domain: logDomain(
          all.map(({ y }) => y),
          1,
        ),
      },
      lines,
      points,
    },
  } as const;
}
