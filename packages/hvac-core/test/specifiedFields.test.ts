import { expect, test } from "vitest";
import { catalogue } from "../src/catalogue.ts";
import type { Calculator } from "../src/kernel/index.ts";

/** The inputs that the product is specified by, as a file holds them that has nothing else: bare numbers in the units of its unit system. */
const specified: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "heat-load": {
    calculationMode: "Cooling",
    roomName: "Office",
    outdoorTemp: 95,
    indoorTemp: 75,
    wallArea: 200,
    wallUValue: 0.08,
    windowArea: 60,
    windowUValue: 0.5,
    roofArea: 300,
    roofUValue: 0.05,
    numPeople: 4,
    lightingLoad: 300,
    equipmentLoad: 500,
    ventilationRate: 80,
  },
  "duct-sizer": {
    calculationName: "Kitchen exhaust",
    airflow: 2000,
    ductShape: "rectangular",
    aspectRatio: 2,
    sizingMethod: "velocity",
    targetVelocity: 1500,
    targetFriction: 0.1,
    ductLength: 50,
    fittings: [],
  },
  "pipe-sizer": { calculationName: "Loop", flowRate: 20, pipeMaterial: "copperL", pipeLength: 100, frictionRate: 4, fittings: [] },
  "ventilation-calc": {
    calculationName: "Hood",
    unitSystem: "Imperial",
    roomWidth: 12,
    roomLength: 4,
    roomHeight: 1,
    airChangesPerHour: 300,
  },
  boq: { currency: "$", items: [{ id: "a", description: "Diffuser", quantity: 3, unit: "each", rate: 12.5, total: 37.5 }] },
};

/** Results that are specified with them. */
const results: Readonly<Record<string, readonly string[]>> = {
  "heat-load": ["wallLoad", "windowLoad", "roofLoad", "ventilationLoad", "internalLoad", "totalLoad"],
  "duct-sizer": [
    "velocity",
    "frictionRate",
    "area",
    "shape",
    "width",
    "height",
    "ductPressureLoss",
    "fittingsPressureLoss",
    "totalPressureLoss",
  ],
  "pipe-sizer": ["diameter", "velocity", "pipeHeadLoss", "fittingsHeadLoss", "totalHeadLoss"],
  "ventilation-calc": ["roomVolume", "requiredAirflow"],
  boq: [],
};

/** An item has its total computed; one that was stored stays as it is. */
const notes: Readonly<Record<string, readonly string[]>> = { boq: ["Not known to this version, and kept unchanged: items.a.total."] };

test.each(Object.entries(specified))("a file of %s with the specified fields alone opens and calculates", (id, stored) => {
  const calculator = catalogue.find((each) => each.id === id) as unknown as Calculator;
  const opened = calculator.open(stored, 1);
  expect(opened).toEqual({ input: stored, notes: notes[id] ?? [] });
  const outcome = calculator.calculate(opened.input, { strict: false });
  expect(outcome).toMatchObject({
    ok: true,
    results: Object.fromEntries(results[id]!.map((name) => [name, { value: expect.anything() as unknown }])),
  });
});
