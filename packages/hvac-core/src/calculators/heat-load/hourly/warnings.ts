import { isBelow } from "../../../quantity/tolerance.ts";
import type { Warning, WarningStatement } from "../../../kernel/index.ts";
import { dewPoint, specificVolume } from "../../../psychrometrics/internal.ts";
import { formatQuantity, monthNames } from "../../../quantity/index.ts";
import { ashrae62, fundamentals2017, fundamentals2021, noaaSolar } from "../../../sources/index.ts";
import type { HeatLoadValues } from "../schema.ts";
import { isFarFromSummer, tropics } from "../seasons.ts";
import { isClockOfElsewhere } from "../warnings.ts";
import { hourOf, monthOf, type HourlyCalculation } from "./calculate.ts";
import { incompleteHumidDays } from "./designWeather.ts";
import { isSameAllYear } from "../fields/site.ts";

const loads = { source: fundamentals2021, locator: "ch. 18" };
const climate = { source: fundamentals2017, locator: "ch. 14" };

/** The hottest month, where it is far from the summer of the latitude. */
function monthOutsideSummer(site: HeatLoadValues["site"]): number | undefined {
  if (isSameAllYear(site)) return undefined;
  const hottest = site.dryBulb.indexOf(Math.max(...site.dryBulb)) + 1;
  return isFarFromSummer(hottest, site.latitude) ? hottest : undefined;
}

/** How many rooms a remark names before it only counts them. */
const maxNamed = 3;

interface Row {
  readonly id: string;
  readonly name: string;
}

/** Names of rows as the sheet titles them: by their place in the list where they have none. */
function namesOf(list: readonly Row[], kind: "Room" | "System"): (row: Row) => string {
  const places = new Map(list.map(({ id }, index) => [id, index + 1]));
  return ({ id, name }) => name || `${kind} ${places.get(id)}`;
}

/** "Office", "Office, Hall", or "Office, Hall, Store and 9 more". */
function named(rows: readonly Row[], nameOf: (row: Row) => string): string {
  const names = rows.slice(0, maxNamed).map(nameOf);
  const more = rows.length - names.length;
  return more > 0 ? `${names.join(", ")} and ${more} more` : names.join(", ");
}

/** What a senior engineer would remark about the rooms of a project and their plant. */
export function hourlyWarnings(calculation: HourlyCalculation, values: HeatLoadValues): WarningStatement[] {
  return [
    ...weatherWarnings(calculation, values),
    ...roomWarnings(calculation, values),
    ...systemWarnings(calculation, values),
    ...plantWarnings(calculation, values),
  ];
}

function weatherWarnings({ hourly }: HourlyCalculation, { site }: HeatLoadValues): Warning[] {
  const found: Warning[] = [];
  if (isSameAllYear(site))
    found.push({
      code: "same-weather-all-year",
      severity: "caution",
      message:
        "Every month has the same design temperature, so rooms that the low winter sun reaches peak at summer temperatures. Enter the months of the site.",
      field: "site.dryBulb",
      source: climate,
    });
  else if (site.percentile === "estimated")
    found.push({
      code: "estimated-months",
      severity: "info",
      message:
        "The design temperatures of the months are estimated from the annual condition. Use published months of the site, such as those of a STAT or DDY file, for the final design.",
      field: "site.dryBulb",
      source: climate,
    });
  const incomplete = incompleteHumidDays(site);
  if (incomplete)
    found.push({
      code: "humid-days-incomplete",
      severity: "caution",
      message: "Months with a design wet bulb or dew point but no dry bulb to it, or the reverse, have no humid day. Enter both.",
      field: `site.${incomplete}`,
      source: climate,
    });
  if (isClockOfElsewhere(site))
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
  const hottest = monthOutsideSummer(site);
  if (hottest !== undefined)
    found.push({
      code: "months-of-other-hemisphere",
      severity: "caution",
      message: `The hottest month is ${monthNames[hottest - 1]!}, far from summer at this latitude: the sun does not match the temperatures. Check the sign of the latitude (south is negative) and the order of the months.`,
      field: "site.latitude",
      source: climate,
    });
  const summer = site.latitude < 0 ? [11, 12, 1, 2, 3] : [5, 6, 7, 8, 9];
  const { plant } = hourly.block;
  const peak = plant[hourly.peakIndex]!;
  // A hundredth more is no reason to remark that it peaks elsewhere.
  const peaksOutside = (isUsual: (k: number) => boolean): boolean =>
    peak > 0 && plant.every((load, k) => !isUsual(k) || load < 0.99 * peak);
  if (hottest === undefined && Math.abs(site.latitude) > tropics && peaksOutside((k) => summer.includes(monthOf(k))))
    found.push({
      code: "peak-outside-summer",
      severity: "info",
      message:
        "The plant peaks outside summer, often because of low sun through glass. Check windows and shades, and whether outdoor air could cool at that time.",
      result: "peakMonth",
      source: loads,
    });
  // Outdoor air is warmest at 14 and 15 h, and what is stored comes later.
  else if (peaksOutside((k) => hourOf(k) >= 12 && hourOf(k) <= 19))
    found.push({
      code: "peak-outside-afternoon",
      severity: "info",
      message:
        "The plant does not peak in the afternoon: sun from the east or late from the west, or evening gains govern. Check the directions of the windows and the schedules.",
      result: "peakHour",
      source: loads,
    });
  return found;
}

