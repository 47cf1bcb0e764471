import { difference } from "../../kernel/index.ts";
import { sensitivityParameters } from "./economicFields.ts";
import { evaluate, type Evaluated } from "./evaluate.ts";
import type { EnergyValues } from "./schema.ts";

export type Parameter = keyof typeof sensitivityParameters;

/** The study with an assumption at one of its ends. */
export interface End {
  /** By which it is multiplied. */
  readonly factor: number;
  readonly evaluated: Evaluated;
}

/** What one assumption moves of the net savings of a measure. */
export interface Swing {
  readonly id: string;
  readonly parameter: Parameter;
  readonly name: string;
  readonly ends: readonly [lower: End, higher: End];
  /** Net savings with the assumption lower and higher. */
  readonly lower: number;
  readonly higher: number;
}

/** The system that the sensitivity is told of: the one chosen, or the best one beside the base case. */
export function subjectOf({ ranking }: Pick<Evaluated, "ranking">, { cases, sensitivityOf }: EnergyValues): number | undefined {
  const chosen = cases.findIndex(({ id }) => id === sensitivityOf);
  return chosen > 0 ? chosen : ranking.find((index) => index > 0);
}

/** The same input with one assumption times a factor. */
function varied(values: EnergyValues, parameter: Parameter, factor: number): EnergyValues {
  const times = (value: number | null): number | null => value && value * factor;
  switch (parameter) {
    case "electricityPrice":
      return dearerElectricity(values, factor);
    case "fuelPrice":
      return {
        ...values,
        gasPrice: times(values.gasPrice),
        oilPrice: times(values.oilPrice),
        districtHeatPrice: times(values.districtHeatPrice),
        districtCoolingPrice: times(values.districtCoolingPrice),
      };
    case "investment":
      return {
        ...values,
        cases: values.cases.map((row) => ({
          ...row,
          investment: row.investment * factor,
          replacementCost: times(row.replacementCost),
          residualValue: times(row.residualValue),
        })),
      };
    case "maintenance":
      return { ...values, cases: values.cases.map((row) => ({ ...row, maintenance: row.maintenance * factor })) };
    case "discountRate":
      return { ...values, discountRate: values.discountRate * factor };
    case "studyYears":
      return { ...values, studyYears: studyYearsTimes(values.studyYears, factor) };
    case "lossCoefficient":
      return {
        ...values,
        lossCoefficient: values.lossCoefficient * factor,
        ...leakierRooms(values, factor),
        cases: values.cases.map((row) => ({
          ...row,
          ownLossCoefficient: times(row.ownLossCoefficient),
          ownWindowUValue: times(row.ownWindowUValue),
          addedInsulation: row.addedInsulation / factor,
        })),
      };
    case "internalGains":
      if (values.loadMethod === "hours") return { ...values, rooms: values.rooms.map((room) => warmerRoom(room, factor)) };
      return { ...values, internalGains: values.internalGains * factor, solarGains: values.solarGains.map((gain) => gain * factor) };
  }
}

/** Conductivity that no material passes, W/(m·K), and U-value that no wall does, W/(m²·K). */
const bounds = { conductivity: 500, uValue: 12 } as const;

/** Rooms whose walls and windows let more heat through, and more air. */
function leakierRooms({ rooms, constructions }: EnergyValues, factor: number): Pick<EnergyValues, "rooms" | "constructions"> {
  return {
    rooms: rooms.map((room) => ({
      ...room,
      infiltration: room.infiltration * factor,
      surfaces: room.surfaces.map((surface) => ({
        ...surface,
        windows: surface.windows.map((window) => ({ ...window, uValue: window.uValue * factor })),
      })),
    })),
    constructions: constructions.map((construction) => ({
      ...construction,
      uValue: Math.min(bounds.uValue, construction.uValue * factor),
      layers: construction.layers.map((layer) => ({
        ...layer,
        conductivity: Math.min(bounds.conductivity, layer.conductivity * factor),
        resistance: layer.resistance / factor,
      })),
    })),
  };
}

/** A room with more gains, of the sun as well. */
function warmerRoom(room: EnergyValues["rooms"][number], factor: number): EnergyValues["rooms"][number] {
  return {
    ...room,
    people: room.people * factor,
    lighting: room.lighting * factor,
    equipment: room.equipment * factor,
    surfaces: room.surfaces.map((surface) => ({
      ...surface,
      windows: surface.windows.map((window) => ({ ...window, shgc: Math.min(1, window.shgc * factor) })),
    })),
  };
}

/** Everything that a bill is made of, times a factor: the whole bill, its minimum included. */
function dearerElectricity(values: EnergyValues, factor: number): EnergyValues {
  const priced = <Row extends { readonly tiers: readonly { readonly price: number }[] }>(rows: readonly Row[]): Row[] =>
    rows.map((row) => ({ ...row, tiers: row.tiers.map((tier) => ({ ...tier, price: tier.price * factor })) }));
  return {
    ...values,
    electricityPrice: values.electricityPrice * factor,
    demandPrice: values.demandPrice * factor,
    exportPrice: values.exportPrice * factor,
    electricityFixed: values.electricityFixed * factor,
    energyPeriods: priced(values.energyPeriods).map((period) => ({
      ...period,
      sellPrice: period.sellPrice && period.sellPrice * factor,
      tiers: period.tiers.map((tier) => ({ ...tier, adjustment: tier.adjustment * factor })),
    })),
    demandPeriods: priced(values.demandPeriods),
    demandSeasons: priced(values.demandSeasons),
    fuelAdjustments: values.fuelAdjustments.map((adjustment) => adjustment * factor),
    minimumBill: values.minimumBill * factor,
    annualMinimum: values.annualMinimum * factor,
  };
}

/** Assumptions that the energy of the year depends on. */
export const changesLoads: ReadonlySet<Parameter> = new Set(["lossCoefficient", "internalGains"]);

/** What each assumption of the list moves. */
export function swingsOf(values: EnergyValues, evaluated: Evaluated): readonly Swing[] {
  const subject = subjectOf(evaluated, values);
  if (subject === undefined) return [];
  const years = evaluated.cases.map(({ year }) => year);
  const end = (parameter: Parameter, factor: number): End => ({
    factor,
    evaluated: evaluate(varied(values, parameter, factor), changesLoads.has(parameter) ? undefined : years),
  });
  const savings = ({ evaluated: { cases } }: End): number => cases[subject]!.comparison!.netSavings;
  return values.sensitivity.map(({ id, parameter, lower, higher }) => {
    const ends = [end(parameter, 1 - lower), end(parameter, 1 + higher)] as const;
    const least = savings(ends[0]);
    // What an assumption does not move has no swing of last bits.
    const most = least + difference(savings(ends[1]), least);
    return { id, parameter, name: sensitivityParameters[parameter], ends, lower: least, higher: most };
  });
}

/** The years of a study that are not beyond what studies may have. */
export const studyYearsTimes = (years: number, factor: number): number => Math.min(60, Math.max(1, Math.round(years * factor)));
