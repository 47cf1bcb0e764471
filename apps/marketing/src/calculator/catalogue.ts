import { catalogue, type Calculator } from "@org/hvac-core";
import { cards, type Card, type CardId } from "@org/hvac-core/cards";

const calculators: readonly Calculator[] = catalogue;

/** The calculator of a card. */
export function calculatorOf(id: string): Calculator | undefined {
  return calculators.find((each) => each.id === id);
}

export function cardOf(id: CardId): Card {
  return (cards as readonly Card[]).find((each) => each.id === id)!;
}

/** Where the page about a calculator is; the equipment schedule shares that of the bills that are priced from it. */
const pages: Readonly<Partial<Record<CardId, string>>> = {
  "heat-load": "/features/heat-load-calculations",
  "psychrometric-chart": "/features/psychrometric-analysis",
  "ventilation-calc": "/features/ventilation-design",
  "duct-sizer": "/features/duct-pipe-sizing",
  "pipe-sizer": "/features/pipe-sizer",
  "pump-head-calc": "/features/pump-refrigerant-sizing",
  "refrigerant-pipe-sizer": "/features/pump-refrigerant-sizing",
  "acoustic-calculator": "/features/acoustic-calculations",
  boq: "/features/bill-of-quantities",
  schedules: "/features/bill-of-quantities",
  "energy-analysis": "/features/energy-cost-analysis",
};

export function pageOf(id: string): string | undefined {
  return (pages as Readonly<Record<string, string>>)[id];
}
