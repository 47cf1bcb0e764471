import { greatCircleDistance, parsePosition, searchPlaces, zipAreaOf, type Position } from "@org/hvac-core/weather";
import { TextInput } from "@org/ui/kit";
import { useMemo, type ReactNode } from "react";
import type { AddressParams } from "../../../page/pageAddress.ts";
import { ReferenceTable } from "../../table/ReferenceTable.tsx";
import { useTopicState } from "../../topicState.ts";
import styles from "./stations.module.css";
import { stationRows, stationTable, stationTableOf, type StationRow } from "./tables.ts";

const readState = (params: AddressParams): { readonly near: string } => ({ near: params["near"] ?? "" });

/** A position, the area of a ZIP code, or a town, as one writes it. */
function positionOf(near: string): Position | undefined {
  const [match] = near.trim().length < 3 ? [] : searchPlaces(near);
  return parsePosition(near) ?? zipAreaOf(near) ?? match?.place ?? (match?.by === "name" ? match.station : undefined);
}

/** Cities with their design conditions: by name, country or design temperature, and the nearest to a town, ZIP code or position. */
export function ClimateStations(): ReactNode {
  const [{ near }, change] = useTopicState(readState);
  const position = positionOf(near);
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
        those of the typical year of 2009 to 2023. For any other site, open a weather file.
      </p>
      <div className={`${styles.near} screen-only`}>
        <TextInput
          label="Nearest to"
          placeholder="Town, ZIP or 48.1, 11.6"
          value={near}
          error={near.trim() !== "" && !position && "Enter a town, a US ZIP code, or a position such as 48.1, 11.6 or 33°52′ S 151°12′ E."}
          onChange={(event) => change({ near: event.currentTarget.value })}
        />
      </div>
      <ReferenceTable table={table} />
    </>
  );
}
