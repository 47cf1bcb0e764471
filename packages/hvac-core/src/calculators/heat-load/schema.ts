import {
  choice,
  citing,
  defineFields,
  fieldIs,
  flag,
  inSection,
  list,
  onlyWhen,
  quantity,
  text,
  type CalculatorInput,
  type SIValues,
} from "../../kernel/index.ts";
import { spaceTypesByField } from "../../reference/internal.ts";
import { ashrae183, ashrae62, en12831, fundamentals2017, fundamentals2021 } from "../../sources/index.ts";
import { activityField } from "./fields/activity.ts";
import { hourlyFields } from "./fields/hourly.ts";
import { months } from "./fields/months.ts";
import { quick, siteFields } from "./fields/site.ts";
import { outdoorParts, sunParts } from "./fields/siteParts.ts";
import { byType, outdoorAirHelp, roomTypeField } from "./fields/spaceType.ts";
import { colour, cooling, heating, orientations, shading, shgc, surfaceRow, usualUValues, uValueLimits } from "./fields/surfaces.ts";

const loads = { source: fundamentals2017, locator: "ch. 18" };
const climate = { source: fundamentals2017, locator: "ch. 14" };

export const fields = defineFields({
  ...inSection("room", {
    method: choice("Method", { quick: "One room at one hour", hourly: "Rooms of a project, hour by hour" }, "quick", {
      help: "Hour by hour, by radiant time series: stored heat of walls and rooms comes later, each room has its peak hour, and the plant serves all rooms at one hour.",
      source: { source: fundamentals2021, locator: "ch. 18, section 6" },
    }),
    ...onlyWhen(quick, {
      calculationMode: choice("Mode", { Cooling: "Cooling", Heating: "Heating" }, "Cooling"),
      roomName: text("Room", 120, { default: "Room" }),
      spaceType: roomTypeField,
      floorArea: quantity("Floor area", "A_floor", "area", "absent", [0.1, 100_000], {
        help: "Conditioned floor area: for the load per area, infiltration by air changes and the pick-up. If empty, these are not calculated.",
      }),
      ceilingHeight: quantity("Ceiling height", "H", "length", { Imperial: 9, Metric: 2.7 }, [0.5, 100], {
        help: "With the floor area it gives the room volume for infiltration.",
      }),
    }),
    spaceTypesBy: spaceTypesByField,
  }),

  ...inSection(
    "conditions",
    onlyWhen(quick, {
      outdoorTemp: quantity("Outdoor temperature", "t_o", "temperature", { Imperial: 95, Metric: 35 }, [-60, 60], {
        defaultWhen: [{ when: [heating], default: { Imperial: 10, Metric: -10 } }],
        help: "Design dry bulb: for cooling the value exceeded 0.4, 1 or 2 % of the year, for heating the value exceeded 99.6 or 99 %.",
        source: climate,
        site: outdoorParts.temperature,
      }),
      outdoorHumidityBy: choice("Outdoor humidity by", { relativeHumidity: "Relative humidity", wetBulb: "Wet bulb" }, "relativeHumidity", {
        site: outdoorParts.humidityBy,
      }),
      outdoorRelativeHumidity: quantity("Outdoor relative humidity", "RH_o", "ratio", 0.4, [0, 1], {
        when: [fieldIs("outdoorHumidityBy", "relativeHumidity")],
        site: outdoorParts.relativeHumidity,
      }),
      outdoorWetBulb: quantity("Outdoor wet bulb", "tw_o", "temperature", { Imperial: 75, Metric: 24 }, [-60, 45], {
        help: "Mean coincident wet bulb of the design condition.",
        source: climate,
        when: [fieldIs("outdoorHumidityBy", "wetBulb")],
        site: outdoorParts.wetBulb,
      }),
      indoorTemp: quantity("Indoor temperature", "t_i", "temperature", { Imperial: 75, Metric: 24 }, [-30, 50], {
        usual: [18, 28],
        defaultWhen: [{ when: [heating], default: { Imperial: 70, Metric: 21 } }],
        help: "Usually 24 °C (75 °F) for cooling and 21 °C (70 °F) for heating.",
      }),
      indoorRelativeHumidity: quantity("Indoor relative humidity", "RH_i", "ratio", 0.5, [0, 1], { usual: [0.2, 0.65] }),
      altitude: quantity("Altitude of the site", "z", "altitude", 0, [-500, 5000], {
        help: "Sets the air pressure, and with it how much heat a volume of air carries.",
        site: "altitude",
        source: { source: fundamentals2017, locator: "ch. 1, eq. 3" },
      }),
    }),
  ),

  ...inSection(
    "envelope",
    onlyWhen(quick, {
      wallArea: quantity("Wall area", "A_w", "area", 0, [0, 100_000], {
        help: "Net area of outside walls that face one way, without windows and doors. Add others below, under “More surfaces”.",
      }),
      wallUValue: quantity("Wall U-value", "U_w", "uValue", "absent", uValueLimits, {
        usual: usualUValues,
        help: "Including surface films.",
      }),
      wallOrientation: choice("Wall orientation", orientations, "W", { when: [cooling] }),
      wallColour: colour("Wall colour", [cooling]),
      windowArea: quantity("Window area", "A_g", "area", 0, [0, 100_000], {
        help: "With the frames, of windows that face one way. Add others below, under “More surfaces”.",
      }),
      windowUValue: quantity("Window U-value", "U_g", "uValue", "absent", [0.1, 10], {
        usual: [0.5, 6.5],
        help: "Whole window, frame included.",
      }),
      windowOrientation: choice("Window orientation", { ...orientations, horizontal: "Up (skylight)" }, "W", { when: [cooling] }),
      ...onlyWhen(cooling, { windowShgc: shgc("SHGC", 0.3), windowShading: shading }),
      roofArea: quantity("Roof area", "A_r", "area", 0, [0, 100_000], { help: "Zero under a conditioned storey." }),
      roofUValue: quantity("Roof U-value", "U_r", "uValue", "absent", uValueLimits, {
        usual: usualUValues,
        help: "Including surface films.",
      }),
      roofColour: colour("Roof colour", [cooling]),
    }),
  ),

  surfaces: list("More surfaces", "surface", 500, surfaceRow, {
    help: "Every wall, window, roof, door and floor that the fields above do not cover: other orientations, other constructions, unconditioned spaces.",
    section: "surfaces",
    when: [quick],
  }),

  ...inSection(
    "envelope",
    onlyWhen([quick, heating], {
      slabPerimeter: quantity("Slab edge, exposed perimeter", "P_s", "length", 0, [0, 10_000], {
        help: "Outside edge of a floor slab on the ground; used in heating.",
      }),
      slabLossFactor: quantity("Slab edge loss factor", "F_s", "linearTransmittance", { Imperial: 0.73, Metric: 1.26 }, [0, 5], {
        usual: [0.5, 3],
        help: "About 1.26 W/(m·K) (0.73 Btu/(h·ft·°F)); less with edge insulation.",
        source: loads,
      }),
    }),
  ),

  ...inSection(
    "sun",
    onlyWhen([quick, cooling], {
      month: choice("Month (21st day)", months, "summer"),
      hour: quantity("Hour, local standard time", "h_s", "time", 16, [0, 24 * 3600], { help: "Without daylight saving time." }),
      latitude: siteFields.latitude,
      longitude: siteFields.longitude,
      timeZone: siteFields.timeZone,
      ...citing(climate, {
        tauB: {
          ...siteFields.tauB.cell,
          symbol: "τ_b",
          help: "Clear-sky depth of the month from the climatic data of the site.",
          site: sunParts.tauB,
        },
        tauD: { ...siteFields.tauD.cell, symbol: "τ_d", site: sunParts.tauD },
      }),
      tauEdition: siteFields.tauEdition,
    }),
  ),

  ...inSection(
    "gains",
    onlyWhen(quick, {
      numPeople: quantity("People", "N", "count", 0, [0, 100_000], {
        per: { field: "floorArea", label: "floor area", quantity: "peopleDensity", symbol: "n_p" },
        defaultBy: byType.people,
      }),
      activity: activityField,
      lightingLoad: quantity("Lighting", "P_l", "electricLoad", 0, [0, 10_000_000], {
        per: { field: "floorArea", label: "floor area", quantity: "powerPerArea", symbol: "p_l" },
        defaultBy: byType.lighting,
        help: "Connected load in use at the design hour, as a whole or per floor area; about 7 W/m² (0.65 W/ft²) in today's offices.",
      }),
      equipmentLoad: quantity("Equipment", "P_e", "electricLoad", 0, [0, 10_000_000], {
        per: { field: "floorArea", label: "floor area", quantity: "powerPerArea", symbol: "p_e" },
        defaultBy: byType.equipment,
        help: "Sensible heat of equipment in use at the design hour, as a whole or per floor area; about 10 W/m² (1 W/ft²) in today's offices.",
      }),
      equipmentLatentLoad: quantity("Equipment, latent", "P_el", "electricLoad", 0, [0, 10_000_000], {
        help: "Latent heat of the moisture released: cooking, sterilising.",
      }),
      gainCredit: quantity("Gains credited against losses", "c", "ratio", 0, [0, 1], {
        help: "Design practice credits none: the building must warm up empty and dark.",
        source: loads,
        when: [heating],
      }),
    }),
  ),

  ...inSection("air", {
    ventilationRate: {
      ...quantity("Outdoor air for ventilation", "Q_v", "airFlow", "derived", [0, 10_000], {
        help: outdoorAirHelp,
        when: [quick],
        defaultBy: byType.outdoorAir,
      }),
      default: 0,
    },
    airflowBasis: choice(
      "Basis of ventilation airflow",
      { outdoor: "Outdoor air at site density", standard: "Standard air, 1.2 kg/m³ (0.075 lb/ft³)" },
      "standard",
      {
        help: "The rates of standards, and the ventilation calculator without its correction for density, are in standard air; fans move air at the density of the site.",
        source: { source: ashrae62, locator: "section 6.2.1.1" },
      },
    ),
    infiltrationAirChanges: quantity("Infiltration air changes", "n", "airChanges", 0, [0, 20 / 3600], {
      help: "Per hour, through leaks: about 0.2 when the room is kept under pressure, 0.5 and more when not.",
      source: { source: fundamentals2017, locator: "ch. 16" },
      when: [quick],
    }),
    humidified: flag("Humidified in winter", false, {
      help: "If so, outdoor air must also be brought to the indoor humidity.",
      when: [quick, heating],
    }),
  }),

  ...inSection("system", {
    supplyTemperatureDifference: quantity(
      "Supply air temperature difference",
      "Δt_s",
      "temperatureDifference",
      { Imperial: 20, Metric: 11 },
      [0.5, 60],
      {
        usual: [7, 25],
        help: "Between room and supply air: 8 to 12 K for cooling, up to 25 K for heating. In a project it applies to rooms with separate units.",
      },
    ),
    pickUp: quantity("Heating-up power", "p_up", "heatFlux", 0, [0, 200], {
      help: "Extra heating power per floor area to warm the room up after a setback; zero when heated around the clock.",
      source: { source: en12831 },
      when: [quick, heating],
    }),
    safetyFactor: quantity("Safety", "s", "ratio", 0, [0, 1], {
      help: "Added to the total and shown separately; more than 10 % oversizes.",
      source: { source: ashrae183 },
    }),
  }),

  ...hourlyFields,
});

/** An input as entered: any field may be left to its default. */
export type HeatLoadInput = CalculatorInput<typeof fields>;
/** An input as calculated: every field, numbers in SI. */
export type HeatLoadValues = SIValues<typeof fields>;
