import type { BillInput } from "@org/hvac-core/calculators/boq";

export const money = (value: number) => ({ value, unit: "money" }) as const;
export const times = (value: number) => ({ value, unit: "unitless" }) as const;
/** The three items that the specification's project begins with. */
export const office = {
  unitSystem: "Imperial",
  currency: "$",
  standard: "masterFormat",
  items: [
    { id: "unit", description: "Split system, 2.5 ton", workSection: "23 81", quantity: times(1), unit: "each", rate: money(7800) },
    { id: "duct", description: "Galvanized duct", workSection: "23 31", quantity: times(520), unit: "lb", rate: money(11.5) },
    { id: "diffusers", description: "Ceiling diffuser", workSection: "23 37", quantity: times(8), unit: "each", rate: money(185) },
  ],
} as const satisfies BillInput;