/** Rooms whose design airflow, and rooms whose minimum airflow, holds less air than their own outdoor air; by mass. */
function outdoorAirShort(
  rooms: NonNullable<HourlyCalculation["results"]["roomResults"]>,
  { systems, rooms: served, pressure }: HourlyCalculation["hourly"],
  values: HeatLoadValues,
): [short: typeof rooms, atMinimum: typeof rooms] {
  const systemOf = new Map(served.map(({ id, systemId }) => [id, systems.find((system) => system.id === systemId)]));
  const shareOf = new Map(values.systems.map(({ id, flowControl, minimumFlow }) => [id, flowControl === "constant" ? 1 : minimumFlow]));
  const supplyOf = new Map(values.systems.map(({ id, supplyTemperature }) => [id, supplyTemperature]));
  const outdoorAirOf = new Map(values.rooms.map(({ id, outdoorAir }) => [id, outdoorAir]));
  const isShort = (share: (systemId: string) => number) => (room: (typeof rooms)[number]) => {
    const system = systemOf.get(room.id);
    const outdoorAir = outdoorAirOf.get(room.id)!;
    if (!system || outdoorAir === 0) return false;
    const supply = room.supplyAirflow / specificVolume(supplyOf.get(system.id)!, system.room.humidityRatio, pressure);
    const outdoor = (outdoorAir / system.outdoorAirflow) * system.own.air.outdoorMassFlow;
    return isBelow(share(system.id) * supply, outdoor);
  };
  const short = rooms.filter(isShort(() => 1));
  return [short, rooms.filter(isShort((id) => shareOf.get(id)!)).filter((room) => !short.includes(room))];
}

