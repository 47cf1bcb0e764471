import { long2014, schultz1985, siemens1251929 } from "../../acoustics/sources.ts";
import { ashraeCeilings } from "../../reference/sources.ts";
import { octaveBands } from "../../acoustics/index.ts";
import type { SheetBuilder } from "../../kernel/index.ts";
import { mathematics, type Citation } from "../../sources/index.ts";
import { formulas, inBand, lookups, weighted } from "./describeBands.ts";
import type { AcousticCalculation } from "./results.ts";
import { energySymbol } from "./energySymbol.ts";

const ofRoom: Citation = { source: mathematics, locator: "of the room" };

interface Placed {
  /** Symbol of the distance. */
  readonly distance: string;
  /** Fields of the room and of the directivity. */
  readonly by: readonly string[];
}

/** Sound level at the listener from the sound power `L_w` of a row, and its energy. */
export function describeArrival(
  list: "elements" | "sources",
  id: string,
  { distance, by }: Placed,
  { rooms }: AcousticCalculation,
  sheet: SheetBuilder,
): void {
  const room = rooms.find(({ arrivals }) => arrivals.some((arrival) => arrival.list === list && arrival.id === id));
  const arrival = room?.arrivals.find((each) => each.list === list && each.id === id);
  if (!room || !arrival) return;
  sheet.part("In the room");
  for (const field of by) sheet.given(field);
  const place = `rooms.${room.row.id}`;
  sheet.given(`${place}.method`);
  if (arrival.withRoom)
    lookups(sheet, {
      symbol: "E",
      name: "Loss of ceiling, plenum and room",
      values: arrival.effect,
      source: { source: ashraeCeilings },
      by: ["ceilingBy"],
    });
  else if (room.row.method === "array" && arrival.isOutlet) {
    for (const field of ["length", "width", "height"]) sheet.given(`${place}.${field}`);
    sheet.given(`${place}.outlets`);
    const ofList: Citation = { source: mathematics, locator: "of the list" };
    const { listedOutlets } = room;
    if (room.row.outlets === null) sheet.lookup("N_o", "Outlets in the ceiling", "count", listedOutlets, ofList);
    sheet.lookup("k_o", "Outlets in the list", "count", listedOutlets, ofList);
    const source = { source: siemens1251929, locator: "ch. 5, space effect" };
    formulas(
      sheet,
      { symbol: "E", name: "Sound power of one outlet less sound pressure of all", values: arrival.effect, source },
      (band) => `ceilingArrayRoomEffect(${octaveBands[band]}, H_r, L_r * W_r, N_o) + 10 * log10(k_o)`,
    );
  } else if (room.row.method !== "diffuse") {
    sheet.lookup("V_r", "Volume of the room", "volume", room.volume, ofRoom);
    formulas(
      sheet,
      { symbol: "E", name: "Sound power less sound pressure", values: arrival.effect, source: { source: schultz1985 } },
      (band) => `schultzRoomEffect(${octaveBands[band]}, V_r, ${distance})`,
    );
  } else {
    sheet.lookup("S_r", "Surface of the room", "area", room.surface, ofRoom);
    sheet.lookup("Q_r", "Directivity of the position", "number", arrival.directivity, {
      source: mathematics,
      locator: "share of a sphere",
    });
    lookups(sheet, { symbol: "α", name: "Mean absorption", values: room.absorption, source: ofRoom }, "ratio");
    formulas(
      sheet,
      {
        symbol: "E",
        name: "Sound power less sound pressure",
        values: arrival.effect,
        source: { source: long2014, locator: "room effect" },
      },
      (band) => `-10 * log10(Q_r / (4 * π * ${distance}^2) + 4 * (1 - ${inBand("α", band)}) / (S_r * ${inBand("α", band)}))`,
    );
  }
  formulas(sheet, { result: "roomLevel" }, (band) => `${inBand("L_w", band)} - ${inBand("E", band)}`);
  weighted(sheet, "roomLevelA", "L_p");
  octaveBands.forEach((frequency, band) =>
    sheet.formula(
      energySymbol(room.index, band),
      `Energy at the listener, ${frequency}\u202fHz`,
      "number",
      `10^(${inBand("L_p", band)} / 10)`,
      10 ** (arrival.level[band]! / 10),
    ),
  );
}
