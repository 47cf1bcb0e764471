import { countryOf } from "./countryNames.ts";

/** States and provinces of the cities of three countries, by their postal abbreviations. */
const rows: Readonly<Record<string, string>> = {
  USA: `AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming`,
  CAN: `AB Alberta,BC British Columbia,MB Manitoba,NB New Brunswick,NL Newfoundland and Labrador,NS Nova Scotia,NT Northwest Territories,NU Nunavut,ON Ontario,PE Prince Edward Island,QC Québec,SK Saskatchewan,YT Yukon`,
  AUS: `ACT Australian Capital Territory,NSW New South Wales,NT Northern Territory,QLD Queensland,SA South Australia,TAS Tasmania,VIC Victoria,WA Western Australia`,
};

/** A state or province of a country by its abbreviation; `undefined` for countries listed without. */
export function regionName(country: string, letters: string): string | undefined {
  return rows[country]
    ?.split(",")
    .find((row) => row.startsWith(`${letters} `))
    ?.slice(letters.length + 1);
}

/** First letters of Canadian postal codes by province; X stands for the two northern territories. */
const canadianPost = "A NL,B NS,C PE,E NB,G QC,H QC,J QC,K ON,L ON,M ON,N ON,P ON,R MB,S SK,T AB,V BC,X NT,Y YT";

/** The province of a Canadian postal code, such as "M5V 3L9" or its beginning "M5"; `undefined` for anything else. */
export function provinceOfPostalCode(code: string): string | undefined {
  const match = /^([a-z])\d(?:[a-z](?:\s?\d(?:[a-z]\d?)?)?)?$/i.exec(code.trim());
  return canadianPost
    .split(",")
    .find((row) => row.startsWith(`${match?.[1]?.toUpperCase()} `))
    ?.slice(2);
}

/** A city with its state and country: "Portland, Oregon, United States". */
export function placeName(city: string, country: string, stateCode = ""): string {
  return [city, regionName(country, stateCode) ?? [], countryOf(country).name].flat().join(", ");
}
