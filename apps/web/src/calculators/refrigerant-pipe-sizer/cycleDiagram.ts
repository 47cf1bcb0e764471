import { refrigerantOf, type LineCalculation } from "@org/hvac-core/calculators/refrigerant-pipe-sizer";
import { linearDomain, logDomain, type ChartLine, type ChartPoint, type FigureCell, type FigureTable } from "@org/ui/figures";
import type { ReadLines } from "./readLines.ts";

interface Place {
  readonly pressure: number;
  readonly enthalpy: number;
}

interface Dome {
  readonly liquid: readonly Place[];
  readonly vapor: readonly Place[];
}

const domes = new Map<string, Dome>();
/** Points of each side of the dome: so many look like a curve. */
const domePoints = 48;

/** Saturated liquid and vapour of a refrigerant from a pressure up to near the critical point; the same for every key that is typed. */
function domeOf(key: string, lowest: number): Dome {
  const place = `${key} ${lowest}`;
  const known = domes.get(place);
  if (known) return known;
  const refrigerant = refrigerantOf(key);
  const { pressureDew: end } = refrigerant.saturationAtTemperature(refrigerant.range.maximumSaturationTemperature);
  const { pressureDew: start } = refrigerant.saturationAtTemperature(refrigerant.range.minimumTemperature);
  const from = Math.max(lowest, start * 1.001);
  const pressures = Array.from({ length: domePoints }, (_, index) => from * (end / from) ** (index / (domePoints - 1)));
  const saturated = pressures.map((pressure) => refrigerant.saturationAtPressure(Math.min(pressure, end)));
  const last = saturated.at(-1)!;
  // Both sides end within half a per cent of the critical temperature, nearly symmetrical about its enthalpy: there they are joined.
  const top = { pressure: refrigerant.critical.pressure, enthalpy: (last.liquid.enthalpy + last.vapor.enthalpy) / 2 };
  const dome = {
    liquid: [...saturated.map(({ pressure, liquid }) => ({ pressure, enthalpy: liquid.enthalpy })), top],
    vapor: [...saturated.map(({ pressure, vapor }) => ({ pressure, enthalpy: vapor.enthalpy })), top],
  };
  if (domes.size > 40) domes.clear();
  domes.set(place, dome);
  return dome;
}

interface Corner extends Place {
  readonly id: string;
  readonly name: string;
}

/** Corners of the cycle in the direction of flow, from the evaporator's outlet round to its inlet. */
function cornersOf({ calculation }: ReadLines): Corner[] {
  const { circuit } = calculation;
  const { ends, evaporatorOutlet, condenserOutlet, compressor, valve } = circuit;
  const liquid = condenserOutlet.enthalpy;
  return [
    { id: "1", name: "Leaving the evaporator", pressure: ends.evaporatingPressure, enthalpy: evaporatorOutlet.enthalpy },
    { id: "2", name: "At the compressor, suction", pressure: compressor.suctionPressure, enthalpy: compressor.suctionEnthalpy },
    { id: "3", name: "At the compressor, discharge", pressure: compressor.dischargePressure, enthalpy: compressor.dischargeEnthalpy },
    { id: "4", name: "At the condenser", pressure: ends.condensingPressure, enthalpy: compressor.dischargeEnthalpy },
    { id: "5", name: "Leaving the condenser", pressure: ends.condensingPressure, enthalpy: liquid },
    { id: "6", name: "At the expansion valve", pressure: valve?.pressure ?? ends.condensingPressure, enthalpy: liquid },
    { id: "7", name: "Entering the evaporator", pressure: ends.evaporatingPressure, enthalpy: liquid },
  ];
}

/** Pressures that are told apart on the dome: powers of two, so that typing a temperature seldom draws a new one. */
const belowPowerOfTwo = (value: number): number => 2 ** Math.floor(Math.log2(value));

/** Pressure over enthalpy: the dome of saturation, and the cycle with what its lines lose. */
export function cycleDiagram(read: ReadLines) {
  const { values, pressure, enthalpy, calculation } = read;
  const corners = cornersOf(read);
  const dome = domeOf(values.refrigerant, belowPowerOfTwo(0.7 * Math.min(...corners.map((corner) => corner.pressure))));
  const drawn = ({ pressure: p, enthalpy: h }: Place) => ({ x: enthalpy.shown(h), y: pressure.shown(p) });
  const all = [...dome.liquid, ...dome.vapor, ...corners].map(drawn);
  const [c1, c2, c3, c4, c5, c6, c7] = corners as [Corner, Corner, Corner, Corner, Corner, Corner, Corner];
  const path = (...places: readonly Place[]) => places.map(drawn);
  const lost = (id: string, label: string, from: Place, to: Place): ChartLine[] =>
    from.pressure === to.pressure && from.enthalpy === to.enthalpy
      ? []
      : [{ id, look: "limit", essential: true, labelAt: "besideEnd", label, points: path(from, to) }];
  const has = (kind: LineCalculation["kind"]): boolean => calculation.circuit.lines.some((line) => line.kind === kind);
  const lines: ChartLine[] = [
    { id: "bubble", look: "family", essential: true, points: dome.liquid.map(drawn) },
    { id: "dew", look: "family", essential: true, points: dome.vapor.map(drawn) },
    { id: "cycle low", look: "main", essential: true, points: path(c6, c7, c1) },
    { id: "compression", look: "main", essential: true, points: path(c2, c3) },
    { id: "cycle high", look: "main", essential: true, points: path(c4, c5) },
    ...(has("suction") ? lost("suction", "suction", c1, c2) : lost("suction", "", c1, c2)),
    ...lost("discharge", "discharge", c3, c4),
    ...lost("liquid", "liquid", c5, c6),
  ];
  const said = ({ name, pressure: p, enthalpy: h }: Corner): string => `${name}: ${pressure.text(p)}, ${enthalpy.text(h)}`;
  const points = corners.map((corner): ChartPoint => ({
    id: corner.id,
    ...drawn(corner),
    look: corner.id === "2" ? "main" : "minor",
    caption: corner.id,
    description: said(corner),
  }));
  const table: FigureTable<FigureCell> = {
    columns: ["State", "Pressure", "Enthalpy"],
    rows: corners.map(({ id, name, pressure: p, enthalpy: h }) => [`${id} ${name}`, pressure.cell(p), enthalpy.cell(h)]),
  };
  return {
    table,
    chart: {
      x: { label: `Enthalpy, ${enthalpy.symbol}`, scale: "linear", domain: linearDomain(all.map(({ x }) => x)) },
      y: {
        label: `Pressure, absolute, ${pressure.symbol}`,
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
