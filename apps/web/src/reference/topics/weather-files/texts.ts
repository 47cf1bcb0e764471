const named = (word: string, file: string | undefined): string => (file === undefined ? word : `${word}, ${file}`);

/** Texts of the weather files. */
export const texts = {
  drop: {
    label: "Weather files",
    tooMany: "Two files can be compared, not more.",
    lead: "Drop an EPW, STAT or DDY file here, or two of them to compare. They are read in this browser and not uploaded.",
    choose: "Choose files",
    reading: "Reading the file",
  },
  empty:
    "Weather files of thousands of places are free, for instance at climate.onebuilding.org and energyplus.net. An EPW holds every hour of a year; the STAT and DDY files with it hold published design conditions.",
  tooLarge: (file: string): string => `${file}: the file is larger than 5 MB; it is not a weather file.`,
  openedFiles: "Opened files",
  hours: (count: number, source: string): string => ` · ${count} hours${source === "" ? "" : ` · ${source}`}`,
  close: (file: string): string => `Close ${file}`,
  checkCondensation: "Check condensation in a construction with these months",
  climateTarget: "temperatures and degree days",

  design: {
    title: "Design conditions",
    table: "Design conditions: table",
    condition: "Condition",
    none: "These files hold no design conditions, and too few hours to find any.",
    away: (distance: string, unit: string): string => `${distance}\u202f${unit} away`,
    handbook: (city: string, edition: string): string => `${city}, handbook ${edition}`,
    calculated: "of its hours",
    printed: (source: string | undefined): string => (source ? `printed: ${source}` : "printed"),
    humid: (file: string, wetBulbs: string, dewPoints: string): string =>
      `${file}: wet bulb exceeded at ${wetBulbs}; dew point at ${dewPoints} of its hours.`,
    exceeded: (temperature: string, share: string): string => `${temperature} (${share})`,
    oneYear:
      "One year, and a typical year above all, has milder extremes than the decades that published conditions rest on: design by these where there are any.",
    rows: {
      heating996: "Heating, 99.6 % of the hours warmer",
      heating990: "Heating, 99 %",
      cooling004: "Cooling, exceeded for 0.4 %",
      wetBulb004: "Mean coincident wet bulb, 0.4 %",
      cooling010: "Cooling, 1 %",
      wetBulb010: "Mean coincident wet bulb, 1 %",
      cooling020: "Cooling, 2 %",
      wetBulb020: "Mean coincident wet bulb, 2 %",
      range: "Mean daily range of the hottest month",
    },
  },

  months: {
    title: (file: string | undefined): string => (file === undefined ? "Months" : `Months of ${file}`),
    table: (title: string): string => `${title}: table`,
    mean: "Mean",
    meanDailyLowest: "Mean daily lowest",
    meanDailyHighest: "Mean daily highest",
    lowest: "Lowest",
    highest: "Highest",
    dewPoint: "Dew point",
    relativeHumidity: "Relative humidity",
    wind: "Wind",
    skyCover: "Sky covered",
    clear: "Clear, h",
    overcast: "Overcast, h",
    sun: "Sun on the ground",
  },

  month: "Month",
  year: "The year",
  from: "From",

  degreeDays: {
    base: "Base of degree days",
    title: (base: string): string => `Degree days to ${base}`,
    lead: (sums: readonly string[]): string => `Of the means of the days. ${sums.join("; ")}.`,
    sum: (heating: string, cooling: string, file: string | undefined): string =>
      `${file === undefined ? "Heating" : `${file}: heating`} ${heating}, cooling ${cooling}`,
    label: "Degree days by month",
    heating: (file: string | undefined): string => named("Heating", file),
    cooling: (file: string | undefined): string => named("Cooling", file),
  },

  meanDays: {
    quantity: "Mean days of",
    title: (quantity: string): string => `Mean days: ${quantity.toLowerCase()}`,
    lead: "Mean of each hour of the day in each month.",
    hour: (hour: number): string => `${hour} h`,
    month: (month: string, file: string | undefined): string => named(month, file),
    label: (quantity: string, file: string): string => `${quantity} by month and hour, ${file}`,
    lacking: "The file lacks this for some hours of the day.",
    quantities: {
      dryBulb: "Dry bulb",
      relativeHumidity: "Relative humidity",
      windSpeed: "Wind speed",
      skyCover: "Sky covered by clouds",
      globalHorizontal: "Sun on the ground",
    },
  },

  wind: {
    period: "Wind of",
    year: "the year",
    none: (period: string): string => `No wind was measured in ${period}.`,
    title: (period: string): string => `Wind of ${period}`,
    summary: (mean: string, calm: string, file: string | undefined): string =>
      `${file === undefined ? "" : `${file}: `}mean ${mean}, calm ${calm}`,
    speeds: (from: string, to: string | undefined, unit: string): string =>
      to === undefined ? `from ${from}\u202f${unit}` : `${from} to ${to}\u202f${unit}`,
    hours: (file: string | undefined): string => named("Hours", file),
    mean: "Mean",
    label: (period: string, file: string): string => `Wind rose of ${period}, ${file}`,
  },

  bins: {
    title: (file: string | undefined): string => (file === undefined ? "Bins" : `Bins of ${file}`),
    lead: "Hours by dry bulb, with the mean wet bulb of these hours.",
    columns: ["From", "Hours", "1–8 h", "9–16 h", "17–24 h", "Mean dry bulb", "Mean wet bulb"],
    label: "Hours by dry bulb",
    range: (from: string, to: string): string => `${from} to ${to}`,
    wetBulb: (temperature: string): string => `wet bulb ${temperature}`,
  },
};
