import { annualBill, uniformPresentValue } from "@org/hvac-core/energy";

const tariff = {
  energyratestructure: [[{ max: 5000, rate: 0.14 }, { rate: 0.11 }]],
  flatdemandstructure: [[{ rate: 12 }]],
  lookbackPercent: 0.8, // a ratchet: never less than 80 % of the year's peak
};
const usage = [60, 60, 70, 90, 140, 200, 220, 210, 150, 90, 60, 60].map((peakKilowatts) => ({
  energyKilowattHours: [peakKilowatts * 180],
  demandKilowatts: [],
  peakKilowatts,
}));
const bill = annualBill(tariff, usage);
export const yearTotal = bill.total;
export const januaryDemand = bill.months[0]!.flatDemand;
export const overTwentyYears = bill.total * uniformPresentValue(0.03, 20);