function roomWarnings({ results, hourly }: HourlyCalculation, values: HeatLoadValues): WarningStatement[] {
  const found: WarningStatement[] = [];
  const rooms = results.roomResults ?? [];
  const { unitSystem } = values;
  const areas = new Map(values.rooms.map((room) => [room.id, room.floorArea]));
  const nameOf = namesOf(values.rooms, "Room");
  const tell = (
    code: string,
    severity: Warning["severity"],
    of: readonly Row[],
    [field, result]: readonly [field: string, result: string],
    message: (name: string) => string,
  ): void => {
    for (const room of of)
      found.push({
        code,
        severity,
        message: message(nameOf(room)),
        field: `rooms.${room.id}.${field}`,
        result: `roomResults.${room.id}.${result}`,
        source: loads,
      });
  };
  tell(
    "unusual-load-density",
    "info",
    rooms.filter(({ loadPerArea }) => loadPerArea > 300),
    ["floorArea", "loadPerArea"],
    (name) =>
      `${name}: more than ${formatQuantity(300, "heatFlux", unitSystem, { digits: 2 })}, which only kitchens, data rooms and glass halls need. Check areas and gains.`,
  );
  tell(
    "low-sensible-heat-ratio",
    "caution",
    rooms.filter(({ sensible, latent }) => sensible > 0 && latent > 0 && sensible / (sensible + latent) < 0.65),
    ["people", "sensible"],
    (name) =>
      `${name}: sensible heat ratio below 0.65. A usual coil cannot dry that much; plan for reheat, dry outdoor air or a colder coil.`,
  );
  tell(
    "no-load",
    "info",
    rooms.filter(({ load }) => load <= 0),
    ["floorArea", "load"],
    (name) => `${name}: no cooling load at any hour.`,
  );
  const perArea = rooms.flatMap((room) => (room.supplyAirflow > 0 ? [{ ...room, flow: room.supplyAirflow / areas.get(room.id)! }] : []));
  const [least, most] = [0.004, 0.012];
  const about = (flow: number): string => formatQuantity(flow, "airFlowPerArea", unitSystem, { digits: 2 });
  const usual = `rooms usually get ${about(least)} to ${about(most)}`;
  tell(
    "little-supply-air",
    "info",
    perArea.filter(({ flow }) => flow < least),
    ["floorArea", "supplyAirflow"],
    (name) =>
      `${name}: low supply airflow; ${usual}. Air that slow mixes poorly: check the diffusers and the outdoor air that the room needs.`,
  );
  tell(
    "much-supply-air",
    "caution",
    perArea.filter(({ flow }) => flow > most),
    ["floorArea", "supplyAirflow"],
    (name) =>
      `${name}: high supply airflow; ${usual}. Draughts and noise are hard to avoid: reduce the sun and the gains, or cool in the room.`,
  );
  const [short, atMinimum] = outdoorAirShort(rooms, hourly, values);
  const need = "less than its outdoor air";
  tell(
    "less-supply-than-outdoor-air",
    "caution",
    short,
    ["outdoorAir", "supplyAirflow"],
    (name) =>
      `${name}: the supply airflow for cooling is ${need}. The room stays short of outdoor air, and more so with return air in the supply. Supply more and reheat it, or ventilate the room by itself.`,
  );
  tell(
    "little-outdoor-air-at-minimum",
    "info",
    atMinimum,
    ["outdoorAir", "supplyAirflow"],
    (name) =>
      `${name}: the minimum airflow is ${need}. Raise the minimum airflow of the system to what the ventilation of its zones needs at part load.`,
  );
  const bare = values.rooms.filter(({ surfaces }) =>
    surfaces.some(({ kind, construction }) => kind !== "ground" && kind !== "partition" && construction === null),
  );
  for (const room of bare)
    found.push({
      code: "nothing-stored",
      severity: "info",
      message: `${nameOf(room)}: surfaces without a construction pass their heat within the hour. Choose a construction to include the time lag.`,
      field: `rooms.${room.id}.surfaces`,
      source: loads,
    });
  if (hourly.systems.length > 0)
    for (const room of hourly.rooms.filter(({ systemId }) => systemId === null))
      found.push({
        code: "rooms-without-system",
        severity: "info",
        message: `${nameOf(room)} is calculated with a unit of its own, as no zone leads from it to a system.`,
        field: `rooms.${room.id}.zone`,
      });
  return found;
}

