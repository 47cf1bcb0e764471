import { prose } from "@org/form/numbers";
import type { DesignMode } from "@org/hvac-core/exchange/climate";
import type { ReactNode } from "react";

/** Texts of the page of heat load; those of parts that load later are in separate files. */
export const texts = {
  exceededFor: "Exceeded for",
  ofYear: (percentile: string): string => `${percentile} of the year`,

  climate: {
    name: (place: string, percentile: string | undefined): ReactNode => (
      <>
        Climate: <strong>{place}</strong>
        {percentile !== undefined && `, exceeded for ${percentile} of the year`}
      </>
    ),
    filled: (place: string, mode: DesignMode, month: string, hasDepths: boolean): string =>
      mode === "Cooling"
        ? `Climate of ${place}: outdoor temperature, wet bulb, altitude, latitude, longitude, time zone, month ${hasDepths ? "and optical depths of " : ""}${month} filled.`
        : `Climate of ${place}: outdoor temperature, altitude, latitude, longitude, time zone filled.`,
    otherMode: (mode: DesignMode): string => `The outdoor temperature is the one for ${mode === "Cooling" ? "heating" : "cooling"}.`,
    fillTemperatures: (mode: DesignMode): string => `Fill the one for ${mode.toLowerCase()}`,
    otherMonth: (month: string): string => `The optical depths are those of ${month}.`,
    fillDepths: (month: string): string => `Fill those of ${month}`,
    noDepths: "No optical depths are available for this place; the ones in the form are kept and may belong to another place.",
  },

  sources: {
    title: "Where the numbers come from",
    source: (source: string): string => `${source}.`,
    temperatures: "Outdoor temperatures",
    place: "Place",
    depths: "Optical depths",
    depthsOfMonth: (source: string, month: string): string => `${source}; of the 21st day of ${month}.`,
    noDepths: "Not of this place.",
  },

  place: { label: "Place", placeholder: "Town, state, ZIP or coordinates", list: "Places", loading: "Loading the stations…" },

  weatherFile: { hint: "Hours of a year (EPW), their statistics (STAT) or design days (DDY)", label: "Weather file (EPW, STAT or DDY)" },

  room: {
    title: "The room",
    lead: (mode: DesignMode): string =>
      mode === "Heating"
        ? "The surfaces to scale by their area; directions are not used in heating."
        : "The surfaces to scale by their area.",
    label: (mode: DesignMode): string => `The room with its ${mode.toLowerCase()} load by surface`,
    columns: ["Surface", "Area", "Load", "Share"],
    slabEdge: "Slab edge",
    slabEdgeMark: (length: string, load: string): string => `Slab edge ${length} · ${load}`,
    part: (name: string, size: string, load: string, share: string): string =>
      [`${name}: ${size}`, load, share].filter((text) => text !== "").join(", "),
    underOnePercent: "under 1 %",
    share: (percent: string): string => `${percent} of the load`,
    sun: (time: string, altitude: string, azimuth: string): string => `Sun at ${time}: ${altitude} high, azimuth ${azimuth}.`,
    night: (time: string): string => `The sun is below the horizon at ${time}.`,
    time: (hour: string, month: string): string => `${hour} on 21 ${month}`,
    hint: "Choose a surface to go to its field.",
    tones: (heatFlux: string): string => prose(`The stronger the colour, the more heat per area: up to ${heatFlux}.`),
  },

  parts: {
    hours: "The charts of the hours",
    places: "The search for places",
    references: "The reference tables",
    building: "The import of buildings",
  },
};
