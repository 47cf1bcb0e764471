import type { SheetBuilder } from "../../../kernel/index.ts";
import { transmissionCitation, windowGain, type WindowGain } from "../../../loads/index.ts";
import { windowRadiantFraction } from "../../../loads/internal.ts";
import type { ShadedWindow } from "../../../solar/index.ts";
import { fundamentals2017, iso52016, type Citation } from "../../../sources/index.ts";
import { describeAngularCurve, describeIncidence } from "../describeSun.ts";
import { glassCitation, seriesCitation } from "./citations.ts";
import { describeDirection, describeRadiantShare, groundReflectance, isSunUp, spreadBy, type DescribedHour } from "./describeSurfaces.ts";
import { shadedWindowOf, windowOf, type RoomWindowValues } from "./roomModel.ts";
import type { LoadedRoom } from "./rooms.ts";

/** Windows of a row with what they bring and lose. */
interface DescribedWindow {
  readonly id: string;
  readonly values: RoomWindowValues;
  /** Outdoor temperatures as they arrive, °C. */
  readonly arriving: number;
  /** Sunlight for an SHGC of 1 as it arrives, W/m². */
  readonly sunlight: number;
  readonly conduction: number;
  readonly solar: number;
  readonly loss: number;
}

/** States the windows of a room: symbols q_gti, q_gsi, and Φ_gi for heating. */
export function describeWindows(room: LoadedRoom, hour: DescribedHour, sheet: SheetBuilder): void {
  const { values, model, hours } = room;
  const opaque = model.room.surfaces.length;
  const rows = values.windows.map((window, i): DescribedWindow => {
    const [conducted, solar] = [hours.parts.sensible[opaque + 2 * i]!, hours.parts.sensible[opaque + 2 * i + 1]!];
    const { area, transmittance } = model.room.windows[i]!;
    return {
      id: window.id,
      values: window,
      arriving: conducted.hours[hour.k]!,
      sunlight: solar.hours[hour.k]!,
      conduction: conducted.scale * conducted.hours[hour.k]! + conducted.constant,
      solar: solar.scale * solar.hours[hour.k]!,
      loss: transmittance * area * (values.heatingTemp - hour.heatingDryBulb),
    };
  });
  sheet.rows({
    list: "windows",
    title: "Windows",
    rows,
    rowTitle: ({ values: { name } }, index) => name || `Window ${index + 1}`,
    values: { q_gti: ({ conduction }) => conduction, q_gsi: ({ solar }) => solar, Φ_gi: ({ loss }) => loss },
    quantities: { q_gti: "power", q_gsi: "power", Φ_gi: "power" },
    describe: (window, rowSheet) => describeWindow(window, room, hour, rowSheet),
  });
}

const shadeFields = ["overhangDepth", "overhangGap", "overhangReach", "finDepth", "finGap", "finReach", "finSide", "obstruction"];
const obstructionFields = ["obstructionHeight", "obstructionDistance", "obstructionLeft", "obstructionRight"];

