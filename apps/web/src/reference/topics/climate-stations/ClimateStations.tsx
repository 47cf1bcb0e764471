import { greatCircleDistance, parsePosition } from "@org/hvac-core/weather";
import { TextInput } from "@org/ui/kit";
import { useMemo, type ReactNode } from "react";
import type { AddressParams } from "../../../pageParts/pageRouter.ts";
import { ReferenceTable } from "../../table/ReferenceTable.tsx";
import { useTopicState } from "../../topicState.ts";
import styles from "./stations.module.css";
import { stationRows, stationTable, stationTableOf, type StationRow } from "./tables.ts";

const readState = (params: AddressParams): { readonly near: string } => ({ near: params["near"] ?? "" });

/** Cities with their design conditions: by name, country or design temperature, and the nearest to a position that is typed. */
export function ClimateStations(): ReactNode {
  const [{ near }, change] = useTopicState(readState);
  const position = parsePosition(near);
  const key = position && `${position.latitude} ${position.longitude}`;
  const table = useMemo(() => {
    const [latitude, longitude] = (key ?? "").split(" ").map(Number);
    if (key === undefined || latitude === undefined || longitude === undefined) return stationTable;
    const from = { latitude, longitude };
    const distanceOf = ({ station }: StationRow): number => greatCircleDistance(from, station);
    return stationTableOf(
      stationRows.toSorted((a, b) => distanceOf(a) - distanceOf(b)),
      distanceOf,
    );
  }, [key]);
  return (
    <>
      <p>
        Design conditions are exceeded for a share of the hours of a year, at one station in each city. Degree days and climate zone are
        those of the typical year of 2009 to 2023. Any other site needs a weather file of its own.
      </p>
      <div className={`${styles.near} screen-only`}>
        <TextInput
          label="Nearest to latitude, longitude"
          placeholder="48.1, 11.6"
          value={near}
          error={near.trim() !== "" && !position && "Write a position as 48.1, 11.6 or 33°52′ S 151°12′ E."}
          onChange={(event) => change({ near: event.currentTarget.value })}
        />
      </div>
      <ReferenceTable table={table} />
    </>
  );
}
