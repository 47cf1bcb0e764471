/** Texts of the dialogs of energy cost. */
export const texts = {
  building: {
    facts: { lossCoefficient: "Loss coefficient", floorArea: "Floor area", ventilationFlow: "Outdoor air at design", altitude: "Altitude" },
    title: "Import the building from a heat load",
    lead: "Transmission and infiltration over the design difference of temperatures. Enter the outdoor air as its mean over the year if it does not always flow. The numbers are copied and do not follow later changes.",
    none: "This project has no heat load yet. Save one to the project, then import its building.",
  },

  import: "Import",
  tariffExport: {
    copied: "Tariff copied.",
    fileName: "Tariff",
    title: "Export the tariff",
    problem: (problem: string): string => `The tariff cannot be written: ${problem}`,
    hint: "Prices are in the currency of the form. Taxes, contract demand and power factor are not part of a record.",
    copy: "Copy",
    download: "Download",
  },

  tariffJson: "Tariff as JSON of the Utility Rate Database",
  tariffImport: {
    unreadable: (problem: string): string => `This tariff cannot be read: ${problem}`,
    notImported: "Not imported",
    notes: "Please note",
    doesNotFit: (problem: string): string => `The form cannot hold this tariff: ${problem}`,
    use: "Use this tariff",
    tooLarge: (name: string): string => `${name} is larger than 20 MB: a record has some 20 kB.`,
    title: "Import a tariff",
    hint: "Paste or drop a record, or the answer of the web service with detail=full. It is read in this browser.",
    openFile: "Open a file…",
    file: "Tariff file (JSON)",
    tariff: "Tariff",
  },

  rooms: {
    title: "Import rooms from a heat load",
    /** The names of a few rooms; the comparison lists all of them. */
    floor: (names: readonly string[], area: string): string =>
      `${names.length > 3 ? `${names.length} rooms` : names.join(", ")}: ${area} of floor.`,
    room: "Room",
    row: "room",
    lead: "Surfaces, windows, constructions, gains with their schedules, outdoor air and temperatures are copied and follow later changes only by another import.",
    none: "This project has no heat load yet. Save one by the hourly method to the project, then import its rooms.",
  },

  tariff: {
    range: (lowest: string, highest: string): string => `${lowest} to ${highest}`,
    /** "2 periods of up to 3 tiers, $0.08/kWh to $0.21/kWh". */
    prices: (parts: string, tiers: number, range: string): string => `${parts}${tiers > 1 ? ` of up to ${tiers} tiers` : ""}, ${range}`,
    periods: (count: number): string => (count === 1 ? "1 period" : `${count} periods`),
    seasons: (count: number): string => (count === 1 ? "1 season" : `${count} seasons`),
    charge: (amount: string, per: "day" | "month" | "year"): string => `${amount} a ${per}`,
    ratchet: (share: string, months: string): string => `${share} of the highest demand of ${months}`,
    precedingMonths: (count: number): string => `the ${count} preceding ${count === 1 ? "month" : "months"}`,
    labels: {
      utility: "Utility",
      sector: "Sector",
      valid: "Valid",
      energy: "Energy",
      ratchet: "Ratchet",
      adjustment: "Adjustment by month",
      demand: "Demand by period",
      monthlyDemand: "Monthly demand",
      fixedCharge: "Fixed charge",
      minimumBill: "Minimum bill",
      minimumAnnualBill: "Minimum annual bill",
      exportPrice: "Export price",
    },
    unbilled: {
      coincident: "Demand at the hours of the utility's own peaks (coincidentratestructure)",
      reactive: "The charge on reactive demand (demandreactivepowercharge)",
      units: "The unit of one of its demands: the form bills both in kVA (flatdemandunit, demandrateunit)",
    },
    dailyCharge: "A charge per day is converted to a mean month.",
  },
};
