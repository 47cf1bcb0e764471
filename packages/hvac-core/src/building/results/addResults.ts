import { idOf } from "../gbxml/constructions.ts";
import type { UnitReader } from "../gbxml/fileUnits.ts";
import { cadIdOf, spacesOf, unitsOf } from "../gbxml/readFile.ts";
import { uniqueSpaces } from "../resolve/uniqueIds.ts";
import { resultOf } from "../options.ts";
import { decodeXml } from "../xml/decode.ts";
import { editBytes } from "../xml/edit.ts";
import { attributeOf, childrenOf, type XmlElement } from "../xml/element.ts";
import { parseXmlInSteps } from "../xml/parse.ts";
import { FileEditor, writtenNumber } from "./fileEditor.ts";
import { formOf, resultElements, type ResultForm, type ResultPlace } from "./resultElements.ts";
import type { BuildingResults, FileWithResults, LoadResults, SkippedValue, SkipReason, SpaceResult, ZoneResult } from "./spaceResult.ts";
import { spaceOrder, spaceValues, zoneOrder, zoneValues, type ElementValue } from "./spaceValues.ts";

/** Children of the root up to results, in the order of the schema. */
const rootOrder = [
  "aecXML",
  "Campus",
  "LightingSystem",
  "LightingControl",
  "Construction",
  "Layer",
  "Material",
  "WindowType",
  "Schedule",
  "WeekSchedule",
  "DaySchedule",
  "Zone",
  "AirLoop",
  "HydronicLoop",
  "AirSystem",
  "IntEquip",
  "ExtEquip",
  "Weather",
  "Meter",
  "Results",
];

/** Whether areas of a file are in feet, inches, yards or miles. */
const isInchPound = ({ units }: UnitReader): boolean => /f(?:oo|ee)t|ft|inch|yard|mile/i.test(units.area);

/** Whether results of a file are in inch-pound units: the root says so, or else its areas do. */
function areResultsInchPound(root: XmlElement, units: UnitReader): boolean {
  const entry = attributeOf(root, "useSIUnitsForResults")?.toLowerCase();
  return entry === "false" || entry === "0" || (entry !== "true" && entry !== "1" && isInchPound(units));
}

/** Writes results of spaces into the text of a file. */
class ResultWriter {
  readonly editor: FileEditor;
  readonly skipped: SkippedValue[] = [];
  readonly #root: XmlElement;
  readonly #units: UnitReader;
  readonly #form: ResultForm;
  readonly #existing: ReadonlyMap<string, XmlElement>;

  constructor(text: string, root: XmlElement, units: UnitReader) {
    this.editor = new FileEditor(text);
    this.#root = root;
    this.#units = units;
    this.#form = formOf(root, areResultsInchPound(root, units));
    this.#existing = new Map(childrenOf(root, "Results").map((element) => [idOf(element), element]));
  }

  /** Replaces the number of an element, or adds the element. */
  #value(parent: XmlElement, order: readonly string[], { name, type, unit, valueIn }: ElementValue): SkipReason | undefined {
    const element = this.editor.existing(parent, name, type);
    if (!element && unit === undefined) return undefined;
    const value = valueIn(element ? attributeOf(element, "unit") : unit);
    if (typeof value === "string") return value;
    if (element) return this.editor.replaceValue(element, writtenNumber(value)) ? undefined : "not-a-number";
    const attributes = { unit: unit!, ...(type && { [type[0]]: type[1] }) };
    return this.editor.add(parent, order, { name, attributes, content: writtenNumber(value) }) ? undefined : "no-content";
  }

  #values(id: string, parent: XmlElement, order: readonly string[], values: readonly ElementValue[]): void {
    for (const value of values) {
      const reason = this.#value(parent, order, value);
      if (reason) this.skipped.push({ id, element: value.name, reason });
    }
  }

  /** Adds results of a space or a zone, or replaces those that were added earlier. */
  #results(key: ResultPlace["key"], element: XmlElement, result: LoadResults): void {
    for (const each of resultElements(result, { key, id: idOf(element), cadId: cadIdOf(element) }, this.#form)) {
      const earlier = this.#existing.get(each.attributes!["id"]!);
      if (earlier) this.editor.replaceElement(earlier, each);
      else this.editor.add(this.#root, rootOrder, each);
    }
  }

  writeSpace(space: XmlElement, result: SpaceResult): void {
    this.#values(result.spaceId, space, spaceOrder, spaceValues(result, isInchPound(this.#units)));
    this.#results(["", result.spaceId], space, result);
  }

  writeZone(zone: XmlElement, rooms: readonly SpaceResult[], result: ZoneResult | undefined): void {
    if (rooms.length > 0) this.#values(idOf(zone), zone, zoneOrder, zoneValues(rooms, this.#units.units.temperature));
    if (result) this.#results(["zone-", result.zoneId], zone, result);
  }
}

