import type { Source } from "../sources/index.ts";

export const gbxmlSchema: Source = {
  key: "gbxml",
  title: "Green Building XML Schema",
  publisher: "gbXML.org",
  edition: "7.03",
  url: "https://www.gbxml.org/Schema_Current_GreenBuildingXML_gbXML",
};

export const ifcSchema: Source = {
  key: "ifc",
  title: "Industry Foundation Classes (ISO 16739-1)",
  publisher: "buildingSMART International",
  edition: "4.3.2.0; also 4.0.2.1 and 2.3.0.1",
  url: "https://standards.buildingsmart.org/IFC/RELEASE",
  readIn: "the EXPRESS schemas and files of several programs",
};
