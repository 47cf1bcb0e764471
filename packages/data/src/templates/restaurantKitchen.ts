import type { Template } from "./template.ts";

export const restaurantKitchen: Template = {
  id: "restaurant-kitchen",
  name: "Restaurant Kitchen Ventilation",
  description: "Air through a kitchen hood by air changes of the space beneath it, and the exhaust duct.",
  files: [
    {
      collection: "ventilationCalculations",
      name: "Kitchen hood",
      input: {
        unitSystem: "Imperial",
        calculationName: "Kitchen hood",
        roomWidth: 12,
        roomLength: 4,
        roomHeight: 1,
        airChangesPerHour: 300,
        outdoorAirFraction: 100,
        // The space beneath a hood is no zone that people occupy.
        category: "none",
      },
    },
    {
      collection: "ductCalculations",
      name: "Kitchen exhaust duct",
      input: {
        unitSystem: "Imperial",
        calculationName: "Kitchen exhaust duct",
        airflow: 2000,
        sizingMethod: "velocity",
        targetVelocity: 1500,
        ductShape: "rectangular",
        aspectRatio: 1.5,
        ductLength: 35,
        ductMaterial: "smooth",
        fittings: [
          { fitting: "entryHoodRectangular", quantity: 1, angle: 60 },
          { fitting: "elbowRectangularSmooth", quantity: 2, radiusRatio: 1.5 },
          { fitting: "exitAbrupt", quantity: 1 },
        ],
        airTemperature: 100,
        noiseCriterion: "45",
        ductLocation: "shaftOrDrywall",
        sheetMaterial: "stainlessSteel",
      },
    },
  ],
};
