import { OutOfRangeError } from "../../kernel/index.ts";
import { gasWarming, tubeConductance, type CycleEnds } from "../../refrigerant-lines/index.ts";
import type { Refrigerant } from "../../refrigerants/index.ts";
import type { LineCalculation, LineWarming, SuctionWarming } from "./circuitTypes.ts";
import type { Lines } from "./lineCalculation.ts";
import type { RefrigerantValues } from "./schema.ts";
import { suctionLines } from "./stretches.ts";

interface WarmedSuction {
  readonly suction: readonly LineCalculation[];
  readonly warming: SuctionWarming;
}

/** Rounds of iteration: heat makes the gas lighter, which needs larger tubes with more heat gain; it settles, since there are few sizes. */
const maxRounds = 20;

/** Suction lines with the heat gain of their gas: as entered for all of them, or from the surroundings by their sizes. */
export function warmedSuction(lines: Lines, values: RefrigerantValues, ends: CycleEnds, refrigerant: Refrigerant): WarmedSuction {
  const rows = lines.ofKind("suction");
  const { evaporatingPressure, evaporatorOutlet } = ends;
  const { specificHeat } = evaporatorOutlet;
  if (values.pickUpBy === "rise") {
    const temperature = evaporatorOutlet.temperature + values.suctionPickUp;
    const warmed = refrigerant.state({ temperature, pressure: evaporatingPressure, phase: "vapor" });
    const total = values.suctionPickUp === 0 ? 0 : warmed.enthalpy - evaporatorOutlet.enthalpy;
    const length = rows.reduce((sum, row) => sum + row.length, 0);
    const heats = rows.map((row) => (total * row.length) / length);
    return { suction: suctionLines(lines, ends, refrigerant, heats), warming: { total, specificHeat, lines: [] } };
  }
  let heats = rows.map(() => 0);
  for (let round = 0; round < maxRounds; round++) {
    const suction = suctionLines(lines, ends, refrigerant, heats);
    const gains = warmingOf(suction, values, ends);
    if (gains.every(({ heat }, index) => heat === heats[index])) {
      const total = heats.reduce((sum, heat) => sum + heat, 0);
      return { suction, warming: { total, specificHeat, lines: gains } };
    }
    heats = gains.map(({ heat }) => heat);
  }
  throw new OutOfRangeError({
    parameter: "pickUpBy",
    value: 0,
    min: 0,
    max: 0,
    unit: "",
    reason: "sizes and heat gain do not settle. Select the sizes",
  });
}

function warmingOf(suction: readonly LineCalculation[], values: RefrigerantValues, { evaporatorOutlet }: CycleEnds): LineWarming[] {
  const { insulationThickness, insulationConductivity: conductivity, surfaceCoefficient, ambientTemperature: surroundings } = values;
  const { specificHeat } = evaporatorOutlet;
  const lengths = new Map(values.lines.map(({ id, length }) => [id, length]));
  let { temperature } = evaporatorOutlet;
  return suction.map(({ id, tube, second, massFlow }) => {
    const conductanceOf = (outsideDiameter: number): number =>
      tubeConductance({ outsideDiameter, insulationThickness, conductivity, surfaceCoefficient });
    const conductance = conductanceOf(tube.outsideDiameter) + (second ? conductanceOf(second.tube.outsideDiameter) : 0);
    const rise = gasWarming({ conductance, length: lengths.get(id)!, massFlow, specificHeat, temperature, surroundings });
    const entry = temperature;
    temperature += rise;
    return { id, conductance, temperature: entry, rise, heat: specificHeat * rise };
  });
}