function systemWarnings({ results, hourly }: HourlyCalculation, values: HeatLoadValues): Warning[] {
  const found: Warning[] = [];
  const stated = new Map(values.systems.map((system) => [system.id, system]));
  const nameOf = namesOf(values.systems, "System");
  const serving = new Set(hourly.systems.map(({ id }) => id));
  const idle = values.systems.filter(({ id }) => !serving.has(id));
  for (const system of idle)
    found.push({
      code: "systems-without-rooms",
      severity: "info",
      message: `${nameOf(system)} is left out, as none of its zones has a room.`,
      field: `systems.${system.id}.name`,
    });
  for (const { id, name, own, room, coolingAirflow, ventilationAirflow, leftMoisture } of hourly.systems) {
    const { coil } = own;
    const who = nameOf({ id, name });
    const isConstant = stated.get(id)!.flowControl === "constant";
    if (ventilationAirflow > coolingAirflow)
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
        message: `${who}: more than a tenth of the coil's load is reheated at its peak. ${isConstant ? "Use variable airflow" : "Lower the minimum airflow"}, or divide the system.`,
        field: `systems.${id}.${isConstant ? "flowControl" : "minimumFlow"}`,
        source: loads,
      });
    if (leftMoisture && leftMoisture.latent > 1)
      found.push({
        code: "moisture-not-carried",
        severity: "caution",
        message: `${who}: at ${hourOf(leftMoisture.index)} h in ${monthNames[monthOf(leftMoisture.index) - 1]!}, and perhaps at other hours, the rooms need so little air that it cannot carry their moisture: ${formatQuantity(leftMoisture.latent, "power", values.unitSystem)} of it stays in the rooms, which become more humid. ${isConstant ? "Reheat or dry these rooms" : "Raise the minimum airflow"}.`,
        field: `systems.${id}.${isConstant ? "supplyTemperature" : "minimumFlow"}`,
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
    if (coil?.regime === "wet" && coil.leaving.relativeHumidity < 0.8)
      found.push({
        code: "humid-rooms",
        severity: "caution",
        message: `${who}: to hold the humidity set for the rooms, air would have to leave the coil at ${formatQuantity(coil.leaving.relativeHumidity, "ratio", values.unitSystem, { digits: 2 })} relative humidity; usual coils leave it nearly saturated, and the rooms become more humid. Use colder supply air, dry the outdoor air, or reheat.`,
        result: `systemResults.${id}.leavingHumidityRatio`,
        source: loads,
      });
  }
  if (hourly.dayKinds.length === 1) found.push(...dryBulbDaysOnly({ results, hourly }, nameOf));
  return found;
}

/** Share of the coil's load from which outdoor air governs it: a quarter more of it on humid days is a twelfth of the coil. */
const governingShare = 1 / 3;

/** Coils with much outdoor air whose most humid days are not known. */
function dryBulbDaysOnly({ results, hourly }: HourlyCalculation, nameOf: (row: Row) => string): Warning[] {
  const governs = (ventilation: number, load: number): boolean => load > 0 && ventilation >= governingShare * load;
  const systems = hourly.systems.filter(({ own }) => governs(own.ventilation.sensible + own.ventilation.latent, own.coilTotal));
  const isPlant = governs(results.ventilationLoad, results.sensibleLoad + results.latentLoad);
  if (systems.length === 0 && !isPlant) return [];
  const who = systems.length > 0 ? named(systems, nameOf) : "The plant";
  return [
    {
      code: "dry-bulb-days-only",
      severity: "caution",
      message: `${who}: outdoor air is more than a third of the cooling load, and only dry-bulb design days are known. On the most humid days outdoor air can bring a quarter more. Enter the design wet bulb of the months, or open a STAT or DDY file of the place.`,
      field: "site.designWetBulb",
      source: climate,
    },
  ];
}

function plantWarnings({ results }: HourlyCalculation, { unitSystem }: HeatLoadValues): Warning[] {
  const found: Warning[] = [];
  const { loadPerArea, areaPerCapacity } = results;
  if (loadPerArea !== undefined && areaPerCapacity !== undefined && (loadPerArea < 40 || loadPerArea > 250)) {
    const about = (density: number): string => formatQuantity(density, "heatFlux", unitSystem, { digits: 2 });
    found.push({
      code: "unusual-plant-density",
      severity: "info",
      message: `The plant has ${formatQuantity(loadPerArea, "heatFlux", unitSystem)}, or ${formatQuantity(areaPerCapacity, "areaPerCapacity", unitSystem)}. Offices usually need ${about(80)} to ${about(160)}, most buildings ${about(40)} to ${about(250)}: check floor areas, gains and outdoor air.`,
      result: "loadPerArea",
      source: loads,
    });
  }
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