function describeWindow(row: DescribedWindow, room: LoadedRoom, hour: DescribedHour, sheet: SheetBuilder): void {
  const { values } = row;
  const { indoorTemp } = room.values;
  const window = windowOf(values, hour.library);
  sheet.given("kind");
  sheet.formula("A_g", "Area", "area", "w_g * h_g * n_g", window.area);
  const type = (symbol: string, name: string, value: number, quantity: "uValue" | "number"): void =>
    sheet.lookup(symbol, name, quantity, value, undefined, { by: ["type"] });
  type("U_g", "U-value of its type", window.transmittance, "uValue");
  type("SHGC", "Solar heat gain coefficient of its type", window.shgc, "number");
  describeDirection(values.kind === "window" ? 90 : undefined, undefined, sheet);
  if (values.kind === "window") for (const field of shadeFields) sheet.given(field);
  if (values.kind === "window" && values.obstruction === "block") for (const field of obstructionFields) sheet.given(field);
  if (isSunUp(hour)) describeSunlight(values, hour, indoorTemp, sheet);
  const m = Math.floor(hour.k / 24);
  const radiant = hour.series.radiant(room);
  const { beam, diffuse } = hour.series.sunlight(m, values);
  const arrivingSun = window.interiorShade
    ? `beam and diffuse light, ${spreadBy(`${beam} + ${diffuse}`, radiant.nonSolar)}`
    : `all radiant without an interior shade; the beam ${beam} is spread over 24 hours by ${radiant.solar}, the diffuse light ${diffuse} by ${radiant.nonSolar}`;
  describeRadiantShare(windowRadiantFraction(window.shgc), sheet);
  const arrivingAir = spreadBy(hour.series.outdoors(m), radiant.nonSolar);
  sheet.lookup("t_m", `Effective outdoor temperature: ${arrivingAir}`, "temperature", row.arriving, seriesCitation);
  sheet.formula("q_gti", "Transmission", "power", "U_g * A_g * (t_m - t_i)", row.conduction, transmissionCitation);
  sheet.lookup("E_m", `Effective sunlight for an SHGC of one: ${arrivingSun}`, "irradiance", row.sunlight, seriesCitation);
  sheet.formula("q_gsi", "Sun", "power", "A_g * SHGC * E_m", row.solar, seriesCitation);
  sheet.formula("Φ_gi", "Heat loss", "power", "U_g * A_g * (t_ih - t_oh)", row.loss, transmissionCitation);
}

const shading: Citation = { source: fundamentals2017, locator: "ch. 15, exterior shading" };

/** States the share of the glass in the sun: by a formula behind an overhang alone or a long block alone. */
function describeShadow(shaded: ShadedWindow | undefined, { sunlitFraction, irradiance }: WindowGain, sheet: SheetBuilder): void {
  const name = "Share of the glass that the beam reaches";
  const { overhang, leftFin, rightFin, obstruction } = shaded ?? {};
  const hasFins = leftFin !== undefined || rightFin !== undefined;
  const obstacles: Citation = { source: iso52016, locator: "Annex F" };
  if (overhang && overhang.reach === undefined && !hasFins && !obstruction)
    sheet.formula("F_s", name, "number", "sunlitFraction(w_g, h_g, d_o, g_o, β, φ, ψ)", sunlitFraction, shading);
  else if (
    obstruction &&
    !overhang &&
    !hasFins &&
    obstruction.left === undefined &&
    obstruction.right === undefined &&
    irradiance.beam > 0
  ) {
    const expression = "1 - min(h_g, max(0, h_o - l_o * tan(β) / cos(φ - ψ))) / h_g";
    sheet.formula("F_s", name, "number", expression, sunlitFraction, obstacles);
  } else sheet.lookup("F_s", `${name} past overhang, fins and obstruction`, "number", sunlitFraction, obstruction ? obstacles : shading);
}

/** States the sun that comes through a window within the hour. */
function describeSunlight(values: RoomWindowValues, hour: DescribedHour, indoorTemp: number, sheet: SheetBuilder): void {
  const { k, days, library } = hour;
  const window = windowOf(values, library);
  const gain = windowGain(
    window,
    {
      dryBulb: days.dryBulb[k]!,
      sunAltitude: days.sunAltitude[k]!,
      sunAzimuth: days.sunAzimuth[k]!,
      beamNormal: days.beamNormal[k]!,
      diffuseHorizontal: days.diffuseHorizontal[k]!,
      groundReflectance: days.groundReflectance,
    },
    indoorTemp,
  );
  describeIncidence(gain.irradiance, groundReflectance, sheet);
  describeAngularCurve(gain, sheet);
  describeShadow(shadedWindowOf(values), gain, sheet);
  const { beam, diffuse } = window.interiorShade ?? { beam: 1, diffuse: 1 };
  sheet.lookup("IAC_b", "Interior attenuation of the beam", "number", beam, shading, { by: ["type"] });
  sheet.lookup("IAC_d", "Interior attenuation of diffuse light", "number", diffuse, shading, { by: ["type"] });
  const sun = "A_g * (IAC_b * E_tb * F_s * SHGC_b + IAC_d * (E_td + E_tr) * SHGC_d)";
  sheet.formula("q_gs0", "Sun through the glass within this hour", "power", sun, gain.solar, glassCitation);
}
