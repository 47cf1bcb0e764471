import { typed } from "./quantity.ts";
import type { Template } from "./template.ts";
import { texts } from "./texts.ts";

export const restaurantKitchen: Template = {
  id: "restaurant-kitchen",
  name: texts.restaurantKitchen.name,
  description: texts.restaurantKitchen.description,
  files: [
    {
      collection: "ventilationCalculations",
      name: texts.restaurantKitchen.hood,
      input: {
        unitSystem: "Imperial",
        calculationName: texts.restaurantKitchen.hood,
        roomWidth: typed(12, "ft"),
        roomLength: typed(4, "ft"),
        roomHeight: typed(1, "ft"),
        airChangesPerHour: typed(300, "1/h"),
        outdoorAirFraction: typed(100, "%"),
        // The space below a hood is not an occupied zone.
        category: "none",
      },
    },
    {
      collection: "ductCalculations",
      name: texts.restaurantKitchen.duct,
      input: {
        unitSystem: "Imperial",
        calculationName: texts.restaurantKitchen.duct,
        airflow: typed(2000, "cfm"),
        sizingMethod: "velocity",
        targetVelocity: typed(1500, "fpm"),
        ductShape: "rectangular",
        aspectRatio: typed(1.5, "unitless"),
        ductLength: typed(35, "ft"),
        ductMaterial: "smooth",
        fittings: [
          { id: "hood", fitting: "entryHoodRectangular", quantity: typed(1, "unitless"), angle: typed(60, "deg") },
          { id: "elbows", fitting: "elbowRectangularSmooth", quantity: typed(2, "unitless"), radiusRatio: typed(1.5, "unitless") },
          { id: "exit", fitting: "exitAbrupt", quantity: typed(1, "unitless") },
        ],
        airTemperature: typed(100, "degF"),
        noiseCriterion: "45",
        ductLocation: "shaftOrDrywall",
        sheetMaterial: "stainlessSteel",
      },
    },
  ],
};
