import type { Warning } from "../../../kernel/index.ts";
import { dewPoint } from "../../../psychrometrics/properties.ts";
import { formatQuantity } from "../../../quantity/index.ts";
import { ashrae62, fundamentals2017, fundamentals2021, noaaSolar } from "../../../sources/index.ts";
import type { HeatLoadValues } from "../schema.ts";
import type { HourlyCalculation } from "./calculate.ts";

const loads = { source: fundamentals2021, locator: "ch. 18" };
const climate = { source: fundamentals2017, locator: "ch. 14" };

/** How many rooms a remark names before it only counts them. */
const maxNamed = 3;

/** "Office", "Office, Hall", or "Office, Hall, Store and 9 more". */
function named(rooms: readonly { readonly name: string; readonly id: string }[]): string {
  const names = rooms.slice(0, maxNamed).map(({ name, id }) => name || id);
  const more = rooms.length - names.length;
  return more > 0 ? `${names.join(", ")} and ${more} more` : names.join(", ");
}

/** What a senior engineer would remark about the rooms of a project and their plant. Rooms of one kind are told together. */
export function hourlyWarnings(calculation: HourlyCalculation, values: HeatLoadValues): Warning[] {
  return [
    ...weatherWarnings(calculation, values),
    ...roomWarnings(calculation, values),
    ...systemWarnings(calculation, values),
    ...plantWarnings(calculation),
  ];
}

function weatherWarnings({ results }: HourlyCalculation, { site }: HeatLoadValues): Warning[] {
  const found: Warning[] = [];
  if (new Set(site.dryBulb).size === 1)
    found.push({
      code: "same-weather-all-year",
      severity: "caution",
      message:
        "Every month has the same design temperature, so rooms that the low winter sun reaches peak at summer temperatures. Enter the months of the site.",
      field: "site.dryBulb",
      source: climate,
    });
  // Clocks deviate from the sun by up to two hours and a half.
  if (Math.abs(site.longitude / 15 - site.timeZone) > 3)
    found.push({
      code: "time-zone-elsewhere",
      severity: "caution",
      message:
        "Longitude and time zone do not match, so the sun is not where it would be at the site. Longitudes west of Greenwich are negative.",
      field: "site.timeZone",
      source: { source: noaaSolar },
    });
  // Depths for the 2009 model are larger for the beam and smaller for diffuse light than those printed since.
  const mean = (list: readonly number[]): number => list.reduce((sum, value) => sum + value, 0) / list.length;
  if (site.tauEdition === "2009" && mean(site.tauD) > 2.4 && mean(site.tauB) < 0.5)
    found.push({
      code: "optical-depths-of-another-edition",
      severity: "caution",
      message:
        "These optical depths look like those of later editions, whose sky model has other coefficients. Check the edition: mixing them moves beam irradiance by several percent.",
      field: "site.tauEdition",
      source: climate,
    });
  const summer = site.latitude < 0 ? [11, 12, 1, 2, 3] : [5, 6, 7, 8, 9];
  if (Math.abs(site.latitude) > 23.5 && results.totalLoad > 0 && !summer.includes(results.peakMonth!))
    found.push({
      code: "peak-outside-summer",
      severity: "info",
      message:
        "The plant peaks outside summer: low sun through glass, or loads that do not depend on the weather. Check windows and shades, and whether outdoor air could cool at that time.",
      result: "peakMonth",
      source: loads,
    });
  return found;
}