/**
 * Writes loads, airflows and the use of spaces into the gbXML file that they were read from. Elements are added, and numbers of elements that exist are
 * replaced, in their own unit; every other byte stays: encoding, line ends, indentation and prefixes are those of the file. Writing again replaces what
 * was written.
 *
 * Of a space: number of people, their sensible and latent heat, power of lighting and equipment per area. Of a zone: its set points, where its rooms have
 * the same. Results of the root name the space or zone and its object in the drawing program, and describe it by the name of the room or zone: cooling
 * load, of spaces its sensible part too, heating load, supply and outdoor airflow.
 *
 * @param source the file
 * @param results results in SI, of spaces and zones by their identifiers in the building; others are ignored
 * @param lengthUnit unit of lengths for a file that names none
 * @returns the file, and what was added, replaced and skipped
 * @throws {BuildingFileError} as `readGbxml` does, and where bytes are not those of its encoding
 * @source gbxml, schemas 0.32 to 7.03: Results, and Space and Zone
 * @example
 * ```ts
 * import { addResults } from "@org/hvac-core/building";
 * const file = new TextEncoder().encode('<gbXML lengthUnit="Meters"><Campus><Building><Space id="a"><Area>20</Area></Space></Building></Campus></gbXML>');
 * const loads = { coolingLoad: 1500, coolingSensible: 1200, coolingPeak: { month: 7, hour: 15 }, heatingLoad: 900, heatingMonth: 1 };
 * const air = { supplyAirflow: 0.1, outdoorAirflow: 0.02, coolingTemperature: 24, heatingTemperature: 21 };
 * const use = { area: 20, people: 2, sensiblePerPerson: 75, latentPerPerson: 55, lighting: 200, equipment: 300 };
 * addResults(file, { spaces: [{ spaceId: "a", ...loads, ...air, ...use }] }).added; // 10
 * ```
 */
export function addResults(source: Uint8Array, results: BuildingResults, lengthUnit?: string): FileWithResults {
  const { text, encoding } = decodeXml(source);
  const root = resultOf(parseXmlInSteps(text));
  const writer = new ResultWriter(text, root, unitsOf(root, lengthUnit));
  const bySpace = new Map(results.spaces.map((result) => [result.spaceId, result]));
  const spaces = uniqueSpaces(spacesOf(root).map((element) => ({ id: idOf(element), element }))).flatMap(({ id, element }) => {
    const result = bySpace.get(id);
    return result ? [{ element, result }] : [];
  });
  for (const { element, result } of spaces) writer.writeSpace(element, result);
  const byZone = new Map(results.zones?.map((result) => [result.zoneId, result]));
  const zones = childrenOf(root, "Zone");
  for (const zone of zones) {
    const rooms = spaces.filter(({ element }) => attributeOf(element, "zoneIdRef") === idOf(zone));
    writer.writeZone(
      zone,
      rooms.map(({ result }) => result),
      byZone.get(idOf(zone)),
    );
  }
  const { editor, skipped } = writer;
  return {
    file: editBytes(source, text, editor.edits, encoding),
    spaces: spaces.length,
    zones: zones.filter((zone) => byZone.has(idOf(zone))).length,
    added: editor.added,
    replaced: editor.replaced,
    skipped,
  };
}
