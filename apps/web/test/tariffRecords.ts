export const months = <T>(valueOf: (month: number) => T): T[] => Array.from({ length: 12 }, (_, month) => valueOf(month));
const isSummer = (month: number): boolean => month >= 5 && month <= 8;
export const schedule = months((month) => Array.from({ length: 24 }, (_, hour) => (isSummer(month) && hour >= 12 && hour < 18 ? 1 : 0)));

/** A record with every charge that the form has, and three that it does not have. */
export const record = {
  label: "a1",
  name: "General service, time of use",
  utility: "City Light",
  startdate: 1_735_689_600,
  energyratestructure: [[{ rate: 0.08, adj: 0.01, max: 4000, sell: 0.03 }, { rate: 0.07 }], [{ rate: 0.21, sell: 0.05 }]],
  energyweekdayschedule: schedule,
  energyweekendschedule: months(() => Array<number>(24).fill(0)),
  demandratestructure: [[{ rate: 0 }], [{ rate: 6 }]],
  demandweekdayschedule: schedule,
  demandweekendschedule: months(() => Array<number>(24).fill(0)),
  flatdemandstructure: [[{ rate: 5, max: 20 }, { rate: 7 }], [{ rate: 9 }]],
  flatdemandmonths: months((month) => (isSummer(month) ? 1 : 0)),
  lookbackPercent: 0.8,
  lookbackRange: 11,
  fixedchargefirstmeter: 45,
  mincharge: 60,
  annualmincharge: 900,
  fueladjustmentsmonthly: months((month) => month / 1000),
  fixedchargeeaaddl: 12,
  demandreactivepowercharge: 0.5,
};
export const other = {
  name: "Broken",
  utility: "City Light",
  energyratestructure: [
    [
      { rate: 0.1, max: 50 },
      { rate: 0.2, max: 40, unit: "MWh" },
    ],
  ],
};