function roomWarnings({ results, hourly }: HourlyCalculation, values: HeatLoadValues): Warning[] {
  const found: Warning[] = [];
  const rooms = results.roomResults ?? [];
  const { unitSystem } = values;
  const areas = new Map(values.rooms.map((room) => [room.id, room.floorArea]));
  const tell = (
    code: string,
    severity: Warning["severity"],
    of: readonly { readonly id: string; readonly name: string }[],
    result: string,
    message: (names: string) => string,
  ): void => {
    if (of.length > 0)
      found.push({ code, severity, message: message(named(of)), result: `roomResults.${of[0]!.id}.${result}`, source: loads });
  };
  tell(
    "unusual-load-density",
    "caution",
    rooms.filter(({ loadPerArea }) => loadPerArea > 300),
    "loadPerArea",
    (names) =>
      `More than ${formatQuantity(300, "heatFlux", unitSystem)}, which only kitchens, data rooms and glass halls need: ${names}. Check areas and gains.`,
  );
  tell(
    "low-sensible-heat-ratio",
    "caution",
    rooms.filter(({ sensible, latent }) => sensible > 0 && latent > 0 && sensible / (sensible + latent) < 0.65),
    "sensible",
    (names) =>
      `Sensible heat ratio below 0.65: ${names}. A usual coil cannot dry that much; plan for reheat, dry outdoor air or a colder coil.`,
  );
  tell(
    "no-load",
    "info",
    rooms.filter(({ load }) => load <= 0),
    "load",
    (names) => `No cooling load at any hour: ${names}.`,
  );
  const perArea = rooms.flatMap((room) =>
    room.supplyAirflow !== undefined && room.supplyAirflow > 0 ? [{ ...room, flow: room.supplyAirflow / areas.get(room.id)! }] : [],
  );
  const band = (flow: number): string => formatQuantity(flow, "airFlowPerArea", unitSystem);
  tell(
    "little-supply-air",
    "info",
    perArea.filter(({ flow }) => flow < 0.002),
    "supplyAirflow",
    (names) =>
      `Less supply air than ${band(0.002)}: ${names}. Air that slow mixes poorly; check the diffusers and the outdoor air that the room needs.`,
  );
  tell(
    "much-supply-air",
    "caution",
    perArea.filter(({ flow }) => flow > 0.02),
    "supplyAirflow",
    (names) =>
      `More supply air than ${band(0.02)}: ${names}. Draughts and noise are hard to avoid; reduce the sun and the gains, or cool in the room.`,
  );
  const bare = values.rooms.filter(({ surfaces }) =>
    surfaces.some(({ kind, construction }) => kind !== "ground" && kind !== "partition" && construction === null),
  );
  if (bare.length > 0)
    found.push({
      code: "nothing-stored",
      severity: "info",
      message: `Surfaces without a construction pass their heat within the hour: ${named(bare)}. Choose a construction to have it arrive as late as it does.`,
      field: `rooms.${bare[0]!.id}.surfaces`,
      source: loads,
    });
  if (hourly.rooms.some(({ systemId }) => systemId === null) && hourly.systems.length > 0)
    found.push({
      code: "rooms-without-system",
      severity: "info",
      message: `Counted with units of their own, as no zone leads to a system: ${named(hourly.rooms.filter(({ systemId }) => systemId === null))}.`,
      field: "zones",
    });
  return found;
}

function systemWarnings({ hourly }: HourlyCalculation, values: HeatLoadValues): Warning[] {
  const found: Warning[] = [];
  const stated = new Map(values.systems.map((system) => [system.id, system]));
  for (const { id, name, own, room, supplyAirflow, outdoorAirflow } of hourly.systems) {
    const { coil } = own;
    const who = name || id;
    if (outdoorAirflow > supplyAirflow)
      found.push({
        code: "more-outdoor-air-than-supply",
        severity: "caution",
        message: `${who}: the rooms need more outdoor air than their cooling moves. The supply air becomes warmer, and its airflow is that of the outdoor air.`,
        result: `systemResults.${id}.outdoorAirflow`,
        source: { source: ashrae62 },
      });
    if (own.reheat > 0.1 * Math.max(own.coilTotal, 1))
      found.push({
        code: "much-reheat",
        severity: "caution",
        message: `${who}: more than a tenth of the coil's load is reheated at its peak. Lower the least airflow, or divide the system.`,
        field: `systems.${id}.minimumFlow`,
        source: loads,
      });
    const supply = stated.get(id)!.supplyTemperature;
    if (room.humidityRatio > 0.0005 && dewPoint(room.humidityRatio, hourly.pressure) > supply + 1)
      found.push({
        code: "supply-below-dew-point",
        severity: "info",
        message: `${who}: the supply air is colder than the dew point of the rooms. Insulate ducts and choose diffusers on which no water condenses.`,
        field: `systems.${id}.supplyTemperature`,
        source: loads,
      });
    const wanted = Math.max(...values.rooms.map(({ indoorRelativeHumidity }) => indoorRelativeHumidity));
    if (coil && coil.roomRelativeHumidity > Math.max(0.65, wanted + 0.05))
      found.push({
        code: "humid-rooms",
        severity: "caution",
        message: `${who}: the rooms reach ${formatQuantity(coil.roomRelativeHumidity, "ratio", values.unitSystem, { digits: 2 })} relative humidity at the coil's peak. Use colder supply air, dry the outdoor air, or reheat.`,
        result: `systemResults.${id}.roomRelativeHumidity`,
        source: { source: ashrae62 },
      });
  }
  return found;
}

function plantWarnings({ results }: HourlyCalculation): Warning[] {
  const found: Warning[] = [];
  if (results.totalLoad <= 0)
    found.push({
      code: "no-cooling-needed",
      severity: "caution",
      message: "There is no cooling load at any hour of the design days. Check the temperatures.",
      result: "totalLoad",
    });
  if ((results.heatingLoad ?? 0) < 0)
    found.push({
      code: "outdoor-warmer-than-indoor",
      severity: "caution",
      message: "It is warmer outdoors than indoors at the heating condition, so there is no heating load.",
      field: "site.heatingDryBulb",
    });
  else if (results.heatingVentilationLoad === 0)
    found.push({
      code: "no-outdoor-air-in-heating",
      severity: "info",
      message:
        "Neither ventilation nor infiltration is counted. Every building leaks: enter at least the infiltration typical of its type.",
      field: "rooms",
      source: { source: fundamentals2017, locator: "ch. 16" },
    });
  return found;
}
