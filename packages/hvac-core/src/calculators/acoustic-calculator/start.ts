import type { UnitSystem } from "../../quantity/index.ts";
import type { AcousticInput } from "./schema.ts";

/** Sound power of an air handling unit for an office floor, dB. */
const supplyFan = [86, 84, 82, 80, 78, 74, 70, 65] as const;
const silencer = { insertionLoss: [5, 10, 17, 26, 29, 22, 15, 11], ownNoise: [46, 43, 40, 36, 33, 29, 24, 18] } as const;
const diffuser = [41, 41, 39, 36, 31, 25, 17, 9] as const;

/** A fan, a silencer and a branch to one room, in round numbers of either system. */
function supplyToOneRoom(unitSystem: UnitSystem): AcousticInput {
  const of = <T>(metric: T, imperial: T): T => (unitSystem === "Metric" ? metric : imperial);
  return {
    unitSystem,
    sources: [{ id: "fan", name: "Supply fan", kind: "bands", discharge: supplyFan }],
    elements: [
      { id: "main", name: "Main duct", kind: "duct", width: of(600, 24), height: of(400, 16), length: of(8, 26), airflow: of(1200, 2500) },
      { id: "silencer", name: "Silencer", kind: "silencer", parent: "main", ...silencer },
      {
        id: "branch",
        name: "Branch",
        kind: "duct",
        parent: "silencer",
        leaves: "branch",
        otherArea: of(0.24, 2.7),
        shape: "rectangular",
        width: of(300, 12),
        height: of(200, 8),
        length: of(4, 13),
        liningThickness: of(25, 1),
        airflow: of(150, 320),
      },
      { id: "elbow", name: "Elbow", kind: "elbow", parent: "branch", lined: true },
      {
        id: "flexible",
        name: "Flexible duct",
        kind: "flexible",
        parent: "elbow",
        shape: "round",
        diameter: of(200, 8),
        flexibleLength: of(1.5, 5),
      },
      { id: "outlet", name: "Diffuser", kind: "outlet", parent: "flexible", noiseBy: "bands", outletNoise: diffuser, room: "office" },
    ],
    rooms: [{ id: "office", name: "Office", use: "private-office", length: of(5, 16), width: of(4, 13), height: of(2.8, 9) }],
  };
}

/** What a new page starts with. */
export const start: Readonly<Record<UnitSystem, AcousticInput>> = {
  Metric: supplyToOneRoom("Metric"),
  Imperial: supplyToOneRoom("Imperial"),
};
