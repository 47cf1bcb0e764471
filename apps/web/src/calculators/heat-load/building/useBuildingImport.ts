import {
  importDefaults,
  libraryMatches,
  unconditionedTemperatures,
  type ExistingLibrary,
  type SectionSides,
} from "@org/hvac-core/exchange/building";
import type { HeatLoadValues } from "@org/hvac-core/calculators/heat-load";
import { isTypedQuantity, valueAt } from "@org/hvac-core/kernel";
import type { CalculatorState } from "@org/form/state";
import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { runAction } from "../../../page/runAction.ts";
import { BuildingReader } from "./BuildingReader.ts";
import type { ReadFile } from "./buildingMessages.ts";
import { firstDecisions, importState, type Decisions, type ImportEvent, type ImportState, type RelatedFile } from "./importState.ts";

const nothing: ReadonlySet<string> = new Set();

/** Constructions and window types of the heat load. @param without ids of those that an earlier import of the building brought */
export function existingLibrary({ input }: CalculatorState, without = nothing): ExistingLibrary {
  const rowsIn = <Row extends { readonly id?: string }>(list: string): readonly Row[] =>
    Array.isArray(input[list]) ? (input[list] as readonly Row[]).filter(({ id = "" }) => !without.has(id)) : [];
  return { constructions: rowsIn("constructions"), windowTypes: rowsIn("windowTypes") };
}

/** Indoor temperature of rooms in winter, °C: the default of the fields. */
const indoorHeating = 21;
/** Outdoor temperature for heating where the heat load has none, °C: the default of the field. */
const coldAir = -10;

/** Air on both sides of a construction in winter, °C. */
export function winterAir({ outcome }: CalculatorState): SectionSides {
  const site = outcome.ok ? (outcome.values as HeatLoadValues).site : undefined;
  return { outside: site?.heatingDryBulb ?? coldAir, inside: indoorHeating };
}

/** Values that the file may lack, for the climate of the heat load. */
function firstValues({ outcome, complete }: CalculatorState, { building }: ReadFile): Decisions["values"] {
  const values = { ...importDefaults(complete.unitSystem), north: building.place.modelAzimuth };
  const site = outcome.ok ? (outcome.values as HeatLoadValues).site : undefined;
  if (!site) return values;
  const { dryBulb, heatingDryBulb } = site;
  const unconditioned = unconditionedTemperatures({ cooling: Math.max(...dryBulb), heating: heatingDryBulb, indoorHeating });
  return { ...values, unconditionedCooling: unconditioned.cooling, unconditionedHeating: unconditioned.heating };
}

/** Types of rooms that are those of the calculator, as in traced plans. */
function enteredTypes({ definition }: CalculatorState, { building }: ReadFile): Decisions["spaceTypes"] {
  const rooms = definition.fields["rooms"];
  const field = rooms?.type === "list" ? rooms.row["spaceType"] : undefined;
  const types = field?.type === "choice" ? field.options : {};
  return Object.fromEntries(
    building.spaces.flatMap(({ id, spaceType }) => (spaceType !== undefined && Object.hasOwn(types, spaceType) ? [[id, spaceType]] : [])),
  );
}

/** Whether the heat load has a place that somebody entered. */
function hasPlace({ input }: CalculatorState): boolean {
  return valueAt(input, "site.place") !== undefined || isTypedQuantity(valueAt(input, "site.latitude"));
}

interface BuildingImport {
  readonly state: ImportState;
  readonly dispatch: (event: ImportEvent) => void;
  readonly reader: BuildingReader;
  readonly open: (file: File, lengthUnit?: string) => void;
  /** Shows a file that was read. */
  readonly finish: (read: RelatedFile) => void;
  readonly cancel: () => void;
}

/** The import of a building: reads the file, and holds what the user decides. */
export function useBuildingImport(target: CalculatorState): BuildingImport {
  const [state, dispatch] = useReducer(importState, { phase: "choosing" });
  const [reader] = useState(() => new BuildingReader());
  const latest = useRef(target);
  useEffect(() => {
    latest.current = target;
  }, [target]);
  useEffect(() => () => reader.close(), [reader]);
  const finish = useCallback((read: RelatedFile): void => {
    const existing = existingLibrary(latest.current);
    const decisions = firstDecisions(read, libraryMatches(read.library, existing), {
      values: firstValues(latest.current, read),
      spaceTypes: enteredTypes(latest.current, read),
      takesPlace: !read.earlier && !hasPlace(latest.current),
      rowIds: new Set([...existing.constructions, ...existing.windowTypes].map(({ id }) => id!)),
    });
    dispatch({ type: "finished", read, decisions });
  }, []);
  const open = useCallback(
    (chosen: File, lengthUnit?: string): void => {
      const begin = async (): Promise<void> => {
        dispatch({ type: "opened", file: chosen });
        const read = await reader.read({ file: chosen, lengthUnit, target: latest.current.input }, (progress) =>
          dispatch({ type: "progressed", progress }),
        );
        if ("problem" in read) return dispatch({ type: "failed", problem: read });
        const { unrelated } = read;
        if (unrelated) dispatch({ type: "unrelated", read, unrelated });
        else finish(read);
      };
      runAction(begin);
    },
    [reader, finish],
  );
  const cancel = useCallback((): void => {
    reader.close();
    dispatch({ type: "cancelled" });
  }, [reader]);
  return { state, dispatch, reader, open, finish, cancel };
}
